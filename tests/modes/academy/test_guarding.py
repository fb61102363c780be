"""Guarding: who must be attacked first, counterstrikes, how the marker goes, and who ignores guards."""

from typing import Any

import pytest

from mageduel.dsl.steps import COUNTERSTRIKE
from mageduel.facts.conditions import STAGGER
from mageduel.state.objects import Object
from tests.kit.academy import AcademyDuel, AcademyTable
from tests.kit.answers import GUARD, NO_COUNTERSTRIKE, NOTHING, attack, take
from tests.kit.ledger import rule
from tests.kit.moments import name_of
from tests.kit.table import BLUE, RED, Table, make_creature
from tests.modes.academy.folk import bar

PLAIN = make_creature("Plain", attack=[bar()])
PEST = make_creature("Pest", traits=["Pest"], attack=[bar()])


def on_guard(table: Table, seat: int = BLUE, **row: Any) -> Object:
    """A creature with a guard marker."""
    guard = table.put(make_creature("Guard", **({"attack": [bar()]} | row)), seat, "A1")
    table.guard(guard)
    return guard


# Standing guard


@rule("academy.guard.action")
def test_guarding_is_an_action_and_leaves_a_marker(table: AcademyTable) -> None:
    plain = table.put(PLAIN, RED)
    table.act(plain, GUARD)
    assert plain.guarding
    assert not plain.active


@rule("academy.guard.must-attack-guard", "academy.guard.attacker-picks-guard")
def test_in_melee_one_of_the_guards_must_be_attacked(table: AcademyTable) -> None:
    attacker, other = table.put(PLAIN, RED), table.put(PLAIN, BLUE)
    guards = [on_guard(table), on_guard(table)]
    targets = {each[3] for each in table.actions(attacker) if each[0] == "attack"}
    assert targets == {each.id for each in guards}
    assert table.why_no_attack(attacker, "Strike", other) == "guarded"
    assert table.why_no_attack(attacker, "Strike", table.blue) == "guarded"


@rule("academy.guard.gives-counterstrike", "academy.counterstrike.source-either")
def test_a_guard_strikes_back(table: AcademyTable) -> None:
    attacker, guard = table.put(PLAIN, RED), on_guard(table)
    table.decide("counterstrike", take("counterstrike"))
    table.dice("1 0 2 0")
    table.attack(attacker, "Strike", guard)
    assert (guard.damage, attacker.damage) == (1, 2)


@rule("academy.guard.gives-counterstrike")
def test_whoever_does_not_guard_does_not_strike_back(table: AcademyTable) -> None:
    attacker, other = table.put(PLAIN, RED), table.put(PLAIN, BLUE)
    table.dice("1 0")
    table.attack(attacker, "Strike", other)
    assert not table.asked


@rule("academy.counterstrike.no-full-or-ranged")
def test_neither_full_nor_ranged_attacks_strike_back(table: AcademyTable) -> None:
    attacker = table.put(PLAIN, RED)
    bars = [bar(name="Slam", action="full"), bar(name="Spit", kind="ranged", range=[0, 2])]
    guard = on_guard(table, attack=bars)
    table.dice("1 0")
    table.attack(attacker, "Strike", guard)
    assert not table.asked
    quick = on_guard(table, attack=[*bars, bar(name="Jab")])

    def choose(request: Any) -> Any:
        assert {*request.options} == {NO_COUNTERSTRIKE, ("counterstrike", quick.id, 2)}
        return NO_COUNTERSTRIKE

    table.decide("counterstrike", choose)
    table.dice("1 0")
    table.attack(attacker, "Strike", quick)


@rule("academy.counterstrike.optional")
def test_a_counterstrike_may_be_left_out(table: AcademyTable) -> None:
    attacker, guard = table.put(PLAIN, RED), on_guard(table)
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("1 0")
    table.attack(attacker, "Strike", guard)
    assert (attacker.damage, guard.guarding) == (0, False)


