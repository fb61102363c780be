"""The four mages: their abilities meeting the rest of the rules."""

import pytest

from mageduel.facts.conditions import BURN, DAZE, STUN
from mageduel.facts.traits import BLOODTHIRSTY, INCAPACITATED, MELEE
from tests.compound.piles import discarded, in_book
from tests.kit.answers import DECLINE, PAY, attack, cast, move, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@rule("core.mage.beastmaster-quick-summoning-after-move", "core.mage.beastmaster-quick-summoning-once-per-round")
def test_a_beastmaster_walks_calls_a_fox_and_cannot_call_a_second_one_in_passing() -> None:
    table = Table(red="Beastmaster", mana=30)
    table.plan(RED, "Bitterwood Fox", "Feral Bobcat")
    table.decide("offer", DECLINE)
    table.act(table.red, move("B1"), cast("Bitterwood Fox", "B1"))
    assert table.place(table.find("Bitterwood Fox")) == "B1"
    bobcats = [each for each in table.cast_options(table.red, "Feral Bobcat", full=False) if "Feral Bobcat" in each]
    assert bobcats == []


@rule("core.mage.beastmaster-quick-summoning-affected-as-quick-spell")
@pytest.mark.parametrize("full", [True, False])
def test_jinx_spoils_the_quick_call_and_not_the_slow_one(full: bool) -> None:
    table = Table(red="Beastmaster", mana=30)
    jinx = table.hide("Jinx", table.red, BLUE)
    table.always("pay reveal", PAY)
    if full:
        table.decide("offer", DECLINE)
    table.cast(table.red, "Bitterwood Fox", table.place(table.red) or "", full=full)
    assert len(table.find_all("Bitterwood Fox")) == (1 if full else 0)
    assert table.in_play(jinx) == full
    assert table.red.mana == (25 if full else 30)


@rule("core.mage.beastmaster-pet-same-zone-melee-bonus", "core.mage.beastmaster-pet-life-plus-3")
def test_a_pet_the_enemy_has_taken_over_is_still_fiercer_beside_its_old_master() -> None:
    table = Table(red="Beastmaster", blue="Wizard", mana=20)
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", RED)
    table.pet(wolf)
    assert (table.value(wolf, MELEE), table.armor(wolf), table.life(wolf)) == (2, 3, 13)
    table.control(wolf, BLUE)
    assert table.value(wolf, MELEE) == 2
    table.dice("1 0 0 0 0 0")
    table.attack(wolf, "Bite", table.red)
    table.move_to(table.red, "B1")
    assert table.value(wolf, MELEE) == 1


@rule("core.mage.beastmaster-pet-nonlegendary", "core.mage.beastmaster-pet-marker-returns")
def test_the_marker_comes_back_from_a_dead_pet_and_never_goes_to_a_legend() -> None:
    table = Table(red="Beastmaster", mana=30)
    table.decide("offer", take())
    fox = table.summon("Bitterwood Fox", RED)
    assert table.red.mana == 28
    cat = table.summon("Feral Bobcat", RED)  # the marker is out: no offer
    table.destroy(fox)
    table.summon("Redclaw, Alpha Male", RED)
    table.decide("offer", take())
    wolf = table.summon("Timber Wolf", RED)
    assert table.red.mana == 25
    assert (table.life(wolf), table.life(cat)) == (13, 4)


def test_the_pets_strength_counts_once_an_action_and_lives_beside_the_packs() -> None:
    table = Table(red="Beastmaster", mana=20)
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", RED)
    table.pet(wolf)
    table.put("Redclaw, Alpha Male", RED)
    bear = table.put("Steelclaw Grizzly", BLUE)
    table.cast(table.red, "Battle Fury", wolf)
    table.decide("extra attack", attack(wolf, "Bite", bear))
    table.dice("1* 0 0 0 0 0 0")
    table.dice("1* 0 0 0")
    table.act(wolf, attack(wolf, "Bite", bear))
    assert bear.damage == 2


def test_a_pet_made_under_deathlock_is_stronger_but_lives_no_longer_until_it_falls() -> None:
    table = Table(red="Beastmaster", mana=30)
    lock = table.put("Deathlock", BLUE, "A4")
    table.decide("offer", take())
    fox = table.summon("Bitterwood Fox", RED)
    assert (table.life(fox), table.armor(fox)) == (5, 1)
    table.destroy(lock)
    assert table.life(fox) == 8


@rule("core.mage.priestess-divine-reward-must-resolve", "core.mage.priestess-divine-reward-once-per-round")
def test_a_prayer_that_was_nullified_is_not_rewarded_and_the_next_one_is_once() -> None:
    table = Table(red="Priestess", mana=30)
    table.move_to(table.red, "B2")
    knight = table.put("Knight of Westlock", BLUE, damage=5)
    table.hide("Nullify", knight, BLUE)
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Minor Heal", knight)
    assert table.life(table.red) == 32
    for _ in range(2):
        table.dice("1 0 0 0 0")
        table.cast(table.red, "Minor Heal", knight)
    assert table.life(table.red) == 33


