"""Charge: Fast, with Charge +1, for a round."""

import pytest

from mageduel.facts.traits import CHARGE, FAST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "B1")
    return table


@rule("core.trait.charge-adds-dice")
def test_it_moves_twice_and_attacks_with_one_more_die(table: Table) -> None:
    wolf, grizzly = table.put("Timber Wolf", RED, "B1"), table.put("Steelclaw Grizzly", BLUE, "B3")
    table.cast(table.red, "Charge", wolf)
    assert table.red.mana == 50 - 4
    table.dice("1* 1* 1* 1* 1*")
    table.act(wolf, ("move", "B2"), ("move", "B3"), ("attack", wolf.id, 0, grizzly.id))
    assert grizzly.damage == 5


def test_without_a_move_there_is_no_extra_die(table: Table) -> None:
    wolf, grizzly = table.put("Timber Wolf", RED, "B1"), table.put("Steelclaw Grizzly", BLUE, "B1")
    table.cast(table.red, "Charge", wolf)
    table.dice("1* 1* 1* 1*")
    table.act(wolf, ("attack", wolf.id, 0, grizzly.id))
    assert grizzly.damage == 4


def test_it_is_over_with_the_round(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B1")
    table.cast(table.red, "Charge", wolf)
    assert table.has(wolf, FAST)
    assert table.has(wolf, CHARGE)
    table.end_round()
    assert not table.has(wolf, FAST)
    assert not table.has(wolf, CHARGE)


def test_the_incorporeal_cannot_be_spurred_on(table: Table) -> None:
    spirit = table.put("Whirling Spirit", RED, "B1")
    with pytest.raises(Refused):
        table.cast(table.red, "Charge", spirit)
