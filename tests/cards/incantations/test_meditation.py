"""Meditation: three Ki for a full action."""

import pytest

from mageduel.rules.mages.ki import KI
from tests.kit.academy import AcademyTable
from tests.kit.table import RED, Table


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Monk")


def test_three_ki_for_nothing_but_time(table: AcademyTable) -> None:
    table.cast(table.red, "Meditation", table.red)
    assert (table.red.marks[KI], table.red.mana, table.discarded(RED)) == (6, 50, ["Meditation"])


def test_it_takes_a_full_action(table: AcademyTable) -> None:
    assert table.cast_options(table.red, "Meditation", full=False) == []


def test_who_has_no_ki_gains_none() -> None:
    table = Table(red="Wizard")
    table.cast(table.red, "Meditation", table.red)
    assert KI not in table.red.marks
