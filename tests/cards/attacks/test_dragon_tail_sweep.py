"""Dragon-Tail Sweep: a blow that goes on to a second target, harder for Ki."""

import pytest

from mageduel.rules.mages.ki import KI
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, STOP, sweep, take
from tests.kit.table import BLUE, make_creature


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Monk")
    table.tokens(table.red, "Ki", 4)
    return table


def test_each_of_its_attacks_has_its_own_price(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe"), BLUE)
    table.decide("offer", take(), take())
    table.decide("sweep", sweep(table.blue))
    table.dice("1 1 1 1")
    table.dice("1 1 0 0")
    table.cast(table.red, "Dragon-Tail Sweep", foe)
    assert (foe.damage, table.blue.damage, KI in table.red.marks) == (4, 2, False)


def test_without_ki_it_rolls_three(table: AcademyTable) -> None:
    table.put(make_creature("Foe"), BLUE)
    table.decide("offer", DECLINE)
    table.decide("sweep", STOP)
    table.dice("1 1 1")
    table.cast(table.red, "Dragon-Tail Sweep", table.blue)
    assert (table.blue.damage, table.red.marks[KI]) == (3, 4)


def test_it_takes_a_full_action(table: AcademyTable) -> None:
    assert table.cast_options(table.red, "Dragon-Tail Sweep", full=False) == []
