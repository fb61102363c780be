"""Costs: what a spell costs with discounts, and when that can be paid."""

import pytest

from mageduel.dsl.declarations import Declaration
from mageduel.rules.casting.costs import discounts_spells, price, reveal_price
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_card, script_for


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard")
    table.move_to(table.red, "B2")
    return table


def ring(name: str, amount: int, subtype: str = "mana") -> object:
    """A ring of no set that saves so much on spells of a subtype."""
    card = make_card(name=name, type="equipment", cost=1, action="quick", range=[0, 2], target="mage", location="ring")
    discounts_spells(script_for(card), amount, lambda spell: subtype in spell.subtypes)
    return card


@rule("sup.rules.ring-reduces-payment-not-cost")
def test_a_discount_lowers_what_is_paid_and_not_what_the_spell_costs(table: Table) -> None:
    table.attach("Arcane Ring", table.red)
    table.cast(table.red, "Moonglow Amulet", table.red)
    assert table.red.mana == 50 - 5
    amulet = table.red.attachments[-1]
    table.move_to(table.blue, "B2")
    table.cast(table.blue, "Dissolve", table.red, amulet.id)
    assert table.blue.mana == 50 - 6


@rule("sup.rules.rings-only-for-mages-own-spells")
def test_spells_of_spawnpoints_are_not_discounted(table: Table) -> None:
    table.attach("Arcane Ring", table.red)
    forge = table.put("Battle Forge", RED, "B3")
    table.cast(forge, "Moonglow Amulet", table.red)
    assert table.red.mana == 50 - 6


@rule("sup.rules.rings-only-for-mages-own-spells")
def test_spells_of_familiars_are_not_discounted(table: Table) -> None:
    table.attach("Enchanter's Ring", table.red)
    fellella = table.put("Fellella, Pixie Familiar", RED)
    table.cast(fellella, "Bear Strength", fellella)
    assert table.red.mana == 50 - 2


@rule("sup.rules.discount-rings-mostly-once-per-round")
def test_a_discount_works_once_a_round_and_is_ready_after_the_reset(table: Table) -> None:
    table.attach("Arcane Ring", table.red)
    amulet = table.card("Moonglow Amulet")
    table.cast(table.red, amulet, table.red)
    assert price(Declaration(table.game, amulet, table.red, table.red)).to_pay == 6
    table.reset()
    assert price(Declaration(table.game, amulet, table.red, table.red)).to_pay == 5


def test_several_discounts_on_one_spell_add_up(table: Table) -> None:
    for name in ("Test Ring One", "Test Ring Two"):
        table.attach(ring(name, 1), table.red)  # type: ignore[arg-type]
    table.cast(table.red, "Moonglow Amulet", table.red)
    assert table.red.mana == 50 - 4
    table.cast(table.red, "Suppression Cloak", table.red)
    assert table.red.mana == 50 - 4 - 8


def test_no_discount_goes_below_nothing_or_is_used_up_for_nothing(table: Table) -> None:
    cheap = make_card(
        name="Cheap Trick", type="incantation", subtypes=["mana"], cost=1, action="quick", range=[0, 2], target="mage"
    )
    for name in ("Test Ring One", "Test Ring Two"):
        table.attach(ring(name, 1), table.red)  # type: ignore[arg-type]
    table.cast(table.red, cheap, table.red)
    assert table.red.mana == 50
    table.cast(table.red, "Moonglow Amulet", table.red)
    assert table.red.mana == 50 - 5


@rule("ruling.r6")
def test_a_discount_can_make_a_spell_affordable(table: Table) -> None:
    table.attach("Arcane Ring", table.red)
    table.red.mana = 5
    assert table.cast_options(table.red, "Moonglow Amulet")
    table.red.mana = 4
    assert not table.cast_options(table.red, "Moonglow Amulet")


def test_a_discount_can_make_a_reveal_affordable(table: Table) -> None:
    table.attach("Arcane Ring", table.red)
    wolf = table.put("Timber Wolf", BLUE)
    drain = table.hide("Essence Drain", wolf, RED)
    assert reveal_price(table.game, drain, 4).to_pay == 3
    table.red.mana = 3
    table.reveal_after("Reset Phase", drain)
    table.reset()
    assert table.in_play(drain)
    assert table.red.mana == 0


def test_an_enchantment_a_familiar_cast_is_revealed_by_its_mage_with_his_discount(table: Table) -> None:
    table.attach("Arcane Ring", table.red)
    fellella = table.put("Fellella, Pixie Familiar", RED)
    wolf = table.put("Timber Wolf", BLUE)
    table.cast(fellella, "Essence Drain", wolf)
    [drain] = wolf.attachments
    before = table.red.mana
    table.reveal_after("Reset Phase", drain)
    table.reset()
    assert table.red.mana == before - 3
