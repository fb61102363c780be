"""Crumble: equipment is destroyed for what it cost, less two mana."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_the_equipment_is_destroyed_and_two_mana_come_back(table: AcademyTable) -> None:
    vine = table.attach("Wychwood Ironvine", table.blue)
    spell = table.cast(table.red, "Crumble", vine)
    assert spell.paid == 5
    assert table.red.mana == 50 - 5 + 2
    assert not vine.in_play
    assert table.discarded(BLUE) == ["Wychwood Ironvine"]


def test_the_price_must_be_there_before_the_gain(table: AcademyTable) -> None:
    vine = table.attach("Wychwood Ironvine", table.blue)
    table.mana(RED, 4)
    assert table.why_no_cast(table.red, "Crumble", vine) == "not-enough-mana"
    table.mana(RED, 5)
    assert table.why_no_cast(table.red, "Crumble", vine) is None


def test_equipment_alone(table: AcademyTable) -> None:
    assert table.why_no_cast(table.red, "Crumble", table.blue) == "wrong-target"
