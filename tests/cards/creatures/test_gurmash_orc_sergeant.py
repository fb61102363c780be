"""Gurmash: passes orders on."""

import pytest

from mageduel.facts.library import card
from mageduel.facts.traits import FAST
from mageduel.rules.planning.plans import PREPARES
from mageduel.state.objects import Object
from tests.kit.answers import cast
from tests.kit.table import RED, Table

ORDERS = "Battle Orders (Anvil Throne)"


@pytest.fixture
def table() -> Table:
    return Table(red="Anvil Throne Warlord", mana=10)


@pytest.fixture
def gurmash(table: Table) -> Object:
    return table.put("Gurmash, Orc Sergeant", RED, "B3")


@pytest.mark.parametrize(
    ("name", "fits"),
    [("Defend", True), ("Flank Attack", True), ("Brace Yourself", True), ("Heal", False), ("Flameblast", False)],
)
def test_only_commands_are_planned_for_him(table: Table, gurmash: Object, name: str, fits: bool) -> None:
    (prepares,) = PREPARES.of(gurmash)
    assert prepares(gurmash, card(name)) is fits


def test_he_gives_his_warlords_battle_orders_where_he_is(table: Table, gurmash: Object) -> None:
    near, far = table.put("Asyran Defender", RED, "B3"), table.put("Asyran Defender", RED, "C1")
    gurmash.mana = 1
    table.act(gurmash, cast(ORDERS, "arena", "quick-march", 0))
    assert (table.has(near, FAST), table.has(gurmash, FAST), table.has(far, FAST)) == (True, True, False)
    assert (gurmash.mana, table.red.mana) == (0, 10)


def orders_left(table: Table, who: Object) -> bool:
    return any(each[0] == "cast" and each[2] == ORDERS for each in table.actions(who))


def test_the_orders_are_given_once_a_round_by_either_of_them(table: Table, gurmash: Object) -> None:
    assert orders_left(table, gurmash)
    assert orders_left(table, table.red)
    table.act(gurmash, cast(ORDERS, "arena", "hold-the-line", 0))
    assert not orders_left(table, table.red)
    table.reset()
    table.act(table.red, cast(ORDERS, "arena", "take-aim", 0))
    assert not orders_left(table, gurmash)


def test_he_casts_what_is_planned_for_him_as_well(table: Table, gurmash: Object) -> None:
    knight = table.put("Asyran Defender", RED, "B3")
    table.prepare_for(gurmash, "Defend")
    table.act(gurmash, cast("Defend", knight))
    assert knight.guarding
