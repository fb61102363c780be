"""Cure: a condition is paid off, and then wounds heal."""

import pytest

from mageduel.facts.conditions import BURN, WEAK
from tests.kit.academy import AcademyTable
from tests.kit.table import RED, Refused, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Priestess")


def test_one_marker_is_paid_off_and_two_dice_heal(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), RED, damage=5)
    table.condition(brute, WEAK, 2)
    table.decide("remove condition", ("remove", "Weak", 2))
    table.dice("2 1*")
    table.cast(table.red, "Cure", brute)
    assert (brute.conditions, brute.damage, table.red.mana) == ({WEAK: 1}, 2, 50 - 2 - 2)


def test_whoever_pays_nothing_heals_nothing(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), RED, damage=5)
    table.condition(brute, BURN)
    table.decide("remove condition", ("done",))
    table.cast(table.red, "Cure", brute)
    assert (brute.conditions, brute.damage, table.red.mana) == ({BURN: 1}, 5, 50 - 2)


def test_without_a_condition_nothing_heals(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), RED, damage=5)
    table.cast(table.red, "Cure", brute)
    assert brute.damage == 5


def test_it_needs_mana_beyond_its_own_cost(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), RED, damage=5)
    table.condition(brute, WEAK)
    table.mana(RED, 3)
    table.cast(table.red, "Cure", brute)
    assert (brute.conditions, brute.damage, table.red.mana) == ({WEAK: 1}, 5, 1)


def test_only_the_living_can_be_cured(table: AcademyTable) -> None:
    with pytest.raises(Refused):
        table.cast(table.red, "Cure", table.put(make_creature("Golem", traits=["Nonliving"]), RED))
