"""Minor Essence Drain: a minor creature must be kept up for one mana a round."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_its_controller_pays_one_mana_or_loses_it(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute", level=2), BLUE)
    table.attach("Minor Essence Drain", brute, RED)
    table.decide("upkeep", ("pay",))
    table.upkeep()
    assert (table.red.mana, table.blue.mana) == (50, 49)
    table.decide("upkeep", ("let go",))
    table.upkeep()
    assert not brute.in_play


def test_revealing_costs_nothing(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), BLUE)
    table.reveal(table.hide("Minor Essence Drain", brute, RED))
    assert table.red.mana == 50


def test_major_creatures_cannot_be_drained(table: AcademyTable) -> None:
    big = table.put(make_creature("Big", level=3), BLUE)
    assert table.why_no_cast(table.red, "Minor Essence Drain", big) == "wrong-target"
