"""How ground and walls look: terrain that was laid, under it what the board has there, and what walls are made of."""

from __future__ import annotations

from typing import Final, cast

from mageduel.facts.boards import looks
from mageduel.facts.cards import Card
from mageduel.facts.traits import PASSAGE_ATTACKS
from mageduel.rules.domination.ground import tile_in
from mageduel.rules.objects.terrain import terrain_in
from mageduel.state.game import Game
from mageduel.state.places import Zone
from mageduel.views.shapes import GroundCode, GroundShown, WallCode

_TERRAIN: Final[tuple[tuple[str, GroundCode], ...]] = (
    ("swamp", "swamp"),
    ("aquatic", "water"),
    ("plant", "grass"),
    ("elevated", "hill"),
    ("magma", "hellscape"),
    ("light", "hallowed"),
)
"""What terrain of a subtype looks like; of several the first."""


_WALLS: Final[tuple[tuple[str, WallCode], ...]] = (
    ("stone", "stone"),
    ("metal", "steel"),
    ("skeleton", "bones"),
    ("plant", "thorns"),
    ("aquatic", "coral"),
    ("flame", "flames"),
    ("force", "force"),
    ("poison", "gas"),
    ("cloud", "mist"),
)
"""What a wall of a subtype looks like; of several the first."""


def look_of_wall(card: Card) -> WallCode:
    """How a wall of this card is drawn: by what it is made of, or by what it does to those who pass."""
    found = next((code for subtype, code in _WALLS if subtype in card.subtypes), None)
    return found or ("pikes" if card.has(PASSAGE_ATTACKS) else "earth")


def look_of_terrain(card: Card) -> GroundCode:
    """How terrain of this card is drawn."""
    return next((code for subtype, code in _TERRAIN if subtype in card.subtypes), "stone")


def look_of_tile(name: str) -> GroundCode:
    """How special ground of this name is drawn."""
    return cast(GroundCode, looks()[name])


def ground(game: Game, zone: Zone) -> list[GroundShown]:
    """What the ground of a zone is, from above: terrain, then special ground of the board; empty for plain stone."""
    found = []
    terrain = terrain_in(game, zone)
    if terrain is not None:
        found.append(GroundShown(look_of_terrain(terrain.card), terrain.name, terrain.id, is_tile=False))
    tile = game.arena.tiles[zone]
    if tile is not None:
        lying = tile_in(game, zone)
        found.append(GroundShown(look_of_tile(tile), tile, None if lying is None else lying.id, is_tile=True))
    return found
