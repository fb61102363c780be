"""Enchanter's Ring: one enchantment a round on a friendly creature costs one mana less to cast."""

import pytest

from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Beastmaster")
    table.move_to(table.red, "B2")
    table.attach("Enchanter's Ring", table.red)
    return table


def test_the_first_enchantment_on_a_friend_costs_one_less(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.cast(table.red, "Bear Strength", wolf)
    assert table.red.mana == 50 - 1
    table.cast(table.red, "Cheetah Speed", wolf)
    assert table.red.mana == 50 - 1 - 2


def test_the_wearer_is_a_friendly_creature_too(table: Table) -> None:
    table.cast(table.red, "Bear Strength", table.red)
    assert table.red.mana == 50 - 1


def test_an_enchantment_on_an_enemy_or_a_zone_costs_the_same(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.cast(table.red, "Bear Strength", wolf)
    table.cast(table.red, "Sacred Ground", "B2")
    assert table.red.mana == 50 - 4


def test_revealing_costs_the_same(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    bear = table.hide("Bear Strength", wolf)
    table.reveal_after("Reset Phase", bear)
    table.reset()
    assert table.red.mana == 50 - 3


def test_other_spells_on_a_friend_cost_the_same(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.dice("0 0 0 0 0")
    table.cast(table.red, "Minor Heal", wolf)
    assert table.red.mana == 50 - 5
