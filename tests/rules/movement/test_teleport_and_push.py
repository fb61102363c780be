"""Push and Teleport: which way, through which walls, on whom they work, and what comes along."""

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.conditions import BURN, CRIPPLE, STUCK
from mageduel.facts.traits import ANCHORED, UNCONTAINABLE, UNMOVABLE
from mageduel.kernel.requests import Answer
from mageduel.rules.movement.moves import push, push_at_random, push_away, teleport
from mageduel.state.arena import Direction
from mageduel.state.events import Attacked, DiceRolled, Moved
from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.moments import name_of as step_title
from tests.kit.table import BLUE, RED, Table, make_card, make_creature
from tests.kit.walking import hound, place


@pytest.fixture
def table() -> Table:
    return Table()


def shove(table: Table, target: Object, way: Direction) -> str:
    table.run(push(table.game, target, way))
    return place(target)


def whisk(table: Table, target: Object, zone: str) -> str:
    table.run(teleport(table.game, target, table.zone(zone)))
    return place(target)


# Which way


@rule("core.effect.push-adjacent-zone", "codex.push.one-zone-away")
@pytest.mark.parametrize(
    ("way", "zone"),
    [(Direction.NORTH, "A2"), (Direction.EAST, "B3"), (Direction.SOUTH, "C2"), (Direction.WEST, "B1")],
)
def test_a_push_moves_one_zone(table: Table, way: Direction, zone: str) -> None:
    assert shove(table, table.put(hound()), way) == zone


def directions(table: Table, source: str, target: str) -> set[Direction]:
    """The ways the pusher may choose from."""
    pusher, pushed = table.put(hound(), RED, source), table.put(hound(), BLUE, target)
    offered: list[Answer] = []

    def choose(request: object) -> Answer:
        offered.extend(request.options)  # type: ignore[attr-defined]
        return offered[0]

    table.decide("direction", choose)
    table.run(push_away(table.game, RED, pushed, pusher))
    assert not [each for each in table.asked if each.player != RED], "whoever controls the Push chooses"
    return {Direction(each[1]) for each in offered}


@rule("core.effect.push-away-from-source", "sup.codex.push-away-along-line", "sup.codex.example-push-east")
@pytest.mark.parametrize(
    ("source", "target", "way"),
    [("B1", "B2", Direction.EAST), ("B4", "B2", Direction.WEST), ("A2", "B2", Direction.SOUTH)],
)
def test_on_a_straight_line_the_target_goes_directly_away(
    table: Table, source: str, target: str, way: Direction
) -> None:
    assert directions(table, source, target) == {way}


@rule(
    "core.effect.push-source-chooses-direction",
    "codex.push.direction-choice",
    "sup.codex.push-diagonal-choice",
    "sup.codex.example-push-diagonal",
    "ruling.r17",
)
def test_on_a_diagonal_the_pusher_picks_one_of_the_two_nearer_ways(table: Table) -> None:
    assert directions(table, "C1", "B2") == {Direction.NORTH, Direction.EAST}


@rule("core.effect.push-source-chooses-direction", "sup.codex.push-same-zone-any-direction", "ruling.r17")
def test_from_the_same_zone_any_way_will_do(table: Table) -> None:
    assert directions(table, "B2", "B2") == set(Direction)


@rule("core.effect.push-random-direction", "codex.push.random-direction")
@pytest.mark.parametrize(
    ("roll", "zone"),
    [(1, "A2"), (3, "A2"), (4, "B3"), (6, "B3"), (7, "C2"), (9, "C2"), (10, "B1"), (12, "B1")],
)
def test_a_random_push_goes_where_the_effect_die_says(table: Table, roll: int, zone: str) -> None:
    dog = table.put(hound())
    table.effect(roll)
    table.run(push_at_random(table.game, BLUE, dog))
    assert place(dog) == zone


# Walls


@rule("ref.codex.push-bash-armor")
@rule(
    "core.effect.push-bashed",
    "core.effect.bashed-trigger",
    "core.effect.bashed-3-dice-unavoidable",
    "codex.bashed.trigger",
    "codex.bashed.attack",
    "codex.push.bash",
    "sup.rules.move-pushed-into-blocking-wall-is-bashed",
)
def test_pushed_against_a_wall_that_blocks_it_is_bashed(table: Table) -> None:
    dog = table.put(hound())
    table.hide("Block", dog, RED)
    table.decide("pay reveal", ("pay",))
    table.wall("Wall of Stone", "B2|B3", BLUE)
    table.dice("1 2* 0")
    assert shove(table, dog, Direction.EAST) == "B2"
    assert dog.damage == 3, "Unavoidable: Block does not help"
    assert [event.attack.bar.name for event in table.events(Attacked)] == ["Bash"]


