"""Force Bash: a push, and a crash at the end of it."""

import pytest

from mageduel.facts.conditions import DAZE, SLAM
from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table

NOBODY = ("nobody",)
EAST, WEST = 1, 3


@pytest.fixture
def table() -> Table:
    table = Table(red="Forcemaster")
    table.move_to(table.red, "B2")
    return table


@pytest.fixture
def wolf(table: Table) -> Object:
    return table.put("Timber Wolf", BLUE, "B3")


@rule("sup.spell.force-bash-push-any-direction", "sup.spell.force-bash-slam-happens-after-arrival")
@pytest.mark.parametrize(("way", "zone"), [(0, "A3"), (1, "B4"), (2, "C3")])
def test_the_target_is_pushed_anywhere_and_slammed_there(table: Table, wolf: Object, way: int, zone: str) -> None:
    table.cast(table.red, "Force Bash", wolf, way, 0)
    assert (table.place(wolf), wolf.conditions, table.red.mana) == (zone, {SLAM: 1}, 42)
    assert not any(each.kind == "slam into" and len(each.options) > 1 for each in table.asked)


@rule("sup.spell.force-bash-slam-if-push-moved")
def test_somebody_in_the_new_zone_may_be_slammed_as_well(table: Table, wolf: Object) -> None:
    fox, other = table.put("Bitterwood Fox", BLUE, "B4"), table.put("Bitterwood Fox", BLUE, "B4")
    table.decide("slam into", ("slam", fox.id))
    table.cast(table.red, "Force Bash", wolf, EAST, 0)
    assert [each.conditions for each in (wolf, fox, other)] == [{SLAM: 1}, {SLAM: 1}, {}]


def test_nobody_has_to_be(table: Table, wolf: Object) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "B4")
    table.decide("slam into", NOBODY)
    table.cast(table.red, "Force Bash", wolf, EAST, 0)
    assert (wolf.conditions, fox.conditions) == ({SLAM: 1}, {})


@rule("sup.spell.force-bash-mixes-flying-and-nonflying")
@pytest.mark.parametrize(("first", "second"), [("Psylok", "Timber Wolf"), ("Timber Wolf", "Psylok")])
def test_flyers_and_others_crash_into_each_other(table: Table, first: str, second: str) -> None:
    one, two = table.put(first, BLUE, "B3"), table.put(second, BLUE, "B4")
    table.decide("slam into", ("slam", two.id))
    table.cast(table.red, "Force Bash", one, EAST, 0)
    assert (one.conditions, two.conditions) == ({SLAM: 1}, {SLAM: 1})


@rule("sup.spell.force-bash-three-mana-for-attacking-wall", "sup.spell.force-bash-no-slam-without-push")
@pytest.mark.parametrize(("more", "zone", "conditions"), [(0, "B3", {}), (3, "B4", {SLAM: 1})])
def test_through_a_wall_that_attacks_for_three_more(
    table: Table, wolf: Object, more: int, zone: str, conditions: dict[object, int]
) -> None:
    table.wall("Wall of Thorns", "B3|B4")
    if more:
        table.dice("0 0")
    table.cast(table.red, "Force Bash", wolf, EAST, more)
    assert (table.place(wolf), wolf.conditions, table.red.mana) == (zone, conditions, 42 - more)


@rule("sup.spell.force-bash-into-blocking-wall")
def test_into_a_wall_that_blocks_it_is_bashed_and_not_slammed(table: Table, wolf: Object) -> None:
    table.put("Bitterwood Fox", BLUE, "B3")
    table.wall("Wall of Stone", "B3|B4")
    table.dice("1* 0 0")
    table.cast(table.red, "Force Bash", wolf, EAST, 0)
    assert (wolf.damage, wolf.conditions, table.place(wolf)) == (1, {}, "B3")
    assert not any(each.kind == "slam into" for each in table.asked)


@rule("sup.spell.force-bash-second-creature-must-be-targetable")
def test_nobody_unseen_is_slammed(table: Table, wolf: Object) -> None:
    stalker = table.put("Invisible Stalker", BLUE, "B4")
    table.cast(table.red, "Force Bash", wolf, EAST, 0)
    assert stalker.conditions == {}
    assert not any(each.kind == "slam into" and len(each.options) > 1 for each in table.asked)


@rule("sup.spell.force-bash-secondary-no-nullify")
def test_nullify_does_not_save_the_second(table: Table, wolf: Object) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "B4")
    nullify = table.hide("Nullify", fox)
    table.decide("slam into", ("slam", fox.id))
    table.cast(table.red, "Force Bash", wolf, EAST, 0)
    assert (fox.conditions, nullify.hidden) == ({SLAM: 1}, True)


@rule(
    "sup.spell.force-bash-unmovable-secondary-gets-daze",
    "sup.spell.example-force-bash-into-iron-golem",
)
def test_an_iron_golem_in_the_way_is_only_dazed(table: Table, wolf: Object) -> None:
    golem = table.put("Iron Golem", BLUE, "B4")
    table.decide("slam into", ("slam", golem.id))
    table.cast(table.red, "Force Bash", wolf, EAST, 0)
    assert (wolf.conditions, golem.conditions) == ({SLAM: 1}, {DAZE: 1})


@rule("sup.spell.force-bash-cannot-push-unmovable", "sup.spell.example-force-bash-on-iron-golem")
def test_an_iron_golem_is_neither_pushed_nor_slammed_nor_anybody_else(table: Table, wolf: Object) -> None:
    golem = table.put("Iron Golem", BLUE, "B3")
    table.cast(table.red, "Force Bash", golem, EAST, 0)
    assert (table.place(golem), golem.conditions, wolf.conditions) == ("B3", {}, {})
    assert not any(each.kind == "slam into" for each in table.asked)


def test_she_may_slam_it_into_a_friend(table: Table, wolf: Object) -> None:
    orc = table.put("Orc Butcher", RED, "B2")
    table.decide("slam into", ("slam", orc.id))
    table.cast(table.red, "Force Bash", wolf, WEST, 0)
    assert orc.conditions == {SLAM: 1}
