"""Divine Protection: attacks on its bearer roll one die fewer."""

import pytest

from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_attacks_roll_one_die_fewer(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.attach("Divine Protection", fox)
    table.dice("1 1 1")
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 3


def test_it_does_not_add_to_sacred_ground(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.attach("Divine Protection", fox)
    table.attach("Sacred Ground", "B2", BLUE)
    table.dice("1 1 1")
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 3


def test_on_a_mage_it_costs_two_more(table: Table) -> None:
    protection = table.hide("Divine Protection", table.red)
    table.reveal_after("Reset Phase", protection)
    table.reset()
    assert table.red.mana == 50 - 4
