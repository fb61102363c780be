"""Disperse: a revealed enchantment is destroyed for its reveal cost."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


@pytest.mark.parametrize(("level", "cost"), [(1, 1), (2, 2)])
def test_the_price_is_the_reveal_cost_where_it_lies(table: AcademyTable, level: int, cost: int) -> None:
    brute = table.put(make_creature("Brute", level=level), BLUE)
    fury = table.attach("Wolf Fury", brute)
    spell = table.cast(table.red, "Disperse", fury)
    assert spell.paid == cost
    assert not fury.in_play


def test_an_x_is_worked_out(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute", level=3), BLUE)
    shrink = table.attach("Shrink", brute, RED)
    assert table.cast(table.red, "Disperse", shrink).paid == 3


def test_what_is_revealed_for_nothing_is_dispersed_for_nothing(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), BLUE)
    drain = table.attach("Minor Essence Drain", brute, RED)
    assert table.cast(table.red, "Disperse", drain).paid == 0


def test_hidden_ones_are_safe(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), BLUE)
    fury = table.hide("Wolf Fury", brute)
    assert table.why_no_cast(table.red, "Disperse", fury) == "wrong-target"
