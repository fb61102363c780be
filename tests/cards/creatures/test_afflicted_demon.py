"""Afflicted Demon: he comes weak, and passes his plague on."""

import pytest

from mageduel.facts.conditions import WEAK
from tests.kit.academy import AcademyTable
from tests.kit.answers import ACCEPT, DECLINE
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_he_is_summoned_with_two_weak_markers(table: AcademyTable) -> None:
    table.cast(table.red, "Afflicted Demon")
    assert table.find("Afflicted Demon").conditions == {WEAK: 2}


def test_wounding_a_creature_he_may_give_it_one_of_them(table: AcademyTable) -> None:
    demon, brute = table.put("Afflicted Demon", RED), table.put(make_creature("Brute"), BLUE)
    table.condition(demon, WEAK, 2)
    table.decide("offer", ACCEPT)
    table.dice("1* 0 0")
    table.attack(demon, "Plague Claws", brute)
    assert (demon.conditions, brute.conditions) == ({WEAK: 1}, {WEAK: 1})
    table.decide("offer", DECLINE)
    table.dice("1* 0 0 0")
    table.attack(demon, "Plague Claws", brute)
    assert (demon.conditions, brute.conditions) == ({WEAK: 1}, {WEAK: 1})


def test_without_a_wound_nothing_is_passed_on(table: AcademyTable) -> None:
    demon, brute = table.put("Afflicted Demon", RED), table.put(make_creature("Brute", armor=3), BLUE)
    table.condition(demon, WEAK, 2)
    table.dice("1 1 1")
    table.attack(demon, "Plague Claws", brute)
    assert demon.conditions == {WEAK: 2}


def test_who_is_immune_to_poison_does_not_take_it(table: AcademyTable) -> None:
    demon, golem = table.put("Afflicted Demon", RED), table.put(make_creature("Golem", traits=["Nonliving"]), BLUE)
    table.condition(demon, WEAK, 2)
    table.dice("1* 0 0")
    table.attack(demon, "Plague Claws", golem)
    assert demon.conditions == {WEAK: 2}
