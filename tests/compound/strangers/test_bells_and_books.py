"""The Academy, two and more: peace, spells from the book, blows and guards, upkeep, and cards of both games."""

import pytest

from mageduel.facts.conditions import STAGGER
from mageduel.facts.traits import ARMOR, ELUSIVE
from mageduel.kernel.requests import Answer
from tests.compound.choices import noting
from tests.compound.many.parties import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    academy_of_all,
    academy_teams,
    mage,
)
from tests.kit.academy import AcademyDuel, AcademyTable
from tests.kit.answers import (
    DECLINE,
    GUARD,
    NO_COUNTERSTRIKE,
    NOTHING,
    PAY,
    attack,
    cast,
    sweep,
    take,
)
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import Table, make_creature

FOUR = ("Academy Beastmaster", "Academy Wizard", "Academy Priestess", "Academy Warlock")


def room(red: str = "Beastmaster", blue: str = "Wizard", round: int = 3) -> AcademyTable:
    return AcademyTable(red=f"Academy {red}", blue=f"Academy {blue}", round=round)


# Peace


@rule("academy.setup-rounds.no-ability-on-enemy")
def test_in_peace_an_armorer_may_hammer_for_his_own_knights_and_not_for_the_enemys() -> None:
    table = room("Warlord", "Priestess", round=2)
    smith, mine = table.put("Royal Armorer", RED), table.put("Goblin Legionnaire", RED)
    foe = table.put("White Cloak Knight", BLUE)
    aimed = {each[3] for each in table.actions(smith) if each[0] == "ability"}
    assert (mine.id in aimed, foe.id in aimed) == (True, False)
    table.act(smith, take("ability", mine))
    assert (table.armor(mine), table.red.mana) == (1, 49)


@rule("academy.setup-rounds.rest-allowed")
def test_in_peace_the_black_death_takes_a_breath_of_everyone_because_it_aims_at_nobody() -> None:
    table = room("Necromancer", "Beastmaster", round=2)
    table.attach("Ramses' Black Death", table.red, tokens={"Charge": 2})
    hound, corpse = table.put("Wychwood Hound", BLUE), table.put("Mummified Swordmaster", BLUE)
    table.red.damage = 5
    table.act(table.red, take("Black Death"))
    assert (hound.damage, corpse.damage, table.blue.damage, table.red.damage) == (1, 0, 1, 3)


@rule("academy.setup-rounds.no-spell-on-enemy-object", "academy.codex.friendly")
def test_in_peace_a_team_dresses_and_blesses_each_other_and_leaves_the_rest_alone() -> None:
    table = academy_teams(*FOUR)
    table.game.round = 1
    hound, worm = table.put("Wychwood Hound", RED), table.put("Mana Worm", BLUE)
    healer = mage(table, GREEN)
    assert table.why_no_cast(healer, "Gator Toughness", hound) is None
    assert table.why_no_cast(healer, "Leather Chausses", table.red) is None
    assert table.why_no_cast(healer, "Gator Toughness", worm) == "still-peaceful"
    assert table.why_no_cast(healer, "Leather Chausses", table.blue) == "still-peaceful"
    assert table.why_no_cast(healer, "Reveal Magic", table.hide("Dodge", worm)) == "still-peaceful"
    assert table.why_no_cast(healer, "Reveal Magic", table.hide("Dodge", hound)) is None


@rule("academy.guard.kept-until-activation")
def test_a_hound_sent_on_watch_by_the_cowl_in_peace_is_struck_in_the_war_before_it_wakes() -> None:
    table = room(round=2)
    table.attach("Packleader's Cowl", table.red)
    hound, worm = table.put("Wychwood Hound", RED), table.put("Mana Worm", BLUE)
    table.decide("offer", take(hound))
    table.act(table.red, NOTHING)
    assert (hound.guarding, table.red.mana) == (True, 49)
    table.next_round()
    assert table.game.round == 3
    assert table.why_no_attack(worm, "Stinging Tentacles", table.red) == "guarded"
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("1 0")
    table.act(worm, attack(worm, "Stinging Tentacles", hound))
    assert (hound.damage, hound.guarding, table.red.mana) == (1, False, 49 + 7 - 1)


