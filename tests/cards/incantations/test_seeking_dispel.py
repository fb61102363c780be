"""Seeking Dispel: destroys a hidden enchantment, which can no longer be revealed."""

import pytest

from tests.kit.ledger import rule
from tests.kit.surprises import counterspell
from tests.kit.table import BLUE, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "B2")
    return table


def test_a_hidden_enchantment_is_destroyed(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    hold = table.hide("Force Hold", wolf)
    table.cast(table.red, "Seeking Dispel", hold)
    assert not table.in_play(hold)
    assert table.red.mana == 50 - 2
    assert hold.card in table.game.players[BLUE].discard


def test_a_revealed_one_is_no_target(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    hold = table.attach("Force Hold", wolf)
    with pytest.raises(Refused):
        table.cast(table.red, "Seeking Dispel", hold)


def test_once_it_is_cast_the_enchantment_can_no_longer_be_revealed(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    hold = table.hide("Force Hold", wolf)
    table.reveal_after("Pay Costs", hold)
    with pytest.raises(AssertionError):  # the chance never comes
        table.cast(table.red, "Seeking Dispel", hold)
    assert not table.in_play(hold)


def test_before_the_cost_is_paid_it_can_still_be_saved(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    hold = table.hide("Force Hold", wolf)
    table.reveal_after("Declare Spell", hold)
    table.cast(table.red, "Seeking Dispel", hold)
    assert table.in_play(hold)
    assert not hold.hidden


@rule("sup.spell.seeking-dispel-targets-enchantment-not-host")
def test_what_protects_the_bearer_does_not_counter_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    hold = table.hide("Force Hold", wolf)
    nullify, shield = table.hide("Nullify", wolf), table.hide(counterspell(), wolf, BLUE)
    table.cast(table.red, "Seeking Dispel", hold)
    assert not table.in_play(hold)
    assert nullify.hidden
    assert shield.hidden
