"""Druid's Leaf Ring: once a round a plant spell of the wearer costs one mana less."""

import pytest

from tests.kit.answers import PASS, take
from tests.kit.table import RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Druid")
    table.attach("Druid's Leaf Ring", table.red)
    return table


def test_one_plant_spell_a_round_costs_one_less(table: Table) -> None:
    assert table.cast(table.red, "Vine Snapper", "C1").paid == 6
    assert table.cast(table.red, "Raptor Vine", "C1").paid == 9
    table.reset()
    assert table.cast(table.red, "Bloodspine Wall", "C1|C2", "single").paid == 3


def test_other_spells_cost_as_printed(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "C1")
    assert table.cast(table.red, "Spitting Raptor", "C1").paid == 11
    table.dice("0 0", effect=1)
    assert table.cast(table.red, "Acid Ball", wolf).paid == 5


def test_a_spawnpoint_of_hers_pays_in_full(table: Table) -> None:
    table.always("deploy", PASS)
    tree = table.put("Vine Tree", RED, "C1")
    table.prepare_for(tree, "Vine Snapper")
    table.decide("deploy", take("Vine Snapper"))
    table.deploy()
    assert table.red.mana == 43


def test_a_plant_enchantment_gets_it_when_revealed(table: Table) -> None:
    assert table.cast(table.red, "Barkskin", table.red).paid == 2
    bark = table.find("Barkskin")
    table.reveal_after("Reset Phase", bark)
    before = table.red.mana
    table.reset()
    assert table.red.mana == before - 1
