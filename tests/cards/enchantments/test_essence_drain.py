"""Essence Drain: its bearer must be kept up for two mana a round."""

import pytest

from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    return Table()


@rule("sup.codex.essence-drain-upkeep-paid-by-creature-controller")
def test_the_creatures_controller_pays_two_mana_or_loses_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    drain = table.attach("Essence Drain", wolf, RED)
    table.decide("upkeep", ("pay",))
    table.upkeep()
    assert (table.red.mana, table.blue.mana) == (50, 48)
    table.decide("upkeep", ("let go",))
    table.upkeep()
    assert not table.in_play(wolf)
    assert not table.in_play(drain)


def test_it_adds_to_an_upkeep_of_its_bearers_own(table: Table) -> None:
    spirit = table.put("Whirling Spirit", BLUE)
    table.attach("Essence Drain", spirit, RED)
    table.decide("upkeep", ("pay",))
    table.upkeep()
    assert table.blue.mana == 50 - 3


def test_without_the_mana_the_creature_is_lost(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.attach("Essence Drain", wolf, RED)
    table.blue.mana = 1
    table.upkeep()
    assert not table.in_play(wolf)
    assert table.blue.mana == 1


def test_no_mage_can_be_drained(table: Table) -> None:
    table.move_to(table.blue, "C2")
    with pytest.raises(Refused):
        table.cast(table.red, "Essence Drain", table.blue)
