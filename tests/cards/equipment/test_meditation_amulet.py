"""Meditation Amulet: a full action for three mana."""

import pytest

from mageduel.state.objects import Object
from tests.kit.answers import ability
from tests.kit.table import RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Druid")


@pytest.fixture
def amulet(table: Table) -> Object:
    return table.attach("Meditation Amulet", table.red)


def test_as_a_full_action_the_wearer_gains_three_mana(table: Table, amulet: Object) -> None:
    table.act(table.red, ability(amulet, "Meditate"))
    assert table.red.mana == 53


def may(table: Table, who: Object, amulet: Object, **progress: object) -> bool:
    return any(option[0] == "ability" and option[1] == amulet.id for option in table.actions(who, **progress))


def test_not_after_moving_and_nobody_but_the_wearer(table: Table, amulet: Object) -> None:
    wolf = table.put("Timber Wolf", RED, "C1")
    assert may(table, table.red, amulet)
    assert not may(table, table.red, amulet, move_actions=1)
    assert not may(table, wolf, amulet)
    assert not may(table, table.blue, amulet)


def test_as_often_as_there_are_actions(table: Table, amulet: Object) -> None:
    for _ in range(2):
        table.act(table.red, ability(amulet, "Meditate"))
    assert table.red.mana == 56
