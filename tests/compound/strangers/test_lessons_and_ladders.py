"""Lessons of the Academy and the ladders of its tables of three and four: what happens when two of its rules meet."""

import pytest

from mageduel.cards.equipment.necro import BLACK_DEATH
from mageduel.dsl.steps import DECLARE_ATTACK
from mageduel.facts.conditions import STAGGER
from mageduel.facts.traits import MELEE
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.victory.standing import DuelEnds
from mageduel.state.objects import Object
from tests.compound.many.parties import GOLD, GREEN, academy_of_all, academy_teams, leave, mage
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, NO_COUNTERSTRIKE, NOTHING, PAY, STOP, attack, sweep, take
from tests.kit.ledger import rule
from tests.kit.moments import ACTIVATION
from tests.kit.table import BLUE, RED, make_creature

FANG = {"name": "Fang", "kind": "melee", "action": "quick", "dice": 2}
IGNORE, FACE = ("ignore",), ("face it",)


def room(red: str = "Wizard", blue: str = "Beastmaster") -> AcademyTable:
    return AcademyTable(red=f"Academy {red}", blue=f"Academy {blue}")


def accept(request: Request) -> Answer:
    return next(each for each in request.options if each != DECLINE)


def any_of_them(request: Request) -> Answer:
    return request.options[0]


def targets(table: AcademyTable, creature: Object) -> set[object]:
    return {each[3] for each in table.actions(creature) if each[0] == "attack"}


# Guards


@rule("academy.codex.pest-attacker-ignored")
def test_a_skunk_that_takes_no_notice_of_a_cub_stinks_all_the_same() -> None:
    table = room("Beastmaster", "Wizard")
    skunk, cub = table.put("Ridgeback Skunk", RED), table.put("Steelclaw Cub", BLUE)
    table.guard(skunk)
    table.decide("ignore pest", IGNORE)
    table.dice("2 0")
    table.act(cub, attack(cub, "Claws", skunk))
    assert (skunk.damage, skunk.guarding, cub.conditions) == (1, True, {STAGGER: 1})


@rule("academy.counterstrike.normal-attack", "academy.defense.first-attack-only")
def test_a_gremlin_that_slipped_a_counterstrike_cannot_slip_the_next_bite() -> None:
    table = room("Wizard", "Beastmaster")
    gremlin = table.put("Jade Gremlin", RED)
    lynx, boar = table.put("Pellian Lynx", BLUE), table.put("Razortusk", BLUE)
    table.guard(lynx)
    table.decide("ignore pest", FACE)
    table.decide("counterstrike", take(lynx))
    table.decide("defend", take(gremlin))
    table.dice("0 0")
    table.act(gremlin, attack(gremlin, "Fists", lynx))
    assert (table.red.mana, gremlin.damage) == (49, 0)
    table.dice("1 1 1 0")
    table.act(boar, attack(boar, "Razor Tusks", gremlin))
    assert (table.red.mana, gremlin.damage) == (49, 3)


def test_a_blow_that_never_came_spends_neither_the_parry_nor_the_strength() -> None:
    table = room("Wizard", "Beastmaster")
    brave = table.put(make_creature("Brave", level=1, life=9, traits=["Melee +1"], attack=[FANG]), RED)
    second = table.put(make_creature("Second", level=1, life=9, attack=[FANG]), RED)
    parrier = table.put(make_creature("Parrier", level=2, life=9, defense="7+ 1x", attack=[FANG]), BLUE)
    table.attach("Reprisal", brave)
    table.hide("Miss", brave, BLUE)
    table.decide("pay reveal", PAY)
    table.act(brave, attack(brave, "Fang", parrier))
    table.decide("defend", take(parrier))
    table.effect(7)
    table.act(second, attack(second, "Fang", parrier))
    table.decide("counterstrike", take(brave))
    table.dice("0 0")
    table.dice("1 1 1")
    table.act(parrier, attack(parrier, "Fang", brave))
    assert parrier.damage == 3