def test_under_deathlock_no_prayer_is_rewarded() -> None:
    table = Table(red="Priestess", mana=30)
    table.put("Deathlock", BLUE, "A4")
    ground = table.hide("Divine Protection", table.red)
    table.reveal(ground)
    assert table.life(table.red) == 32


@rule("core.mage.priestess-divine-reward-enchantment", "core.mage.priestess-divine-reward-is-life-not-healing")
def test_revealing_in_need_gives_life_but_heals_nothing() -> None:
    table = Table(red="Priestess", mana=30)
    table.red.damage = 31
    table.reveal(table.hide("Divine Protection", table.red))
    assert (table.life(table.red), table.red.damage) == (33, 31)


@rule(
    "core.mage.priestess-restore-quick",
    "core.mage.priestess-restore-not-holy",
    "codex.incapacitated.mage-quick-spells",
)
def test_a_stunned_priestess_prays_herself_free_but_cannot_do_it_thoroughly() -> None:
    table = Table(red="Priestess", mana=10)
    table.give(table.red, STUN)
    table.give(table.red, DAZE)
    assert not [each for each in table.actions(table.red) if "Restore (full)" in each]
    table.act(table.red, cast("Restore (quick)", table.red, "Stun"))
    assert table.red.mana == 6
    assert not table.has(table.red, INCAPACITATED)
    assert table.life(table.red) == 32


@rule("sup.ability.restore-untyped-spell")
def test_restore_is_a_spell_to_jinx_and_none_to_nullify() -> None:
    table = Table(red="Priestess", mana=10)
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", BLUE)
    table.give(wolf, BURN, 2)
    nullify = table.hide("Nullify", wolf, BLUE)
    table.act(table.red, cast("Restore (quick)", wolf, "Burn"))
    assert (wolf.conditions, table.red.mana) == ({BURN: 1}, 8)
    assert table.in_play(nullify)
    jinx = table.hide("Jinx", table.red, BLUE)
    table.decide("pay reveal", PAY)
    table.act(table.red, cast("Restore (quick)", wolf, "Burn"))
    assert (wolf.conditions, table.red.mana) == ({BURN: 1}, 8)
    assert not table.in_play(jinx)


@rule("core.mage.warlock-curseweaving-choose-one-of-many", "core.mage.warlock-curseweaving-once-per-round")
def test_of_two_curses_on_the_dying_one_comes_back_and_the_next_death_gives_none() -> None:
    table = Table(red="Warlock", mana=20)
    wolf, fox = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", BLUE)
    table.attach("Agony", wolf, RED)
    table.hide("Enfeeble", wolf, RED)
    table.attach("Magebane", fox, RED)
    table.decide("offer", take("Agony"))
    table.destroy(wolf)
    table.destroy(fox)
    assert "Agony" in in_book(table, RED)
    assert discarded(table, RED) == ["Enfeeble", "Magebane"]


@rule("core.mage.warlock-bloodreaper-cost", "core.mage.warlock-bloodreaper-loss-not-damage")
def test_a_pact_is_paid_in_life_not_in_mana_or_wounds() -> None:
    table = Table(red="Warlock", mana=30)
    table.decide("offer", take())
    slayer = table.summon("Dark Pact Slayer", RED)
    assert (table.life(table.red), table.red.damage, table.red.mana) == (34, 0, 30)
    assert table.value(slayer, BLOODTHIRSTY) == 2


@rule("core.mage.warlock-bloodreaper-heal-2", "core.mage.warlock-bloodreaper-must-attack-damaged")
def test_the_bloodreaper_heals_its_warlock_at_its_first_living_wound_a_round() -> None:
    table = Table(red="Warlock", mana=30)
    table.red.damage = 5
    table.decide("offer", take())
    slayer = table.summon("Dark Pact Slayer", RED)
    bones = table.put("Skeletal Sentry", BLUE)
    wolf = table.put("Timber Wolf", BLUE)
    table.dice("1* 0 0 0")
    table.attack(slayer, "Hellsword", bones)
    assert table.red.damage == 5
    table.dice("1* 0 0 0")
    table.attack(slayer, "Hellsword", wolf)
    assert table.red.damage == 3
    table.dice("1* 0 0 0 0 0")
    table.attack(slayer, "Hellsword", wolf)
    assert (table.red.damage, wolf.damage) == (3, 2)


def test_under_deathlock_the_bloodreaper_brings_its_warlock_nothing() -> None:
    table = Table(red="Warlock", mana=30)
    table.red.damage = 5
    table.put("Deathlock", BLUE, "A4")
    table.decide("offer", take())
    slayer = table.summon("Dark Pact Slayer", RED)
    wolf = table.put("Timber Wolf", BLUE)
    table.dice("1* 0 0 0")
    table.attack(slayer, "Hellsword", wolf)
    assert (wolf.damage, table.red.damage) == (1, 5)


