"""Drain Power: what the target mage loses the caster gains."""

import pytest

from mageduel.dsl.steps import RESOLVE_SPELL
from tests.kit.ledger import rule
from tests.kit.moments import name_of as step_title
from tests.kit.table import Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B3")
    return table


@rule("sup.spell.drain-power-gain-capped-at-loss")
def test_mana_goes_over_to_the_caster(table: Table) -> None:
    table.dice("2 2* 1 1* 0 0 0 0")
    table.cast(table.red, "Drain Power", table.blue)
    assert (table.red.mana, table.blue.mana) == (50 - 16 + 6, 44)


@rule("sup.spell.drain-power-loss-capped-at-supply", "sup.spell.drain-power-gain-capped-at-loss")
def test_nobody_loses_more_than_he_has(table: Table) -> None:
    table.blue.mana = 3
    table.dice("2 2 2 2 2 2 2 2")
    table.cast(table.red, "Drain Power", table.blue)
    assert (table.red.mana, table.blue.mana) == (50 - 16 + 3, 0)


@rule("sup.spell.drain-power-no-reveal-between-roll-and-transfer")
def test_there_is_no_time_to_spend_mana_between_roll_and_transfer(table: Table) -> None:
    table.blue.mana = 4
    hold = table.hide("Force Hold", table.blue)
    table.reveal_after(step_title(RESOLVE_SPELL), hold)
    table.dice("2 2 0 0 0 0 0 0")
    table.cast(table.red, "Drain Power", table.blue)
    assert not table.in_play(hold)  # nothing was left to pay for it
    assert (table.red.mana, table.blue.mana) == (50 - 16 + 4, 0)


def test_only_mages_within_two_zones_are_drained(table: Table) -> None:
    table.move_to(table.blue, "A4")
    with pytest.raises(Refused):
        table.cast(table.red, "Drain Power", table.blue)
