"""The one zone of the Academy with three, four and six mages in it."""

import pytest

from mageduel.facts.traits import MELEE
from mageduel.state.phases import Phase
from tests.compound.many.parties import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    academy_duel,
    academy_of_all,
    academy_teams,
    as_soon_as_offered,
    give_up,
    leave,
    mage,
    slay,
    winner,
)
from tests.kit.answers import DECLINE, PASS, attack, cast, take
from tests.kit.ledger import rule
from tests.kit.table import make_creature

FOUR = ("Academy Beastmaster", "Academy Wizard", "Academy Warlock", "Academy Priestess")
FANG = {"name": "Fang", "kind": "melee", "action": "quick", "dice": 2}


@rule("academy.multi.ffa.everyone")
def test_a_horned_demon_counts_the_enemies_of_a_whole_room_and_not_his_team() -> None:
    table = academy_of_all(*FOUR)
    demon = table.put("Kharne, Horned Demon", GREEN)
    table.put("Wychwood Hound", RED)
    assert table.value(demon, MELEE) == 4
    team = academy_teams(*FOUR)
    demon = team.put("Kharne, Horned Demon", GREEN)
    team.put("Wychwood Hound", RED)
    assert team.value(demon, MELEE) == 2


def test_hounds_of_two_team_mates_run_together_and_those_of_two_strangers_do_not() -> None:
    team = academy_teams(*FOUR)
    pack = [team.put("Wychwood Hound", seat) for seat in (RED, GREEN, BLUE)]
    assert [team.value(each, MELEE) for each in pack] == [1, 1, 0]
    alone = academy_of_all(*FOUR)
    pack = [alone.put("Wychwood Hound", seat) for seat in (RED, GREEN, BLUE)]
    assert [alone.value(each, MELEE) for each in pack] == [0, 0, 0]


def test_a_matriarch_fights_for_the_cubs_of_her_whole_team() -> None:
    table = academy_teams(*FOUR)
    bear = table.put("Steelclaw Matriarch", RED)
    for seat in (RED, GREEN, GREEN, BLUE, GOLD):
        table.put("Steelclaw Cub", seat)
    assert table.value(bear, MELEE) == 3


def test_a_group_mend_heals_both_mages_of_a_team_and_their_beasts() -> None:
    table = academy_teams(*FOUR)
    hurt = [mage(table, GOLD), mage(table, BLUE), table.put("Wychwood Hound", BLUE)]
    foes = [mage(table, RED), mage(table, GREEN)]
    for each in (*hurt, *foes):
        each.damage = 4
    table.always("order", lambda request: request.options[0])
    table.always("offer", DECLINE)
    table.dice("1 1 1 1 1 1")
    table.cast(mage(table, GOLD), "Group Mend")
    assert [each.damage for each in hurt] == [2, 2, 2]
    assert [each.damage for each in foes] == [4, 4]


def test_an_eye_is_fed_by_the_first_demon_of_the_team_that_draws_blood() -> None:
    table = academy_teams("Academy Warlock", "Academy Wizard", "Academy Warlock", "Academy Priestess")
    table.attach("Eye of Bael", table.red)
    hunter, foe = table.put("Sanguine Hunter", GREEN), table.put("Wychwood Hound", BLUE)
    table.always("offer", DECLINE)
    table.dice("2* 0")
    table.attack(hunter, "Demon Claws", foe)
    assert (table.red.mana, mage(table, GREEN).mana) == (51, 50)
    other = table.put("Sanguine Hunter", RED)
    table.dice("2* 0")
    table.attack(other, "Demon Claws", foe)
    assert table.red.mana == 51


def test_an_orchid_draws_the_small_beasts_of_both_enemies_and_leaves_the_team_mates_free() -> None:
    table = academy_teams("Academy Druid", "Academy Wizard", "Academy Beastmaster", "Academy Beastmaster")
    orchid = table.put("Alluring Orchid", RED)
    hounds = {seat: table.put("Wychwood Hound", seat) for seat in (BLUE, GOLD, GREEN)}
    targets = {
        seat: {each[3] for each in table.actions(hound) if each[0] == "attack"} for seat, hound in hounds.items()
    }
    assert targets[BLUE] == targets[GOLD] == {orchid.id}
    assert targets[GREEN] >= {table.blue.id, mage(table, GOLD).id}


