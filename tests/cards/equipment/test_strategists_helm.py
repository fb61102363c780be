"""Strategist's Helm: Battle Orders between the activations, at their usual price."""

import pytest

from mageduel.rules.round.action_stage import free_ability_options
from tests.kit.academy import AcademyTable
from tests.kit.table import RED, Table


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Warlord")
    table.attach("Strategist's Helm", table.red)
    return table


def orders(table: Table) -> set[str]:
    """The orders that could be given now without an action."""
    return {each[3] for each in free_ability_options(table.game, RED)}


def test_orders_are_given_without_an_action_for_their_mana(table: AcademyTable) -> None:
    helm, soldier = table.find("Strategist's Helm"), table.put("Elven Soldier", RED)
    assert orders(table) == {"strike", "loose", "stand"}
    table.use(RED, ("ability", helm.id, 0, "stand", 0))
    assert (table.armor(soldier), table.red.mana) == (2, 50 - 1)
    assert table.game.players[RED].quickcast


def test_they_are_once_a_round_however_they_are_given(table: AcademyTable) -> None:
    helm = table.find("Strategist's Helm")
    table.use(RED, ("ability", helm.id, 0, "strike", 0))
    assert orders(table) == set()
    assert table.cast_options(table.red, "Leather Belt") != []
    table.reset()
    assert orders(table) == {"strike", "loose", "stand"}


def test_without_mana_there_are_none(table: AcademyTable) -> None:
    table.mana(RED, 0)
    assert orders(table) == set()


def test_a_mage_without_orders_has_no_use_for_it() -> None:
    table = AcademyTable()
    table.attach("Strategist's Helm", table.red)
    assert orders(table) == set()


def test_the_arenas_warlord_has_his_own_orders() -> None:
    table = Table(red="Warlord")
    table.attach("Strategist's Helm", table.red)
    assert "to-battle" in orders(table)
