"""Hawkeye: its bearer rolls one die more at range."""

import pytest

from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_a_ranged_attack_rolls_one_die_more(table: Table) -> None:
    archer, wolf = table.put("Royal Archer", RED, "B1"), table.put("Timber Wolf", BLUE, "B2")
    table.attach("Hawkeye", archer)
    table.dice("1* 1* 1* 1* 1*")
    table.attack(archer, "Longbow", wolf)
    assert wolf.damage == 5


def test_a_melee_attack_does_not(table: Table) -> None:
    archer, wolf = table.put("Royal Archer", RED), table.put("Timber Wolf", BLUE)
    table.attach("Hawkeye", archer)
    table.dice("1* 1*")
    table.attack(archer, "Knife", wolf)
    assert wolf.damage == 2


def test_a_zone_attack_does_not(table: Table) -> None:
    table.attach("Hawkeye", table.red)
    wolf = table.put("Timber Wolf", BLUE, "C2")
    table.dice("1* 0 0 0 0", effect=1)
    table.cast(table.red, "Firestorm", "C2")
    assert wolf.damage == 1