def test_a_liana_lashes_whoever_wounds_the_team_mates_plant() -> None:
    table = academy_teams("Academy Druid", "Academy Wizard", "Academy Druid", "Academy Beastmaster")
    table.put("Lashing Liana", RED)
    sprout = table.put(make_creature("Sprout", life=9, subtypes=["plant"]), GREEN)
    hound = table.put("Wychwood Hound", GOLD)
    table.dice("2* 0")
    table.attack(hound, "Bite", sprout)
    assert (sprout.damage, hound.damage) == (2, 2)


def test_a_worm_takes_mana_from_whom_it_bit_and_only_its_own_masters_robes_profit() -> None:
    table = academy_of_all("Academy Wizard", "Academy Wizard", "Academy Wizard")
    for seat in (RED, GREEN):
        table.attach("Sistarran Robes", mage(table, seat))
    worm, hound = table.put("Mana Worm", GREEN), table.put("Wychwood Hound", BLUE)
    table.dice("2 0")
    table.attack(worm, "Stinging Tentacles", hound)
    assert [each.mage.mana for each in table.game.players] == [50, 49, 51]


@pytest.mark.parametrize("round", [1, 2])
def test_peace_among_four_protects_everybody_from_everybody(round: int) -> None:
    table = academy_of_all(*FOUR)
    table.game.round = round
    hounds = [table.put("Wychwood Hound", seat) for seat in range(4)]
    for each in hounds:
        assert not [option for option in table.actions(each) if option[0] == "attack"]
    assert table.why_no_cast(mage(table, GOLD), "Lightning Jolt", hounds[BLUE]) == "still-peaceful"


def test_everybody_begins_with_his_own_mana_and_the_third_round_is_war_for_all() -> None:
    duel = academy_duel(*FOUR, books={seat: {"Wychwood Hound": 1} for seat in range(4)})
    assert [each.mage.mana for each in duel.game.players] == [7, 10, 7, 9]
    duel.play_round()
    duel.play_round()
    hound = duel.put("Wychwood Hound", GOLD)
    duel.dice("2* 0")
    duel.activate(hound, attack(hound, "Bite", duel.red))
    duel.play_round()
    assert duel.red.damage == 2
    assert [each.mage.mana for each in duel.game.players] == [28, 31, 28, 30]


@rule("academy.multi.ffa.mage-destroyed", "academy.multi.ffa.attachments-destroyed")
def test_a_fallen_stranger_takes_his_gifts_to_others_with_him_and_leaves_them_their_curses() -> None:
    duel = academy_duel(*FOUR, round=3)
    hound, other = duel.put("Wychwood Hound", BLUE), duel.put("Wychwood Hound", RED)
    gift = duel.attach("Bear Strength", other, BLUE)
    curse = duel.attach("Bear Strength", hound, GREEN)
    slay(duel, BLUE, by=GOLD)
    assert not any(duel.in_play(each) for each in (hound, gift, curse))
    assert duel.in_play(other)
    assert duel.discarded(GREEN) == ["Bear Strength"]
    assert not duel.is_over


@rule("academy.multi.team.control-transfer")
def test_the_heir_acts_with_the_hound_and_pays_for_the_trap_of_his_fallen_ally() -> None:
    duel = academy_duel(*FOUR, are_teams=True, round=3)
    hound = duel.put("Wychwood Hound", BLUE)
    strength = duel.hide("Bear Strength", hound, BLUE)
    slay(duel, BLUE, by=RED)
    assert (hound.controller, strength.controller) == (GOLD, GOLD)
    duel.mana(GOLD, 10)
    duel.reveal(strength)
    assert mage(duel, GOLD).mana < 10
    duel.dice("2* 0 0 0")
    duel.activate(hound, attack(hound, "Bite", duel.red))
    duel.play_round()
    assert duel.red.damage == 2


@rule("academy.multi.team.pass")
def test_a_team_counts_all_its_beasts_before_it_may_wait() -> None:
    duel = academy_duel(*FOUR, are_teams=True, round=2)
    duel.put("Wychwood Hound", BLUE)
    request = duel.play_to(Phase.ACTIONS, 3)
    assert request.player in (RED, GREEN)
    assert PASS in request.options
    duel.put("Wychwood Hound", GREEN)
    duel.answer(PASS)
    request = duel.play_until("activate")
    assert request.player in (BLUE, GOLD)
    assert PASS not in request.options


