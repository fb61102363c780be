"""Ring of Command: one command spell a round costs the Warlord one mana less."""

import pytest

from tests.kit.table import RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlord")
    table.attach("Ring of Command", table.red)
    table.move_to(table.red, "B2")
    return table


def test_the_first_command_of_a_round_costs_one_less(table: Table) -> None:
    grunt = table.put("Goblin Grunt", RED, "B2")
    table.cast(table.red, "Power Strike", grunt)
    assert table.red.mana == 50 - 1
    table.cast(table.red, "Power Strike", grunt)
    assert table.red.mana == 50 - 1 - 2
    table.reset()
    table.cast(table.red, "Sniper Shot", grunt)
    assert table.red.mana == 50 - 1 - 2 - 2


def test_other_spells_cost_what_they_cost(table: Table) -> None:
    table.cast(table.red, "Goblin Grunt", "B2")
    assert table.red.mana == 50 - 4


def test_a_command_that_is_an_enchantment_is_cheaper_to_reveal(table: Table) -> None:
    table.cast(table.red, "Fortified Position", "B2")
    assert table.red.mana == 50 - 2
    table.reveal(table.find("Fortified Position"))
    assert table.red.mana == 50 - 2 - 3
