"""Theft of Life: of the first healing each round, a point goes elsewhere."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Warlock")
    table.red.damage = 5
    return table


def test_one_point_less_for_the_bearer_and_one_for_the_mage(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), BLUE, damage=8)
    table.attach("Theft of Life", brute, RED)
    for damage, own in ((6, 4), (3, 4)):
        table.dice("2 1 0 0 0")
        table.cast(table.blue, "Minor Heal", brute)
        assert (brute.damage, table.red.damage) == (damage, own)


def test_regenerating_counts(table: AcademyTable) -> None:
    troll = table.put(make_creature("Troll", traits=["Regenerate 2"]), BLUE, damage=5)
    table.attach("Theft of Life", troll, RED)
    table.upkeep()
    assert (troll.damage, table.red.damage) == (4, 4)


def test_more_healing_than_there_is_damage_still_closes_every_wound(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), BLUE, damage=1)
    table.attach("Theft of Life", brute, RED)
    table.dice("2 1 0 0 0")
    table.cast(table.blue, "Minor Heal", brute)
    assert (brute.damage, table.red.damage) == (0, 4)


def test_where_nothing_is_healed_nothing_is_stolen(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), BLUE)
    table.attach("Theft of Life", brute, RED)
    table.dice("2 1 0 0 0")
    table.cast(table.blue, "Minor Heal", brute)
    assert table.red.damage == 5
