"""The Academy: attacks, guards, counterstrikes and Defenses that meet in one attack."""

import pytest

from mageduel.facts.conditions import STAGGER
from mageduel.kernel.requests import Answer, Request
from tests.kit.academy import AcademyTable
from tests.kit.answers import (
    GUARD,
    NO_COUNTERSTRIKE,
    NO_DEFENSE,
    NOTHING,
    STOP,
    attack,
    sweep,
    take,
)
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, make_creature


@rule("academy.codex.sweeping-declare", "academy.guard.removed-after-melee")
def test_a_sweep_that_has_spent_the_only_guard_goes_on_to_the_mage() -> None:
    table = AcademyTable()
    tail, worm = table.put("Ankylodon", RED), table.put("Mana Worm", BLUE)
    table.guard(worm)
    assert attack(tail, "Club Tail", table.blue) not in table.actions(tail)
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.decide("sweep", sweep(table.blue))
    table.dice("1 1 0")
    table.dice("2 0 0")
    table.act(tail, attack(tail, "Club Tail", worm))
    assert (worm.damage, table.blue.damage, worm.guarding) == (1, 2, False)


@rule("academy.codex.sweeping-declare")
def test_a_sweep_meets_the_second_guard_and_cannot_pass_it() -> None:
    table = AcademyTable()
    tail = table.put("Ankylodon", RED)
    worm, gruff = table.put("Mana Worm", BLUE), table.put("Satyr Gruff", BLUE)
    table.guard(worm)
    table.guard(gruff)
    offered: list[object] = []

    def look(request: Request) -> Answer:
        offered.extend(request.options)
        return STOP

    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.decide("sweep", look)
    table.dice("0 0 0")
    table.act(tail, attack(tail, "Club Tail", worm))
    assert sweep(gruff) in offered
    assert sweep(table.blue) not in offered
    assert sweep(worm) not in offered


@rule("academy.codex.doublestrike-timing", "academy.codex.counterstrike-once-per-attacker")
def test_a_guard_under_two_strikes_hits_back_once_after_both() -> None:
    table = AcademyTable()
    hydra, tusk = table.put("Sailfin Hydra", BLUE), table.put("Razortusk", RED)
    table.guard(tusk)
    table.decide("strike again", ("strike again",))
    table.decide("counterstrike", take(tusk))
    for dice in ("2 2 0", "2 1 0", "2 2 0 0"):
        table.dice(dice)
    table.attack(hydra, "Bite", tusk)
    assert [each.attacker for each in table.attacks()] == [hydra, hydra, tusk]
    assert (tusk.damage, hydra.damage, tusk.guarding) == (3, 3, False)


@rule("academy.counterstrike.dead-no-strike")
def test_a_guard_that_falls_to_the_second_strike_never_hits_back() -> None:
    table = AcademyTable()
    hydra, tusk = table.put("Sailfin Hydra", BLUE), table.put("Razortusk", RED, damage=3)
    table.guard(tusk)
    table.decide("strike again", ("strike again",))
    table.dice("2 2 0")
    table.dice("2 2 0")
    table.attack(hydra, "Bite", tusk)
    assert not table.in_play(tusk)
    assert hydra.damage == 0


@rule("academy.counterstrike.no-full-or-ranged", "academy.guard.removed-even-if-avoided")
def test_a_hydra_on_guard_cannot_hit_back_with_its_slow_bite_and_still_loses_its_guard() -> None:
    table = AcademyTable()
    hydra, hound = table.put("Sailfin Hydra", BLUE), table.put("Wychwood Hound", RED)
    table.guard(hydra)
    table.dice("0 0")
    table.act(hound, attack(hound, "Bite", hydra))
    assert (hydra.guarding, hound.damage) == (False, 0)


@rule("academy.codex.pest-attacker-ignored", "academy.codex.pest-ignored-no-counterstrike")
def test_a_porcupine_on_guard_that_ignores_a_pest_does_not_use_its_own_quills_either() -> None:
    table = AcademyTable()
    gremlin, quills = table.put("Jade Gremlin", BLUE), table.put("Atticaran Porcupine", RED)
    table.guard(quills)
    table.decide("ignore pest", ("ignore",))
    table.dice("2 1")
    table.act(gremlin, attack(gremlin, "Fists", quills))
    assert (quills.damage, quills.guarding, gremlin.damage) == (2, True, 0)


