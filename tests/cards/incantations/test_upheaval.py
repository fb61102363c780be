"""Upheaval: slight conjurations are brought down."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_it_is_destroyed_for_what_it_cost(table: AcademyTable) -> None:
    shard = table.put("Mana Shard", BLUE)
    assert table.cast(table.red, "Upheaval", shard).paid == 4
    assert not shard.in_play


def test_what_is_attached_is_paid_for_too(table: AcademyTable) -> None:
    shard = table.put("Mana Shard", BLUE)
    table.attach("Deep Freeze", shard, BLUE)
    table.hide("Arcane Ward", shard, RED)
    table.decide("pay reveal", ("forfeit",))
    assert table.cast(table.red, "Upheaval", shard).paid == 4 + (2 + 2) + 2


def test_nothing_higher_and_nothing_incorporeal(table: AcademyTable) -> None:
    volcano = table.put("Volcano", BLUE)
    storm = table.put("Thunderstorm", BLUE)
    assert [table.why_no_cast(table.red, "Upheaval", each) for each in (volcano, storm)] == ["wrong-target"] * 2
