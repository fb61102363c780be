"""Projected Leg Sweep: Staggers for sure with Ki, if it gets through."""

import pytest

from mageduel.facts.conditions import STAGGER
from mageduel.rules.mages.ki import KI
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, take
from tests.kit.table import BLUE, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Monk")


def test_two_ki_add_six_to_the_effect_roll(table: AcademyTable) -> None:
    table.decide("offer", take())
    table.dice("1 0 0", effect=1)
    table.cast(table.red, "Projected Leg Sweep", table.blue)
    assert (table.blue.conditions, table.red.marks[KI]) == ({STAGGER: 1}, 1)


def test_without_it_takes_a_seven(table: AcademyTable) -> None:
    table.decide("offer", DECLINE)
    table.dice("1 0 0", effect=6)
    table.cast(table.red, "Projected Leg Sweep", table.blue)
    assert (table.blue.conditions, table.red.marks[KI]) == ({}, 3)


def test_nothing_is_offered_for_a_blow_that_was_dodged(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe", defense="7+ 1x"), BLUE)
    table.decide("defend", take(foe))
    table.effect(12)
    table.cast(table.red, "Projected Leg Sweep", foe)
    assert table.red.marks[KI] == 3


def test_flyers_keep_their_feet_out_of_it(table: AcademyTable) -> None:
    bird = table.put(make_creature("Bird", traits=["Flying"]), BLUE)
    assert table.why_no_cast(table.red, "Projected Leg Sweep", bird) == "wrong-target"
