"""Dwarf Panzergarde: on guard he parries better."""

import pytest

from mageduel.state.objects import Object
from tests.kit.answers import NO_COUNTERSTRIKE, take
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def parries(table: Table, dwarf: Object, source: Object, roll: int) -> bool:
    wolf = table.put("Timber Wolf", BLUE)
    table.decide("defend", take(source))
    table.effect(roll)
    table.always("counterstrike", NO_COUNTERSTRIKE)
    before = dwarf.damage
    table.dice("" if roll >= 9 or (dwarf.guarding and source is dwarf and roll >= 6) else "1* 0 0 0")
    table.attack(wolf, "Bite", dwarf)
    return dwarf.damage == before


@pytest.mark.parametrize(
    ("guards", "roll", "works"), [(True, 6, True), (True, 5, False), (False, 8, False), (False, 9, True)]
)
def test_three_more_on_guard(table: Table, guards: bool, roll: int, works: bool) -> None:
    dwarf = table.put("Dwarf Panzergarde", RED)
    if guards:
        table.guard(dwarf)
    assert parries(table, dwarf, dwarf, roll) is works


def test_not_with_a_borrowed_defense(table: Table) -> None:
    dwarf = table.put("Dwarf Panzergarde", RED)
    reflexes = table.attach("Cobra Reflexes", dwarf)
    table.guard(dwarf)
    assert not parries(table, dwarf, reflexes, 5)
