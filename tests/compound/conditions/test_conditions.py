"""Conditions meeting defenses, flight, guards, armor, healing and their own removal."""

import pytest

from mageduel.facts.conditions import (
    BURN,
    CORRODE,
    CRIPPLE,
    DAZE,
    DISABLE,
    ROT,
    SLAM,
    SLEEP,
    STAGGER,
    STUN,
    TAINTED,
    WEAK,
)
from mageduel.facts.traits import FLYING, INCAPACITATED, RESTRAINED
from tests.kit.answers import GUARD, NOTHING, PAY, attack, cast, move, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@rule("core.condition.sleep-damage-wakes", "codex.incapacitated.no-defense")
def test_a_sleeper_is_helpless_until_a_bite_really_hurts_and_then_wakes_dazed() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    knight = table.put("Knight of Westlock", BLUE)
    table.give(knight, SLEEP)
    table.dice("1 1 1 0")  # his armor takes it
    table.attack(wolf, "Bite", knight)
    assert knight.conditions == {SLEEP: 1}
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", knight)
    assert knight.conditions == {DAZE: 1}
    table.decide("defend", take(knight))
    table.effect(9)
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", knight)


def test_block_guards_a_sleeper_and_a_force_sword_knows_no_sleep() -> None:
    table = Table(mana=20)
    wolf = table.put("Timber Wolf", RED)
    prey = table.put("Steelclaw Grizzly", BLUE)
    table.give(prey, SLEEP)
    block = table.hide("Block", prey)
    table.decide("pay reveal", PAY)
    assert table.attack(wolf, "Bite", prey).avoided
    assert not table.in_play(block)
    sword = table.attach("Force Sword", prey)
    table.give(prey, DAZE)
    table.decide("defend", take(sword))
    table.effect(8)
    assert table.attack(wolf, "Bite", prey).avoided
    assert prey.conditions == {SLEEP: 1, DAZE: 1}


@rule("sup.codex.cripple-separate-escape-rolls")
def test_each_cripple_needs_its_own_escape() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    table.give(wolf, CRIPPLE, 2)
    table.effect(7, 6)
    table.act(wolf, NOTHING)
    assert wolf.conditions == {CRIPPLE: 1}
    assert table.has(wolf, RESTRAINED)
    table.effect(12)
    table.act(wolf, NOTHING)
    assert not table.has(wolf, RESTRAINED)


@rule("sup.codex.cripple-roll-while-incapacitated")
def test_a_stunned_cripple_sheds_both_at_the_end_of_an_idle_turn() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    table.give(wolf, CRIPPLE)
    table.give(wolf, STUN, 2)
    table.effect(7)
    table.act(wolf)
    assert wolf.conditions == {}


@rule("core.condition.weak-minimum-one-die", "core.condition.weak-not-attack-spells", "ruling.r53")
def test_weakness_spares_spells_and_staggering_does_not() -> None:
    table = Table(red="Warlock", mana=20)
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", BLUE)
    table.give(table.red, WEAK, 5)
    table.give(table.red, STAGGER)
    table.dice("0 0 0 0", effect=1)  # six, two less for staggering
    table.cast(table.red, "Fireball", wolf)
    table.dice("1*")
    table.attack(table.red, "Basic Melee Attack", wolf)
    assert wolf.damage == 1


@rule("codex.stagger.minor", "codex.stagger.minor-guard-marker", "codex.stagger.removal")
def test_a_staggered_fox_drops_its_guard_strikes_no_blow_and_recovers_after_its_turn() -> None:
    table = Table()
    fox = table.put("Bitterwood Fox", BLUE)
    wolf = table.put("Timber Wolf", RED)
    table.attach("Retaliate", fox)
    table.guard(fox)
    table.give(fox, STAGGER)
    assert not fox.guarding
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert wolf.damage == 0
    assert GUARD not in table.actions(fox)
    assert attack(fox, "Bite", wolf) not in table.actions(fox)
    table.act(fox, NOTHING)
    assert fox.conditions == {}


@rule("codex.corrode.excess-damage")
def test_acid_beyond_the_armor_eats_the_flesh() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", BLUE)
    table.give(wolf, CORRODE, 3)
    assert (table.armor(wolf), wolf.conditions, wolf.damage) == (0, {CORRODE: 2}, 1)


@rule("codex.corrode.no-negative")
def test_armor_that_is_dispelled_takes_the_acid_along_and_armor_put_on_again_is_clean() -> None:
    table = Table(red="Wizard", mana=20)
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", BLUE)
    hide = table.attach("Rhino Hide", wolf)
    table.give(wolf, CORRODE, 4)
    assert (table.armor(wolf), wolf.damage) == (0, 0)
    table.cast(table.red, "Dispel", hide)
    assert (table.armor(wolf), wolf.conditions, wolf.damage) == (0, {CORRODE: 2}, 0)
    table.attach("Rhino Hide", wolf)
    assert table.armor(wolf) == 2


