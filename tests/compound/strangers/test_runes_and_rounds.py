"""Auras and Runes, barriers and returns: mages of the later sets among the cards of the others."""

import pytest

from mageduel.dsl.steps import DECLARE_ATTACK
from mageduel.facts.conditions import BLEED, DAZE, GROWTH, ICHTHELLID_LARVA, SLEEP
from mageduel.rules.objects.valor import valor_of
from mageduel.state.objects import Object
from tests.compound.choices import decline
from tests.compound.piles import discarded, in_book
from tests.kit.answers import DECLINE, LET_GO, NOTHING, PAY, move, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

BITE = {"name": "Bite", "kind": "melee", "action": "quick", "dice": 2}


def aura(table: Table, name: str) -> None:
    """Let the Paladin have an aura."""
    table.tokens(table.red, "Valor", 6)
    table.act(table.red, take("ability", name))


@pytest.fixture
def paladin() -> Table:
    table = Table(red="Paladin", blue="Warlock")
    table.move_to(table.red, "B2")
    table.always("offer", DECLINE)
    return table


def test_a_sleeper_whose_pain_the_martyr_bears_sleeps_on(paladin: Table) -> None:
    table = paladin
    aura(table, "Martyr's Aura")
    cleric, foe = table.put("Asyran Cleric", RED), table.put(make_creature("Foe", attack=[BITE]), BLUE)
    table.condition(cleric, SLEEP)
    table.decide("bear damage", ("bear", 2))
    table.dice("2* 0")
    table.attack(foe, "Bite", cleric)
    assert (cleric.damage, table.red.damage, cleric.conditions) == (0, 2, {SLEEP: 1})


def test_nobody_bears_the_bleeding_of_others_and_plague_an_enemy_sent_he_may(paladin: Table) -> None:
    table = paladin
    aura(table, "Martyr's Aura")
    cleric = table.put("Asyran Cleric", RED)
    table.condition(cleric, BLEED)
    table.upkeep()
    assert (cleric.damage, table.red.damage) == (1, 0)
    cleric.conditions.clear()
    table.attach("Ghoul Rot", cleric, BLUE)
    table.decide("bear damage", ("bear", 2))
    table.upkeep()
    assert (cleric.damage, table.red.damage) == (1, 2)


def test_a_spell_turned_back_on_its_caster_has_been_cast_all_the_same(paladin: Table) -> None:
    table = paladin
    aura(table, "Retribution Aura")
    table.move_to(table.blue, "B3")
    cleric = table.put("Asyran Cleric", RED)
    table.hide("Reverse Magic", cleric)
    table.decide("pay reveal", PAY)
    table.cast(table.blue, "Agony", cleric)
    assert (table.find("Agony").attached_to, table.blue.damage) == (table.blue, 1)
    table.cast(table.blue, "Enfeeble", cleric)
    assert table.blue.damage == 2


def test_the_light_that_circles_a_knight_is_no_attack_of_his_for_the_sun(paladin: Table) -> None:
    table = paladin
    aura(table, "Solar Aura")
    table.tokens(table.red, "Valor", 3)
    knight, foe = table.put("Knight of Westlock", RED), table.put(make_creature("Foe", attack=[BITE]), BLUE)
    table.attach("Circle of Light", knight)
    table.always("defend", decline)
    table.dice("0 0")
    table.dice("0", effect=1)
    table.attack(foe, "Bite", knight)
    assert [each for each in table.asked if each.kind == "offer"] == []
    assert valor_of(table.red) == 3


def test_who_is_challenged_and_strikes_back_at_another_owes_valor(paladin: Table) -> None:
    table = paladin
    foe = table.put(make_creature("Foe", life=20, attack=[BITE]), BLUE)
    table.decide("offer", ("pick out", foe.id))
    table.upkeep()
    fox = table.put("Bitterwood Fox", RED)
    table.guard(foe)
    table.dice("0 0 0")
    table.decide("counterstrike", take(foe))
    table.dice("0 0")
    table.attack(fox, "Bite", foe)
    assert valor_of(table.red) == 1


# Runes


@pytest.fixture
def smith() -> Table:
    table = Table(red="Anvil Throne Warlord", blue="Wizard")
    table.move_to(table.blue, "C1")
    table.always("offer", DECLINE)
    return table


def forged(table: Table, name: str, rune: str) -> Object:
    """An item he casts on himself with a Rune on it."""
    table.decide("inscribe", ("inscribe", rune))
    table.cast(table.red, name, table.red)
    return table.find(name)