@rule("academy.guard.removed-even-if-avoided")
def test_a_sweeper_that_dies_on_a_redirected_blow_has_still_cleared_the_guard() -> None:
    table = room("Beastmaster", "Warlock")
    tail = table.put("Ankylodon", RED, damage=5)
    guard = table.put("Firefist Brawler", BLUE)
    table.guard(guard)
    table.hide("Redirect", guard)
    table.decide("pay reveal", PAY)
    table.act(tail, attack(tail, "Club Tail", guard))
    assert (table.in_play(tail), guard.guarding, guard.damage) == (False, False, 0)


@rule("academy.codex.stagger-current-activation")
def test_of_two_staggers_the_old_one_goes_and_the_one_just_caught_stays() -> None:
    table = room("Wizard", "Beastmaster")
    brute = table.put(make_creature("Brute", level=3, life=9, attack=[{**FANG, "dice": 4}]), RED)
    skunk = table.put("Ridgeback Skunk", BLUE)
    table.condition(brute, STAGGER)
    table.dice("0 0")
    table.act(brute, attack(brute, "Fang", skunk))
    assert brute.conditions == {STAGGER: 1}
    table.next_round()
    table.act(brute, NOTHING)
    assert brute.conditions == {}


@rule("academy.condition.stagger-removal")
def test_blown_off_its_turn_a_reeling_hound_reels_another_round() -> None:
    table = room("Elementalist", "Beastmaster")
    hound = table.put("Wychwood Hound", BLUE)
    table.condition(hound, STAGGER)
    table.always("glyph", any_of_them)
    table.dice("1 0 0")
    table.cast(table.red, "Gale Burst", hound)
    assert not hound.active
    table.next_round()
    assert hound.conditions == {STAGGER: 1}
    assert targets(table, hound) == set()
    table.act(hound, NOTHING)
    assert hound.conditions == {}


@rule("sup.rules.attack-canceled-guard-still-removed")
def test_an_intervention_in_the_one_room_stops_the_blow_and_costs_the_guard_his_post() -> None:
    table = room("Priestess", "Beastmaster")
    sentry = table.summon("Temple Sentry", RED)
    boar = table.put("Razortusk", BLUE)
    saved = table.hide("Divine Intervention", sentry)
    table.reveal_after(DECLARE_ATTACK, saved)
    table.decide("teleport", ("teleport", "A1"))
    table.act(boar, attack(boar, "Razor Tusks", sentry))
    assert (sentry.damage, sentry.guarding, table.in_play(saved)) == (0, False, False)


def test_a_beast_held_by_vines_guards_nobody_and_strikes_back_all_the_same() -> None:
    table = room("Druid", "Beastmaster")
    bear, lynx = table.put("Steelclaw Matriarch", BLUE), table.put("Pellian Lynx", RED)
    table.guard(bear)
    assert targets(table, lynx) == {bear.id}
    table.cast(table.red, "Tanglevine", bear)
    assert targets(table, lynx) == {bear.id, table.blue.id}
    table.decide("counterstrike", take(bear))
    table.dice("0 0")
    table.dice("1 1 0")
    table.act(lynx, attack(lynx, "Claws", bear))
    assert (lynx.damage, bear.guarding) == (2, False)


def test_an_assassin_who_kept_his_post_overnight_can_be_neither_struck_nor_passed() -> None:
    table = room("Monk", "Beastmaster")
    haruku, boar = table.put("Haruku, Shadowy Assassin", RED, active=False), table.put("Razortusk", BLUE)
    table.guard(haruku)
    assert targets(table, boar) == {haruku.id}
    table.next_round()
    assert (haruku.active, haruku.guarding, targets(table, boar)) == (True, True, set())


def test_a_ward_pays_back_what_the_faeries_friend_has_paid_and_no_more() -> None:
    table = room("Beastmaster", "Wizard")
    table.put("Wychwood Faerie", RED)
    worm, other = table.put("Mana Worm", BLUE), table.put("Mana Worm", BLUE)
    ward = table.hide("Arcane Ward", worm)
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Tangleroot", worm)
    assert (table.red.mana, table.in_play(ward)) == (50, False)
    table.cast(table.red, "Tangleroot", other)
    assert table.red.mana == 48