@rule("codex.tainted.three-damage", "codex.tainted.not-healed")
def test_a_tainted_wound_counts_does_not_heal_and_kills() -> None:
    table = Table(blue="Priestess", mana=20)
    table.move_to(table.blue, "B2")
    wolf = table.put("Timber Wolf", BLUE, damage=6)
    fox = table.put("Bitterwood Fox", RED)
    table.give(wolf, TAINTED)
    table.dice("2 2 2 0 0")
    table.cast(table.blue, "Minor Heal", wolf)
    table.dice("2 2 2 2 0 0 0 0")
    table.cast(table.blue, "Heal", wolf)
    table.dice("2* 2* 2*")
    table.attack(fox, "Bite", wolf)
    assert table.in_play(wolf)
    table.dice("1* 0 0")
    table.attack(fox, "Bite", wolf)
    assert not table.in_play(wolf)


@rule("codex.slam.becomes-daze", "codex.slam.unmovable")
def test_the_slammed_gets_up_dazed_and_acts_and_the_rooted_to_the_spot_is_only_dazed() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    held = table.put("Steelclaw Grizzly", BLUE)
    table.attach("Tanglevine", held, RED)
    table.give(held, SLAM)
    assert held.conditions == {DAZE: 1}
    table.give(wolf, SLAM)
    assert table.has(wolf, INCAPACITATED)
    table.effect(7)
    table.dice("1* 0 0 0")
    table.act(wolf, attack(wolf, "Bite", held))
    assert held.damage == 1
    assert wolf.conditions == {}


@rule("codex.disable.loses", "codex.disable.reset-removal")
def test_a_disabled_barrier_sleeps_for_as_many_resets_as_it_has_markers() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    bear = table.put("Steelclaw Grizzly", BLUE)
    circle = table.attach("Circle of Lightning", bear)
    table.condition(circle, DISABLE, 2)
    for _ in range(2):
        table.dice("0 0 0 0")
        table.attack(wolf, "Bite", bear)
        table.reset()
    table.dice("0 0 0 0")
    table.dice("1* 0", effect=1)
    table.attack(wolf, "Bite", bear)
    assert wolf.damage == 1


@rule("codex.disable.keeps-attributes", "codex.disable.no-removal-cost")
def test_a_disabled_knight_cannot_strike_but_still_parries_and_prayer_does_not_help() -> None:
    table = Table(blue="Priestess", mana=20)
    table.move_to(table.blue, "B2")
    wolf = table.put("Timber Wolf", RED)
    knight = table.put("Knight of Westlock", BLUE)
    table.condition(knight, DISABLE)
    table.guard(knight)
    table.decide("defend", take(knight))
    table.effect(8)
    assert table.attack(wolf, "Bite", knight).avoided
    assert attack(knight, "Longsword", wolf) not in table.actions(knight)
    assert all("Disable" not in each for each in table.actions(table.blue))


@rule("core.condition.daze-defense-minus-2-each", "codex.restrained.defense")
@pytest.mark.parametrize(
    ("dazes", "crippled", "roll", "avoided"), [(1, 0, 10, True), (2, 0, 11, False), (1, 1, 12, True)]
)
def test_every_daze_and_being_held_make_parrying_harder(dazes: int, crippled: int, roll: int, avoided: bool) -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    knight = table.put("Knight of Westlock", BLUE)
    table.give(knight, DAZE, dazes)
    if crippled:
        table.give(knight, CRIPPLE, 2)  # Restrained is Restrained
    table.decide("defend", take(knight))
    table.effect(roll)
    if not avoided:
        table.dice("0 0 0 0")
    assert table.attack(wolf, "Bite", knight).avoided == avoided


@rule("sup.codex.incapacitated-no-flying", "codex.incapacitated.no-hinder")
def test_a_stunned_falcon_lies_on_the_ground_in_nobodys_way() -> None:
    table = Table(blue="Priestess", mana=20)
    table.move_to(table.blue, "B2")
    falcon = table.put("Thunderift Falcon", BLUE, "B3")
    wolf = table.put("Timber Wolf", RED, "B4")
    table.give(falcon, STUN)
    assert not table.has(falcon, FLYING)
    assert move("A3") in table.offered(wolf, move("B3"))
    table.move_to(wolf, "B3")
    assert table.why_no_attack(wolf, "Bite", falcon) is None
    table.act(table.blue, cast("Restore (quick)", falcon, "Stun"))
    assert table.blue.mana == 16
    assert table.has(falcon, FLYING)
    assert table.why_no_attack(wolf, "Bite", falcon) is not None


@rule("core.damagetype.immune-unaffected", "core.condition.weak-poison")
def test_poison_finds_nothing_to_poison_in_bones_and_crystal() -> None:
    table = Table()
    archer = table.put("Gorgon Archer", RED, "B2")
    bones = table.put("Skeletal Sentry", BLUE, "B3")
    table.dice("2 0 0 0", effect=12)
    table.attack(archer, "Poison Bow", bones)
    assert (bones.damage, bones.conditions) == (2, {})
    crystal, flower = table.put("Mana Crystal", BLUE, "B3"), table.put("Mana Flower", BLUE, "A3")
    table.give(crystal, ROT)
    table.give(flower, ROT)
    assert (crystal.conditions, flower.conditions) == ({}, {ROT: 1})


