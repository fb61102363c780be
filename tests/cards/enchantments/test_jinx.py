"""Jinx: its bearer's next quick spell comes to nothing and is given back."""

import pytest

from mageduel.facts.cards import Card
from mageduel.rules.casting.built_in import BUILT_IN
from mageduel.rules.casting.costs import discounts_spells
from mageduel.state.arena import Direction
from tests.kit.answers import DECLINE, PAY
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_card, make_creature, script_for


@pytest.fixture
def table() -> Table:
    return Table()


def names(cards: dict[Card, int]) -> dict[str, int]:
    return {card.name: count for card, count in cards.items()}


def test_a_quick_spell_is_given_back_card_and_mana(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "C1", damage=5)
    jinx = table.hide("Jinx", table.red, BLUE)
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Minor Heal", wolf)
    assert wolf.damage == 5
    assert table.red.mana == 50
    assert table.blue.mana == 49
    assert names(table.game.players[RED].book) == {"Minor Heal": 1}
    assert not table.game.players[RED].discard
    assert not table.in_play(jinx)


def test_a_full_spell_does_not_wake_it(table: Table) -> None:
    jinx = table.hide("Jinx", table.red, BLUE)
    table.decide("offer", DECLINE)
    table.cast(table.red, "Darkfenne Bat", "C1")
    assert jinx.hidden
    assert [each.name for each in table.game.in_zone[table.zone("C1")]] == ["Beastmaster", "Darkfenne Bat"]


def test_spells_of_others_do_not_wake_it(table: Table) -> None:
    jinx = table.hide("Jinx", table.blue, RED)
    table.cast(table.red, "Call of the Wild", None)
    assert jinx.hidden


def test_unpaid_it_lets_the_spell_through(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "C1", damage=5)
    table.hide("Jinx", table.red, BLUE)
    table.decide("pay reveal", ("forfeit",))
    table.dice("1 0 0 0 0")
    table.cast(table.red, "Minor Heal", wolf)
    assert wolf.damage == 4


@rule("sup.spell.jinx-refunds-amount-actually-spent")
def test_surcharges_and_savings_count_for_what_is_given_back(table: Table) -> None:
    ring = make_card(
        name="Test Ring", type="equipment", cost=2, action="quick", range=[0, 1], target="mage", location="ring"
    )
    discounts_spells(script_for(ring), 1, lambda card: "force" in card.subtypes)
    table.attach(ring, table.red)
    wolf = table.put("Timber Wolf", BLUE, "C1")
    table.hide("Jinx", table.red, BLUE)
    table.decide("pay reveal", PAY)
    spell = table.cast(table.red, "Force Push", wolf, int(Direction.EAST), 3)
    assert spell.paid == 5
    assert table.red.mana == 50


@rule("sup.codex.example-extended-wall-of-fire-jinxed")
def test_an_extended_wall_is_given_back_whole(table: Table) -> None:
    table.book(RED, "Wall of Fire")
    table.hide("Jinx", table.red, BLUE)
    table.decide("pay reveal", PAY)
    spell = table.cast(table.red, "Wall of Fire", "B1|C1", "B1|B2")
    assert spell.paid > (table.card("Wall of Fire").cost or 0)
    assert table.red.mana == 50
    assert names(table.game.players[RED].book) == {"Wall of Fire": 2}
    assert not table.game.walls


@rule("sup.spell.jinx-triggers-on-as-quick-spell-abilities", "core.mage.wizard-arcane-zap-counterable")
def test_an_ability_used_as_a_quick_spell_is_spoiled_too() -> None:
    table = Table(red="Wizard")
    fox = table.put("Bitterwood Fox", BLUE, "C1")
    jinx = table.hide("Jinx", table.red, BLUE)
    table.decide("pay reveal", PAY)
    table.cast(table.red, next(card for card in BUILT_IN.of(table.red) if card.name == "Arcane Zap"), fox)
    assert fox.damage == 0
    assert table.red.mana == 50
    assert not table.in_play(jinx)


@rule("core.mage.beastmaster-quick-summoning-affected-as-quick-spell")
def test_a_quick_summoning_counts_as_a_quick_spell(table: Table) -> None:
    jinx = table.hide("Jinx", table.red, BLUE)
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Bitterwood Fox", "C1", full=False)
    assert not table.in_play(jinx)
    assert len(table.game.in_zone[table.zone("C1")]) == 1


@rule("sup.spell.jinx-familiar-refund-by-source", "sup.spell.example-jinx-familiar-split-refund")
def test_a_familiar_and_its_mage_get_back_what_each_has_paid(table: Table) -> None:
    familiar = table.put(make_creature("Owl", channeling=1, traits=["Familiar"]), RED, "C1", mana=4)
    wolf = table.put("Timber Wolf", RED, "C1", damage=5)
    table.hide("Jinx", familiar, BLUE)
    table.decide("pay reveal", PAY)
    table.cast(familiar, "Minor Heal", wolf)
    assert (familiar.mana, table.red.mana) == (4, 50)


@rule("sup.spell.jinx-spellbound-spell-stays-bound", "sup.codex.spellbind-countered-spell-stays-bound")
def test_a_bound_spell_stays_bound(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "C1", damage=5)
    wand = table.attach("Mage Wand", table.red)
    wand.bound = table.card("Minor Heal")
    table.hide("Jinx", table.red, BLUE)
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Minor Heal", wolf)
    assert wolf.damage == 5
    assert wand.bound is table.card("Minor Heal")
    assert table.red.mana == 50
    assert not table.game.players[RED].book
