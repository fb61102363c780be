"""Line of sight: straight lines, walls that block them, corners, flyers, and what needs sight."""

import pytest

from mageduel.rules.movement.banishment import banish
from mageduel.rules.sight.lines import sees, sees_border, sees_zone
from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_wall

FENCE = make_wall("Fence", cost=3, life=3, traits=["Passage Blocked", "Extendable"])


@pytest.fixture
def table() -> Table:
    return Table(red="Wizard", blue="Warlock")


def seen(table: Table, start: str) -> set[str]:
    """Zones that can be seen from a zone."""
    return {name for name in table.game.arena.zone_names if sees_zone(table.game, table.zone(start), table.zone(name))}


def cast_at(table: Table, caster: Object, card: str) -> set[object]:
    """What a spell can be aimed at."""
    return {option[3] for option in table.cast_options(caster, card)}


@rule("core.los.whole-board-by-default", "core.codex.los-blocked-by-walls", "codex.los.walls")
def test_without_walls_that_block_sight_everything_is_seen_whatever_stands_between(table: Table) -> None:
    for zone in ("B2", "C2", "B1"):
        table.put("Steelclaw Grizzly", BLUE, zone)
        table.put("Mana Crystal", BLUE, zone)
    table.wall(FENCE, "C1|C2")
    assert seen(table, "C1") == set(table.game.arena.zone_names)


@rule("core.los.centre-to-centre", "core.los.blocked-crossing-border", "core.trait.blocks-los-wall")
def test_a_wall_hides_what_lies_on_lines_through_its_border(table: Table) -> None:
    table.wall("Wall of Stone", "C1|C2")
    hidden = set(table.game.arena.zone_names) - seen(table, "C1")
    # straight on, and on the flat slants that leave the zone through that border
    assert hidden == {"C2", "C3", "C4", "B3", "B4", "A4"}


@rule("core.wall.covers-full-border")
def test_a_wall_covers_its_border_from_end_to_end(table: Table) -> None:
    table.wall("Wall of Stone", "C1|C2")
    # the line to A4 crosses that border near its end, the diagonal to A3 at the corner
    assert not sees_zone(table.game, table.zone("C1"), table.zone("A4"))
    assert sees_zone(table.game, table.zone("C1"), table.zone("A3"))


@rule("core.los.corner-open-if-one-side-clear", "ruling.r15")
@pytest.mark.parametrize("walls", [("C1|C2",), ("B2|C2",), ("C1|C2", "B2|C2"), ("B1|C1", "B1|B2"), ("B1|B2",)])
def test_a_corner_is_open_while_one_way_round_is_clear(table: Table, walls: tuple[str, ...]) -> None:
    for border in walls:
        table.wall("Wall of Stone", border)
    assert sees_zone(table.game, table.zone("C1"), table.zone("B2"))


@rule("core.los.corner-blocked-if-both-sides", "ruling.r15")
@pytest.mark.parametrize("walls", [("C1|C2", "B1|C1"), ("C1|C2", "B1|B2"), ("B2|C2", "B1|C1"), ("B2|C2", "B1|B2")])
def test_a_corner_is_closed_when_both_ways_round_are_walled(table: Table, walls: tuple[str, ...]) -> None:
    for border in walls:
        table.wall("Wall of Stone", border)
    assert not sees_zone(table.game, table.zone("C1"), table.zone("B2"))
    assert not sees_zone(table.game, table.zone("B2"), table.zone("C1"))


@rule("core.los.to-wall-border-centre", "ruling.r15")
def test_a_wall_is_seen_at_the_middle_of_its_border(table: Table) -> None:
    border = table.border("B2|B3")
    start = table.zone("C1")
    beside = table.wall("Wall of Stone", "B1|B2")
    table.wall("Wall of Stone", "B3|C3")
    assert sees_border(table.game, start, border)
    wall = table.wall("Wall of Stone", "B2|B3")
    assert sees(table.game, table.red, wall)
    table.wall("Wall of Stone", "B2|C2")
    assert not sees_border(table.game, start, border)
    table.destroy(beside)
    assert sees_zone(table.game, start, table.zone("B2"))
    assert not sees(table.game, table.red, wall), "to see one of its zones is not enough"