def test_a_ward_that_guards_against_friends_keeps_the_curse_it_lies_beside() -> None:
    table = room("Priestess", "Warlock")
    sentry = table.put("Temple Sentry", RED)
    curse = table.attach("Curse of Decay", sentry, BLUE)
    ward = table.hide("Arcane Ward", sentry)
    table.always("offer", DECLINE)
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Remove Curse", sentry, "Curse of Decay")
    assert (table.red.mana, table.in_play(curse), table.in_play(ward)) == (50, True, False)


def test_an_eye_hung_on_a_mage_without_demons_hurts_him_until_he_puts_it_away() -> None:
    table = room("Warlock", "Wizard")
    table.cast(table.red, "Eye of Bael", table.blue)
    eye = table.find("Eye of Bael")
    assert eye.controller == BLUE
    table.next_round()
    assert (table.blue.damage, table.red.damage) == (1, 0)
    table.cast(table.blue, "Wispswillow Amulet", table.blue)
    assert (table.in_play(eye), table.in_book(RED, "Eye of Bael"), table.in_book(BLUE, "Eye of Bael")) == (False, 1, 0)
    assert table.why_no_cast(table.red, "Eye of Bael", table.blue) is not None
    table.next_round()
    assert table.blue.damage == 1


def test_a_crystal_of_one_mage_leaves_no_room_for_the_obelisk_of_another() -> None:
    table = academy_of_all("Academy Wizard", "Academy Beastmaster", "Academy Warlock")
    table.put("Mana Crystal", RED)
    assert table.why_no_cast(mage(table, GREEN), "Mordok's Obelisk") is not None
    assert table.why_no_cast(table.red, "Mordok's Obelisk") is not None


# Three and four


def test_a_tail_that_has_swept_one_guard_meets_the_guards_of_the_next_mage() -> None:
    table = academy_of_all("Academy Beastmaster", "Academy Wizard", "Academy Warlock")
    tail = table.put("Ankylodon", RED)
    blues = [table.put("Mana Worm", BLUE), table.put("Satyr Gruff", BLUE)]
    green, imp = table.put("Sanguine Hunter", GREEN), table.put("Sanguine Hunter", GREEN)
    table.guard(blues[0])
    table.guard(green)
    assert targets(table, tail) == {blues[0].id, green.id}
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.decide("sweep", sweep(table.blue))
    table.dice("0 0 0")
    table.dice("1 0 0")
    table.act(tail, attack(tail, "Club Tail", blues[0]))
    (asked,) = [each for each in table.asked if each.kind == "sweep"]
    assert set(asked.options) == {STOP, sweep(table.blue), sweep(blues[1]), sweep(green)}
    assert (table.blue.damage, imp.damage) == (1, 0)


def test_a_missile_that_fells_a_mage_finds_his_hound_gone() -> None:
    table = academy_of_all("Academy Wizard", "Academy Beastmaster", "Academy Warlock")
    leave(table, BLUE)
    hound, imp = table.put("Wychwood Hound", BLUE), table.put("Sanguine Hunter", GREEN)
    table.decide("further target", ("target", hound.id), ("target", imp.id))
    table.always("order", any_of_them)
    table.dice("1 0")
    table.dice("2 2")
    table.cast(table.red, "Arcane Missiles", table.blue)
    assert not table.in_play(hound)
    assert (imp.damage, len(table.attacks())) == (4, 2)
    assert table.discarded(BLUE) == []


def test_a_trick_hidden_on_a_strangers_hound_goes_home_when_the_stranger_falls() -> None:
    table = academy_of_all("Academy Priestess", "Academy Beastmaster", "Academy Wizard")
    leave(table, BLUE)
    hound = table.put("Wychwood Hound", BLUE)
    trick, root = table.hide("Hoodwink", hound, GREEN), table.hide("Tangleroot", hound, GREEN)
    imp = table.put("Sanguine Hunter", RED)
    table.always("offer", take())
    table.dice("2* 0")
    table.act(imp, attack(imp, "Demon Claws", table.blue))
    assert not any(table.in_play(each) for each in (hound, trick, root))
    assert table.in_book(GREEN, "Hoodwink") == 1
    assert table.discarded(GREEN) == ["Tangleroot"]