def test_a_reforged_blade_costs_its_breaker_the_toll_and_is_cast_anew(smith: Table) -> None:
    table = smith
    blade = forged(table, "Vorpal Blade", "Rune of Reforging")
    table.decide("pay to destroy", PAY)
    table.cast(table.blue, "Dissolve", table.red, blade.id)
    assert (table.blue.mana, in_book(table, RED), discarded(table, RED)) == (50 - 5 - 2, ["Vorpal Blade"], [])


def test_rune_and_ward_are_two_tolls(smith: Table) -> None:
    table = smith
    gloves = forged(table, "Leather Gloves", "Rune of Fortification")
    table.attach("Armor Ward", table.red)
    assert table.armor(table.red) == 2
    table.always("pay to destroy", PAY)
    table.cast(table.blue, "Dissolve", table.red, gloves.id)
    assert (table.in_play(gloves), table.blue.mana) == (False, 50 - 2 - 2 - 4)


def test_a_blade_that_dances_is_as_precise_as_its_rune(smith: Table) -> None:
    table = smith
    scimitar = forged(table, "Dancing Scimitar", "Rune of Precision")
    table.attach("Leather Boots", table.blue)
    table.decide("autonomous attack", ("attack", scimitar.id, 0, table.blue.id))
    table.dice("1 0 0")
    table.act(table.red, NOTHING)
    assert table.blue.damage == 1
    table.dice("1 0 0")
    table.attack(table.red, "Basic Melee Attack", table.blue)
    assert table.blue.damage == 1


def test_the_forge_arms_him_and_he_smiths_a_rune_on_what_it_made(smith: Table) -> None:
    table = smith
    forge = table.put("Battle Forge", RED, "C1", mana=6)
    table.prepare_for(forge, "Leather Boots")
    table.decide("deploy", take("Leather Boots", table.red))
    table.decide("inscribe", ("inscribe", "Rune of Fortification"))
    table.deploy()
    assert (table.armor(table.red), forge.mana, table.red.mana) == (2, 4, 49)


# Barriers and strikes


def test_a_stone_giant_in_flames_is_dazed_and_does_not_burn() -> None:
    table = Table(red="Warlock", blue="Warlord")
    fire, stone = table.put("Fire Elemental", RED), table.put("Earth Elemental", BLUE)
    table.dice("2 2 1 0 0 1* 0", effect=1)
    table.dice("1 0", effect=11)
    table.attack(stone, "Two-Fisted Power Smash", fire)
    assert (fire.damage, stone.damage, stone.conditions) == (2, 1, {DAZE: 1})


@rule("sup.rules.only-first-damage-barrier-functions")
def test_of_spikes_and_fire_only_what_came_first_bites() -> None:
    table = Table(red="Warlord", blue="Beastmaster")
    table.move_to(table.red, "B2")
    table.attach("Spiked Armor", table.red)
    table.attach("Circle of Fire", table.red)
    wolf = table.put("Timber Wolf", BLUE)
    table.dice("0 0 0 0")
    table.dice("1", effect=1)
    table.attack(wolf, "Bite", table.red)
    assert [each.dice for each in table.attacks()] == [4, 1]


@rule("ruling.r38")
def test_strength_waits_for_the_strike_that_the_field_lets_through() -> None:
    table = Table(red="Beastmaster", blue="Forcemaster")
    table.move_to(table.blue, "B2")
    field = table.attach("Forcefield", table.blue)
    table.tokens(field, "Forcefield", 1)
    hydra = table.put("Darkfenne Hydra", RED)
    table.attach("Bear Strength", hydra)
    table.always("defend", decline)
    table.dice("0 0 0 0 0")
    table.dice("0 0 0")
    table.attack(hydra, "Triple Bite", table.blue)
    assert [each.dice for each in table.attacks() if not each.canceled] == [5, 3]


def test_who_suffers_an_eye_for_an_eye_suffers_it_for_one_strike() -> None:
    table = Table(red="Priestess", blue="Warlock")
    cleric, goran = table.put("Asyran Cleric", RED), table.put("Goran, Werewolf Pet", BLUE)
    eye = table.hide("Eye for an Eye", cleric)
    table.reveal_after(DECLARE_ATTACK, eye, by=goran)
    table.dice("2* 0 0")
    table.dice("2* 0 0 0")
    table.attack(goran, "Feral Claws", cleric)
    assert (goran.damage, cleric.damage, table.in_play(eye)) == (2, 4, False)


