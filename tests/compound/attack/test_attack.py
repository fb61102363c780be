"""Attacks meeting guards, flight, defenses, zones, dazes and each other."""

from collections.abc import Callable

import pytest

from mageduel.dsl.steps import DECLARE_ATTACK
from mageduel.facts.conditions import BURN, DAZE
from mageduel.facts.traits import FLYING
from mageduel.kernel.requests import Answer, Request
from mageduel.state.objects import Object
from tests.kit.answers import (
    GUARD,
    NO_COUNTERSTRIKE,
    NO_DEFENSE,
    PAY,
    STOP,
    attack,
    move,
    next_one,
    sweep,
    take,
)
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


def note(offers: list[Answer], answer: Answer) -> Callable[[Request], Answer]:
    def decide(request: Request) -> Answer:
        offers.extend(request.options)
        return answer

    return decide


@rule("core.guard.sweeping-guards-first", "core.guard.melee-attack-removes-marker")
def test_a_sweep_takes_the_guard_first_and_then_what_he_no_longer_protects() -> None:
    table = Table()
    lord = table.put("Adramelech, Lord of Fire", RED)
    guard = table.put("Timber Wolf", BLUE)
    fox = table.put("Bitterwood Fox", BLUE)
    table.guard(guard)
    assert table.why_no_attack(lord, "Hellfire Sweep", fox) is not None
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.decide("sweep", sweep(fox))
    table.dice("0 0 0 0", effect=1)
    table.dice("1 1 1 1", effect=1)
    table.act(lord, attack(lord, "Hellfire Sweep", guard))
    assert fox.damage == 4


@rule("core.guard.protects-zone")
def test_with_two_guards_a_sweep_ends_on_the_second_guard() -> None:
    table = Table()
    lord = table.put("Adramelech, Lord of Fire", RED)
    guards = [table.put("Timber Wolf", BLUE), table.put("Knight of Westlock", BLUE)]
    fox = table.put("Bitterwood Fox", BLUE)
    for each in guards:
        table.guard(each)
    offers: list[Answer] = []
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.decide("sweep", note(offers, STOP))
    table.dice("0 0 0 0", effect=1)
    table.act(lord, attack(lord, "Hellfire Sweep", guards[0]))
    assert sweep(guards[1]) in offers
    assert sweep(fox) not in offers


@rule("codex.sweeping.nonflying-first")
def test_a_flyer_that_swooped_down_sweeps_on_over_the_ground_only() -> None:
    table = Table()
    lord = table.put("Adramelech, Lord of Fire", RED)
    wolf = table.put("Timber Wolf", BLUE)
    fox = table.put("Bitterwood Fox", BLUE)
    falcon = table.put("Thunderift Falcon", BLUE)
    offers: list[Answer] = []
    table.decide("sweep", note(offers, STOP))
    table.dice("0 0 0 0", effect=1)
    table.act(lord, attack(lord, "Hellfire Sweep", wolf))
    assert sweep(fox) in offers
    assert sweep(falcon) not in offers
    assert table.has(lord, FLYING)


@rule("core.guard.guarding-flyer-loses-flying", "core.flying.guarding-loses-flying")
def test_a_guarding_flyer_can_be_bitten_from_the_ground_and_flies_again_after_it() -> None:
    table = Table()
    falcon = table.put("Thunderift Falcon", BLUE)
    wolf = table.put("Timber Wolf", RED)
    assert table.why_no_attack(wolf, "Bite", falcon) is not None
    table.act(falcon, GUARD)
    assert not table.has(falcon, FLYING)
    table.decide("counterstrike", take(falcon))
    table.dice("1 0 0 0")
    table.dice("2 2 2")
    table.act(wolf, attack(wolf, "Bite", falcon))
    assert (falcon.damage, wolf.damage) == (1, 4)
    assert table.has(falcon, FLYING)


def test_a_guarding_skyhunter_meets_a_falcon_on_the_ground() -> None:
    """On guard he does not fly; the falcon comes down to him, and his hatred of flyers helps him no more."""
    table = Table()
    tarok = table.put("Tarok, the Skyhunter", BLUE)
    falcon = table.put("Thunderift Falcon", RED)
    table.guard(tarok)
    table.decide("counterstrike", take(tarok))
    table.dice("1 0 0")
    table.dice("1 0 0")
    table.attack(falcon, "Razor Beak", tarok)
    assert table.rolled == [3, 3]


