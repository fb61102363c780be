"""Akiro's Hammer: a war machine that has to be loaded twice for every shot."""

import pytest

from mageduel.cards.conjurations.war import LOAD
from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlord")
    table.move_to(table.red, "B1")
    return table


@pytest.fixture
def hammer(table: Table) -> Object:
    table.cast(table.red, "Akiro's Hammer", "B1")
    return table.find("Akiro's Hammer")


def shots(table: Table, hammer: Object) -> set[tuple[object, ...]]:
    return {each[2:] for each in table.between(RED) if each[:2] == ("attack", hammer.id)}


@rule("sup.spell.akiros-hammer-starts-with-one-load")
def test_it_comes_with_one_load(table: Table, hammer: Object) -> None:
    assert hammer.marks[LOAD] == 1


@rule("sup.spell.akiros-hammer-gains-load-upkeep-max-two")
def test_each_upkeep_brings_one_load_up_to_two(table: Table, hammer: Object) -> None:
    for _ in range(2):
        table.upkeep()
        assert hammer.marks[LOAD] == 2


@rule("sup.spell.akiros-hammer-two-load-cost")
def test_one_load_is_not_enough_and_a_shot_takes_two(table: Table, hammer: Object) -> None:
    forge = table.put("Battle Forge", BLUE, "B3")
    assert shots(table, hammer) == set()
    table.upkeep()
    assert (0, forge.id) in shots(table, hammer)
    table.dice("1* 0 0 0 0 0 0 0")
    table.use(RED, ("attack", hammer.id, 0, forge.id))
    assert (forge.damage, hammer.marks.get(LOAD, 0)) == (1, 0)
    assert shots(table, hammer) == set()


def test_its_boulder_is_for_solid_conjurations_only(table: Table, hammer: Object) -> None:
    table.upkeep()
    forge, wall = table.put("Battle Forge", BLUE, "B3"), table.wall("Wall of Stone", "B3|B4", BLUE)
    table.put("Timber Wolf", BLUE, "B3")
    table.put("Poison Gas Cloud", BLUE, "B4")
    assert {each[1] for each in shots(table, hammer) if each[0] == 0} == {forge.id, wall.id}


def test_the_rock_storm_strikes_a_whole_zone_two_or_three_away(table: Table, hammer: Object) -> None:
    table.upkeep()
    wolf = table.put("Timber Wolf", BLUE, "B3")
    zones = {each[1] for each in shots(table, hammer) if each[0] == 1}
    assert "B2" not in zones
    assert {"B3", "B4"} <= zones
    table.dice("1* 0 0")
    table.use(RED, ("attack", hammer.id, 1, "B3"))
    assert (wolf.damage, hammer.marks.get(LOAD, 0)) == (1, 0)
