"""Grimson Deadeye: the farther away, the fewer dice."""

import pytest

from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Warlord")


@pytest.mark.parametrize(("zone", "dice"), [("B2", 6), ("B3", 5), ("B4", 4)])
def test_each_zone_beyond_the_first_costs_a_die(table: Table, zone: str, dice: int) -> None:
    grimson, wolf = table.put("Grimson Deadeye, Sniper", RED, "B1"), table.put("Timber Wolf", BLUE, zone)
    assert table.odds(grimson, "Thundergun", wolf).dice.value == dice
    table.dice(" ".join("0" * dice))
    table.attack(grimson, "Thundergun", wolf)
    assert table.rolled == [dice]


def test_his_sword_is_always_as_sharp(table: Table) -> None:
    grimson, wolf = table.put("Grimson Deadeye, Sniper", RED, "B1"), table.put("Timber Wolf", BLUE, "B1")
    table.dice("0 0 0")
    table.attack(grimson, "Small Sword", wolf)
    assert table.rolled == [3]


def test_he_reaches_neither_his_own_zone_nor_a_fourth(table: Table) -> None:
    grimson = table.put("Grimson Deadeye, Sniper", RED, "C1")
    near, far = table.put("Timber Wolf", BLUE, "C1"), table.put("Timber Wolf", BLUE, "B4")
    assert table.why_no_attack(grimson, "Thundergun", near) == "out-of-range"
    assert table.why_no_attack(grimson, "Thundergun", far) == "out-of-range"
