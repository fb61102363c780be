"""Helm of Command: holds a command that can be given every round."""

import pytest

from mageduel.rules.casting.at_hand import castables
from mageduel.rules.casting.built_in import BUILT_IN
from mageduel.state.objects import Object
from tests.kit.table import RED, Table, make_card


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlord")
    table.move_to(table.red, "B2")
    return table


def equipped(table: Table, spell: str) -> Object:
    table.decide("bind", ("bind", spell))
    table.cast(table.red, "Helm of Command", table.red)
    return table.find("Helm of Command")


def test_it_holds_command_incantations_that_are_not_epic(table: Table) -> None:
    epic = make_card(
        name="Epic Order",
        type="incantation",
        subtypes=["command"],
        cost=5,
        action="quick",
        range=[0, 1],
        target="creature",
        traits=["Epic"],
    )
    table.book(RED, "Power Strike", "Sleep", "Fortified Position", "Goblin Grunt", epic)
    equipped(table, "Power Strike")
    [asked] = [request for request in table.asked if request.kind == "bind"]
    assert set(asked.options) == {("leave",), ("bind", "Power Strike")}


def test_its_spell_can_be_cast_once_each_round(table: Table) -> None:
    table.book(RED, "Power Strike")
    helm, grunt = equipped(table, "Power Strike"), table.put("Goblin Grunt", RED, "B2")
    for _ in range(2):
        table.cast(table.red, "Power Strike", grunt, full=False)
        assert not any(each.key == helm.id and each.source == "bound" for each in castables(table.game, table.red))
        table.reset()
    assert not table.game.players[RED].discard


def test_one_mana_and_a_quick_spell_exchange_what_it_holds(table: Table) -> None:
    table.book(RED, "Power Strike", "Sniper Shot")
    helm = equipped(table, "Power Strike")
    before = table.red.mana
    table.decide("bind", ("bind", "Sniper Shot"))
    table.cast(table.red, BUILT_IN.of(helm)[0], None, full=False)
    assert (table.red.mana, helm.bound) == (before - 1, table.card("Sniper Shot"))
    assert table.game.players[RED].book == {table.card("Power Strike"): 1}