def test_a_flying_skyhunter_dodges_a_falcon_in_the_air() -> None:
    table = Table()
    tarok = table.put("Tarok, the Skyhunter", BLUE)
    falcon = table.put("Thunderift Falcon", RED)
    table.decide("defend", take(tarok))
    table.effect(7)
    assert table.attack(falcon, "Razor Beak", tarok).avoided
    table.dice("1 0 0 0 0")
    table.attack(tarok, "Beak & Talons", falcon)
    assert falcon.damage == 1


@rule("core.flying.guards-ignored-vs-flying", "core.flying.guards-apply-vs-nonflying")
def test_a_guard_on_the_ground_covers_the_wolf_from_a_falcon_but_not_the_angel() -> None:
    table = Table()
    falcon = table.put("Thunderift Falcon", RED)
    guard = table.put("Knight of Westlock", BLUE)
    wolf = table.put("Timber Wolf", BLUE)
    angel = table.put("Gray Angel", BLUE)
    table.guard(guard)
    assert table.why_no_attack(falcon, "Razor Beak", wolf) is not None
    assert table.why_no_attack(falcon, "Razor Beak", angel) is None
    assert table.why_no_attack(falcon, "Razor Beak", guard) is None


@rule(
    "core.guard.ignored-guard-still-counterstrikes", "core.guard.elusive-ignores", "core.guard.unattacked-keeps-marker"
)
def test_who_could_slip_past_a_guard_and_fights_him_is_struck_back() -> None:
    table = Table()
    cat = table.put("Cervere, The Forest Shadow", RED)
    guard = table.put("Timber Wolf", BLUE)
    fox = table.put("Bitterwood Fox", BLUE)
    table.guard(guard)
    table.dice("1 0 0 0")
    table.attack(cat, "Claws & Bite", fox)
    assert guard.guarding
    table.decide("counterstrike", take(guard))
    table.decide("defend", NO_DEFENSE)
    table.dice("0 0 0 0")
    table.dice("2* 0 0 0")
    table.attack(cat, "Claws & Bite", guard)
    assert cat.damage == 2
    assert not guard.guarding


@rule("core.guard.restrained-guard-ignored", "codex.restrained.defense")
def test_a_guard_held_by_vines_protects_nobody_defends_badly_and_still_strikes_back() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    knight = table.put("Knight of Westlock", BLUE)
    fox = table.put("Bitterwood Fox", BLUE)
    table.guard(knight)
    table.attach("Tanglevine", knight, RED)
    assert table.why_no_attack(wolf, "Bite", fox) is None
    table.decide("defend", take(knight))
    table.effect(9)  # two less for being Restrained
    table.decide("counterstrike", take(knight))
    table.dice("2* 0 0 0")
    table.dice("2* 0 0 0 0")
    table.attack(wolf, "Bite", knight)
    assert (knight.damage, wolf.damage) == (2, 2)


@rule("core.defense.max-one-even-with-mandatory-reveals")
def test_a_doublestrike_meets_block_first_and_quick_reflexes_second() -> None:
    table = Table(red="Warlock")
    goran = table.put("Goran, Werewolf Pet", RED)
    wolf = table.put("Timber Wolf", BLUE)
    reflexes = table.attach("Cobra Reflexes", wolf)
    block = table.hide("Block", wolf)
    table.decide("pay reveal", PAY)
    table.decide("defend", take(reflexes))
    table.effect(7)
    table.attack(goran, "Feral Claws", wolf)
    assert [each.avoided for each in table.attacks()] == [True, True]
    assert not table.in_play(block)
    assert table.in_play(reflexes)
    assert table.rolled == [None, None]


@rule("sup.spell.perfect-strike-next-attack-only")
def test_a_perfect_strike_makes_only_the_first_of_two_strikes_unavoidable() -> None:
    table = Table(red="Warlock", mana=20)
    goran = table.put("Goran, Werewolf Pet", RED)
    knight = table.put("Knight of Westlock", BLUE)
    table.cast(table.red, "Perfect Strike", goran)
    table.dice("0 0 0")
    table.decide("defend", take(knight))
    table.effect(8)
    table.attack(goran, "Feral Claws", knight)
    assert [each.avoided for each in table.attacks()] == [False, True]


