"""Mordok's Tome: one spell more to choose from."""

from mageduel.rules.planning.plans import plan_slots
from tests.kit.table import BLUE, RED, Table


def mage_slot(table: Table, seat: int) -> int:
    return plan_slots(table.game, seat)[0].count


def test_its_wearer_plans_three_spells() -> None:
    table = Table(red="Wizard", blue="Wizard")
    table.attach("Mordok's Tome", table.red)
    assert (mage_slot(table, RED), mage_slot(table, BLUE)) == (3, 2)


def test_without_it_two_again() -> None:
    table = Table(red="Wizard")
    tome = table.attach("Mordok's Tome", table.red)
    table.cast(table.red, "Dissolve", table.red, tome.id)
    assert mage_slot(table, RED) == 2