# Out of the book and back


@rule("academy.equipment.replaced-to-spellbook", "academy.cast.from-book-directly")
def test_breeches_change_twice_in_a_round_and_the_first_pair_is_worn_again() -> None:
    """What was replaced is in the book, and from the book it is cast the same round by a quickcast."""
    duel = AcademyDuel(red="Academy Forcemaster", red_book={"Illusory Leggings": 1}, round=2)
    duel.mana(RED, 20)
    chausses = duel.attach("Leather Chausses", duel.red)
    duel.decide("after", cast("Leather Chausses", duel.red))
    duel.activate(duel.red, cast("Illusory Leggings", duel.red))
    assert not duel.in_play(chausses)
    duel.play_round()
    assert (duel.value(duel.red, ARMOR), duel.has(duel.red, ELUSIVE)) == (1, False)
    assert duel.in_book(RED, "Illusory Leggings") == 1
    assert duel.discarded(RED) == []


def test_a_polearm_is_too_good_to_dismantle_and_crumbled_it_is_back_in_the_book() -> None:
    table = room("Forcemaster", "Elementalist")
    blade = table.attach("Shifratar", table.red)
    armor, leggings = table.attach("Force Armor", table.red), table.attach("Illusory Leggings", table.red)
    table.always("glyph", lambda request: request.options[0])
    seen: list[Answer] = []
    table.decide("offer", noting(seen, take(armor)), noting(seen, take(leggings)))
    table.cast(table.blue, "Rapid Dismantle", table.red)
    assert not any(blade.id in each for each in seen)
    assert [table.in_play(each) for each in (blade, armor, leggings)] == [True, False, False]
    table.cast(table.blue, "Crumble", blade)
    assert (table.in_book(RED, "Shifratar"), table.discarded(RED).count("Shifratar")) == (1, 0)


@rule("academy.quickcast.no-full-spell")
def test_a_monk_meditates_with_his_whole_turn_and_never_between_turns() -> None:
    table = room("Monk", "Wizard")
    ki = tokens_on(table.red).get("Ki", 0)
    assert table.cast_options(table.red, "Meditation", full=False) == []
    table.cast(table.red, "Meditation", table.red)
    assert tokens_on(table.red)["Ki"] == ki + 3


def test_whoever_cannot_siphon_an_epic_shield_takes_the_token_of_the_cat() -> None:
    table = room("Forcemaster", "Wizard")
    shield = table.attach("Force Shield", table.red, tokens={"Dissipate": 3})
    caracal = table.put("Force Caracal", RED, tokens={"Dissipate": 2})
    table.blue.damage = 3
    assert table.why_no_cast(table.blue, "Siphon Energy", shield) is not None
    table.cast(table.blue, "Siphon Energy", caracal)
    assert (tokens_on(caracal), table.blue.damage) == ({"Dissipate": 1}, 1)
    assert table.why_no_cast(table.blue, "Siphon Energy", caracal) is not None


# Blows and guards


@rule("academy.guard.pest-ignored", "academy.counterstrike.no-full-or-ranged")
def test_an_eye_on_guard_can_be_looked_past_and_has_nothing_to_hit_back_with() -> None:
    table = room("Forcemaster", "Beastmaster")
    eye = table.put("Eye of Itadjet", RED)
    hound, lynx = table.put("Wychwood Hound", BLUE), table.put("Pellian Lynx", BLUE)
    table.guard(eye)
    table.dice("1 0")
    table.act(hound, attack(hound, "Bite", table.red))
    assert (table.red.damage, eye.guarding) == (1, True)
    table.dice("1 0")
    table.act(lynx, attack(lynx, "Claws", eye))
    assert (eye.damage, eye.guarding, lynx.damage) == (1, False, 0)


