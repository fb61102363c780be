"""Illusory Leggings: their wearer need not mind guards."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import attack
from tests.kit.table import BLUE, make_creature


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Forcemaster")
    table.guard(table.put(make_creature("Guard"), BLUE))
    return table


def test_the_wearer_strikes_past_a_guard(table: AcademyTable) -> None:
    table.attach("Illusory Leggings", table.red)
    table.dice("1 0")
    table.act(table.red, attack(table.red, "Basic Melee Attack", table.blue))
    assert table.blue.damage == 1


def test_without_them_the_guard_comes_first(table: AcademyTable) -> None:
    assert table.why_no_attack(table.red, "Basic Melee Attack", table.blue) == "guarded"


def test_nobody_but_the_wearer_slips_by(table: AcademyTable) -> None:
    table.attach("Illusory Leggings", table.red)
    pupil = table.put("Sohei Pupil")
    assert table.why_no_attack(pupil, "Swiftstrike", table.blue) == "guarded"
