"""Frost Trap: ice for who stirs."""

import pytest

from mageduel.facts.conditions import FREEZE
from tests.kit.academy import AcademyTable
from tests.kit.answers import FORFEIT, NOTHING, PAY, attack
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_two_freeze_markers_as_it_is_activated(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), BLUE)
    trap = table.hide("Frost Trap", brute, RED)
    table.decide("pay reveal", PAY)
    table.dice("1 0")
    table.act(brute, attack(brute, "Strike", table.red))
    assert brute.conditions == {FREEZE: 1}  # one has worn off
    assert (trap.in_play, table.red.mana) == (False, 46)


def test_unpaid_it_does_nothing(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), BLUE)
    table.hide("Frost Trap", brute, RED)
    table.decide("pay reveal", FORFEIT)
    table.act(brute, NOTHING)
    assert brute.conditions == {}


def test_others_do_not_spring_it(table: AcademyTable) -> None:
    brute, other = table.put(make_creature("Brute"), BLUE), table.put(make_creature("Other"), BLUE)
    trap = table.hide("Frost Trap", brute, RED)
    table.act(other, NOTHING)
    assert trap.hidden


def test_who_freezes_to_death_does_not_act(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), BLUE, damage=7)
    table.hide("Frost Trap", brute, RED)
    table.decide("pay reveal", PAY)
    table.act(brute)
    assert not brute.in_play


def test_not_on_the_incorporeal(table: AcademyTable) -> None:
    ghost = table.put(make_creature("Ghost", traits=["Incorporeal"]), BLUE)
    assert table.why_no_cast(table.red, "Frost Trap", ghost) == "wrong-target"
