"""Projected Palm: struck from afar, and with Ki nobody dodges it."""

import pytest

from mageduel.rules.mages.ki import KI
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, take
from tests.kit.table import BLUE, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Monk")


def test_with_two_ki_no_defense_helps(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe", defense="2+ inf"), BLUE)
    table.decide("offer", take())
    table.dice("1 1 1", effect=1)
    table.cast(table.red, "Projected Palm", foe)
    assert (foe.damage, table.red.marks[KI]) == (3, 1)


def test_without_one_may_dodge(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe", defense="2+ inf"), BLUE)
    table.decide("offer", DECLINE)
    table.decide("defend", take(foe))
    table.effect(2)
    table.cast(table.red, "Projected Palm", foe)
    assert (foe.damage, table.red.marks[KI]) == (0, 3)


def test_guards_do_not_matter_and_nobody_strikes_back(table: AcademyTable) -> None:
    guard = table.put(make_creature("Guard"), BLUE)
    table.guard(guard)
    table.decide("offer", DECLINE)
    table.dice("1 0 0", effect=1)
    table.cast(table.red, "Projected Palm", table.blue)
    assert (table.blue.damage, guard.guarding) == (1, True)