@rule("core.condition.daze-zone-attack-one-check", "core.zoneattack.single-miss-roll")
@pytest.mark.parametrize(("roll", "harm"), [(6, 0), (7, 2)])
def test_a_dazed_caster_of_lightning_over_a_zone_rolls_once_for_all(roll: int, harm: int) -> None:
    table = Table(red="Wizard", mana=20)
    table.move_to(table.red, "B2")
    foxes = [table.put("Bitterwood Fox", seat) for seat in (RED, BLUE)]
    table.condition(table.red, DAZE)
    table.effect(roll)
    if harm:
        table.decide("order", next_one(foxes[0]))
        table.dice("1 1 0 0", effect=1)
        table.dice("1 1 0 0", effect=1)
    spell = table.cast(table.red, "Electrify", "B2")
    assert spell.paid == 9
    assert [each.damage for each in foxes] == [harm, harm]


@rule(
    "sup.spell.marked-for-death-with-zone-attack",
    "core.damagetype.immune-no-attack-dice",
    "core.zoneattack.friend-and-foe",
)
def test_a_firestorm_rolls_more_for_the_marked_and_nothing_for_the_imp() -> None:
    table = Table(red="Warlock", mana=30)
    table.move_to(table.red, "B1")
    marked = table.put("Timber Wolf", BLUE)
    imp = table.put("Firebrand Imp", RED)
    fox = table.put("Bitterwood Fox", RED)
    table.attach("Marked for Death", marked, RED)
    table.always(
        "order", lambda request: next_one(marked) if next_one(marked) in request.options else request.options[0]
    )
    table.dice("0 0 0 0 0 0", effect=1)
    table.dice("1 0 0 0 0", effect=10)
    table.cast(table.red, "Firestorm", "B2")
    assert fox.conditions == {BURN: 2}
    assert imp.damage == 0
    assert [each for each in table.rolled if each] == [6, 5]


@rule("sup.codex.daze-rolled-for-every-attack", "ruling.r38")
def test_three_dazed_bites_are_three_rolls_and_a_miss_wastes_the_strength() -> None:
    table = Table()
    hydra = table.put("Darkfenne Hydra", RED)
    bear = table.put("Steelclaw Grizzly", BLUE)
    table.attach("Bear Strength", hydra)
    table.condition(hydra, DAZE, 2)
    table.effect(6, 7, 12)
    table.dice("1* 1* 0")
    table.dice("1* 0 0")
    table.attack(hydra, "Triple Bite", bear)
    assert [each.missed for each in table.attacks()] == [True, False, False]
    assert bear.damage == 3


@rule("sup.codex.flame-modifier-affects-effect-die-of-flame-attacks")
@pytest.mark.parametrize(("roll", "burns"), [(5, {}), (6, {BURN: 1})])
def test_a_fireball_sharpened_by_a_ring_is_blunted_by_the_slayers_hide(roll: int, burns: dict[object, int]) -> None:
    table = Table(red="Warlock", mana=20)
    table.move_to(table.red, "B2")
    table.attach("Fireshaper Ring", table.red)
    slayer = table.put("Dark Pact Slayer", BLUE)
    table.dice("0 0 0 0 0", effect=roll)  # six, one more for the ring, two less for Flame -2
    table.cast(table.red, "Fireball", slayer)
    assert slayer.conditions == burns


@pytest.mark.parametrize("spell", ["Fireball", "Flameblast"])
def test_a_fireball_can_be_thrown_back_at_its_caster_and_an_unavoidable_blast_cannot(spell: str) -> None:
    table = Table(red="Warlock", blue="Wizard", mana=20)
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B3")
    turn = table.hide("Reverse Attack", table.blue)
    table.attach("Leather Boots", table.red)
    table.always("pay reveal", PAY)
    table.dice("2 2 0 0 0 0" if spell == "Fireball" else "2 2 0 0", effect=8)
    table.cast(table.red, spell, table.blue)
    hurt, spared, armor = (table.red, table.blue, 1) if spell == "Fireball" else (table.blue, table.red, 0)
    assert (hurt.damage, hurt.conditions) == (4 - armor, {BURN: 1})
    assert (spared.damage, spared.conditions) == (0, {})
    assert not table.in_play(turn)