@rule("academy.multi.team.quickcast-one")
def test_one_quickcast_goes_with_an_activation_and_the_team_mates_waits_for_the_next() -> None:
    books = {seat: {"Bear Strength": 1} for seat in (RED, GREEN)}
    duel = academy_duel(*FOUR, are_teams=True, books=books, round=3)
    hound, other = duel.put("Wychwood Hound", RED), duel.put("Wychwood Hound", GREEN)
    for seat in range(4):
        duel.mana(seat, 20)
    duel.always("after", as_soon_as_offered({RED: cast("Bear Strength", hound), GREEN: cast("Bear Strength", other)}))
    duel.activate(hound)
    duel.play_until("activate")
    assert len(duel.find_all("Bear Strength")) == 1
    duel.activate(other)
    duel.play_round()
    assert len(duel.find_all("Bear Strength")) == 2


def test_the_dead_are_fed_by_a_fight_of_strangers() -> None:
    table = academy_of_all("Academy Necromancer", "Academy Wizard", "Academy Warlock")
    mummy = table.put("Priest of Abenek", RED, damage=3)
    hound, prey = table.put("Wychwood Hound", BLUE), table.put("Wychwood Hound", GREEN, damage=6)
    table.always("offer", lambda request: next(each for each in request.options if each != DECLINE))
    table.always("choose one", lambda request: request.options[0])
    table.dice("2* 0")
    table.attack(hound, "Bite", prey)
    assert not table.in_play(prey)
    assert mummy.damage == 1


def test_a_blood_ritual_pays_for_the_team_mates_demons_and_moves_them_too() -> None:
    table = academy_teams("Academy Warlock", "Academy Wizard", "Academy Warlock", "Academy Priestess")
    own, ally = table.put("Sanguine Hunter", RED), table.put("Sanguine Hunter", GREEN)
    foe = table.put("Sanguine Hunter", BLUE)
    table.cast(table.red, "Unholy Blood Ritual", None)
    assert (table.red.damage, mage(table, GREEN).damage) == (2, 0)
    hound = table.put("Wychwood Hound", GOLD)
    assert [table.odds(each, "Demon Claws", hound).dice.value for each in (own, ally)] == [3, 3]
    assert table.odds(foe, "Demon Claws", table.red).dice.value == 2


@rule("ruling.r50")
def test_the_room_is_won_the_moment_the_last_stranger_falls() -> None:
    duel = academy_duel("Academy Beastmaster", "Academy Wizard", "Academy Warlock", round=3)
    slay(duel, BLUE, by=RED)
    assert not duel.is_over
    slay(duel, GREEN, by=RED)
    assert duel.is_over
    assert winner(duel) == RED


def test_of_six_in_two_teams_the_first_heir_by_seat_takes_all_and_after_him_the_next() -> None:
    six = (*FOUR, "Academy Druid", "Academy Monk")
    duel = academy_duel(*six, are_teams=True, round=3)
    hound = duel.put("Wychwood Hound", 1)
    give_up(duel, 1)
    assert hound.controller == 3
    give_up(duel, 3)
    assert hound.controller == 5
    assert not duel.is_over
    give_up(duel, 5)
    assert winner(duel) == 0


def test_a_marker_goes_on_from_team_to_team_through_a_hole_in_the_circle() -> None:
    duel = academy_duel(*FOUR, are_teams=True, round=3, initiative=RED)
    give_up(duel, BLUE)
    holders = []
    for _ in range(4):
        duel.play_round()
        duel.play_to(Phase.ACTIONS)
        holders.append(duel.game.initiative % 2)
    assert holders in ([0, 1, 0, 1], [1, 0, 1, 0])


def test_an_orb_shields_the_team_mates_mage_who_pays_nothing() -> None:
    table = academy_teams("Academy Forcemaster", "Academy Wizard", "Academy Beastmaster", "Academy Priestess")
    table.attach("Symbiotic Orb", table.red)
    hound = table.put("Wychwood Hound", BLUE)
    leave(table, GREEN)
    table.decide("offer", take("pay"))
    table.attack(hound, "Bite", mage(table, GREEN))
    assert [each.avoided for each in table.attacks(hound)] == [True]
    assert (table.red.mana, mage(table, GREEN).mana) == (47, 50)
