"""Regrowth: two points of damage heal each Upkeep Phase."""

import pytest

from tests.kit.table import RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_two_damage_heal(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=5)
    table.attach("Regrowth", wolf)
    table.upkeep()
    assert wolf.damage == 3


def test_it_does_not_add_to_what_regenerates_as_fast(table: Table) -> None:
    hydra = table.put("Darkfenne Hydra", RED, damage=5)
    table.attach("Regrowth", hydra)
    table.upkeep()
    assert hydra.damage == 3


def test_on_a_mage_it_costs_one_more(table: Table) -> None:
    regrowth = table.hide("Regrowth", table.red)
    table.reveal_after("Reset Phase", regrowth)
    table.reset()
    assert table.red.mana == 50 - 4
