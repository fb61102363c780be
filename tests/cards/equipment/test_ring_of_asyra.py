"""Ring of Asyra: one Holy incantation or enchantment a round costs the wearer one mana less."""

import pytest

from tests.kit.table import RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Priestess")
    table.move_to(table.red, "B2")
    table.attach("Ring of Asyra", table.red)
    return table


def test_a_holy_incantation_costs_one_less(table: Table) -> None:
    cleric = table.put("Asyran Cleric", RED)
    table.dice("0 0 0 0 0")
    table.cast(table.red, "Minor Heal", cleric)
    assert table.red.mana == 50 - 4


def test_a_holy_enchantment_costs_one_less_to_reveal(table: Table) -> None:
    cleric = table.put("Asyran Cleric", RED)
    table.cast(table.red, "Divine Protection", cleric)
    [protection] = cleric.attachments
    assert table.red.mana == 50 - 2
    table.reveal_after("Upkeep Phase", protection)
    table.upkeep()
    assert table.red.mana == 50 - 2 - 1


def test_holy_creatures_and_spells_of_other_schools_cost_the_same(table: Table) -> None:
    table.cast(table.red, "Asyran Cleric", "B2")
    assert table.red.mana == 50 - 5
    cleric = table.put("Asyran Cleric", RED)
    rhino = table.hide("Rhino Hide", cleric)
    table.reveal_after("Upkeep Phase", rhino)
    table.upkeep()
    assert table.red.mana == 45 - (rhino.card.reveal or 0)


def test_once_a_round_for_casting_and_revealing_together(table: Table) -> None:
    cleric = table.put("Asyran Cleric", RED)
    protection = table.hide("Divine Protection", cleric)
    table.dice("0 0 0 0 0")
    table.cast(table.red, "Minor Heal", cleric)
    table.reveal_after("Upkeep Phase", protection)
    table.upkeep()
    assert table.red.mana == 50 - 4 - 2