def test_a_wall_does_not_hide_itself(table: Table) -> None:
    wall = table.wall("Wall of Stone", "C1|C2")
    assert sees(table.game, table.red, wall)


@rule(
    "core.los.required-for-spells",
    "core.wall.blocks-los",
    "core.trait.blocks-los-no-target",
    "codex.blocks-los.no-target",
    "core.codex.los-blocked-no-target",
    "codex.los.no-target",
)
def test_spells_reach_neither_objects_nor_zones_out_of_sight(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C2")
    assert wolf.id in cast_at(table, table.red, "Lightning Bolt")
    assert "C2" in cast_at(table, table.red, "Mana Crystal")
    table.wall("Fog Bank", "C1|C2")
    assert wolf.id not in cast_at(table, table.red, "Lightning Bolt")
    assert "C2" not in cast_at(table, table.red, "Mana Crystal")


@rule("core.los.required-for-ranged", "core.los.checked-with-range")
def test_a_ranged_attack_needs_both_range_and_sight(table: Table) -> None:
    archer = table.put("Royal Archer", RED, "B1")  # range 1-2
    near, far = table.put("Timber Wolf", BLUE, "B3"), table.put("Timber Wolf", BLUE, "B4")

    def offered() -> set[object]:
        return {option[3] for option in table.actions(archer) if option[0] == "attack"}

    assert near.id in offered()
    assert far.id not in offered()
    table.wall("Wall of Stone", "B2|B3")
    assert near.id not in offered()


@rule("core.wall.never-blocks-los-flying", "ruling.r15")
def test_flyers_are_seen_over_walls_and_see_over_them(table: Table) -> None:
    table.wall("Wall of Stone", "C1|C2")
    falcon, wolf = table.put("Thunderift Falcon", BLUE, "C2"), table.put("Timber Wolf", BLUE, "C2")
    assert falcon.id in cast_at(table, table.red, "Lightning Bolt")
    assert wolf.id not in cast_at(table, table.red, "Lightning Bolt")
    fellella = table.put("Fellella, Pixie Familiar", RED, "C1")
    tower = table.put("Mana Crystal", BLUE, "C2")
    assert sees(table.game, fellella, wolf)
    assert sees(table.game, fellella, tower)


@rule("core.wall.never-blocks-los-flying")
def test_a_flying_caster_aims_at_zones_and_borders_beyond_a_wall(table: Table) -> None:
    table.wall("Wall of Stone", "C1|C2")
    table.book(RED, "Wall of Stone")
    assert "C2" not in cast_at(table, table.red, "Mana Crystal")
    table.attach("Eagle Wings", table.red)
    assert "C2" in cast_at(table, table.red, "Mana Crystal")
    ways = {option[3:] for option in table.cast_options(table.red, "Wall of Stone")}
    assert ("C2|C3", "single") in ways
    assert ("C2|C3", "B3|C3") in ways


def test_an_enchantment_on_a_flyer_is_seen_with_it(table: Table) -> None:
    table.wall("Wall of Stone", "C1|C2")
    falcon = table.put("Thunderift Falcon", BLUE, "C2")
    strength = table.attach("Bear Strength", falcon)
    assert sees(table.game, table.red, strength)


def test_those_who_lose_flying_are_hidden_again(table: Table) -> None:
    table.wall("Wall of Stone", "C1|C2")
    falcon = table.put("Thunderift Falcon", BLUE, "C2")
    table.guard(falcon)  # whoever guards stands on the ground
    assert falcon.id not in cast_at(table, table.red, "Lightning Bolt")


def test_nobody_sees_who_is_out_of_the_arena_whatever_walls_there_are(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.wall("Wall of Stone", "A1|A2")
    assert sees(table.game, table.red, wolf)
    table.run(banish(table.game, wolf, 2))
    assert not sees(table.game, table.red, wolf)
