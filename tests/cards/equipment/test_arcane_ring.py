"""Arcane Ring: one metamagic or mana spell a round costs the wearer one mana less."""

import pytest

from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard")
    table.attach("Arcane Ring", table.red)
    return table


@rule("sup.spell.moonglow-amulet-mana-subtype", "ref.codex.moonglow-subtype")
def test_a_mana_spell_costs_one_less(table: Table) -> None:
    table.cast(table.red, "Moonglow Amulet", table.red)
    assert table.red.mana == 50 - 5


@rule("sup.rules.discount-rings-mostly-once-per-round")
def test_only_the_first_such_spell_of_a_round_is_cheaper(table: Table) -> None:
    table.cast(table.red, "Moonglow Amulet", table.red)
    table.cast(table.red, "Suppression Cloak", table.red)
    assert table.red.mana == 50 - 5 - 8
    table.reset()
    table.red.mana = 50
    table.cast(table.red, "Suppression Cloak", table.red)
    assert table.red.mana == 50 - 7


def test_other_spells_cost_what_they_cost(table: Table) -> None:
    table.cast(table.red, "Elemental Cloak", table.red)
    assert table.red.mana == 50 - 6


def test_an_enchantment_is_cheaper_to_reveal_and_not_to_cast(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C1")
    table.cast(table.red, "Essence Drain", wolf)
    assert table.red.mana == 50 - 2
    [drain] = wolf.attachments
    assert drain.hidden
    table.put("Timber Wolf", RED, "C1")
    table.reveal_after("Reset Phase", drain)
    table.reset()
    assert not drain.hidden
    assert table.red.mana == 50 - 2 - 3


def test_what_was_saved_on_a_spell_is_not_saved_again_on_revealing(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C1")
    drain = table.hide("Essence Drain", wolf, RED)
    table.cast(table.red, "Moonglow Amulet", table.red)
    table.reveal_after("Channel Phase", drain)
    before = table.red.mana
    table.channel()
    assert table.red.mana == before + 11 - 4


def test_it_makes_payable_what_was_one_mana_too_dear(table: Table) -> None:
    table.red.mana = 5
    assert table.cast_options(table.red, "Moonglow Amulet")
    table.red.mana = 4
    assert not table.cast_options(table.red, "Moonglow Amulet")
