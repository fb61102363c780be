"""Who is bound by a mandatory action, by which of them, and what sets him free."""

import pytest

from mageduel.facts.conditions import STUN, TAUNT
from tests.kit.answers import FORFEIT, GUARD, NO_COUNTERSTRIKE, NOTHING, PAY, attack, next_one, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


def test_a_hellion_that_smells_blood_beside_it_may_not_throw_fire_next_door() -> None:
    table = Table(red="Warlock", mana=20)
    table.decide("offer", take())
    hellion = table.summon("Flaming Hellion", RED)
    far = table.put("Timber Wolf", BLUE, "B3")
    assert attack(hellion, "Flameblast", far) in table.actions(hellion)
    near = table.put("Timber Wolf", BLUE, "B2", damage=1)
    assert table.actions(hellion) == [attack(hellion, "Hell Trident", near)]


@rule("sup.rules.mandatory-action-never-legalizes-forbidden-action")
def test_blood_on_what_its_flames_cannot_hurt_drives_an_imp_to_nothing() -> None:
    table = Table(red="Warlock", mana=20)
    table.decide("offer", take())
    imp = table.summon("Firebrand Imp", RED)
    table.put("Flaming Hellion", BLUE, "B2", damage=1)
    assert NOTHING in table.actions(imp)
    assert GUARD in table.actions(imp)


@rule("core.condition.taunt-removed-end-of-phase")
def test_a_stunned_creature_cannot_heed_a_taunt_and_both_are_over_with_its_turn() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    ferret = table.put("Sosruko, Ferret Companion", BLUE)
    table.dice("0 0", effect=7)
    table.attack(ferret, "Bite", wolf)
    table.give(wolf, STUN)
    assert wolf.conditions == {TAUNT: 1, STUN: 1}
    table.act(wolf)
    assert wolf.conditions == {}


def test_the_ferret_behind_a_guard_is_safe_from_those_it_taunted() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    ferret = table.put("Sosruko, Ferret Companion", BLUE)
    guard = table.put("Knight of Westlock", BLUE)
    table.dice("0 0", effect=7)
    table.attack(ferret, "Bite", wolf)
    table.guard(guard)
    offers = table.actions(wolf)
    assert NOTHING in offers
    assert attack(wolf, "Bite", guard) in offers
    table.attach("Tanglevine", guard, RED)
    assert table.actions(wolf) == [attack(wolf, "Bite", ferret)]


@rule("sup.rules.example-sosruko-taunts-wizard", "ruling.r56")
def test_a_taunted_wizard_lays_his_books_aside_but_not_his_quickcast() -> None:
    table = Table(red="Wizard", mana=20)
    table.move_to(table.red, "B2")
    ferret = table.put("Sosruko, Ferret Companion", BLUE)
    table.dice("0 0", effect=7)
    table.attack(ferret, "Bite", table.red)
    table.plan(RED, "Fireball")
    assert table.actions(table.red) == [attack(table.red, "Basic Melee Attack", ferret)]
    table.cast(table.red, "Teleport", table.red, "B3", full=False)
    assert NOTHING in table.actions(table.red)


@rule("core.counterstrike.voluntary")
def test_a_thirsty_guard_may_leave_a_wounded_attacker_unanswered_but_strikes_harder_if_not() -> None:
    table = Table(red="Warlock")
    goran = table.put("Goran, Werewolf Pet", RED)
    wolf, bear = table.put("Timber Wolf", BLUE, damage=1), table.put("Steelclaw Grizzly", BLUE, damage=1)
    table.guard(goran)
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", goran)
    table.guard(goran)
    table.decide("counterstrike", take(goran))
    table.dice("0 0 0 0 0")
    table.dice("1* 0 0 0 0")
    table.attack(bear, "Claws", goran)
    assert bear.damage == 2


def test_a_wounded_friend_in_enemy_hands_is_prey_and_a_wounded_vine_is_not() -> None:
    table = Table(red="Warlock")
    goran = table.put("Goran, Werewolf Pet", RED)
    wolf = table.put("Timber Wolf", RED, damage=1)
    vine = table.attach("Tanglevine", goran, BLUE)
    vine.damage = 2
    assert NOTHING in table.actions(goran)
    table.control(wolf, BLUE)
    assert {each[-1] for each in table.actions(goran)} == {wolf.id}


@rule("core.trait.bloodthirsty-dice-vs-damaged-living")
def test_with_his_warlock_beside_him_goran_is_thirstier() -> None:
    table = Table(red="Warlock")
    goran = table.put("Goran, Werewolf Pet", RED)
    bear = table.put("Steelclaw Grizzly", BLUE, damage=1)
    table.move_to(table.red, "B2")
    table.dice("0 0 0 0 0")
    table.dice("0 0 0")
    table.attack(goran, "Feral Claws", bear)
    assert table.rolled == [5, 3]


@pytest.mark.parametrize("first", ["Nullify", "Reverse Magic"])
def test_two_wards_against_one_spell_are_both_spent_and_the_first_paid_decides(first: str) -> None:
    table = Table(red="Wizard", blue="Wizard", mana=20)
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    wards = {name: table.hide(name, table.blue) for name in ("Nullify", "Reverse Magic")}
    table.decide("order", next_one(wards[first]))
    table.decide("pay reveal", PAY, FORFEIT)
    table.cast(table.red, "Knockdown", table.blue)
    assert not any(table.in_play(each) for each in wards.values())
    assert table.blue.mana == 20 - (2 if first == "Nullify" else 5)
