"""Hunting Spear: thrown, it is gone unless it is paid for."""

import pytest

from tests.kit.answers import DECLINE, take
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Beastmaster", blue="Warlock")
    table.move_to(table.red, "B2")
    table.attach("Hunting Spear", table.red)
    return table


def throw(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.dice("0 0 0 0", effect=1)
    table.attack(table.red, "Crippling Throw", wolf, source=table.find("Hunting Spear"))


def test_thrown_it_returns_to_the_spellbook(table: Table) -> None:
    spear = table.find("Hunting Spear")
    table.decide("offer", DECLINE)
    throw(table)
    assert not table.in_play(spear)
    assert table.game.players[RED].book[spear.card] == 1
    assert table.red.mana == 50


def test_for_five_mana_it_is_picked_up(table: Table) -> None:
    table.decide("offer", take())
    throw(table)
    assert table.in_play(table.find("Hunting Spear"))
    assert table.red.mana == 45


def test_without_the_mana_nobody_is_asked(table: Table) -> None:
    spear = table.find("Hunting Spear")
    table.mana(RED, 4)
    throw(table)
    assert not table.in_play(spear)


def test_a_lunge_keeps_it_in_hand(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.dice("0 0 0 0", effect=1)
    table.attack(table.red, "Debilitating Lunge", wolf, source=table.find("Hunting Spear"))
    assert table.in_play(table.find("Hunting Spear"))


def test_only_a_beastmaster_may_have_it(table: Table) -> None:
    with pytest.raises(Refused):
        table.cast(table.blue, "Hunting Spear", table.blue)
