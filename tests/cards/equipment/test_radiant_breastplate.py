"""Radiant Breastplate: armor, and a guard for mana."""

import pytest

from mageduel.facts.conditions import STUN
from tests.cards.equipment.wearers import wearer_of
from tests.kit.answers import DECLINE, GUARD, NOTHING, move, take
from tests.kit.table import RED, Table


@pytest.fixture
def table() -> Table:
    return wearer_of("Radiant Breastplate", mage="Paladin")


def test_it_is_armor(table: Table) -> None:
    assert table.armor(table.red) == 2


def test_after_his_actions_he_may_pay_to_go_on_guard(table: Table) -> None:
    table.mana(RED, 5)
    table.decide("offer", take())
    table.act(table.red, move("B3"), NOTHING)
    assert table.red.guarding
    assert table.red.mana == 3


def test_or_leave_it(table: Table) -> None:
    table.decide("offer", DECLINE)
    table.act(table.red, NOTHING)
    assert not table.red.guarding


def test_whoever_guards_or_cannot_or_has_no_mana_is_not_asked(table: Table) -> None:
    table.act(table.red, GUARD)
    table.mana(RED, 1)
    table.act(table.red, NOTHING)
    table.mana(RED, 5)
    table.condition(table.red, STUN)
    table.decide("offer", DECLINE)  # the Stun is over by then
    table.act(table.red, NOTHING)
    wolf = table.put("Timber Wolf", RED)
    table.act(wolf, NOTHING)
    assert not table.red.guarding
