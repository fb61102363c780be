"""Heal: eight dice of healing."""

import pytest

from tests.kit.table import BLUE, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "B2")
    return table


def test_the_target_loses_what_eight_dice_show(table: Table) -> None:
    table.red.damage = 12
    table.dice("2 2* 1 1* 1 0 0 0")
    table.cast(table.red, "Heal", table.red)
    assert table.red.damage == 5
    assert table.red.mana == 50 - 9


def test_an_enemy_two_zones_away_can_be_healed(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B4", damage=3)
    table.dice("2 2 2 2 2 2 2 2")
    table.cast(table.red, "Heal", wolf)
    assert wolf.damage == 0


def test_neither_the_nonliving_nor_the_far_can(table: Table) -> None:
    for target in (table.put("Skeletal Sentry", BLUE, damage=3), table.put("Timber Wolf", BLUE, "A4", damage=3)):
        with pytest.raises(Refused):
            table.cast(table.red, "Heal", target)
