"""Mongoose Agility: its bearer is Elusive."""

import pytest

from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_guards_and_hindering_enemies_are_slipped_past(table: Table) -> None:
    wolf, fox, bobcat = (
        table.put("Timber Wolf", RED),
        table.put("Bitterwood Fox", BLUE),
        table.put("Feral Bobcat", BLUE),
    )
    table.guard(bobcat)
    assert ("attack", wolf.id, 0, fox.id) not in table.actions(wolf)
    table.attach("Mongoose Agility", wolf)
    assert ("attack", wolf.id, 0, fox.id) in table.actions(wolf)
    table.act(wolf, ("move", "B3"), ("move", "B4"))
    assert wolf.zone == table.zone("B4")


def test_hidden_it_lets_nobody_slip_past(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.put("Bitterwood Fox", BLUE)
    table.hide("Mongoose Agility", wolf)
    with pytest.raises(Refused):
        table.act(wolf, ("move", "B3"), ("move", "B4"))
