"""Deptonne Berserker: blood in the water makes its claws strike twice."""

import pytest

from mageduel.facts.conditions import BLEED
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Siren")


def strikes(table: Table, dice: int) -> int:
    berserker, wolf = table.put("Deptonne Berserker", RED), table.put("Timber Wolf", BLUE)
    for _ in range(dice):
        table.dice("0 0 0", effect=1)
    table.attack(berserker, "Razor Claws Strike", wolf)
    return len(table.attacks(berserker, wolf))


def test_with_somebody_bleeding_around_it_strikes_twice(table: Table) -> None:
    table.condition(table.put("Bitterwood Fox", RED), BLEED)
    assert strikes(table, 2) == 2


def test_with_nobody_it_strikes_once(table: Table) -> None:
    table.condition(table.put("Bitterwood Fox", RED, "B3"), BLEED)
    assert strikes(table, 1) == 1