def shielded() -> Table:
    table = Table(red="Beastmaster", blue="Wizard", mana=20)
    table.move_to(table.blue, "B2")
    table.decide("offer", take())
    table.upkeep()
    assert table.blue.mana == 18
    return table


@rule(
    "core.mage.wizard-voltaric-shield-not-used-if-no-damage",
    "core.mage.wizard-voltaric-shield-no-carryover",
    "ruling.r31",
)
def test_the_shield_waits_through_a_harmless_strike_and_is_spent_on_a_scratch() -> None:
    table = shielded()
    hydra = table.put("Darkfenne Hydra", RED)
    table.attach("Leather Boots", table.blue)
    table.dice("1 0 0")
    table.dice("2 0 0")
    table.dice("2 2 0")
    table.attack(hydra, "Triple Bite", table.blue)
    assert [each.damage for each in table.attacks()] == [0, 0, 3]
    assert table.blue.damage == 3


@rule("core.mage.wizard-voltaric-shield-not-direct-damage")
def test_fire_on_his_robe_burns_past_the_shield_and_the_blow_after_it_is_taken() -> None:
    table = Table(red="Beastmaster", blue="Wizard", mana=20)
    table.move_to(table.blue, "B2")
    table.condition(table.blue, BURN)
    wolf = table.put("Timber Wolf", RED)
    table.always("upkeep order", lambda request: request.options[0])
    table.decide("offer", take())
    table.dice("2")
    table.upkeep()
    assert table.blue.damage == 2
    table.dice("2* 2* 0 0")
    table.attack(wolf, "Bite", table.blue)
    assert table.blue.damage == 3


def test_a_leech_that_bites_into_the_shield_drains_nothing() -> None:
    table = shielded()
    leech = table.put("Mana Leech", RED)
    table.dice("2 1 0")
    table.attack(leech, "Gorging Bite", table.blue)
    assert (table.blue.damage, table.blue.mana) == (0, 18)
    table.dice("1 0 0")
    table.attack(leech, "Gorging Bite", table.blue)
    assert (table.blue.damage, table.blue.mana) == (1, 16)


def test_a_vampiress_drinks_only_what_passed_the_shield() -> None:
    table = shielded()
    vampiress = table.put("Necropian Vampiress", RED, damage=10)
    table.dice("2 2 0 0 0")
    table.attack(vampiress, "Fangs", table.blue)
    assert (table.blue.damage, vampiress.damage) == (1, 9)


def test_lightning_over_his_zone_finds_the_shield_too_and_still_stuns_him() -> None:
    table = Table(red="Wizard", blue="Wizard", mana=20)
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    table.decide("offer", take(), DECLINE)
    table.initiative(BLUE)
    table.upkeep()
    table.dice("2 0 0 0", effect=9)
    table.cast(table.red, "Electrify", "B2")
    assert (table.blue.damage, table.blue.conditions) == (0, {STUN: 1})


@rule("core.mage.wizard-arcane-zap-ethereal", "core.mage.wizard-arcane-zap-once-per-round")
def test_a_zap_under_magebane_and_pacify_costs_its_price_the_peace_and_a_wound() -> None:
    table = Table(red="Wizard", mana=10)
    table.move_to(table.red, "B2")
    spirit = table.put("Whirling Spirit", BLUE)
    table.attach("Magebane", table.red, BLUE)
    table.attach("Pacify", table.red, BLUE)
    table.dice("2 2 0")
    table.act(table.red, cast("Arcane Zap", spirit))
    assert (spirit.damage, table.red.damage, table.red.mana) == (4, 1, 7)
    assert not [each for each in table.actions(table.red) if "Arcane Zap" in each]


def test_a_dazed_wizards_zap_may_go_wide_and_is_paid_for_all_the_same() -> None:
    table = Table(red="Wizard", mana=20)
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", BLUE)
    table.give(table.red, DAZE)
    table.effect(6)
    table.act(table.red, cast("Arcane Zap", wolf))
    assert (wolf.damage, table.red.mana, table.red.conditions) == (0, 19, {})


def test_a_warlocks_skill_guides_his_lash_and_his_counterstrike_but_not_his_fire() -> None:
    table = Table(red="Warlock", mana=20)
    table.move_to(table.red, "B2")
    lash = table.attach("Lash of Hellfire", table.red)
    wolf = table.put("Timber Wolf", BLUE)
    table.guard(table.red)
    table.decide("counterstrike", take(lash))
    table.dice("0 0 0 0")
    table.dice("0 0 0 0 0", effect=1)
    table.attack(wolf, "Bite", table.red)
    table.dice("0 0 0 0", effect=1)
    table.cast(table.red, "Flameblast", wolf)
    assert wolf.damage == 0
