"""Psionic Scarab: all damage of an attack is critical, for one of its Dissipate tokens."""

import pytest

from mageduel.rules.objects.tokens import DISSIPATE_TOKEN
from mageduel.state.objects import Object
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, Decision, take
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Warlock")


@pytest.fixture
def scarab(table: AcademyTable) -> Object:
    return table.summon("Psionic Scarab", RED)


@pytest.mark.parametrize(("answer", "damage", "left"), [(take(), 4, 4), (DECLINE, 1, 5)])
def test_the_spike_goes_through_any_armor(
    table: AcademyTable, scarab: Object, answer: Decision, damage: int, left: int
) -> None:
    foe = table.put(make_creature("Foe", armor=3), BLUE)
    table.decide("offer", answer)
    table.dice("2 1 1*")
    table.attack(scarab, "Psionic Spike", foe)
    assert (foe.damage, scarab.marks[DISSIPATE_TOKEN]) == (damage, left)


def test_where_all_damage_is_critical_nothing_is_offered(table: AcademyTable, scarab: Object) -> None:
    foe = table.put(make_creature("Foe", armor=3), BLUE)
    table.dice("2* 0 1*")
    table.attack(scarab, "Psionic Spike", foe)
    assert (foe.damage, scarab.marks[DISSIPATE_TOKEN]) == (3, 5)


def test_each_attack_has_its_own_price(table: AcademyTable, scarab: Object) -> None:
    foe = table.put(make_creature("Foe", armor=3), BLUE)
    table.decide("offer", take())
    table.dice("1 0 0")
    table.attack(scarab, "Psionic Spike", foe)
    table.decide("offer", DECLINE)
    table.dice("1 0 0")
    table.attack(scarab, "Psionic Spike", foe)
    assert (foe.damage, scarab.marks[DISSIPATE_TOKEN]) == (1, 4)


def test_with_the_last_token_the_attack_is_still_made(table: AcademyTable, scarab: Object) -> None:
    foe = table.put(make_creature("Foe", armor=3), BLUE)
    scarab.unmark(DISSIPATE_TOKEN, 4)
    table.decide("offer", take())
    table.dice("1 1 0")
    table.attack(scarab, "Psionic Spike", foe)
    assert (foe.damage, table.in_play(scarab)) == (2, False)