@rule("academy.guard.removed-after-melee")
def test_a_reprisal_is_spent_by_a_guards_own_answer_and_the_second_biter_is_safe() -> None:
    table = room("Beastmaster", "Wizard")
    hound, worm, gruff = table.put("Wychwood Hound", RED), table.put("Mana Worm", BLUE), table.put("Satyr Gruff", BLUE)
    reprisal = table.attach("Reprisal", hound)
    table.guard(hound)
    table.decide("counterstrike", take(hound))
    table.dice("0 0")
    table.dice("1 1")
    table.act(worm, attack(worm, "Stinging Tentacles", hound))
    assert (worm.damage, table.in_play(reprisal), hound.guarding) == (1, False, False)
    table.dice("1 0 0")
    table.act(gruff, attack(gruff, "Heavy Mace", hound))
    assert (hound.damage, gruff.damage) == (1, 0)


@rule("academy.codex.sweeping", "academy.guard.ranged-keeps-marker", "academy.guard.minor-staggered")
def test_forked_lightning_knocks_one_guard_off_its_post_and_leaves_the_other_standing() -> None:
    table = room("Beastmaster", "Wizard")
    lynx, bear = table.put("Pellian Lynx", RED), table.put("Steelclaw Matriarch", RED)
    for each in (lynx, bear):
        table.guard(each)
    table.decide("sweep", sweep(bear))
    table.dice("1 0 0", effect=8)
    table.dice("1* 0 0", effect=9)
    table.cast(table.blue, "Forked Lightning", lynx)
    assert [each.conditions for each in (lynx, bear)] == [{STAGGER: 1}, {STAGGER: 1}]
    assert (lynx.guarding, bear.guarding, lynx.damage, bear.damage) == (False, True, 1, 1)


@rule("academy.codex.doublestrike")
def test_two_volleys_of_barbs_spend_a_dodge_on_the_first_and_land_with_the_second() -> None:
    table = room("Druid", "Beastmaster")
    tusk = table.put("Razortusk", BLUE)
    dodge = table.hide("Dodge", tusk)
    table.decide("pay reveal", PAY)
    table.decide("strike again", ("strike again",))
    table.dice("2 2")
    table.cast(table.red, "Spray of Barbs", tusk)
    assert [each.avoided for each in table.attacks()] == [True, False]
    assert (tusk.damage, table.in_play(dodge)) == (4, False)


@pytest.mark.parametrize(("guards", "dice"), [(0, "0"), (1, "0 0")])
def test_a_bodyguard_hired_by_a_lone_monk_costs_him_his_chakra(guards: int, dice: str) -> None:
    """Alone against a mage with a hound he has the fewest creatures; with one of his own he has not."""
    table = room("Monk", "Beastmaster")
    table.attach("Chakra of Protection", table.red)
    hound = table.put("Wychwood Hound", BLUE)
    for _ in range(guards):
        table.cast(table.red, "Hired Bodyguard")
        table.find("Hired Bodyguard").guarding = False
    table.dice(dice)
    table.act(hound, attack(hound, "Bite", table.red))
    assert table.red.damage == 0


def test_tar_holds_a_monks_staff_and_not_his_spells() -> None:
    """A kick that is a spell is no other action; the trap snaps as he wakes."""
    table = room("Monk", "Elementalist")
    hound = table.put("Wychwood Hound", BLUE)
    table.hide("Tar Trap", table.red, BLUE)
    table.always("glyph", lambda request: request.options[0])
    table.decide("pay reveal", PAY)
    table.book(RED, "Flying Side Kick")
    table.always("offer", DECLINE)
    seen: list[Answer] = []
    table.dice("1 0 0")
    table.act(table.red, noting(seen, cast("Flying Side Kick", hound)))
    assert hound.damage == 1
    assert not [each for each in seen if each[0] == "attack" or each == GUARD]
    table.dice("0 0 0 0 0", effect=1)
    table.cast(table.blue, "Firestream", table.red)
    assert table.rolled == [3, 5]


