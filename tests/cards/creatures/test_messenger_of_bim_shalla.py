"""Messenger of Bim-Shalla: brings relief when it is summoned."""

import pytest

from tests.kit.answers import DECLINE, take
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Priestess")
    table.move_to(table.red, "B2")
    return table


def test_a_friend_near_it_heals_what_four_dice_show(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B3", damage=6)
    table.red.damage = 3
    table.decide("offer", take(wolf))
    table.dice("2 1* 1 0")
    table.cast(table.red, "Messenger of Bim-Shalla", "B2")
    assert (wolf.damage, table.red.damage) == (2, 3)


def test_nobody_need_be_chosen(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B3", damage=6)
    table.decide("offer", DECLINE)
    table.cast(table.red, "Messenger of Bim-Shalla", "B2")
    assert wolf.damage == 6


def test_neither_the_far_nor_enemies_nor_the_nonliving_nor_the_unhurt(table: Table) -> None:
    table.put("Timber Wolf", RED, "B4", damage=6)
    table.put("Timber Wolf", BLUE, "B2", damage=6)
    table.put("Skeletal Sentry", RED, "B2", damage=2)
    table.put("Timber Wolf", RED, "B2")
    table.cast(table.red, "Messenger of Bim-Shalla", "B2")
    assert table.red.mana == 50 - 9
