"""Mordok's Obelisk: keeping creatures costs mana."""

import pytest

from mageduel.facts.traits import UPKEEP
from mageduel.rules.objects.characteristics import value
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(mana=5)


def test_each_creature_costs_its_controller_a_mana(table: Table) -> None:
    table.put("Mordok's Obelisk", RED, "A1")
    table.put("Timber Wolf", RED, "B2")
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    hellion = table.put("Flaming Hellion", BLUE, "B2")
    table.decide("upkeep", ("pay",), ("pay",), ("let go",))
    table.upkeep()
    assert (table.red.mana, table.blue.mana) == (4, 4)
    assert table.in_play(fox)
    assert not table.in_play(hellion)


def test_mages_and_conjurations_cost_nothing(table: Table) -> None:
    table.put("Mordok's Obelisk", RED, "A1")
    flower = table.put("Mana Flower", BLUE, "A2")
    table.upkeep()
    assert value(table.blue, UPKEEP) == value(flower, UPKEEP) == 0
    assert (table.red.mana, table.blue.mana) == (5, 5)


def test_it_adds_to_an_upkeep_that_is_there(table: Table) -> None:
    spirit = table.put("Whirling Spirit", BLUE, "B2")
    table.put("Mordok's Obelisk", RED, "A1")
    assert value(spirit, UPKEEP) == 2
    table.decide("upkeep", ("pay",))
    table.upkeep()
    assert table.blue.mana == 3


def test_who_cannot_pay_loses_the_creature(table: Table) -> None:
    table.put("Mordok's Obelisk", RED, "A1")
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    table.blue.mana = 0
    table.upkeep()
    assert not table.in_play(fox)
