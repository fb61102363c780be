"""Cloak of Shadows: out of sight from afar, and light does less."""

import pytest

from tests.kit.table import RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard", blue="Necromancer")
    table.attach("Cloak of Shadows", table.blue)
    table.move_to(table.blue, "B3")
    return table


def test_nothing_aims_at_the_wearer_from_two_zones_away(table: Table) -> None:
    table.move_to(table.red, "B1")
    assert table.why_no_cast(table.red, "Fireball", table.blue) == "obscured"
    table.move_to(table.red, "B2")
    assert table.why_no_cast(table.red, "Fireball", table.blue) is None


def test_light_rolls_two_dice_less_and_other_attacks_do_not(table: Table) -> None:
    angel = table.put("Samandriel, Angel of Light", RED, "B3")
    assert table.odds(angel, 'The Greatsword "Starfire"', table.blue).dice.value == 3
    wolf = table.put("Timber Wolf", RED, "B3")
    assert table.odds(wolf, "Bite", table.blue).dice.value == 4


def test_only_a_dark_mage_wears_it(table: Table) -> None:
    assert table.why_no_cast(table.red, "Cloak of Shadows", table.red) == "restricted-spell"