def test_a_lynx_in_a_fallen_mages_power_is_gone_and_feeds_no_fang() -> None:
    table = academy_of_all("Academy Beastmaster", "Academy Forcemaster", "Academy Wizard")
    leave(table, BLUE)
    lynx, hound = table.put("Pellian Lynx", RED), table.put("Wychwood Hound", RED)
    power = table.hide("Mind Control", lynx, BLUE)
    table.reveal(power)
    shrunk = table.attach("Shrink", lynx, GREEN)
    assert lynx.controller == BLUE
    table.dice("2* 0")
    table.always("offer", DECLINE)
    table.act(hound, attack(hound, "Bite", table.blue))
    assert not any(table.in_play(each) for each in (lynx, power, shrunk))
    assert (table.discarded(RED), table.discarded(GREEN)) == ([], ["Shrink"])


def test_a_beast_exiled_by_a_mage_who_falls_comes_back() -> None:
    table = academy_of_all("Academy Beastmaster", "Academy Wizard", "Academy Warlock")
    leave(table, BLUE)
    lynx, hound = table.put("Pellian Lynx", RED), table.put("Wychwood Hound", RED)
    exile = table.hide("Exile", lynx, BLUE)
    table.always("offer", DECLINE)
    table.reveal_after(ACTIVATION, exile, by=lynx)
    table.act(lynx)
    assert table.place(lynx) is None
    table.dice("2* 0")
    table.act(hound, attack(hound, "Bite", table.blue))
    assert (table.in_play(exile), table.place(lynx)) == (False, "A1")


def test_the_black_death_takes_two_mages_at_once_and_drinks_of_all_it_touched() -> None:
    table = academy_of_all("Academy Necromancer", "Academy Wizard", "Academy Warlock", "Academy Beastmaster")
    leave(table, BLUE)
    leave(table, GREEN)
    table.red.damage = 9
    table.attach("Ramses' Black Death", table.red)
    hounds = [table.put("Wychwood Hound", seat) for seat in (BLUE, GOLD)]
    table.cast(table.red, BLACK_DEATH, table.red)
    assert (table.red.damage, mage(table, GOLD).damage) == (4, 1)
    assert [table.in_play(each) for each in hounds] == [False, True]


def test_two_warlocks_in_one_team_may_both_whip_the_same_demon() -> None:
    table = academy_teams("Academy Warlock", "Academy Beastmaster", "Academy Warlock", "Academy Wizard")
    imp, foe = table.put("Sanguine Hunter", RED), table.put("Razortusk", BLUE)
    table.always("offer", accept)
    table.dice("0 0")
    table.dice("0 0")
    table.dice("2* 2*")
    table.act(imp, attack(imp, "Demon Claws", foe))
    assert (imp.damage, foe.damage) == (2, 4)


def test_strength_joined_to_a_dead_mage_is_joined_to_his_heir() -> None:
    table = academy_teams("Academy Beastmaster", "Academy Warlock", "Academy Wizard", "Academy Priestess")
    leave(table, RED)
    lynx, imp, other = (
        table.put("Pellian Lynx", GREEN),
        table.put("Sanguine Hunter", BLUE),
        table.put("Sanguine Hunter", BLUE),
    )
    joined = table.attach("Joined Strength", lynx, RED)
    table.always("offer", DECLINE)
    table.dice("2* 0")
    table.act(imp, attack(imp, "Demon Claws", table.red))
    assert joined.controller == GREEN
    table.dice("2* 1*")
    table.act(other, attack(other, "Demon Claws", lynx))
    assert (lynx.damage, mage(table, GREEN).damage) == (2, 1)


