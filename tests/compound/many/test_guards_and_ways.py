"""Guards, hindering and walls between more than two sides."""

import pytest

from mageduel.facts.traits import FLYING
from mageduel.kernel.requests import Answer, Request
from tests.compound.many.parties import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    academy_of_all,
    academy_teams,
    everybody_alone,
    mage,
    two_teams,
)
from tests.kit.answers import NO_COUNTERSTRIKE, NO_DEFENSE, attack, move, sweep, take
from tests.kit.ledger import rule
from tests.kit.table import make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 2}


@rule("ruling.m6")
def test_a_guard_of_one_opponent_bars_the_way_to_his_own_fox_and_not_to_the_others() -> None:
    table = everybody_alone("Beastmaster", "Warlord", "Warlock")
    wolf = table.put("Timber Wolf", RED, "B2")
    guard, behind = table.put("Dwarf Panzergarde", BLUE, "B2"), table.put("Bitterwood Fox", BLUE, "B2")
    third = table.put("Bitterwood Fox", GREEN, "B2")
    table.guard(guard)
    assert table.why_no_attack(wolf, "Bite", behind) is not None
    assert table.why_no_attack(wolf, "Bite", third) is None
    assert table.why_no_attack(wolf, "Bite", guard) is None


@rule("ruling.m6")
def test_with_a_guard_of_each_opponent_both_guards_can_be_attacked_and_neither_bars_the_other() -> None:
    table = everybody_alone("Beastmaster", "Warlord", "Warlock")
    wolf = table.put("Timber Wolf", RED, "B2")
    guards = [table.put("Goblin Grunt", seat, "B2") for seat in (BLUE, GREEN)]
    behind = [table.put("Bitterwood Fox", seat, "B2") for seat in (BLUE, GREEN)]
    for each in guards:
        table.guard(each)
    assert [table.why_no_attack(wolf, "Bite", each) for each in guards] == [None, None]
    assert None not in [table.why_no_attack(wolf, "Bite", each) for each in behind]


def test_a_team_mates_guard_protects_the_mage_and_keeps_protecting_when_another_guard_was_struck() -> None:
    table = two_teams("Beastmaster", "Warlord", "Wizard", "Warlock")
    wolf, fox = table.put("Timber Wolf", RED, "A4"), table.put("Bitterwood Fox", GREEN, "A4")
    first, second = table.put("Goblin Grunt", BLUE, "A4"), table.put("Goblin Grunt", GOLD, "A4")
    table.guard(first)
    table.guard(second)
    assert table.why_no_attack(wolf, "Bite", mage(table, GOLD)) is not None
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", first)
    assert table.why_no_attack(fox, "Bite", mage(table, BLUE)) is not None
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("0 0 0")
    table.attack(fox, "Bite", second)
    assert table.why_no_attack(fox, "Bite", mage(table, BLUE)) is None


def test_a_sweep_among_three_goes_from_one_players_guard_to_another_players_mage() -> None:
    table = everybody_alone("Beastmaster", "Warlord", "Warlock")
    sweeper = table.put(
        make_creature("Sweeper", attack=[{**CLAW, "action": "full", "traits": ["Sweeping"]}]), RED, "B2"
    )
    guard, behind = table.put("Goblin Grunt", BLUE, "B2"), table.put("Bitterwood Fox", BLUE, "B2")
    other = table.put("Goblin Grunt", BLUE, "B2")
    table.guard(guard)
    table.guard(other)
    table.move_to(mage(table, GREEN), "B2")
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    offered: list[Answer] = []

    def on_to_the_mage(request: Request) -> Answer:
        offered.extend(request.options)
        return sweep(mage(table, GREEN))

    table.decide("sweep", on_to_the_mage)
    table.dice("0 0  1 1")
    table.attack(sweeper, "Claw", guard)
    assert mage(table, GREEN).damage == 2
    assert sweep(other) in offered
    assert sweep(behind) not in offered


@rule("ruling.m6")
@pytest.mark.parametrize("seat", [BLUE, GREEN])
def test_among_three_every_strangers_beast_is_in_the_way(seat: int) -> None:
    table = everybody_alone("Beastmaster", "Warlord", "Warlock")
    wolf = table.put("Timber Wolf", RED, "B1")
    table.put("Goblin Grunt", seat, "B2")
    assert move("B3") not in table.offered(wolf, move("B2"))


def test_a_team_mates_beasts_open_the_way_and_one_enemy_among_them_closes_it() -> None:
    table = two_teams("Beastmaster", "Warlord", "Warlord", "Warlock")
    wolf = table.put("Timber Wolf", RED, "B1")
    table.put("Goblin Grunt", GREEN, "B2")
    assert move("B3") in table.offered(wolf, move("B2"))
    table.move_to(wolf, "B1")
    table.put("Goblin Grunt", GOLD, "B2")
    assert move("B3") not in table.offered(wolf, move("B2"))