@rule("core.effect.push-outer-walls", "core.effect.bashed-by-arena-edge", "codex.bashed.outer-walls")
@pytest.mark.parametrize("traits", [(), ("Flying",)])
def test_the_edge_of_the_arena_bashes_flyers_too(table: Table, traits: tuple[str, ...]) -> None:
    dog = table.put(hound(*traits), RED, "A2")
    table.dice("1 1 1")
    assert shove(table, dog, Direction.NORTH) == "A2"
    assert dog.damage == 3


@rule(
    "core.effect.push-through-wall",
    "core.effect.push-passage-attacks",
    "codex.push.through-wall",
    "codex.push.passage-attacks",
)
def test_pushed_through_a_wall_that_attacks_it_is_attacked_and_goes_on(table: Table) -> None:
    dog = table.put(hound())
    table.wall("Wall of Fire", "B2|B3", BLUE)
    table.dice("1 1 1 1 1", effect=1)
    assert shove(table, dog, Direction.EAST) == "B3"
    assert dog.damage == 5


@rule("core.effect.push-flying-ignores-inner-walls", "codex.push.flying-walls")
def test_a_pushed_flyer_ignores_the_walls_inside(table: Table) -> None:
    bird = table.put(hound("Flying"))
    table.wall("Wall of Stone", "B2|B3", BLUE)
    table.wall("Wall of Fire", "B3|B4", BLUE)
    assert shove(table, bird, Direction.EAST) == "B3"
    assert shove(table, bird, Direction.EAST) == "B4"
    assert bird.damage == 0


# On whom


@rule(
    "core.effect.push-unmovable",
    "core.trait.unmovable-not-pushed",
    "codex.unmovable.no-push",
    "codex.push.unmovable",
    "codex.unstoppable.bundle",
    "ruling.r10",
)
@pytest.mark.parametrize("trait", ["Unmovable", "Unstoppable", "Rooted"])
def test_unmovable_creatures_are_not_pushed(table: Table, trait: str) -> None:
    rock = table.put(hound(trait))
    assert shove(table, rock, Direction.EAST) == "B2"
    assert not table.events(DiceRolled)


@rule("core.trait.unmovable-conjurations", "codex.unmovable.conjurations", "core.effect.push-unmovable")
def test_conjurations_are_unmovable(table: Table) -> None:
    flower = table.put("Mana Flower")
    assert table.has(flower, UNMOVABLE)
    assert shove(table, flower, Direction.EAST) == "B2"


@rule("core.condition.restrained-pushable-teleportable", "codex.restrained.push-teleport", "ruling.r10")
def test_a_restrained_creature_can_be_pushed_and_teleported(table: Table) -> None:
    """Ruling R10."""
    dog = table.put(hound())
    table.condition(dog, CRIPPLE)
    assert shove(table, dog, Direction.EAST) == "B3"
    assert whisk(table, dog, "C4") == "C4"


@rule("core.hinder.teleport-push-ignore", "core.effect.teleport-not-hindered", "sup.rules.teleport-ignores-hindering")
def test_enemies_hinder_neither_push_nor_teleport(table: Table) -> None:
    dog = table.put(hound())
    for zone in ("B2", "B3", "B4", "A1"):
        table.put(hound(), BLUE, zone)
    assert shove(table, dog, Direction.EAST) == "B3"
    assert shove(table, dog, Direction.EAST) == "B4"
    assert whisk(table, dog, "A1") == "A1"
    assert ("move", "A2") in table.actions(dog), "and its own move action is still to come"


@rule("core.move.push-teleport-use-steps", "sup.rules.move-sequence-applies-to-push-and-teleport")
@pytest.mark.parametrize("kind", ["push", "teleport"])
def test_both_go_through_the_steps_of_a_move(table: Table, kind: str) -> None:
    dog = table.put(hound())
    table.hide("Block", table.blue, BLUE)
    seen: list[str] = []
    reveal = table._reveal

    def watch(request: object) -> Answer:
        seen.append(step_title(request.subject[0]))  # type: ignore[attr-defined]
        return reveal(request)  # type: ignore[arg-type]

    table._reveal = watch  # type: ignore[method-assign]
    if kind == "push":
        shove(table, dog, Direction.EAST)
    else:
        whisk(table, dog, "B3")
    walls = ["Walls"] if kind == "push" else []
    assert seen == ["Declare Move", "Leaving Zone Effects", *walls, "Move", "Entering Zone Effects"]


# Teleport


