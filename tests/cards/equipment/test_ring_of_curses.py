"""Ring of Curses: one curse a round costs the wearer one mana less, to reveal if it is an enchantment."""

import pytest

from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlock", blue="Beastmaster")
    table.move_to(table.red, "B2")
    table.attach("Ring of Curses", table.red)
    return table


def test_the_first_curse_revealed_costs_one_less_and_casting_it_does_not(table: Table) -> None:
    wolf, other = table.put("Timber Wolf", BLUE), table.put("Timber Wolf", BLUE)
    table.cast(table.red, "Agony", wolf)
    table.cast(table.red, "Agony", other)
    assert table.red.mana == 50 - 4
    for cursed, spent in ((wolf, 2), (other, 3)):
        [curse] = cursed.attachments
        before = table.red.mana
        table.reveal_after("Upkeep Phase", curse)
        table.upkeep()
        assert table.red.mana == before - spent


def test_other_enchantments_cost_the_same_to_reveal(table: Table) -> None:
    bear = table.hide("Bear Strength", table.red)
    table.reveal_after("Upkeep Phase", bear)
    table.upkeep()
    assert table.red.mana == 50 - 3


def test_a_curse_on_a_mage_still_costs_its_magebind(table: Table) -> None:
    rot = table.hide("Ghoul Rot", table.blue, RED)
    table.reveal_after("Reset Phase", rot)
    table.reset()
    assert table.red.mana == 50 - (4 + 2 - 1)
