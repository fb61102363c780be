"""Enchanter's Wardstone: whoever destroys enchantments pays more for each."""

import pytest

from mageduel.rules.objects.destroy import destroy
from mageduel.state.causes import Why
from tests.kit.answers import PAY
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table

LET_IT_BE = ("let it be",)


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard", blue="Priestess")
    table.move_to(table.blue, "B3")
    table.put("Enchanter's Wardstone", RED, "A1")
    return table


@rule("sup.spell.example-wardstone-dispel-bear-strength", "codex.prevention.unpaid-canceled")
@pytest.mark.parametrize(("answer", "paid", "stays"), [(PAY, 7, False), (LET_IT_BE, 5, True)])
def test_a_dispel_costs_two_more_on_resolution_or_does_nothing(
    table: Table, answer: tuple[str, ...], paid: int, stays: bool
) -> None:
    strength = table.attach("Bear Strength", table.put("Timber Wolf", RED, "B2"))
    table.decide("pay to destroy", answer)
    table.cast(table.blue, "Dispel", strength)
    assert table.in_play(strength) is stays
    assert table.blue.mana == 50 - paid


def test_who_cannot_pay_is_not_asked(table: Table) -> None:
    strength = table.attach("Bear Strength", table.put("Timber Wolf", RED, "B2"))
    table.mana(BLUE, 6)
    table.cast(table.blue, "Dispel", strength)
    assert table.in_play(strength)


@rule("sup.spell.wardstone-pay-per-enchantment", "codex.prevention.cost-per-object", "codex.prevention.choose")
def test_where_several_would_go_each_has_its_price_and_the_payer_chooses(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    strength, hide = table.attach("Bear Strength", wolf), table.attach("Rhino Hide", wolf)
    table.decide("pay to destroy", LET_IT_BE, PAY)
    table.cast(table.blue, "Purge Magic", wolf)
    assert (table.in_play(strength), table.in_play(hide)) == (True, False)


@rule("sup.spell.wardstone-multiple-stack")
def test_two_stones_ask_for_four(table: Table) -> None:
    table.put("Enchanter's Wardstone", RED, "A2")
    strength = table.attach("Bear Strength", table.put("Timber Wolf", RED, "B2"))
    table.decide("pay to destroy", PAY)
    table.cast(table.blue, "Dispel", strength)
    assert not table.in_play(strength)
    assert table.blue.mana == 50 - 5 - 4


def test_neither_ones_own_spells_nor_rules_are_asked_for_more(table: Table) -> None:
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", RED, "B2")
    strength, hide = table.attach("Bear Strength", wolf), table.attach("Rhino Hide", wolf)
    table.cast(table.red, "Dispel", strength)
    table.run(destroy(table.game, hide, Why.UPKEEP_UNPAID))
    assert not table.in_play(strength)
    assert not table.in_play(hide)


def test_only_its_controllers_enchantments(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    curse, crystal = table.attach("Ghoul Rot", wolf, BLUE), table.attach("Moonglow Amulet", table.red)
    table.move_to(table.red, "B3")
    table.cast(table.blue, "Dispel", curse)
    table.cast(table.blue, "Dissolve", table.red, crystal.id)
    assert not table.in_play(curse)
    assert not table.in_play(crystal)


def test_enchantments_fall_with_their_bearer_all_the_same(table: Table) -> None:
    fox = table.put("Bitterwood Fox", RED, "B3", damage=4)
    strength = table.attach("Bear Strength", fox)
    attacker = table.put("Timber Wolf", BLUE, "B3")
    table.dice("2* 0 0 0")
    table.attack(attacker, "Bite", fox)
    assert not table.in_play(strength)
