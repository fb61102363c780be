"""Mend: three dice of healing."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_three_dice_heal(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), RED, damage=8)
    table.dice("2 1 2*")
    table.cast(table.red, "Mend", brute)
    assert brute.damage == 3


def test_not_the_nonliving(table: AcademyTable) -> None:
    golem = table.put(make_creature("Golem", traits=["Nonliving"]), RED, damage=5)
    assert table.why_no_cast(table.red, "Mend", golem) == "wrong-target"
