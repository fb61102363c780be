"""Rapid Dismantle: up to two simple items are destroyed."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, take


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_two_items_of_level_1(table: AcademyTable) -> None:
    names = ("Leather Chausses", "Wychwood Ironvine", "Sistarran Robes")
    vine, chausses, robes = (table.attach(name, table.blue) for name in names)
    table.decide("offer", take(vine), take(robes))
    spell = table.cast(table.red, "Rapid Dismantle", table.blue)
    assert [each.in_play for each in (vine, chausses, robes)] == [False, True, False]
    assert spell.paid == 8


def test_one_will_do(table: AcademyTable) -> None:
    vine, chausses = (table.attach(name, table.blue) for name in ("Wychwood Ironvine", "Leather Chausses"))
    table.decide("offer", take(vine), DECLINE)
    table.cast(table.red, "Rapid Dismantle", table.blue)
    assert [each.in_play for each in (vine, chausses)] == [False, True]


def test_nothing_of_level_2(table: AcademyTable) -> None:
    table.attach("Packleader's Cowl", table.blue)
    assert table.why_no_cast(table.red, "Rapid Dismantle", table.blue) == "wrong-target"
    table.attach("Leather Chausses", table.blue)
    assert table.why_no_cast(table.red, "Rapid Dismantle", table.blue) is None
