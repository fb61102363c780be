"""Overextend: a soldier that has acted acts again, and is Stunned for it."""

import pytest

from mageduel.facts.conditions import STUN
from tests.kit.answers import GUARD, NOTHING
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Warlord")


def test_it_acts_again_and_is_stunned_afterwards(table: Table) -> None:
    knight = table.put("Knight of Westlock", RED, "C1", active=False)
    table.cast(table.red, "Overextend", knight)
    assert knight.active
    assert table.red.mana == 50 - 4
    assert STUN not in knight.conditions
    table.act(knight, GUARD)
    assert knight.conditions == {STUN: 1}
    assert not knight.guarding


def test_the_stun_comes_once_and_lasts_until_the_activation_after(table: Table) -> None:
    knight = table.put("Knight of Westlock", RED, "C1", active=False)
    table.cast(table.red, "Overextend", knight)
    table.act(knight, NOTHING)
    table.act(knight)
    assert not knight.conditions
    table.act(knight, NOTHING)
    assert not knight.conditions


def test_an_active_creature_is_no_target(table: Table) -> None:
    knight = table.put("Knight of Westlock", RED, "C1")
    assert table.why_no_cast(table.red, "Overextend", knight) == "still-active"


def test_once_a_round_for_each_creature(table: Table) -> None:
    knight = table.put("Knight of Westlock", RED, "C1", active=False)
    table.cast(table.red, "Overextend", knight)
    knight.active = False
    assert table.why_no_cast(table.red, "Overextend", knight) == "already-overextended"
    table.reset()
    knight.active = False
    assert table.why_no_cast(table.red, "Overextend", knight) is None


def test_only_soldiers_of_your_own(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "C1", active=False)
    knight = table.put("Knight of Westlock", BLUE, "C1", active=False)
    for creature in (wolf, knight):
        assert table.why_no_cast(table.red, "Overextend", creature) == "wrong-target"
