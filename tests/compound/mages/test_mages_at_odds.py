"""Shields, pacts and prayers where another chapter cuts in."""

import pytest

from mageduel.facts.conditions import ROT, STUN, WEAK
from tests.compound.piles import in_book
from tests.kit.answers import PAY, attack, cast, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


def shield(table: Table) -> None:
    table.decide("offer", take())
    table.upkeep()


def test_his_own_zap_thrown_back_spends_the_wizards_shield() -> None:
    table = Table(red="Wizard", blue="Warlock", mana=20)
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", BLUE)
    table.hide("Reverse Attack", wolf)
    shield(table)
    table.decide("pay reveal", PAY)
    table.dice("2 2 0")
    table.act(table.red, cast("Arcane Zap", wolf))
    assert (table.red.damage, wolf.damage) == (1, 0)
    table.dice("2 2 0 0")
    table.attack(wolf, "Bite", table.red)
    assert table.red.damage == 5


def test_the_shield_takes_the_lightning_of_a_barrier() -> None:
    table = Table(red="Wizard", blue="Warlock", mana=20)
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", BLUE)
    table.attach("Circle of Lightning", wolf)
    shield(table)
    table.dice("0 0 0")
    table.dice("2 2", effect=11)
    table.act(table.red, attack(table.red, "Basic Melee Attack", wolf))
    assert (table.red.damage, table.red.conditions) == (1, {STUN: 1})


@rule("core.mage.wizard-voltaric-shield-off-at-round-end")
def test_an_unused_shield_does_not_last_into_the_next_round() -> None:
    table = Table(red="Wizard", blue="Warlock", mana=20)
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", BLUE)
    shield(table)
    table.end_round()
    table.dice("2 2 0 0")
    table.attack(wolf, "Bite", table.red)
    assert table.red.damage == 4


@pytest.mark.parametrize("how", ["counterstrike", "stolen", "thrown back"])
def test_whoever_the_bloodreaper_wounds_and_whoever_commands_it_its_warlock_is_healed(how: str) -> None:
    table = Table(red="Warlock", blue="Warlock", mana=20)
    table.red.damage = 6
    table.decide("offer", take())
    slayer = table.summon("Dark Pact Slayer", RED)
    wolf = table.put("Timber Wolf", BLUE if how != "stolen" else RED)
    if how == "counterstrike":
        table.guard(slayer)
        table.decide("counterstrike", take(slayer))
        table.dice("0 0 0 0")
        table.dice("1* 0 0 0")
        table.attack(wolf, "Bite", slayer)
    else:
        if how == "stolen":
            table.control(slayer, BLUE)
        else:
            table.hide("Reverse Attack", wolf)
            table.decide("pay reveal", PAY)
        table.dice("1* 0 0 0")
        table.attack(slayer, "Hellsword", wolf)
    assert table.red.damage == 4


@rule("core.mage.warlock-bloodreaper-heal-nothing-to-heal")
def test_a_warlock_in_good_health_wastes_the_first_wound_of_the_round() -> None:
    table = Table(red="Warlock", mana=20)
    table.decide("offer", take())
    slayer = table.summon("Dark Pact Slayer", RED)
    bear = table.put("Steelclaw Grizzly", BLUE)
    table.dice("1* 0 0 0")
    table.attack(slayer, "Hellsword", bear)
    table.red.damage = 3
    table.dice("1* 0 0 0 0 0")
    table.attack(slayer, "Hellsword", bear)
    assert table.red.damage == 3


@rule("core.mage.warlock-curseweaving-return")
def test_a_curse_comes_back_to_the_warlock_who_laid_it_and_to_no_other() -> None:
    table = Table(red="Warlock", blue="Warlock", mana=20)
    wolf = table.put("Timber Wolf", RED)
    table.attach("Agony", wolf, BLUE)
    table.decide("offer", take("Agony"))
    table.destroy(wolf)
    assert "Agony" in in_book(table, BLUE)
    assert "Agony" not in in_book(table, RED)


@rule("core.mage.priestess-restore-full", "core.condition.partial-removal")
def test_a_thorough_prayer_takes_what_is_named_and_leaves_the_rest() -> None:
    table = Table(red="Priestess", mana=4)
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", RED, "B3")
    fox = table.put("Bitterwood Fox", BLUE, "B3")
    table.give(wolf, WEAK, 2)
    table.give(wolf, ROT)
    offers = [each for each in table.actions(table.red) if "Restore (full)" in each]
    assert not [each for each in offers if str(each[-1]).count(",") == 2]  # six mana she has not
    table.act(table.red, cast("Restore (full)", wolf, "Weak, Rot"))
    assert (wolf.conditions, table.red.mana) == ({WEAK: 1}, 0)
    table.dice("1 0 0")
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 1


def test_a_stolen_pet_that_dies_gives_the_marker_back_to_its_first_master() -> None:
    table = Table(red="Beastmaster", blue="Wizard", mana=20)
    table.decide("offer", take())
    fox = table.summon("Bitterwood Fox", RED)
    table.control(fox, BLUE)
    table.destroy(fox)
    table.decide("offer", take())
    wolf = table.summon("Timber Wolf", RED)
    assert table.life(wolf) == 13


def test_gate_to_voltari_feeds_on_zaps() -> None:
    table = Table(red="Wizard", blue="Wizard", mana=20)
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B3")
    table.cast(table.red, "Gate to Voltari", "B2")
    gate = table.find("Gate to Voltari")
    wolf = table.put("Timber Wolf", RED)
    table.dice("0 0 0")
    table.act(table.blue, cast("Arcane Zap", wolf))
    assert gate.mana == 1


@rule("ruling.r23")
def test_a_warlock_who_pays_with_the_last_life_he_has_left_dies_of_his_pact() -> None:
    table = Table(red="Warlock", mana=20)
    table.red.damage = 33
    table.decide("offer", take())
    slayer = table.summon("Dark Pact Slayer", RED)
    assert table.place(table.red) == "C1"
    table.destroy(slayer)
    table.decide("offer", take())
    table.summon("Firebrand Imp", RED)
    assert table.place(table.red) is None
