"""Nullify: the next enemy incantation or enchantment on its bearer is countered."""

import pytest

from mageduel.facts.conditions import DAZE
from mageduel.facts.traits import INCAPACITATED
from mageduel.rules.casting import declaring
from mageduel.rules.casting import spells as casting
from mageduel.rules.casting.built_in import BUILT_IN
from tests.kit.answers import PAY
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


@rule("core.cast.counter-window-step-3")
@pytest.mark.parametrize("name", ["Agony", "Knockdown"])
def test_an_enemy_incantation_or_enchantment_is_countered(table: Table, name: str) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C1")
    nullify = table.hide("Nullify", wolf)
    table.decide("pay reveal", PAY)
    spell = table.cast(table.red, name, wolf)
    assert spell.is_countered
    assert not wolf.attachments
    assert not table.has(wolf, INCAPACITATED)
    assert [card.name for card in table.game.players[RED].discard] == [name]
    assert table.red.mana == 50 - spell.paid
    assert table.blue.mana == 50 - 2
    assert not table.in_play(nullify)


def test_friendly_spells_pass(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "C1")
    nullify = table.hide("Nullify", wolf)
    assert not table.cast(table.red, "Bear Strength", wolf).is_countered
    assert nullify.hidden


def test_attack_spells_pass(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C1")
    nullify = table.hide("Nullify", wolf)
    table.dice("1* 0 0 0", effect=1)
    table.cast(table.red, "Flameblast", wolf)
    assert wolf.damage == 1
    assert nullify.hidden


@rule("core.mandatory.must-reveal-on-trigger")
def test_what_matters_is_who_controls_nullify(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C1")
    nullify = table.hide("Nullify", wolf, RED)
    assert not table.cast(table.red, "Agony", wolf).is_countered
    assert nullify.hidden


@rule("sup.spell.dispel-targets-enchantment-not-host", "sup.spell.seeking-dispel-targets-enchantment-not-host")
def test_spells_on_what_is_attached_to_its_bearer_pass(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C1")
    nullify, hide = table.hide("Nullify", wolf), table.attach("Rhino Hide", wolf)
    block = table.hide("Block", wolf)
    table.cast(table.red, "Dispel", hide)
    table.cast(table.red, "Seeking Dispel", block)
    assert nullify.hidden
    assert not table.in_play(hide)
    assert not table.in_play(block)


@rule("sup.spell.explode-targets-mage")
def test_explode_is_aimed_at_the_mage(table: Table) -> None:
    warlock = Table(red="Warlock", blue="Beastmaster")
    warlock.move_to(warlock.blue, "C1")
    belt = warlock.attach("Regrowth Belt", warlock.blue)
    warlock.hide("Nullify", warlock.blue, BLUE)
    warlock.decide("pay reveal", PAY)
    spell = warlock.cast(warlock.red, "Explode", warlock.blue, belt.id)
    assert spell.is_countered
    assert warlock.in_play(belt)


@rule("sup.spell.nullify-counters-multi-target-spell")
def test_one_target_under_nullify_saves_them_all(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED, "C1"), table.put("Bitterwood Fox", BLUE, "C1")
    agony = table.attach("Agony", wolf, RED)
    table.hide("Nullify", fox, BLUE)
    table.decide("pay reveal", PAY)
    spell = table.cast(table.red, "Shift Enchantment", agony, fox.id)
    assert spell.is_countered
    assert agony.attached_to is wolf


@rule("sup.spell.nullify-only-spells", "sup.ability.restore-untyped-spell")
def test_abilities_and_spells_without_a_type_pass() -> None:
    table = Table(red="Wizard")
    fox = table.put("Bitterwood Fox", BLUE, "C1")
    nullify = table.hide("Nullify", fox)
    table.dice("1 0 0")
    table.cast(table.red, next(card for card in BUILT_IN.of(table.red) if card.name == "Arcane Zap"), fox)
    assert fox.damage == 1
    priestess = Table(red="Priestess")
    wolf = priestess.put("Timber Wolf", BLUE, "C1")
    priestess.condition(wolf, DAZE)
    untouched = priestess.hide("Nullify", wolf, BLUE)
    restore = next(card for card in BUILT_IN.of(priestess.red) if "quick" in card.name)
    options = priestess.cast_options(priestess.red, restore)
    spell = declaring.declared_spell(
        priestess.game, priestess.red, next(each for each in options if wolf.id in each), has_full_action=True
    )
    priestess.run(casting.cast_spell(priestess.game, spell))
    assert not spell.is_countered
    assert nullify.hidden
    assert untouched.hidden


def test_revealing_an_enchantment_is_no_casting(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C1")
    nullify, agony = table.hide("Nullify", wolf), table.hide("Agony", wolf, RED)
    table.reveal_after("Reset Phase", agony)
    table.reset()
    assert nullify.hidden
    assert not agony.hidden
