"""Storm Drake Hide: armor, and lightning hurts less."""

import pytest

from mageduel.rules.objects.characteristics import armor
from tests.cards.equipment.wearers import bitten, wearer_of
from tests.kit.table import Table


@pytest.fixture
def table() -> Table:
    return wearer_of("Storm Drake Hide")


def test_the_wearer_has_two_more_armor(table: Table) -> None:
    assert bitten(table, "2 1 0 0") == 1


def test_lightning_rolls_two_dice_less(table: Table) -> None:
    table.move_to(table.blue, "B3")
    table.dice("1*", effect=1)
    table.cast(table.blue, "Arc Lightning", table.red)
    assert (table.rolled, table.red.damage) == ([1], 1)


def test_it_helps_nobody_but_the_wearer(table: Table) -> None:
    assert (armor(table.red), armor(table.blue)) == (2, 0)
    table.move_to(table.blue, "B3")
    table.dice("1* 0 0", effect=1)
    table.cast(table.red, "Arc Lightning", table.blue)
    assert table.blue.damage == 1
