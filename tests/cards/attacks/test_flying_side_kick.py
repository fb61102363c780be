"""Flying Side Kick: reaches flyers, and rolls two dice more for Ki."""

import pytest

from mageduel.rules.mages.ki import KI
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, take
from tests.kit.table import BLUE, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Monk")


def test_two_ki_are_two_dice(table: AcademyTable) -> None:
    table.decide("offer", take())
    table.dice("1 1 1 1 1")
    table.cast(table.red, "Flying Side Kick", table.blue)
    assert (table.blue.damage, table.red.marks[KI]) == (5, 1)


def test_without_it_rolls_three(table: AcademyTable) -> None:
    table.decide("offer", DECLINE)
    table.dice("1 1 1")
    table.cast(table.red, "Flying Side Kick", table.blue)
    assert (table.blue.damage, table.red.marks[KI]) == (3, 3)


def test_it_reaches_flyers(table: AcademyTable) -> None:
    bird = table.put(make_creature("Bird", traits=["Flying"]), BLUE)
    table.decide("offer", DECLINE)
    table.dice("1 1 1")
    table.cast(table.red, "Flying Side Kick", bird)
    assert bird.damage == 3