@rule("academy.codex.melee-plus", "academy.guard.stays-active")
def test_the_bonus_a_guard_spent_on_hitting_back_is_gone_when_it_activates() -> None:
    table = AcademyTable()
    hound, worm = table.put("Wychwood Hound", RED), table.put("Mana Worm", BLUE)
    table.attach("Wolf Fury", hound)
    table.guard(hound)
    table.decide("counterstrike", take(hound))
    table.dice("0 0")
    table.dice("1 1 0")  # two and one more
    table.act(worm, attack(worm, "Stinging Tentacles", hound))
    assert worm.damage == 2  # its armor is pierced
    table.dice("1 0")
    table.act(hound, attack(hound, "Bite", worm))
    assert table.rolled == [2, 3, 2]


@rule("academy.codex.stagger-current-activation", "academy.condition.stagger-removal")
def test_whoever_bites_a_skunk_reels_through_his_next_activation() -> None:
    table = AcademyTable()
    worm, skunk = table.put("Mana Worm", BLUE), table.put("Ridgeback Skunk", RED)
    table.dice("0 0")
    table.act(worm, attack(worm, "Stinging Tentacles", skunk))
    assert worm.conditions == {STAGGER: 1}
    table.next_round()
    assert not any(each[0] == "attack" for each in table.actions(worm))
    assert GUARD not in table.actions(worm)
    table.act(worm, NOTHING)
    assert worm.conditions == {}


def test_a_skunk_staggers_the_guard_that_hits_back_at_it_too() -> None:
    table = AcademyTable()
    skunk, gruff = table.put("Ridgeback Skunk", RED), table.put("Satyr Gruff", BLUE)
    table.guard(gruff)
    table.decide("counterstrike", take(gruff))
    table.dice("0 0")
    table.dice("1 0 0")  # a counterstrike is a melee attack, with a Counterstrike Step of its own
    table.act(skunk, attack(skunk, "Claws", gruff))
    assert gruff.conditions == {STAGGER: 1}
    assert skunk.conditions == {}


@rule("academy.guard.minor-staggered", "academy.guard.ranged-keeps-marker")
@pytest.mark.parametrize(("name", "effect", "guards"), [("Satyr Gruff", 6, True), ("Satyr Gruff", 7, False)])
def test_a_ray_leaves_a_guard_its_marker_unless_it_staggers_a_minor_one(name: str, effect: int, guards: bool) -> None:
    table = AcademyTable()
    basilisk, gruff = table.put("Paralyzing Basilisk", RED), table.put(name, BLUE)
    table.guard(gruff)
    table.dice("1 1", effect=effect)
    table.act(basilisk, attack(basilisk, "Paralyzing Ray", gruff))
    assert gruff.guarding is guards


@rule("academy.codex.stagger-minor-no-attack", "academy.roll.effects-after-damage")
def test_a_minor_guard_staggered_by_the_bite_has_no_counterstrike_left() -> None:
    table = AcademyTable()
    raptor, tusk = table.put("Lightning Raptor", BLUE, tokens={"Charge": 3}), table.put("Razortusk", RED)
    table.guard(tusk)
    table.dice("0 0 0", effect=7)
    table.act(raptor, attack(raptor, "Electric Bite", tusk))
    assert (tusk.guarding, raptor.damage) == (False, 0)


@rule("academy.codex.stagger-major", "academy.codex.stagger-min-die")
def test_a_major_guard_staggered_by_the_bite_hits_back_with_what_is_left() -> None:
    table = AcademyTable()
    raptor, bear = table.put("Lightning Raptor", BLUE, tokens={"Charge": 3}), table.put("Steelclaw Matriarch", RED)
    table.put("Steelclaw Cub", RED)  # Melee +1: four dice, two of them lost
    table.guard(bear)
    table.decide("counterstrike", take(bear))
    table.dice("0 0 0", effect=7)
    table.dice("2 2")
    table.act(raptor, attack(raptor, "Electric Bite", bear))
    assert (raptor.damage, bear.guarding) == (3, False)