def bodyguard(table: Table, zone: str = "B3") -> Object:
    guard = table.put(make_creature("Bodyguard", life=12, armor=1, traits=["Intercept"], defense="8+ inf"), BLUE, zone)
    table.guard(guard)
    return guard


def test_a_bodyguard_takes_the_arrow_meant_for_his_mage_defends_himself_and_is_off_guard() -> None:
    table = Table()
    archer = table.put("Royal Archer", RED, "B2")
    table.move_to(table.blue, "B3")
    guard = bodyguard(table)
    table.decide("intercept", take(guard))
    table.decide("defend", take(guard))
    table.effect(7)
    table.dice("2 0 0 0")
    table.attack(archer, "Longbow", table.blue)
    assert (guard.damage, table.blue.damage) == (2, 0)
    assert not guard.guarding


def test_a_bodyguard_cannot_step_into_a_storm_nor_up_to_a_flyer() -> None:
    table = Table(red="Warlock", mana=30)
    table.move_to(table.red, "B2")
    archer = table.put("Royal Archer", RED, "B2")
    falcon = table.put("Thunderift Falcon", BLUE, "B3")
    guard = bodyguard(table)
    table.dice("1 0 0 0")
    table.attack(archer, "Longbow", falcon)
    assert falcon.damage == 1
    table.decide("order", next_one(falcon))
    table.dice("1 0 0 0 0", effect=1)
    table.dice("0 0 0 0 0", effect=1)
    table.cast(table.red, "Firestorm", "B3")
    assert falcon.damage == 2
    assert guard.guarding


def test_a_target_spirited_away_before_the_dice_costs_the_attacker_his_action() -> None:
    table = Table(blue="Priestess", mana=20)
    wolf = table.put("Timber Wolf", RED)
    knight = table.put("Knight of Westlock", BLUE)
    rescue = table.hide("Divine Intervention", knight)
    table.reveal_after(DECLARE_ATTACK, rescue, by=wolf, target=knight)
    table.decide("teleport", ("teleport", "A1"))
    table.act(wolf, attack(wolf, "Bite", knight))
    assert table.place(knight) == "A1"
    assert knight.damage == 0
    assert table.rolled == [None]


@rule("sup.spell.battle-fury-no-repeat-of-first-attack-bonuses", "sup.spell.battle-fury-any-legal-target")
def test_a_charging_cat_in_a_fury_charges_once() -> None:
    table = Table(mana=20)
    cat = table.put("Feral Bobcat", RED, "B1")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    table.cast(table.red, "Battle Fury", cat)
    table.decide("extra attack", attack(cat, "Claws", fox))
    table.dice("1* 1* 0 0")
    table.dice("1 1")
    table.act(cat, move("B2"), attack(cat, "Claws", wolf))
    assert (wolf.damage, fox.damage) == (2, 2)


def test_lightning_that_armor_has_swallowed_does_not_leap() -> None:
    table = Table(red="Wizard", mana=20)
    table.move_to(table.red, "B2")
    knight = table.put("Knight of Westlock", BLUE, "B3")
    table.put("Bitterwood Fox", BLUE, "B3")
    table.decide("defend", NO_DEFENSE)
    table.dice("1 1 1 0 0 0 0", effect=3)  # five and Lightning +2; the total is five
    table.cast(table.red, "Chain Lightning", knight)
    assert knight.damage == 0
    assert knight.conditions == {DAZE: 1}


def test_a_leech_drains_no_more_than_there_is_and_only_when_it_hurts() -> None:
    table = Table(mana=1)
    leech = table.put("Mana Leech", RED)
    wolf = table.put("Timber Wolf", BLUE)
    table.dice("1 1 0")
    table.attack(leech, "Gorging Bite", wolf)
    assert table.blue.mana == 1
    table.dice("1 1 1")
    table.attack(leech, "Gorging Bite", wolf)
    assert table.blue.mana == 0
    assert table.red.mana == 1