@rule(
    "core.effect.teleport-direct",
    "core.effect.teleport-bypasses-walls",
    "core.move.teleport-bypasses-walls",
    "codex.teleport.direct",
    "sup.rules.teleport-skips-walls-step",
    "sup.rules.teleport-goes-directly",
    "core.effect.teleport-six-move-steps",
)
def test_a_teleport_goes_straight_there_past_walls_and_zones(table: Table) -> None:
    dog = table.put(hound(), RED, "B1")
    table.wall("Wall of Fire", "B1|B2", BLUE)
    table.wall("Wall of Stone", "B2|B3", BLUE)
    assert whisk(table, dog, "B4") == "B4"
    assert dog.damage == 0
    (event,) = table.events(Moved)
    assert (event.move.start, event.move.end) == (table.zone("B1"), table.zone("B4"))


@rule("codex.teleport.direct")
@pytest.mark.parametrize("wall", ["Wall of Fire", "Wall of Stone"])
def test_nor_does_the_wall_before_the_next_zone_stop_or_attack_it(table: Table, wall: str) -> None:
    dog = table.put(hound(), RED, "B1")
    table.wall(wall, "B1|B2", BLUE)
    assert whisk(table, dog, "B2") == "B2"
    assert dog.damage == 0


@rule("core.effect.teleport-attachments-move")
def test_damage_conditions_enchantments_equipment_and_mana_come_along(table: Table) -> None:
    table.red.damage, table.red.mana = 4, 17
    table.condition(table.red, BURN, 2)
    block, staff = table.hide("Block", table.red), table.attach("Mage Staff", table.red)
    whisk(table, table.red, "A2")
    assert (table.red.damage, table.red.mana, table.red.conditions) == (4, 17, {BURN: 2})
    assert [each.attached_to for each in (block, staff)] == [table.red, table.red]
    assert [each.zone for each in (block, staff)] == [table.zone("A2")] * 2


def clinging_vine() -> Card:
    return make_card(
        name="Test Vine",
        type="conjuration",
        cost=1,
        action="quick",
        range=[0, 2],
        target="corporeal creature",
        life=4,
        armor=0,
    )


@rule(
    "core.effect.teleport-destroys-attached-conjurations",
    "core.effect.teleport-same-zone",
    "sup.rules.teleport-same-zone-destroys-attached-conjurations",
    "ruling.r14",
)
@pytest.mark.parametrize("zone", ["B2", "C3"])
def test_attached_conjurations_stay_behind_and_are_destroyed_even_in_the_same_zone(table: Table, zone: str) -> None:
    dog = table.put(hound())
    vine = table.attach(clinging_vine(), dog, BLUE)
    whisk(table, dog, zone)
    assert not table.in_play(vine)
    assert not dog.attachments


def test_a_push_takes_attached_conjurations_along(table: Table) -> None:
    dog = table.put(hound())
    vine = table.attach(clinging_vine(), dog, BLUE)
    shove(table, dog, Direction.EAST)
    assert table.in_play(vine)
    assert vine.zone == table.zone("B3")


def test_a_teleport_into_the_same_zone_enters_it(table: Table) -> None:
    """Ruling R14."""
    dog = table.put(hound())
    whisk(table, dog, "B2")
    assert len(table.events(Moved)) == 1


@rule("core.effect.teleport-affects-unmovable", "sup.rules.teleport-works-on-unmovable-and-restrained", "ruling.r10")
@pytest.mark.parametrize("trait", ["Unmovable", "Rooted", "Unstoppable"])
def test_unmovable_creatures_can_be_teleported(table: Table, trait: str) -> None:
    assert whisk(table, table.put(hound(trait)), "A1") == "A1"


@rule("codex.anchored.no-teleport")
def test_an_anchored_creature_cannot_be_teleported(table: Table) -> None:
    dog = table.put(hound("Anchored"))
    assert table.has(dog, ANCHORED)
    assert whisk(table, dog, "A1") == "B2"
    assert shove(table, dog, Direction.EAST) == "B3"


def test_who_teleports_is_no_longer_stuck(table: Table) -> None:
    dog = table.put(hound())
    table.condition(dog, STUCK)
    whisk(table, dog, "A1")
    assert STUCK not in dog.conditions


@rule("core.trait.uncontainable-incorporeal", "codex.uncontainable.incorporeal")
def test_incorporeal_creatures_are_uncontainable(table: Table) -> None:
    ghost = table.put(hound("Incorporeal"))
    assert table.has(ghost, UNCONTAINABLE)
    assert not table.has(table.put(hound()), UNCONTAINABLE)


@rule("ref.codex.push-bash-armor")
def test_armor_takes_its_part_of_a_bash(table: Table) -> None:
    brute = table.put(make_creature("Brute", life=9, armor=2), RED, "B2")
    table.wall("Wall of Stone", "B2|B3", BLUE)
    table.dice("2 1 1*")
    shove(table, brute, Direction.EAST)
    assert brute.damage == 1 + 1
