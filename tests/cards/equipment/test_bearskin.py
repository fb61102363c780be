"""Bearskin: armor, and frost hurts less."""

import pytest

from mageduel.rules.objects.characteristics import armor
from tests.cards.equipment.wearers import bitten, wearer_of
from tests.kit.table import BLUE, Table, make_creature

CHILL = {"name": "Chill", "kind": "melee", "action": "quick", "dice": 4, "damage": "frost"}


@pytest.fixture
def table() -> Table:
    return wearer_of("Bearskin")


def test_the_wearer_has_two_more_armor(table: Table) -> None:
    assert bitten(table, "2 1 0 0") == 1


def test_frost_rolls_two_dice_less(table: Table) -> None:
    frost = table.put(make_creature(attack=[CHILL]), BLUE)
    table.dice("1* 1*")
    table.attack(frost, "Chill", table.red)
    assert table.red.damage == 2


def test_it_helps_nobody_but_the_wearer(table: Table) -> None:
    assert (armor(table.red), armor(table.blue)) == (2, 0)