def test_satyr_gruff_counts_the_damage_behind_the_armor() -> None:
    table = AcademyTable()
    gruff, bear = table.put("Satyr Gruff", BLUE), table.put("Steelclaw Matriarch", RED)
    table.dice("2 2 2*")  # 1 through three points of armor, and 2 critical
    table.attack(gruff, "Heavy Mace", bear)
    assert (bear.damage, bear.conditions) == (3, {})
    table.attach("Wolf Fury", gruff)  # Piercing +1, and another die: but the first melee attack of the round is over
    table.dice("2 2 2*")
    table.attack(gruff, "Heavy Mace", bear)
    assert (bear.damage, bear.conditions) == (7, {STAGGER: 1})


@rule("academy.defense.first-attack-only", "ruling.r54")
def test_a_gremlin_may_not_save_its_defense_for_the_second_attack() -> None:
    table = AcademyTable()
    gremlin, lynx = table.put("Jade Gremlin", BLUE), table.put("Pellian Lynx", RED)
    hound = table.put("Wychwood Hound", RED)
    table.decide("defend", NO_DEFENSE)
    table.dice("1 0")
    table.attack(lynx, "Claws", gremlin)
    table.dice("1 0")
    table.attack(hound, "Bite", gremlin)  # nothing is asked
    assert (gremlin.damage, table.blue.mana) == (2, 50)


@rule("academy.defense.infinity")
def test_an_asp_may_dodge_each_strike_of_a_doublestrike() -> None:
    table = AcademyTable()
    hydra, asp = table.put("Sailfin Hydra", BLUE), table.put("Darkfenne Asp", RED)
    table.decide("defend", take(asp), take(asp))
    table.decide("strike again", ("strike again",))
    table.effect(5, 4)
    table.dice("1 0 0")
    table.attack(hydra, "Bite", asp)
    assert [each.avoided for each in table.attacks()] == [True, False]
    assert asp.damage == 1


@rule("academy.codex.unavoidable", "academy.guard.elusive-ignores")
def test_tarraki_slips_past_the_guard_and_no_defense_avoids_her() -> None:
    table = AcademyTable()
    tarraki = table.put("Tarraki, Thousand Bites", RED)
    guard, asp = table.put("Satyr Gruff", BLUE), table.put("Darkfenne Asp", BLUE)
    table.guard(guard)
    table.dice("1 1")
    table.act(tarraki, attack(tarraki, "Ravenous Bite", asp))
    assert (asp.damage, guard.guarding) == (2, True)


@rule("academy.guard.pest-ignored", "academy.guard.must-attack-guard")
def test_of_two_guards_only_the_pest_may_be_passed() -> None:
    table = AcademyTable()
    hound, cub = table.put("Wychwood Hound", RED), table.put("Steelclaw Cub", BLUE)
    gruff = table.put("Satyr Gruff", BLUE)
    table.guard(cub)
    assert attack(hound, "Bite", table.blue) in table.actions(hound)
    assert attack(hound, "Bite", cub) in table.actions(hound)
    table.guard(gruff)
    assert attack(hound, "Bite", table.blue) not in table.actions(hound)
    assert attack(hound, "Bite", gruff) in table.actions(hound)


@rule("academy.guard.removed-on-activation", "academy.guard.kept-until-activation")
def test_slavoerg_attacks_and_guards_in_one_activation_and_hits_back_in_the_next_round() -> None:
    table = AcademyTable()
    fang, worm = table.put("Slavörg, Fang of the First Moon", RED), table.put("Mana Worm", BLUE)
    table.guard(fang)
    table.decide("offer", take())
    table.dice("1 0 0 0")
    table.act(fang, attack(fang, "Saber Fangs", worm))
    assert (fang.guarding, table.red.mana) == (True, 48)
    table.next_round()
    assert attack(worm, "Stinging Tentacles", table.red) not in table.actions(worm)
    table.decide("counterstrike", take(fang))
    table.dice("0 0")
    table.dice("2 2 2 0")
    table.act(worm, attack(worm, "Stinging Tentacles", fang))
    assert not table.in_play(worm)