def test_a_flyer_passes_the_beasts_of_two_enemies_and_stops_at_the_third_mages_falcon() -> None:
    table = everybody_alone("Beastmaster", "Warlord", "Warlock", "Beastmaster")
    falcon = table.put("Thunderift Falcon", RED, "B1")
    table.put("Goblin Grunt", BLUE, "B2")
    table.put("Goblin Grunt", GREEN, "B2")
    assert move("B3") in table.offered(falcon, move("B2"))
    table.move_to(falcon, "B1")
    bird = table.put("Thunderift Falcon", GOLD, "B2")
    assert table.has(bird, FLYING)
    assert move("B3") not in table.offered(falcon, move("B2"))


def test_an_intercepting_team_mate_takes_the_arrow_meant_for_the_priestess() -> None:
    table = two_teams("Priestess", "Beastmaster", "Warlord", "Wizard")
    archer = table.put(
        make_creature(
            "Archer", attack=[{"name": "Bow", "kind": "ranged", "action": "quick", "dice": 3, "range": [0, 2]}]
        ),
        BLUE,
        "C2",
    )
    shield = table.put(make_creature("Shield", life=9, traits=["Intercept"]), GREEN, "C1")
    table.guard(shield)
    table.decide("intercept", take(shield))
    table.dice("1 1 0")
    table.attack(archer, "Bow", table.red)
    assert (table.red.damage, shield.damage) == (0, 2)


@rule("codex.intercept.redirect")
def test_among_three_a_stranger_may_step_into_the_arrows_way_and_need_not() -> None:
    table = everybody_alone("Priestess", "Beastmaster", "Warlord")
    archer = table.put(
        make_creature(
            "Archer", attack=[{"name": "Bow", "kind": "ranged", "action": "quick", "dice": 3, "range": [0, 2]}]
        ),
        BLUE,
        "D2",
    )
    shield = table.put(make_creature("Shield", life=9, traits=["Intercept"]), GREEN, "D1")
    table.guard(shield)
    for answer in (("let pass",), take(shield)):
        table.decide("intercept", answer)
        table.dice("1 1 0")
        table.attack(archer, "Bow", table.red)
    assert (table.red.damage, shield.damage) == (2, 2)


def test_a_wall_of_fire_burns_the_team_mate_who_runs_through_it() -> None:
    table = two_teams("Warlock", "Beastmaster", "Beastmaster", "Wizard")
    table.wall("Wall of Fire", "B1|B2", RED)
    wolf = table.put("Timber Wolf", GREEN, "B1")
    table.dice("2* 0 0 0 0", effect=1)
    table.offered(wolf, move("B2"))
    assert wolf.damage == 2


@rule("academy.multi.ffa.guards-ignored")
def test_in_a_crowded_room_a_guard_protects_its_own_mage_from_both_strangers() -> None:
    table = academy_of_all("Academy Beastmaster", "Academy Wizard", "Academy Warlock")
    hounds = [table.put("Wychwood Hound", seat) for seat in (BLUE, GREEN)]
    guard = table.put("Wychwood Hound", RED)
    table.guard(guard)
    assert None not in [table.why_no_attack(each, "Bite", table.red) for each in hounds]
    assert table.why_no_attack(hounds[0], "Bite", hounds[1]) is None
    assert table.why_no_attack(hounds[0], "Bite", mage(table, GREEN)) is None


@rule("academy.multi.team.guards")
def test_of_two_team_mates_guards_the_pest_may_be_passed_and_the_other_not() -> None:
    table = academy_teams("Academy Beastmaster", "Academy Wizard", "Academy Warlock", "Academy Priestess")
    hound = table.put("Wychwood Hound", RED)
    pest = table.put(make_creature("Gnat", life=3, traits=["Pest"], attack=[CLAW]), BLUE)
    table.guard(pest)
    assert table.why_no_attack(hound, "Bite", mage(table, GOLD)) is None
    sentry = table.put(make_creature("Sentry", life=5, attack=[CLAW]), BLUE)
    table.guard(sentry)
    assert table.why_no_attack(hound, "Bite", mage(table, GOLD)) is not None


def test_a_guard_taken_over_by_a_third_mage_no_longer_stands_before_its_owner() -> None:
    table = everybody_alone("Beastmaster", "Warlord", "Forcemaster")
    wolf, panzer = table.put("Timber Wolf", RED, "B2"), table.put("Dwarf Panzergarde", BLUE, "B2")
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    table.guard(panzer)
    assert table.why_no_attack(wolf, "Bite", fox) is not None
    table.control(panzer, GREEN)
    assert table.why_no_attack(wolf, "Bite", fox) is None


def test_one_of_a_team_draws_the_guard_away_and_the_other_strikes_behind_it() -> None:
    table = two_teams("Beastmaster", "Warlord", "Beastmaster", "Warlock")
    wolf, panzer = table.put("Timber Wolf", RED, "B2"), table.put("Dwarf Panzergarde", GOLD, "B2")
    fox, behind = table.put("Bitterwood Fox", GREEN, "B2"), table.put("Goblin Grunt", BLUE, "B2")
    table.guard(panzer)
    assert attack(fox, "Bite", behind) not in table.actions(fox)
    table.decide("defend", NO_DEFENSE)
    table.decide("counterstrike", take(panzer))
    table.dice("0 0 0 0  2* 0 0")
    table.act(wolf, attack(wolf, "Bite", panzer))
    assert wolf.damage == 2
    assert attack(fox, "Bite", behind) in table.actions(fox)