def test_a_frozen_elemental_burns_no_hotter_than_anybody_and_stops_melting() -> None:
    table = room("Elementalist", "Warlock")
    ice = table.put("Frost Elemental", RED)
    freeze = table.attach("Deep Freeze", ice)
    table.upkeep()
    assert ice.damage == 0
    table.dice("1 0 0 0", effect=1)
    table.cast(table.blue, "Firestream", ice)
    table.destroy(freeze)
    table.upkeep()
    assert ice.damage == 1 + 2
    table.dice("0 0 0 0 0 0", effect=1)
    table.cast(table.blue, "Firestream", ice)
    assert table.rolled == [4, 6]


@rule("academy.guard.elusive-ignores")
def test_unseen_legs_carry_a_rod_past_the_guard_and_robes_drink_what_it_spills() -> None:
    table = room("Wizard", "Beastmaster")
    table.attach("Illusory Leggings", table.red)
    table.attach("Sistarran Robes", table.red)
    rod = table.attach("Rod of the Arcanum", table.red)
    guard, asp = table.put("Wychwood Hound", BLUE), table.put("Pellian Lynx", BLUE)
    table.guard(guard)
    table.dice("1 0 0")
    table.attack(table.red, "Eldritch Bash", asp, source=rod)
    assert (asp.damage, guard.guarding, table.blue.mana, table.red.mana) == (1, True, 49, 51)


def test_a_monks_fist_is_a_blow_to_cloak_and_cuirass_and_to_a_shield_of_force() -> None:
    """The cloak has its mana, the cuirass scorches, and the shield counts its tokens; a palm from afar meets none."""
    table = room("Wizard", "Monk")
    table.attach("Repulsion Cloak", table.red)
    table.attach("Burning Cuirass", table.red)
    table.always("offer", lambda request: ("pay", 1) if ("pay", 1) in request.options else DECLINE)
    table.dice("1 1 0 0")
    table.cast(table.blue, "Fist of Iron", table.red)
    assert (table.blue.mana, table.blue.damage, table.red.damage) == (50 - 3 - 1, 1, 1)
    table = room("Forcemaster", "Monk")
    table.attach("Force Shield", table.red, tokens={"Dissipate": 3})
    table.always("offer", DECLINE)
    table.dice("0")
    table.cast(table.blue, "Fist of Iron", table.red)
    table.dice("0 0 0", effect=1)
    table.cast(table.blue, "Projected Palm", table.red)


@rule("academy.codex.pest-attacker-ignored", "academy.guard.pest-ignored")
def test_shrunk_a_guard_is_looked_past_and_a_satyr_is_not_looked_at() -> None:
    table = room("Beastmaster", "Wizard")
    bear, gruff = table.put("Steelclaw Matriarch", RED), table.put("Satyr Gruff", BLUE)
    table.guard(bear)
    small = table.attach("Shrink", bear, BLUE)
    assert table.why_no_attack(gruff, "Heavy Mace", table.red) is None
    table.destroy(small)
    table.attach("Shrink", gruff, RED)
    assert table.why_no_attack(gruff, "Heavy Mace", table.red) == "guarded"
    table.decide("ignore pest", ("ignore",))
    table.dice("1*")
    table.act(gruff, attack(gruff, "Heavy Mace", bear))
    assert (bear.guarding, bear.damage) == (True, 1)


# Reveals


@rule("academy.codex.dissipate-upkeep")
@pytest.mark.parametrize("is_longer", [False, True])
def test_a_wizard_may_buy_a_second_day_of_sanctuary(is_longer: bool) -> None:
    """His own magic adds a token, so the hound he hid is still away when the first upkeep is over."""
    table = room("Beastmaster", "Wizard")
    worm = table.put("Mana Worm", BLUE)
    sanctuary = table.hide("Sanctuary", worm, BLUE)
    table.decide("offer", take("pay") if is_longer else DECLINE)
    table.reveal(sanctuary)
    assert (table.place(worm), tokens_on(sanctuary)) == (None, {"Dissipate": 1 + is_longer})
    assert table.blue.mana == 50 - 1 - is_longer
    table.upkeep()
    assert (table.place(worm) is None, table.in_play(sanctuary)) == (is_longer, is_longer)