def test_fire_and_stun_do_not_take_hold_of_what_cannot_burn_or_has_no_mind_to_lose() -> None:
    table = Table(red="Wizard", mana=30)
    table.move_to(table.red, "B2")
    spirit = table.put("Whirling Spirit", BLUE)
    crystal = table.put("Mana Crystal", BLUE)
    table.dice("2 2 1 1 0 0", effect=12)  # not Ethereal: only ones count
    table.cast(table.red, "Fireball", spirit)
    assert (spirit.damage, spirit.conditions) == (2, {})
    table.dice("2* 0 0 0 0", effect=12)
    table.cast(table.red, "Lightning Bolt", crystal)
    assert (crystal.damage, crystal.conditions) == (2, {})


@rule("sup.spell.geyser-burn-removal-mandatory")
def test_a_geyser_only_puts_out_the_burning_wolf_and_wakes_nobody() -> None:
    table = Table(red="Wizard", mana=20)
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", BLUE)
    table.give(wolf, BURN, 3)
    table.give(wolf, SLEEP)
    table.cast(table.red, "Geyser", wolf)
    assert (wolf.damage, wolf.conditions) == (0, {SLEEP: 1})


@rule("core.condition.sleep-removal-cost-level")
@pytest.mark.parametrize(("sleeper", "price"), [("Bitterwood Fox", 1), ("Steelclaw Grizzly", 4)])
def test_waking_the_great_costs_more_than_waking_the_small(sleeper: str, price: int) -> None:
    table = Table(blue="Priestess", mana=20)
    table.move_to(table.blue, "B2")
    creature = table.put(sleeper, RED, "B3")
    table.give(creature, SLEEP)
    table.act(table.blue, cast("Restore (quick)", creature, "Sleep"))
    assert creature.conditions == {}
    assert table.blue.mana == 20 - price


def test_lay_hands_heals_first_and_then_takes_away_what_is_paid_for() -> None:
    table = Table(blue="Priestess", mana=20)
    table.move_to(table.blue, "B2")
    knight = table.put("Knight of Westlock", BLUE, damage=8)
    table.give(knight, BURN, 2)
    table.give(knight, STUN)
    table.decide("remove condition", ("remove", "Burn", 2), ("remove", "Stun", 4), ("done",))
    table.dice("2 2 2 0 0 0 0 0 0 0 0 0")
    table.cast(table.blue, "Lay Hands", knight)
    assert (knight.damage, knight.conditions) == (2, {BURN: 1})
    assert table.blue.mana == 20 - 9 - 6


@rule(
    "codex.incapacitated.guard-removed",
    "codex.incapacitated.mage-quick-spells",
    "codex.incapacitated.mage-no-full",
)
def test_a_stunned_mage_lowers_his_guard_and_works_only_small_magic() -> None:
    table = Table(red="Wizard", mana=20)
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", BLUE)
    table.guard(table.red)
    table.give(table.red, STUN)
    assert not table.red.guarding
    table.plan(RED, "Fireball", "Force Push")
    offers = table.actions(table.red)
    assert any("Force Push" in each for each in offers)
    assert not any("Fireball" in each or "Arcane Zap" in each for each in offers)
    assert attack(table.red, "Basic Melee Attack", wolf) not in offers


@rule("sup.spell.knockdown-strips-guard-defense-flying")
def test_a_knockdown_lays_low_the_flyer_till_its_turn_but_never_the_vine_bound() -> None:
    table = Table(mana=20)
    table.move_to(table.red, "B2")
    falcon, held = table.put("Thunderift Falcon", BLUE), table.put("Steelclaw Grizzly", BLUE)
    table.attach("Tanglevine", held, RED)
    table.cast(table.red, "Knockdown", held)
    assert not table.has(held, INCAPACITATED)
    table.guard(falcon)
    table.cast(table.red, "Knockdown", falcon)
    assert table.has(falcon, INCAPACITATED)
    assert not falcon.guarding
    assert attack(falcon, "Razor Beak", table.red) in table.offered(falcon)
    assert table.has(falcon, FLYING)


@rule("core.condition.daze-removed-end-of-action-phase", "core.condition.stun-removed-end-of-action-phase")
def test_a_daze_given_at_the_enemys_turn_outlives_a_counterstrike_but_not_the_next_turn() -> None:
    table = Table()
    fox = table.put("Bitterwood Fox", RED)
    wolf = table.put("Timber Wolf", BLUE)
    table.guard(wolf)
    table.give(wolf, DAZE)
    table.decide("counterstrike", take(wolf))
    table.effect(6)
    table.dice("0 0 0")
    table.attack(fox, "Bite", wolf)
    assert wolf.conditions == {DAZE: 1}
    table.act(wolf, NOTHING)
    assert wolf.conditions == {}
