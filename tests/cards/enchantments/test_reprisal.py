"""Reprisal: its bearer strikes back, once."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import NO_COUNTERSTRIKE
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Monk")


def test_its_bearer_strikes_back_and_then_it_is_gone(table: AcademyTable) -> None:
    pupil = table.put("Sohei Pupil", RED)
    reprisal = table.attach("Reprisal", pupil)
    table.decide("counterstrike", ("counterstrike", pupil.id, 0))
    table.dice("0 0")
    table.dice("2 0")
    table.attack(table.blue, "Basic Melee Attack", pupil)
    assert (table.blue.damage, table.in_play(reprisal)) == (2, False)


def test_it_stays_until_there_is_a_counterstrike(table: AcademyTable) -> None:
    pupil = table.put("Sohei Pupil", RED)
    reprisal = table.attach("Reprisal", pupil)
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("0 0")
    table.attack(table.blue, "Basic Melee Attack", pupil)
    assert table.in_play(reprisal)


def test_it_is_meant_for_minor_creatures_with_a_body(table: AcademyTable) -> None:
    ghost = table.put(make_creature("Ghost", schools={"dark": 1}, traits=["Incorporeal"]), RED)
    assert table.why_no_cast(table.red, "Reprisal", ghost) == "wrong-target"
    assert table.why_no_cast(table.red, "Reprisal", table.red) == "wrong-target"
    assert table.why_no_cast(table.red, "Reprisal", table.put("Sohei Pupil", BLUE)) is None
