"""Wychwood Faerie: one spell a round is cheaper."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE
from tests.kit.table import RED, Table


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable()
    table.always("offer", DECLINE)
    table.put("Wychwood Faerie", RED)
    return table


def test_an_animal_costs_one_less(table: AcademyTable) -> None:
    assert table.cast(table.red, "Pellian Lynx").paid == 3


def test_so_does_laying_down_an_enchantment(table: AcademyTable) -> None:
    assert table.cast(table.red, "Wolf Fury", table.red).paid == 1


def test_revealing_it_does_not(table: AcademyTable) -> None:
    fury = table.hide("Wolf Fury", table.red)
    table.reveal(fury)
    assert table.red.mana == 48


def test_once_a_round(table: AcademyTable) -> None:
    assert [table.cast(table.red, "Pellian Lynx").paid for _ in range(2)] == [3, 4]
    table.next_round()
    assert table.cast(table.red, "Pellian Lynx").paid == 3


def test_nothing_else(table: AcademyTable) -> None:
    assert table.cast(table.red, "Jade Gremlin").paid == 4
    assert table.cast(table.red, "Leather Chausses", table.red).paid == 2


def test_nobody_else() -> None:
    table = AcademyTable()
    table.put("Wychwood Faerie", RED)
    assert table.cast(table.blue, "Pellian Lynx").paid == 4


def test_in_the_arena_she_must_be_in_her_mages_zone() -> None:
    table = Table()
    table.always("offer", DECLINE)
    table.move_to(table.red, "B2")
    faerie = table.put("Wychwood Faerie", RED, "B3")
    assert table.cast(table.red, "Pellian Lynx", "B2").paid == 4
    table.move_to(faerie, "B2")
    assert table.cast(table.red, "Pellian Lynx", "B2").paid == 3
