"""Purge Magic: destroys every enchantment on the target."""

import pytest

from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard")
    table.move_to(table.red, "B2")
    return table


def test_hidden_and_revealed_enchantments_of_both_sides_go(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    gone = [table.attach("Force Hold", wolf, RED), table.hide("Rhino Hide", wolf), table.hide("Ghoul Rot", wolf, RED)]
    table.cast(table.red, "Purge Magic", wolf)
    assert not any(table.in_play(each) for each in gone)
    assert table.red.mana == 50 - 12


def test_equipment_conjurations_and_other_creatures_are_left_alone(table: Table) -> None:
    table.move_to(table.blue, "B2")
    wolf = table.put("Timber Wolf", BLUE)
    boots = table.attach("Leather Boots", table.blue)
    vine, hold = table.attach("Tanglevine", wolf, RED), table.attach("Force Hold", wolf, RED)
    table.cast(table.red, "Purge Magic", table.blue)
    assert table.in_play(boots)
    assert table.in_play(hold)
    assert table.in_play(vine)


def test_a_conjuration_can_be_purged(table: Table) -> None:
    flower = table.put("Mana Flower", BLUE, "B3")
    harmony = table.attach("Harmonize", flower)
    table.cast(table.red, "Purge Magic", flower)
    assert not table.in_play(harmony)
    assert table.in_play(flower)


def test_two_zones_are_too_far(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B4")
    with pytest.raises(Refused):
        table.cast(table.red, "Purge Magic", wolf)
