"""Twister: small creatures are blown over."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable()
    table.always("order", lambda request: request.options[0])
    return table


def test_every_minor_creature_it_damages_becomes_inactive(table: AcademyTable) -> None:
    small, big = table.put(make_creature("Small"), BLUE), table.put(make_creature("Big", level=3), RED)
    spared = table.put(make_creature("Spared"), BLUE)
    for dice in ("1 0 0", "1 0 0", "1 0 0", "1 0 0", "0 0 0"):  # the mages, and the creatures in the order they came
        table.dice(dice)
    table.cast(table.red, "Twister")
    assert [each.active for each in (small, big, spared)] == [False, True, True]
    assert [each.active for each in (table.red, table.blue)] == [True, True]
