"""Adramelech's Torment: curses catch fire."""

import pytest

from mageduel.facts.conditions import BURN
from mageduel.state.objects import Object
from tests.kit.answers import NOTHING, STOP, take
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlock")
    table.attach("Adramelech's Torment", table.red)
    return table


@pytest.fixture
def fox(table: Table) -> Object:
    fox = table.put("Bitterwood Fox", BLUE, "A4")
    table.attach("Agony", fox, RED)
    return fox


def asked(table: Table) -> int:
    return [request.kind for request in table.asked].count("set fire")


def test_for_two_mana_a_cursed_creature_burns_at_any_distance(table: Table, fox: Object) -> None:
    table.mana(RED, 10)
    table.decide("set fire", take(fox))
    table.act(table.red, NOTHING)
    assert (fox.conditions, table.red.mana) == ({BURN: 1}, 8)


def test_it_need_not_be_paid(table: Table, fox: Object) -> None:
    table.mana(RED, 10)
    table.decide("set fire", STOP)
    table.act(table.red, NOTHING)
    assert (fox.conditions, table.red.mana) == ({}, 10)


def test_not_on_what_burns_already_nor_without_a_revealed_curse(table: Table, fox: Object) -> None:
    table.condition(fox, BURN)
    wolf = table.put("Timber Wolf", BLUE, "A4")
    table.hide("Agony", wolf, RED)
    other = table.put("Timber Wolf", BLUE, "A4")
    table.attach("Agony", other, BLUE)
    table.act(table.red, NOTHING)
    assert asked(table) == 0


def test_not_what_cannot_be_seen_nor_without_the_mana(table: Table, fox: Object) -> None:
    table.mana(RED, 1)
    table.act(table.red, NOTHING)
    table.mana(RED, 2)
    table.move_to(fox, "C2")
    table.wall("Wall of Stone", "C1|C2")
    table.act(table.red, NOTHING)
    assert asked(table) == 0


def test_only_when_the_wearers_own_action_phase_ends(table: Table, fox: Object) -> None:
    wolf = table.put("Timber Wolf", RED, "C1")
    table.act(wolf, NOTHING)
    assert asked(table) == 0
