"""Fellella, Pixie Familiar: casts enchantments and helps to pay for them."""

import pytest

from mageduel.rules.enchantments.reveals import reveal
from mageduel.rules.planning.plans import plan_slots
from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.table import RED, Refused, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Beastmaster", blue="Warlock")


@pytest.fixture
def fellella(table: Table) -> Object:
    return table.put("Fellella, Pixie Familiar", zone="B2", mana=3)


def hidden_on(thing: Object) -> Object:
    return next(each for each in thing.attachments if each.hidden)


@rule("core.familiar.card-restrictions")
def test_she_takes_enchantments_of_any_level_and_nothing_else(table: Table, fellella: Object) -> None:
    table.book(RED, "Bear Strength", "Block", "Ghoul Rot", "Dispel", "Timber Wolf", "Geyser")
    slot = plan_slots(table.game, RED)[1]
    assert slot.holder is fellella
    assert {card.name for card in slot.cards} == {"Bear Strength", "Block", "Ghoul Rot"}


@rule("sup.spell.fellella-mana-only-for-casting-cost")
def test_her_mana_pays_for_casting_but_not_for_revealing(table: Table, fellella: Object) -> None:
    wolf = table.put("Timber Wolf")
    table.cast(fellella, "Bear Strength", wolf)
    assert (fellella.mana, table.red.mana) == (1, 50)
    table.run(reveal(table.game, hidden_on(wolf)))
    cost = wolf.attachments[0].card.reveal or 0
    assert cost > 0
    assert (fellella.mana, table.red.mana) == (1, 50 - cost)


@rule("sup.spell.fellella-mana-only-for-casting-cost")
def test_with_a_poor_mage_the_enchantment_cannot_be_revealed(table: Table, fellella: Object) -> None:
    wolf = table.put("Timber Wolf")
    table.cast(fellella, "Bear Strength", wolf)
    fellella.mana, table.red.mana = 20, 0
    strength = hidden_on(wolf)
    table.run(reveal(table.game, strength))
    assert not table.in_play(strength)
    assert fellella.mana == 20


def test_a_mage_who_does_not_know_nature_cannot_have_her() -> None:
    table = Table(red="Warlock")
    with pytest.raises(Refused):
        table.cast(table.red, "Fellella, Pixie Familiar", "C1")
    assert table.cast_options(table.red, "Firebrand Imp")
