"""Extinguish: one Burn goes out, the others for mana."""

import pytest

from mageduel.facts.conditions import BURN, WEAK
from tests.kit.academy import AcademyTable
from tests.kit.table import RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_one_burn_goes_out_with_the_spell(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), RED)
    table.condition(brute, BURN)
    table.cast(table.red, "Extinguish", brute)
    assert (brute.conditions, table.red.mana) == ({}, 50 - 1)


def test_more_of_them_are_paid_off_one_by_one(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), RED)
    table.condition(brute, BURN, 4)
    table.condition(brute, WEAK)
    table.decide("remove condition", ("remove", "Burn", 2), ("done",))
    table.cast(table.red, "Extinguish", brute)
    assert (brute.conditions, table.red.mana) == ({BURN: 2, WEAK: 1}, 50 - 1 - 2)


def test_where_nothing_burns_nothing_happens(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), RED)
    table.condition(brute, WEAK)
    table.cast(table.red, "Extinguish", brute)
    assert brute.conditions == {WEAK: 1}
