"""Makunda: other cats in her zone pierce armor."""

import pytest

from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table()
    table.put("Makunda", RED)
    return table


def damage_of(table: Table, cat_seat: int = RED, zone: str = "B2") -> int:
    cat, target = table.put("Feral Bobcat", cat_seat, zone), table.put("Timber Wolf", 1 - cat_seat, zone)
    table.dice("2 2")
    table.attack(cat, "Claws", target)
    return target.damage


def test_a_friendly_cat_in_her_zone_pierces_one_armor(table: Table) -> None:
    assert damage_of(table) == 3


def test_neither_cats_elsewhere_nor_enemy_cats_do(table: Table) -> None:
    assert damage_of(table, RED, "B3") == 2
    assert damage_of(table, BLUE, "C3") == 2
    assert damage_of(table, BLUE) == 2


def test_other_animals_do_not(table: Table) -> None:
    fox, target = table.put("Bitterwood Fox", RED), table.put("Timber Wolf", BLUE)
    table.dice("1 1 1")
    table.attack(fox, "Bite", target)
    assert target.damage == 1


def test_she_has_nothing_of_it_herself(table: Table) -> None:
    makunda, target = table.find("Makunda"), table.put("Steelclaw Grizzly", BLUE)
    table.dice("2 2 0 0", effect=1)
    table.attack(makunda, "Great Claws", target)
    assert target.damage == 4 - (table.armor(target) - 1)
