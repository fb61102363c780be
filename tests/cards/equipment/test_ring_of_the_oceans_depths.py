"""Ring of the Ocean's Depths: one hydro or aquatic spell a round costs the wearer one mana less."""

import pytest

from tests.kit.table import BLUE, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Siren")
    table.attach("Ring of the Ocean's Depths", table.red)
    return table


def test_one_aquatic_spell_a_round_is_cheaper(table: Table) -> None:
    table.cast(table.red, "Shoalsdeep Thrasher", "C1")
    assert table.red.mana == 50 - 4
    table.cast(table.red, "Shoalsdeep Thrasher", "C1")
    assert table.red.mana == 50 - 4 - 5
    table.reset()
    table.cast(table.red, "Shoalsdeep Thrasher", "C1")
    assert table.red.mana == 50 - 4 - 5 - 4


def test_a_hydro_spell_is_cheaper_too(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C1")
    table.dice("0 0 0", effect=1)
    table.cast(table.red, "Swell", wolf)
    assert table.red.mana == 50 - 3


def test_water_alone_is_neither(table: Table) -> None:
    table.cast(table.red, "Leviathan Scale Armor", table.red)
    assert table.red.mana == 50 - 6
