"""Neutralizing Mist: Corrode comes off for mana."""

import pytest

from mageduel.facts.conditions import BURN, CORRODE
from tests.kit.academy import AcademyTable
from tests.kit.table import RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_as_many_as_are_paid_for(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute", armor=3), RED)
    table.condition(brute, CORRODE, 3)
    table.condition(brute, BURN)
    table.decide("remove condition", ("remove", "Corrode", 2), ("remove", "Corrode", 2), ("done",))
    table.cast(table.red, "Neutralizing Mist", brute)
    assert brute.conditions == {CORRODE: 1, BURN: 1}
    assert table.red.mana == 50 - 2 - 2 * 2


def test_other_markers_stay(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), RED)
    table.condition(brute, BURN)
    table.cast(table.red, "Neutralizing Mist", brute)
    assert brute.conditions == {BURN: 1}
