"""Clear Mind: what clouds a mind is removed, each thing at its price."""

import pytest

from mageduel.facts.conditions import CRIPPLE, DAZE, SLEEP, STUN
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "B2")
    return table


def test_markers_go_for_their_removal_costs(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.condition(wolf, DAZE, 2)
    table.condition(wolf, STUN)
    spell = table.cast(table.red, "Clear Mind", wolf, "Daze + Daze + Stun")
    assert wolf.conditions == {}
    assert spell.paid == 2 * (DAZE.removal_cost or 0) + (STUN.removal_cost or 0)


def test_sleep_is_psychic_and_costs_the_level(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.condition(wolf, SLEEP)
    spell = table.cast(table.red, "Clear Mind", wolf, "Sleep")
    assert wolf.conditions == {}
    assert spell.paid == wolf.level


def test_revealed_psychic_enchantments_are_destroyed_for_their_whole_cost(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    pacify, strength = table.attach("Pacify", wolf, BLUE), table.attach("Bear Strength", wolf)
    spell = table.cast(table.red, "Clear Mind", wolf, "Pacify")
    assert not table.in_play(pacify)
    assert table.in_play(strength)
    assert spell.paid == (pacify.card.cost or 0) + (pacify.card.reveal or 0)


def test_neither_other_markers_nor_hidden_nor_other_spells(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.condition(wolf, CRIPPLE)
    table.attach("Bear Strength", wolf)
    table.hide("Pacify", wolf, BLUE)
    with pytest.raises(Refused):
        table.cast(table.red, "Clear Mind", wolf, "Cripple")
    assert table.cast_options(table.red, "Clear Mind") == []
