"""Commander's Cape: commands and soldiers cost a mana less, once a round."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import RED


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Warlord")
    table.attach("Commander's Cape", table.red)
    return table


def test_a_soldier_is_cheaper(table: AcademyTable) -> None:
    assert table.cast(table.red, "Elven Soldier").paid == 5 - 1


def test_a_command_is_cheaper(table: AcademyTable) -> None:
    assert table.cast(table.red, "Sneak Attack", table.put("Elven Soldier", RED)).paid == 2 - 1


def test_once_a_round(table: AcademyTable) -> None:
    table.cast(table.red, "Elven Soldier")
    assert table.cast(table.red, "Elven Soldier").paid == 5
    table.reset()
    assert table.cast(table.red, "Elven Soldier").paid == 4


def test_other_creatures_are_not(table: AcademyTable) -> None:
    assert table.cast(table.red, "Pygmy Titanodon").paid == 12
    assert table.cast(table.red, "Leather Belt", table.red).paid == 2
