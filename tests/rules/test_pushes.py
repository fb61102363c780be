"""Push: which way, how far, what is in the way; and Bash."""

import pytest

from mageduel.rules.movement import push, push_at_random, push_away
from mageduel.state.arena import Direction
from mageduel.state.events import Attacked
from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def ways(table: Table, source: str, target: str) -> set[Direction]:
    """The directions offered to somebody in one zone who pushes a creature in another."""
    pusher, wolf = table.put("Timber Wolf", RED, source), table.put("Timber Wolf", BLUE, target)
    table.asked.clear()
    table.decide("direction", lambda request: request.options[0])
    table.run(push_away(table.game, RED, wolf, pusher))
    return {Direction(option[1]) for option in table.asked[0].options}


@rule("core.effect.push-adjacent-zone")
def test_a_push_moves_one_zone(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.run(push(table.game, wolf, Direction.EAST))
    assert wolf.zone == table.zone("B3")


@rule("core.effect.push-away-from-source", "sup.codex.push-away-along-line", "sup.codex.example-push-east")
@pytest.mark.parametrize(
    ("source", "target", "expected"),
    [
        ("B1", "B2", Direction.EAST),
        ("B1", "B3", Direction.EAST),
        ("B3", "B2", Direction.WEST),
        ("C2", "B2", Direction.NORTH),
        ("A2", "B2", Direction.SOUTH),
    ],
)
def test_it_goes_straight_away_from_its_source(table: Table, source: str, target: str, expected: Direction) -> None:
    assert ways(table, source, target) == {expected}


@rule("core.effect.push-source-chooses-direction", "sup.codex.push-diagonal-choice", "sup.codex.example-push-diagonal")
def test_on_a_diagonal_the_pusher_picks_one_of_the_two_nearer_ways(table: Table) -> None:
    assert ways(table, "C1", "B2") == {Direction.NORTH, Direction.EAST}


@rule("core.effect.push-source-chooses-direction", "sup.codex.push-same-zone-any-direction")
def test_in_the_same_zone_any_way_will_do(table: Table) -> None:
    assert ways(table, "B2", "B2") == set(Direction)


@rule("core.effect.push-random-direction")
@pytest.mark.parametrize(("roll", "zone"), [(1, "A2"), (3, "A2"), (4, "B3"), (6, "B3"), (7, "C2"), (9, "C2"), (10, "B1"), (12, "B1")])
def test_chance_pushes_by_the_effect_die(table: Table, roll: int, zone: str) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.effect(roll)
    table.run(push_at_random(table.game, RED, wolf))
    assert wolf.zone == table.zone(zone)


@rule("core.effect.push-through-wall")
def test_fog_does_not_stop_it(table: Table) -> None:
    table.wall("Fog Bank", "B2|B3")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.run(push(table.game, wolf, Direction.EAST))
    assert wolf.zone == table.zone("B3")


@rule("core.effect.push-passage-attacks")
def test_through_a_wall_that_attacks_the_creature_is_attacked(table: Table) -> None:
    table.wall("Wall of Fire", "B2|B3")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.dice("2* 0 0 0 0", effect=1)
    table.run(push(table.game, wolf, Direction.EAST))
    assert wolf.damage == 2
    assert wolf.zone == table.zone("B3")


@rule(
    "core.effect.push-bashed",
    "core.effect.bashed-trigger",
    "core.effect.bashed-3-dice-unavoidable",
    "core.wall.push-into-blocked-bashes",
    "core.trait.passage-blocked-push-bashes",
)
def test_against_a_wall_that_blocks_the_creature_is_bashed_with_three_dice(table: Table) -> None:
    table.wall("Wall of Stone", "B2|B3")
    knight = table.put("Knight of Westlock", BLUE, "B2")  # his Defense is of no use
    table.dice("2 2 2")
    table.run(push(table.game, knight, Direction.EAST))
    assert knight.damage == 6 - 3
    assert knight.zone == table.zone("B2")
    assert len(table.events(Attacked)) == 1


@rule("core.effect.push-outer-walls", "core.effect.bashed-by-arena-edge", "sup.rules.arena-walls-block-and-bash-flyers")
@pytest.mark.parametrize("name", ["Timber Wolf", "Tarok, the Skyhunter"])
def test_the_edge_of_the_arena_bashes_walkers_and_flyers(table: Table, name: str) -> None:
    creature = table.put(name, BLUE, "B4")
    table.dice("1* 1* 0")
    table.run(push(table.game, creature, Direction.EAST))
    assert creature.damage == 2
    assert creature.zone == table.zone("B4")


@rule("core.effect.push-flying-ignores-inner-walls")
@pytest.mark.parametrize("wall", ["Wall of Stone", "Wall of Fire"])
def test_flyers_are_pushed_over_walls(table: Table, wall: str) -> None:
    table.wall(wall, "B2|B3")
    tarok = table.put("Tarok, the Skyhunter", BLUE, "B2")
    table.run(push(table.game, tarok, Direction.EAST))
    assert (tarok.damage, tarok.zone) == (0, table.zone("B3"))


@rule("core.effect.push-unmovable", "core.codex.conjuration-unmovable", "core.conjuration.normally-immobile")
def test_what_is_unmovable_stays_and_is_not_bashed_either(table: Table) -> None:
    flower = table.put("Mana Flower", BLUE, "B4")
    held = table.put("Timber Wolf", BLUE, "B4")
    table.attach("Force Hold", held, RED)
    for thing in (flower, held):
        table.run(push(table.game, thing, Direction.EAST))
        table.run(push(table.game, thing, Direction.WEST))
        assert (thing.damage, thing.zone) == (0, table.zone("B4"))


@rule("sup.rules.bash-forces-block")
@pytest.mark.parametrize("name", ["Block", "Reverse Attack"])
def test_a_bash_wastes_what_would_avoid_it(table: Table, name: str) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B4")
    hidden = table.hide(name, wolf)
    table.decide("pay reveal", ("pay",))
    table.dice("2* 0 0")
    table.run(push(table.game, wolf, Direction.EAST))
    assert wolf.damage == 2
    assert not table.in_play(hidden)


def test_who_is_destroyed_by_the_bash_is_gone(table: Table) -> None:
    fox: Object = table.put("Bitterwood Fox", BLUE, "A1", damage=3)
    table.dice("2* 0 0")
    table.run(push(table.game, fox, Direction.NORTH))
    assert not table.in_play(fox)
