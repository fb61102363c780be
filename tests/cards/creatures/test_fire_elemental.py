"""Fire Elemental: water harms it as if it were solid."""

import pytest

from mageduel.facts.conditions import BURN
from tests.kit.answers import LET_GO, PAY
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.blue, "B2")
    return table


def test_hydro_attacks_are_ethereal_against_it_and_stronger(table: Table) -> None:
    elemental = table.put("Fire Elemental", RED)
    table.dice("2 2 0 0 0", effect=1)
    table.cast(table.blue, "Surging Wave", elemental)
    assert elemental.damage == 4


def test_other_attacks_are_not(table: Table) -> None:
    elemental, wolf = table.put("Fire Elemental", RED), table.put("Timber Wolf", BLUE)
    table.dice("2 2 1 0")
    table.dice("0 0", effect=1)
    table.attack(wolf, "Bite", elemental)
    assert elemental.damage == 1


def test_whoever_strikes_it_is_burned(table: Table) -> None:
    elemental, wolf = table.put("Fire Elemental", RED), table.put("Timber Wolf", BLUE)
    table.dice("0 0 0 0")
    table.dice("2* 0", effect=5)
    table.attack(wolf, "Bite", elemental)
    assert (wolf.damage, wolf.conditions.get(BURN)) == (2, 1)


def test_it_must_be_fed(table: Table) -> None:
    elemental = table.put("Fire Elemental", RED)
    table.decide("upkeep", PAY)
    table.upkeep()
    assert table.red.mana == 50 - 1
    assert table.in_play(elemental)
    table.decide("upkeep", LET_GO)
    table.upkeep()
    assert not table.in_play(elemental)