@rule("academy.counterstrike.dead-no-strike")
def test_the_dead_do_not_strike_back(table: AcademyTable) -> None:
    attacker, guard = table.put(PLAIN, RED), on_guard(table, life=2)
    table.dice("2 2")
    table.attack(attacker, "Strike", guard)
    assert not guard.in_play
    assert not table.asked


@rule("academy.counterstrike.built-in", "academy.counterstrike.source-either")
def test_a_printed_counterstrike_answers_everybody_without_guarding(table: AcademyTable) -> None:
    porcupine = table.put(make_creature("Porcupine", attack=[bar(traits=["Counterstrike"])]), BLUE)
    attackers = [table.put(PLAIN, RED), table.put(PLAIN, RED)]
    for each in attackers:
        table.decide("counterstrike", take("counterstrike"))
        table.dice("1 0 1 0")
        table.attack(each, "Strike", porcupine)
    assert [each.damage for each in attackers] == [1, 1]


@rule("academy.codex.counterstrike-no-chain")
def test_a_counterstrike_is_not_answered(table: AcademyTable) -> None:
    spiny = make_creature("Spiny", attack=[bar(traits=["Counterstrike"])])
    attacker, defender = table.put(spiny, RED), table.put(spiny, BLUE)
    table.guard(attacker)
    table.decide("counterstrike", take("counterstrike"))
    table.dice("1 0 1 0")
    table.attack(attacker, "Strike", defender)
    assert (attacker.damage, defender.damage, len(table.attacks())) == (1, 1, 2)
    assert attacker.guarding, "a counterstrike takes no guard marker"


@rule("academy.action.inactive-may-still-act")
def test_an_inactive_guard_strikes_back_all_the_same(table: AcademyTable) -> None:
    guard, attacker = table.put(PLAIN, BLUE), table.put(PLAIN, RED)
    table.act(guard, GUARD)
    assert not guard.active
    table.decide("counterstrike", take("counterstrike"))
    table.dice("1 0 1 0")
    table.attack(attacker, "Strike", guard)
    assert attacker.damage == 1


# How the marker goes


@rule("academy.guard.removed-after-melee")
def test_the_marker_goes_when_the_counterstrike_was_made(table: AcademyTable) -> None:
    attacker, guard = table.put(PLAIN, RED), on_guard(table)
    hidden = table.hide("Bear Strength", table.blue)

    def strike_back(request: Any) -> Any:
        assert guard.guarding
        return take("counterstrike")(request)

    table.decide("counterstrike", strike_back)
    table.dice("1 0 1 0")
    table.attack(attacker, "Strike", guard)
    assert not guard.guarding
    assert hidden.hidden
    assert name_of(COUNTERSTRIKE) in [each.moment for each in table.windows]


@rule("academy.guard.removed-even-if-avoided")
@pytest.mark.parametrize("is_avoided", [True, False])
def test_it_goes_also_when_the_attack_did_nothing(table: AcademyTable, is_avoided: bool) -> None:
    attacker, guard = table.put(PLAIN, RED), on_guard(table, defense="7+ 1x")
    table.decide("defend", take(guard) if is_avoided else ("no defense",))
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    if is_avoided:
        table.effect(12)
    else:
        table.dice("0 0")
    table.attack(attacker, "Strike", guard)
    assert (guard.damage, guard.guarding) == (0, False)


@rule("academy.guard.kept-until-activation", "academy.guard.removed-on-activation")
def test_it_stays_into_the_next_round_until_the_guard_is_activated(table: AcademyTable) -> None:
    guard = table.put(PLAIN, BLUE)
    table.act(guard, GUARD)
    table.next_round()
    assert guard.guarding
    table.act(guard, NOTHING)
    assert not guard.guarding