@rule("academy.counterstrike.not-vs-ranged", "academy.counterstrike.built-in")
def test_a_raptor_full_of_lightning_hits_back_at_teeth_but_not_at_a_ray() -> None:
    table = AcademyTable()
    raptor = table.put("Lightning Raptor", BLUE, tokens={"Charge": 4})
    basilisk = table.put("Paralyzing Basilisk", RED)
    lynx = table.put("Pellian Lynx", RED)
    table.dice("0 0")
    table.attack(lynx, "Claws", raptor)  # four tokens are not five
    table.upkeep()
    table.dice("0 0", effect=1)
    table.attack(basilisk, "Paralyzing Ray", raptor)
    table.decide("counterstrike", take(raptor))
    table.dice("0 0")
    table.dice("2 2 1 0 0", effect=1)
    table.attack(lynx, "Claws", raptor)
    assert not table.in_play(lynx)


def test_a_mage_on_guard_hits_back_with_his_knife_and_stirs_a_beast_with_it() -> None:
    table = AcademyTable()
    knife = table.attach("Johktari Hunting Knife", table.red)
    hound, worm = table.put("Wychwood Hound", RED), table.put("Mana Worm", BLUE)
    table.guard(table.red)
    table.decide("counterstrike", take(knife))
    table.always("choose one", take(hound))
    table.always("offer", take())
    table.dice("0 0")
    table.dice("2 1 0")
    table.act(worm, attack(worm, "Stinging Tentacles", table.red))
    assert worm.damage == 2
    table.dice("0 0 0")
    table.act(hound, attack(hound, "Bite", worm))


@rule("academy.counterstrike.no-full-or-ranged")
def test_a_mage_on_guard_cannot_hit_back_with_a_thrown_kajarah() -> None:
    table = AcademyTable()
    kajarah = table.attach("Kajarah", table.red)
    worm = table.put("Mana Worm", BLUE)
    table.guard(table.red)
    seen: list[object] = []

    def look(request: Request) -> Answer:
        seen.extend(request.options)
        return NO_COUNTERSTRIKE

    table.decide("counterstrike", look)
    table.dice("0 0")
    table.act(worm, attack(worm, "Stinging Tentacles", table.red))
    assert not any(kajarah.id in each for each in seen if isinstance(each, tuple))


def test_kajarah_bites_deeper_where_a_beast_has_bitten_before() -> None:
    table = AcademyTable()
    table.attach("Kajarah", table.red)
    hound, gruff, worm = table.put("Wychwood Hound", RED), table.put("Satyr Gruff", BLUE), table.put("Mana Worm", BLUE)
    kajarah = table.find("Kajarah")
    table.guard(gruff)
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("1 0")  # swallowed by its armor
    table.attack(hound, "Bite", gruff)
    assert table.odds(table.red, "Serrated Edge", gruff, source=kajarah).dice.value == 2
    table.dice("1* 0")
    table.attack(hound, "Bite", gruff)
    assert table.odds(table.red, "Serrated Edge", gruff, source=kajarah).dice.value == 3
    assert table.odds(table.red, "Serrated Edge", worm, source=kajarah).dice.value == 2


def test_a_guarding_brute_of_a_quick_and_a_full_attack_hits_back_with_the_quick_one_only() -> None:
    table = AcademyTable()
    bars = [
        {"name": "Jab", "kind": "melee", "action": "quick", "dice": 1},
        {"name": "Slam", "kind": "melee", "action": "full", "dice": 6},
    ]
    brute, hound = table.put(make_creature("Brute", life=9, attack=bars), BLUE), table.put("Wychwood Hound", RED)
    table.guard(brute)
    table.decide("counterstrike", take(brute))  # fits one option only
    table.dice("0 0")
    table.dice("2")
    table.act(hound, attack(hound, "Bite", brute))
    assert hound.damage == 2
