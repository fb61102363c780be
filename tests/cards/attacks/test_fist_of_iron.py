"""Fist of Iron: all its damage is critical for Ki, and no Melee bonus helps it."""

import pytest

from mageduel.rules.mages.ki import KI
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, Decision, take
from tests.kit.table import BLUE, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Monk")


@pytest.mark.parametrize(("answer", "damage", "left"), [(take(), 4, 0), (DECLINE, 2, 3)])
def test_with_three_ki_it_goes_through_armor(table: AcademyTable, answer: Decision, damage: int, left: int) -> None:
    foe = table.put(make_creature("Foe", armor=2), BLUE)
    table.decide("offer", answer)
    table.dice("1 1 1 1*")
    table.cast(table.red, "Fist of Iron", foe)
    assert (foe.damage, table.red.marks.get(KI, 0)) == (damage, left)


def test_melee_bonuses_do_nothing_for_it(table: AcademyTable) -> None:
    table.attach("Bear Strength", table.red)
    table.decide("offer", DECLINE)
    table.dice("1 0 0 0")
    table.cast(table.red, "Fist of Iron", table.blue)
    assert table.blue.damage == 1