def test_invisible_the_lynx_is_out_of_the_bolts_way_until_it_has_struck_back() -> None:
    table = room("Forcemaster", "Wizard")
    lynx, worm = table.put("Pellian Lynx", RED), table.put("Mana Worm", BLUE)
    veil = table.attach("Lesser Invisibility", lynx)
    assert table.why_no_cast(table.blue, "Lightning Jolt", lynx) is not None
    table.dice("1 0")
    table.act(lynx, attack(lynx, "Claws", worm))
    assert not table.in_play(veil)
    assert table.why_no_cast(table.blue, "Lightning Jolt", lynx) is None


# Upkeep


def test_the_staffs_light_closes_a_knights_last_wound_and_he_strikes_five_times_as_hard() -> None:
    table = room("Priestess", "Wizard")
    table.attach("Faith Healer's Staff", table.red)
    ehren, worm = table.put("Ehren, Enduring Paladin", RED, damage=1), table.put("Mana Worm", BLUE)
    table.decide("offer", take(ehren))
    table.dice("1")
    table.upkeep()
    assert (ehren.damage, table.red.mana) == (0, 49)
    table.dice("0 0 0 0 0")
    table.attack(ehren, "Sword of the Last Watch", worm)


def test_a_stave_cannot_heal_under_the_owl() -> None:
    table = room("Beastmaster", "Druid")
    table.attach("Emerald Elk Stave", table.red)
    hound = table.put("Wychwood Hound", RED, damage=3)
    owl = table.put("Darkfenne Owl", BLUE)
    table.always("offer", take(hound))
    table.upkeep()
    assert hound.damage == 3
    table.destroy(owl)
    table.upkeep()
    assert hound.damage == 2


def test_a_shard_keeps_a_penniless_elementalists_spark_alive() -> None:
    table = room("Elementalist", "Wizard")
    spark = table.put("Galgommon", RED)
    shard = table.put("Mana Shard", RED)
    table.mana(RED, 0)
    table.decide("offer", take(table.red))
    table.always("upkeep", PAY)
    table.upkeep()
    assert (table.in_play(spark), table.red.mana) == (True, 0)
    table.destroy(shard)
    table.upkeep()
    assert not table.in_play(spark)


# Several mages


def test_a_stave_mends_the_allys_hound_for_its_wearers_mana() -> None:
    table = academy_teams(*FOUR)
    table.attach("Emerald Elk Stave", table.red)
    hound = table.put("Wychwood Hound", GREEN, damage=3)
    table.always("offer", take(hound))
    table.upkeep()
    assert (hound.damage, table.red.mana, mage(table, GREEN).mana) == (2, 49, 50)


def test_a_chakra_among_three_needs_fewer_creatures_than_each_of_the_others() -> None:
    table = academy_of_all("Academy Monk", "Academy Beastmaster", "Academy Wizard")
    table.attach("Chakra of Protection", table.red)
    hound = table.put("Wychwood Hound", BLUE)
    table.dice("0 0")
    table.attack(hound, "Bite", table.red)
    table.put("Mana Worm", GREEN)
    table.dice("0")
    table.attack(hound, "Bite", table.red)