def test_the_heir_pays_for_the_second_chance_his_ally_has_left() -> None:
    table = academy_teams("Academy Priestess", "Academy Warlock", "Academy Priestess", "Academy Beastmaster")
    leave(table, RED)
    unicorn = table.put("Lowland Unicorn", RED, damage=6)
    table.hide("Second Chance", unicorn)
    imp, other = table.put("Sanguine Hunter", BLUE), table.put("Sanguine Hunter", BLUE)
    table.decide("offer", DECLINE)
    table.dice("2* 0")
    table.act(imp, attack(imp, "Demon Claws", table.red))
    table.decide("offer", DECLINE, accept)
    table.dice("2* 0")
    table.act(other, attack(other, "Demon Claws", unicorn))
    back = table.find("Lowland Unicorn")
    assert (back.controller, back.damage, back.active, mage(table, GREEN).mana) == (GREEN, 0, False, 44)


def test_a_blade_lent_to_a_fallen_ally_comes_back_to_its_owners_book() -> None:
    table = academy_teams("Academy Forcemaster", "Academy Warlock", "Academy Forcemaster", "Academy Beastmaster")
    leave(table, RED)
    table.cast(mage(table, GREEN), "Shifratar", table.red)
    blade = table.find("Shifratar")
    imp = table.put("Sanguine Hunter", BLUE)
    table.always("offer", DECLINE)
    table.dice("2* 0")
    table.act(imp, attack(imp, "Demon Claws", table.red))
    assert (table.in_play(blade), table.in_book(GREEN, "Shifratar"), table.discarded(GREEN)) == (False, 1, [])


def test_who_is_outnumbered_by_an_heir_grows_desperate() -> None:
    table = academy_teams("Academy Beastmaster", "Academy Forcemaster", "Academy Wizard", "Academy Priestess")
    leave(table, RED)
    table.put("Wychwood Hound", RED)
    table.put("Temple Sentry", GOLD)
    imp = table.put(make_creature("Imp", life=9, attack=[FANG]), GOLD)
    table.attach("Desperate Focus", table.blue)
    assert (table.armor(table.blue), table.value(table.blue, MELEE)) == (0, 0)
    table.dice("2* 0")
    table.act(imp, attack(imp, "Fang", table.red))
    assert (table.armor(table.blue), table.value(table.blue, MELEE)) == (1, 1)


def test_two_warlords_in_one_team_may_both_press_the_same_attack() -> None:
    table = academy_teams("Academy Warlord", "Academy Beastmaster", "Academy Warlord", "Academy Wizard")
    one, two = table.put("Elven Soldier", RED), table.put("Elven Soldier", GREEN)
    foe = table.put("Satyr Gruff", BLUE)
    table.attach("Press the Attack", one)
    table.attach("Press the Attack", two)
    table.always("offer", accept)
    table.dice("0 0 0 0")
    table.dice("0 0 0 0")
    table.dice("2* 2* 0 0")
    table.act(one, attack(one, "Elven Blade", foe))
    assert (foe.damage, table.red.mana) == (4, 48)


@rule("ruling.r43", "academy.multi.ffa.winner")
def test_a_caster_felled_by_his_own_storm_makes_the_last_mage_win_before_it_reaches_him() -> None:
    table = academy_of_all("Academy Wizard", "Academy Beastmaster", "Academy Warlock")
    for seat in (RED, BLUE, GREEN):
        leave(table, seat)
    table.decide("order", ("next", table.red.id), ("next", table.blue.id))
    table.dice("2* 0 0", effect=1)
    table.dice("2* 0 0", effect=1)
    with pytest.raises(DuelEnds):
        table.cast(table.red, "Voltaic Discharge")
    assert table.game.result is not None
    assert (table.game.result.winning_team, len(table.attacks())) == (GREEN, 2)


