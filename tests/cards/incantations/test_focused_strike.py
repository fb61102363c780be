"""Focused Strike: the next attack that is no spell is stronger, deeper and sure."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Warlord")


@pytest.mark.parametrize("bar", ["Blade", "Bow"])
def test_the_next_attack_near_or_far_has_it_all(table: AcademyTable, bar: str) -> None:
    friend = table.put(fighter(), RED)
    foe = table.put(make_creature("Nimble", armor=1, life=20, defense="2+ inf"), BLUE)
    table.cast(table.red, "Focused Strike", friend)
    table.dice("1 1 0 0")
    table.attack(friend, bar, foe)
    assert foe.damage == 2
    assert table.odds(friend, bar, foe).dice.value == 3


@pytest.mark.parametrize(("level", "cost"), [(2, 3), (3, 4)])
def test_on_a_minor_creature_it_costs_one_less(table: AcademyTable, level: int, cost: int) -> None:
    assert table.cast(table.red, "Focused Strike", table.put(fighter(schools={"war": level}), RED)).paid == cost


def test_a_spell_neither_has_it_nor_uses_it_up(table: AcademyTable) -> None:
    foe = table.put(fighter("Foe", armor=1, life=30), BLUE)
    table.cast(table.red, "Focused Strike", table.red)
    table.dice("1 1 0")
    table.cast(table.red, "Stalagmite", foe)
    assert foe.damage == 2
    assert table.odds(table.red, "Basic Melee Attack", foe).dice.value == 3


def test_it_ends_with_the_round(table: AcademyTable) -> None:
    friend = table.put(fighter(), RED)
    table.cast(table.red, "Focused Strike", friend)
    table.end_round()
    assert table.odds(friend, "Blade", table.blue).dice.value == 3
