"""Gale Burst: small creatures are blown over."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, make_creature


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable()
    table.always("order", lambda request: request.options[0])
    return table


@pytest.mark.parametrize(("level", "dice", "active"), [(2, "1 0 0", False), (3, "1 0 0", True), (1, "0 0 0", True)])
def test_a_minor_creature_that_is_damaged_becomes_inactive(
    table: AcademyTable, level: int, dice: str, active: bool
) -> None:
    brute = table.put(make_creature("Brute", level=level), BLUE)
    table.dice(dice)
    table.cast(table.red, "Gale Burst", brute)
    assert brute.active is active


def test_flyers_have_more_to_fear(table: AcademyTable) -> None:
    bird = table.put(make_creature("Bird", traits=["Flying"]), BLUE)
    table.dice("1 0 0 0 0")
    table.cast(table.red, "Gale Burst", bird)
    assert bird.damage == 1