@rule("academy.multi.team.equipment-cast", "academy.multi.team.equipment-restricted")
def test_an_ally_may_lend_breeches_and_not_those_that_only_a_mind_can_wear() -> None:
    table = academy_teams("Academy Forcemaster", "Academy Wizard", "Academy Beastmaster", "Academy Warlock")
    friend = mage(table, GREEN)
    assert table.why_no_cast(table.red, "Illusory Leggings", friend) is not None
    table.cast(table.red, "Leather Chausses", friend)
    lent = table.find("Leather Chausses")
    assert (lent.controller, lent.owner) == (GREEN, RED)
    table.always("choose one", lambda request: request.options[0])
    table.cast(mage(table, GOLD), "Crumble", lent)
    assert table.discarded(RED) == ["Leather Chausses"]
    assert table.discarded(GREEN) == []


def test_strength_joined_with_an_allys_hound_hurts_the_mage_who_joined_it() -> None:
    table = academy_teams(*FOUR)
    hound, worm = table.put("Wychwood Hound", GREEN), table.put("Mana Worm", BLUE)
    table.attach("Joined Strength", hound, RED)
    table.dice("2 1")
    table.attack(worm, "Stinging Tentacles", hound)
    assert (hound.damage, table.red.damage, mage(table, GREEN).damage) == (2, 1, 0)


@rule("academy.multi.ffa.guards-ignored")
def test_a_sneaking_demons_way_is_barred_by_no_guard_and_a_plain_ones_by_the_targets_own() -> None:
    table = academy_of_all("Academy Warlock", "Academy Beastmaster", "Academy Wizard")
    demon = table.put("Sanguine Hunter", RED)
    hound, worm = table.put("Wychwood Hound", BLUE), table.put("Mana Worm", GREEN)
    table.guard(hound)
    claws = "Demon Claws"
    assert [table.why_no_attack(demon, claws, each) for each in (table.blue, worm)] == ["guarded", None]
    table.cast(table.red, "Sneak Attack", demon)
    assert [table.why_no_attack(demon, claws, each) for each in (table.blue, worm)] == [None, None]


# Cards of both games


def test_fury_is_spent_by_a_counterstrike_in_the_academy_and_not_in_the_arena() -> None:
    """There it goes with the first melee attack of the round, here with the first of every action."""
    academy, arena = room(), Table()
    for table, second in ((academy, 2), (arena, 3)):
        where = "A1" if table is academy else "B2"
        hound, foe = table.put("Wychwood Hound", RED, where), table.put(make_creature("Foe", life=30), BLUE, where)
        table.attach("Wolf Fury", hound)
        table.guard(hound)
        table.decide("counterstrike", take(hound))
        table.dice("0 0 0")
        table.dice("0 0 0")
        table.attack(foe, "Strike", hound)
        table.dice(" ".join("0" * second))
        table.act(hound, attack(hound, "Bite", foe))
        assert [each.dice for each in table.attacks(hound)] == [3, second]


def test_a_staff_of_the_academy_hits_harder_in_a_grown_mages_hands_and_heals_only_in_his_zone() -> None:
    table = Table(red="Priestess", blue="Beastmaster")
    staff = table.attach("Faith Healer's Staff", table.red)
    near, far = table.put("Timber Wolf", RED, "C1", damage=4), table.put("Timber Wolf", RED, "C2", damage=4)
    seen: list[Answer] = []
    table.always("offer", noting(seen, take(near)))
    table.dice("2")
    table.upkeep()
    assert (near.damage, far.damage) == (2, 4)
    assert not any(far.id in each for each in seen)
    foe = table.put("Timber Wolf", BLUE, "C1")
    table.dice("0 0 0 0")
    table.attack(table.red, "Righteous Strike", foe, source=staff)


def test_a_cowl_takes_the_place_of_hood_and_cloak_and_both_go_back_into_the_book() -> None:
    table = room("Beastmaster", "Wizard")
    hood = table.attach("Strategist's Helm", table.red)
    cloak = table.attach("Dampening Cloak", table.red)
    table.cast(table.red, "Packleader's Cowl", table.red)
    assert not table.in_play(hood)
    assert not table.in_play(cloak)
    assert (table.in_book(RED, "Strategist's Helm"), table.in_book(RED, "Dampening Cloak")) == (1, 1)
