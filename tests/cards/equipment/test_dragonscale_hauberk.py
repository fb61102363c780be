"""Dragonscale Hauberk: armor, and flames hurt less."""

import pytest

from tests.cards.equipment.wearers import bitten, wearer_of
from tests.kit.table import Table


@pytest.fixture
def table() -> Table:
    table = wearer_of("Dragonscale Hauberk")
    table.move_to(table.blue, "B3")
    return table


def test_the_wearer_has_two_more_armor(table: Table) -> None:
    assert bitten(table, "2 1 0 0") == 1


def test_flames_roll_two_dice_less_and_take_two_off_the_effect_die(table: Table) -> None:
    table.dice("1* 1*", effect=8)
    table.cast(table.blue, "Flameblast", table.red)
    assert table.red.damage == 2
    assert not table.red.conditions


def test_other_attacks_roll_as_ever(table: Table) -> None:
    table.dice("1* 1*", effect=1)
    table.cast(table.blue, "Pillar of Light", table.red)
    assert table.red.damage == 2
