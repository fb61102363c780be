"""Packleader's Cowl: a small animal is sent to guard."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, GUARD, NOTHING, take
from tests.kit.table import BLUE, RED, make_creature

BIG = make_creature("Big Beast", subtypes=["animal"], level=3)


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable()
    table.attach("Packleader's Cowl", table.red)
    return table


def test_armor(table: AcademyTable) -> None:
    assert table.armor(table.red) == 1


@pytest.mark.parametrize(("name", "cost"), [("Pellian Lynx", 1), ("Razortusk", 2)])
def test_for_its_level_a_small_animal_guards(table: AcademyTable, name: str, cost: int) -> None:
    animal = table.put(name, RED)
    table.decide("offer", take(animal))
    table.act(table.red, NOTHING)
    assert animal.guarding
    assert table.red.mana == 50 - cost


def test_what_was_declined_at_first_is_offered_once_more_at_the_end(table: AcademyTable) -> None:
    animal = table.put("Pellian Lynx", RED)
    table.decide("offer", DECLINE, take(animal))
    table.act(table.red, NOTHING)
    assert animal.guarding


def test_one_a_round(table: AcademyTable) -> None:
    first, second = table.put("Pellian Lynx", RED), table.put("Pellian Lynx", RED)
    table.decide("offer", take(first))
    table.act(table.red, NOTHING)
    assert [each.guarding for each in (first, second)] == [True, False]


def test_neither_big_ones_nor_others_nor_those_on_guard(table: AcademyTable) -> None:
    table.put(BIG, RED)
    table.put("Jade Gremlin", RED)
    table.put("Pellian Lynx", BLUE)
    table.guard(table.put("Pellian Lynx", RED))
    table.act(table.red, NOTHING)
    assert [each for each in table.asked if each.kind == "offer"] == []


def test_not_without_mana(table: AcademyTable) -> None:
    table.mana(RED, 1)
    table.put("Razortusk", RED)
    table.act(table.red, GUARD)
    assert [each for each in table.asked if each.kind == "offer"] == []
