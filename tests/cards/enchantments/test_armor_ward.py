"""Armor Ward: whoever destroys its bearer's equipment pays four more."""

import pytest

from mageduel.dsl.steps import COUNTER_SPELL
from tests.kit.answers import PAY
from tests.kit.ledger import rule
from tests.kit.table import RED, Table

LET_IT_BE = ("let it be",)


@pytest.fixture
def table() -> Table:
    table = Table(red="Beastmaster", blue="Priestess")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B3")
    return table


@rule("sup.spell.example-armor-ward-dissolve-hunting-bow")
@pytest.mark.parametrize(("answer", "paid", "stays"), [(PAY, 15, False), (LET_IT_BE, 11, True)])
def test_dissolving_costs_four_more_on_resolution_or_does_nothing(
    table: Table, answer: tuple[str, ...], paid: int, stays: bool
) -> None:
    bow = table.attach("Hunting Bow", table.red)
    table.attach("Armor Ward", table.red)
    table.decide("pay to destroy", answer)
    table.cast(table.blue, "Dissolve", table.red, bow.id)
    assert table.in_play(bow) is stays
    assert table.blue.mana == 50 - paid


@rule("sup.spell.armor-ward-revealed-after-counter-step")
def test_revealed_after_the_counter_step_it_still_asks(table: Table) -> None:
    bow = table.attach("Hunting Bow", table.red)
    ward = table.hide("Armor Ward", table.red)
    table.reveal_after(COUNTER_SPELL, ward, by=table.blue)
    table.decide("pay to destroy", LET_IT_BE)
    table.cast(table.blue, "Dissolve", table.red, bow.id)
    assert table.in_play(bow)


def test_hidden_it_protects_nothing(table: Table) -> None:
    bow = table.attach("Hunting Bow", table.red)
    table.hide("Armor Ward", table.red)
    table.cast(table.blue, "Dissolve", table.red, bow.id)
    assert not table.in_play(bow)


def test_enchantments_and_others_equipment_are_not_protected(table: Table) -> None:
    table.attach("Armor Ward", table.red)
    strength, boots = table.attach("Bear Strength", table.red), table.attach("Leather Boots", table.blue)
    table.cast(table.blue, "Dispel", strength)
    belt = table.attach("Regrowth Belt", table.blue)
    table.cast(table.red, "Dissolve", table.blue, boots.id)
    table.cast(table.blue, "Dissolve", table.blue, belt.id)
    assert not table.in_play(belt)
    assert not table.in_play(strength)
    assert not table.in_play(boots)


def test_ones_own_dissolve_pays_nothing(table: Table) -> None:
    bow = table.attach("Hunting Bow", table.red)
    table.attach("Armor Ward", table.red)
    table.cast(table.red, "Dissolve", table.red, bow.id)
    assert not table.in_play(bow)
    assert table.find_all("Armor Ward", seat=RED) != []
    assert table.blue.mana == 50
