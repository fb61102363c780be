"""Gauntlets of Strength: the wearer hits harder in melee."""

import pytest

from mageduel.facts.traits import MELEE
from tests.kit.table import BLUE, Table, make_creature


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard")
    table.move_to(table.red, "B2")
    table.attach("Gauntlets of Strength", table.red)
    return table


def test_melee_attacks_roll_one_die_more(table: Table) -> None:
    foe = table.put(make_creature(), BLUE)
    dice = 4 + table.red.card.value(MELEE)
    table.dice(" ".join(["1*"] * dice))
    table.attack(table.red, "Basic Melee Attack", foe)
    assert foe.damage == dice


def test_attack_spells_do_not(table: Table) -> None:
    foe = table.put(make_creature(), BLUE)
    table.dice("1* 1*", effect=1)
    table.cast(table.red, "Jet Stream", foe)
    assert foe.damage == 2


def test_weapons_profit_as_well(table: Table) -> None:
    foe = table.put(make_creature(), BLUE)
    staff = table.attach("Mage Staff", table.red)
    dice = 5 + table.red.card.value(MELEE)
    table.dice(" ".join(["1*"] * dice))
    table.attack(table.red, "Arcane Burst", foe, source=staff)
    assert foe.damage == dice