def test_a_guard_of_the_second_chance_stands_in_the_way_of_the_second_blow() -> None:
    table = room("Beastmaster", "Priestess")
    tail, guard = table.put("Ankylodon", RED), table.summon("Hired Bodyguard", BLUE)
    table.put("Temple Sentry", BLUE)
    table.hide("Second Chance", guard)
    table.decide("offer", accept)
    table.decide("sweep", STOP)
    table.dice("2* 2* 0")
    table.act(tail, attack(tail, "Club Tail", guard))
    back = table.find("Hired Bodyguard")
    (asked,) = [each for each in table.asked if each.kind == "sweep"]
    assert set(asked.options) == {STOP, sweep(back)}
    assert (back.guarding, table.blue.mana) == (True, 48)


def test_a_legionnaire_who_gets_a_second_chance_calls_the_last_two_out_of_the_book() -> None:
    table = AcademyTable(red="Academy Warlord", red_book={"Goblin Legionnaire": 2})
    goblin, boar = table.put("Goblin Legionnaire", RED), table.put("Razortusk", BLUE)
    table.hide("Second Chance", goblin)
    table.decide("offer", accept)
    table.always("call another", ("reinforce", "Goblin Legionnaire"))
    table.dice("2* 2* 0 0")
    table.act(boar, attack(boar, "Razor Tusks", goblin))
    assert [each.active for each in table.find_all("Goblin Legionnaire")] == [False, False, False]
    assert (table.red.mana, table.in_book(RED, "Goblin Legionnaire")) == (50 - 3 - 4 - 4, 0)


@rule("sup.rules.mandatory-action-never-legalizes-forbidden-action")
def test_an_orchid_behind_a_strangers_guard_lures_nobody_away_from_the_third_mage() -> None:
    table = academy_of_all("Academy Druid", "Academy Druid", "Academy Beastmaster")
    near, far = table.put("Alluring Orchid", RED), table.put("Alluring Orchid", BLUE)
    guard, hound = table.put("Swamp Snapper", BLUE), table.put("Wychwood Hound", GREEN)
    assert targets(table, hound) == {near.id, far.id}
    table.guard(guard)
    assert targets(table, hound) == {near.id}
    table.destroy(near)
    assert targets(table, hound) == {guard.id, table.red.id}


def test_a_merchant_who_spends_his_mages_last_blood_strikes_on_for_the_heir() -> None:
    table = academy_teams("Academy Necromancer", "Academy Wizard", "Academy Beastmaster", "Academy Warlock")
    leave(table, RED, 2)
    merchant, boar = table.put("Vengeful Merchant", RED), table.put("Razortusk", BLUE)
    table.decide("offer", accept)
    table.dice("1 1 1")
    table.act(merchant, attack(merchant, "Deathtouch", boar))
    assert (table.game.players[RED].is_alive, merchant.controller, boar.damage) == (False, GREEN, 3)


def test_a_group_is_mended_robbed_and_turned_against_its_healer_one_by_one() -> None:
    table = room("Priestess", "Warlock")
    unicorn = table.put("Lowland Unicorn", RED, damage=4)
    table.red.damage, table.blue.damage = 5, 3
    table.attach("Theft of Life", unicorn, BLUE)
    table.hide("Unholy Reversal", table.red, BLUE)
    table.always("order", any_of_them)
    table.decide("offer", accept)
    table.decide("pay reveal", PAY)
    table.dice("2 0")
    table.dice("2 0")
    table.cast(table.red, "Group Mend")
    assert (unicorn.damage, unicorn.guarding, table.red.mana) == (3, True, 50 - 5 - 2)
    assert (table.red.damage, table.blue.damage) == (8, 2)


@rule("sup.rules.duplicate-revealed-enchantment-discarded")
def test_the_second_game_of_fortune_in_the_room_is_neither_paid_nor_won() -> None:
    table = room("Warlord", "Wizard")
    first, second = table.hide("Akiro's Game", "A1", RED), table.hide("Akiro's Game", "A1", BLUE)
    table.reveal(first)
    table.reveal(second)
    assert (table.red.mana, table.blue.mana) == (49, 50)
    assert (table.in_play(first), table.in_play(second)) == (True, False)
    boar = table.put("Razortusk", BLUE)
    table.upkeep()
    assert boar.conditions == {STAGGER: 1}