@rule("academy.guard.stays-active")
def test_whoever_loses_the_marker_may_still_act_and_guard_again(table: AcademyTable) -> None:
    guard, attacker = on_guard(table), table.put(PLAIN, RED)
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("0 0")
    table.attack(attacker, "Strike", guard)
    assert (guard.active, guard.guarding) == (True, False)
    table.act(guard, GUARD)
    assert guard.guarding


# Who ignores guards


@rule("academy.guard.pest-ignored")
def test_a_guarding_pest_stands_in_nobodys_way(table: AcademyTable) -> None:
    attacker, other = table.put(PLAIN, RED), table.put(PLAIN, BLUE)
    pest = table.put(PEST, BLUE)
    table.guard(pest)
    assert table.why_no_attack(attacker, "Strike", other) is None
    assert table.why_no_attack(attacker, "Strike", pest) is None


@rule("academy.guard.elusive-ignores")
def test_the_elusive_attack_past_guards(table: AcademyTable) -> None:
    on_guard(table)
    elusive = table.put(make_creature("Elusive", traits=["Elusive"], attack=[bar()]), RED)
    assert table.why_no_attack(elusive, "Strike", table.blue) is None


@rule("academy.codex.pest-attacker-ignored", "academy.codex.pest-ignored-no-counterstrike")
def test_a_guard_may_take_no_notice_of_a_pest(table: AcademyTable) -> None:
    pest, guard = table.put(PEST, RED), on_guard(table, attack=[bar(traits=["Counterstrike"])])
    table.decide("ignore pest", ("ignore",))
    table.dice("1 1")
    table.attack(pest, "Strike", guard)
    assert (guard.damage, guard.guarding, pest.damage) == (2, True, 0)
    assert [each.kind for each in table.asked] == ["ignore pest"]


@rule("academy.codex.pest-attacker-ignored")
def test_or_face_it_like_any_attacker(table: AcademyTable) -> None:
    pest, guard = table.put(PEST, RED), on_guard(table)
    table.decide("ignore pest", ("face it",))
    table.decide("counterstrike", take("counterstrike"))
    table.dice("1 0 2 2")
    table.attack(pest, "Strike", guard)
    assert (guard.guarding, pest.damage) == (False, 4)


@rule("academy.codex.pest-attacker-ignored")
def test_nobody_is_asked_where_no_guard_or_no_pest_is(table: AcademyTable) -> None:
    pest, other = table.put(PEST, RED), table.put(PLAIN, BLUE)
    table.dice("1 0")
    table.attack(pest, "Strike", other)
    attacker, guard = table.put(PLAIN, RED), on_guard(table)
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("1 0")
    table.attack(attacker, "Strike", guard)
    assert [each.kind for each in table.asked] == ["counterstrike"]


def test_in_the_arena_a_pest_costs_a_guard_its_marker() -> None:
    arena = Table()
    pest, guard = arena.put(PEST, RED), arena.put(PLAIN, BLUE)
    arena.guard(guard)
    arena.decide("counterstrike", NO_COUNTERSTRIKE)
    arena.dice("1 0")
    arena.attack(pest, "Strike", guard)
    assert not guard.guarding


@rule("academy.guard.minor-staggered", "academy.codex.stagger-minor-no-attack")
def test_a_staggered_minor_creature_neither_guards_nor_attacks(table: AcademyTable) -> None:
    guard = on_guard(table)
    table.give(guard, STAGGER)
    assert not guard.guarding
    assert table.actions(guard) == [NOTHING]
    assert table.why_no_attack(guard, "Strike", table.red) == "staggered"


def test_a_guard_that_is_staggered_by_the_attack_does_not_strike_back() -> None:
    duel = AcademyDuel(round=3)
    raptor = duel.put(make_creature("Raptor", attack=[bar(effects="7+ = stagger")]), RED)
    guard = on_guard(duel)
    duel.dice("1 0", effect=9)
    duel.activate(raptor, attack(raptor, "Strike", guard))
    assert "counterstrike" not in [each.kind for each in duel.questions]
    assert not guard.guarding
