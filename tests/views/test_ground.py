"""How ground and walls look: every kind has a drawing, and what lies under other ground is told."""

from typing import get_args

from mageduel.facts.boards import boards, looks
from mageduel.facts.cards import CardType
from mageduel.facts.library import library
from mageduel.views.ground import ground, look_of_terrain, look_of_wall
from mageduel.views.shapes import GroundCode, GroundShown, WallCode
from mageduel.views.table import table as shown
from tests.kit.table import BLUE, RED, Table


def test_every_kind_of_special_ground_has_a_look() -> None:
    used = {name for board in boards().values() for name in board.ground.values()}
    assert set(looks()) == used
    assert set(looks().values()) <= set(get_args(GroundCode)) - {"stone"}


def test_every_terrain_and_every_wall_is_told_from_plain_stone() -> None:
    terrain = {card.name: look_of_terrain(card) for card in library().values() if card.is_terrain}
    assert "stone" not in terrain.values()
    assert (terrain["Swamp"], terrain["Shallow Sea"]) == ("swamp", "water")
    assert terrain["Hellscape"] == "hellscape"
    walls = {card.name: look_of_wall(card) for card in library().values() if card.type is CardType.WALL}
    assert set(walls.values()) <= set(get_args(WallCode))
    assert (walls["Wall of Stone"], walls["Wall of Earth"], walls["Wall of Pikes"]) == ("stone", "earth", "pikes")


def test_terrain_lies_over_the_ground_of_the_board() -> None:
    table = Table("domination")
    zone = table.zone("B3")
    tile = table.find("Septagram Tile").id
    assert ground(table.game, zone) == [GroundShown("septagram", "Septagram", tile, is_tile=True)]
    sea = table.put("Shallow Sea", RED, "B3")
    assert ground(table.game, zone) == [
        GroundShown("water", "Shallow Sea", sea.id, is_tile=False),
        GroundShown("septagram", "Septagram", tile, is_tile=True),
    ]
    assert shown(table.game, RED).objects[str(sea.id)].is_ground


def test_the_table_shows_the_zone_everybody_began_in_and_both_ends_of_a_passage() -> None:
    table = Table("domination")
    view = shown(table.game, BLUE)
    assert [player.start for player in view.players] == ["A4", "D1"]
    ends = {zone.zone: zone.passage for zone in view.zones if zone.passage is not None}
    assert ends == {"A3": "D2", "D2": "A3"}
    arena = Table()
    assert [player.start for player in shown(arena.game, RED).players] == ["C1", "A4"]
    assert (shown(arena.game, RED).board, shown(arena.game, RED).goal) == (None, None)