def test_an_elephant_tramples_the_guard_first_and_strength_does_not_help() -> None:
    table = Table(red="Warlord", blue="Beastmaster")
    titan = table.put("Titanodon", RED)
    table.attach("Bear Strength", titan)
    wolf, fox = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", BLUE)
    table.guard(wolf)
    table.decide("trample", ("trample", wolf.id))
    table.dice("2* 0 0 0 0 0 0")
    table.decide("counterstrike", take(wolf))
    table.dice("0 0 0 0")
    table.act(titan, move("B3"))
    assert (table.place(titan), wolf.damage, fox.damage) == ("B3", 2, 0)
    asked = next(each for each in table.asked if each.kind == "trample")
    assert ("trample", fox.id) not in asked.options


# Mana


def test_a_prism_saves_what_orb_and_altar_of_the_enemy_cost() -> None:
    table = Table(red="Wizard", blue="Forcemaster")
    prism = table.put("Mana Prism", RED, "C1")
    table.put("Suppression Orb", BLUE, "A1")
    table.put("Altar of Peace", BLUE, "A2")
    wolf, foe = table.put("Timber Wolf", RED, "B2"), table.put(make_creature("Foe"), BLUE, "B3")
    table.always("offer", DECLINE)
    table.dice("0 0 0 0")
    table.act(wolf, move("B3"), ("attack", wolf.id, 0, foe.id))
    assert (table.red.mana, prism.mana) == (48, 2)


def test_a_leech_of_mana_gets_nothing_past_a_prism() -> None:
    table = Table(red="Wizard", blue="Warlock")
    prism = table.put("Mana Prism", RED, "C1")
    imp, wolf = table.put("Firebrand Imp", BLUE), table.put("Timber Wolf", RED)
    table.attach("Mana Vampirism", imp)
    table.always("offer", DECLINE)
    table.dice("2* 0", effect=1)
    table.attack(imp, "Hellfire Claws", wolf)
    assert (table.red.mana, prism.mana, table.blue.mana) == (49, 1, 50)


# What comes back


def test_one_body_hatches_and_rises() -> None:
    table = Table(red="Necromancer", blue="Beastmaster", red_book={"Ichthellid": 1})
    wolf = table.put("Timber Wolf", BLUE, damage=9)
    bug = table.put("Ichthellid", RED)
    table.attach("Rise Again", wolf, RED)
    table.dice("1* 0 0")
    wolf.damage = 5
    table.always("offer", lambda request: next(each for each in request.options if each != request.decline))
    table.attack(bug, "Impregnating Bite", wolf)
    assert ICHTHELLID_LARVA in wolf.conditions
    wolf.damage = 9
    table.always("hatch", lambda request: next(each for each in request.options if each != request.decline))
    table.dice("1* 0 0")
    table.attack(bug, "Impregnating Bite", wolf)
    table.end_round()
    assert len(table.find_all("Ichthellid")) == 2
    assert table.find("Timber Wolf").controller == RED


def test_a_ghoul_finds_no_meal_in_who_will_rise_again() -> None:
    table = Table(red="Necromancer", blue="Beastmaster")
    ghoul, fox = table.put("Ravenous Ghoul", RED), table.put("Bitterwood Fox", BLUE, damage=4)
    table.attach("Rise Again", fox, RED)
    table.always("offer", lambda request: next(each for each in request.options if each != request.decline))
    table.dice("1* 0 0 0")
    table.attack(ghoul, "Bite", fox)
    assert not [each for each in table.actions(ghoul) if each[0] == "ability"]
    assert GROWTH not in ghoul.conditions


def test_a_soldier_from_the_barracks_may_appear_on_guard() -> None:
    table = Table(red="Warlord", blue="Warlock")
    barracks = table.put("Barracks", RED, "C1", mana=5)
    table.put("Altar of the Iron Guard", RED, "A1")
    table.prepare_for(barracks, "Goblin Grunt")
    table.decide("deploy", take("Goblin Grunt"))
    table.decide("offer", take())
    table.deploy()
    grunt = table.find("Goblin Grunt")
    assert (grunt.guarding, grunt.active) == (True, False)


def test_a_phantom_that_is_not_kept_up_is_gone_before_it_can_be_seen() -> None:
    table = Table(red="Forcemaster", blue="Warlock")
    stalker = table.put("Invisible Stalker", RED)
    table.attach("Essence Drain", stalker, BLUE)
    table.mana(RED, 2)
    table.always("upkeep", lambda request: next((each for each in request.options if each == PAY), LET_GO))
    table.upkeep()
    assert (table.in_play(stalker), table.red.mana) == (False, 2)
