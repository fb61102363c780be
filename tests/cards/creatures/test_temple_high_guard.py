"""Temple High Guard: on guard it strikes hard, and first."""

import pytest

from mageduel.facts.traits import MELEE
from mageduel.state.events import DiceRolled
from mageduel.state.objects import Object
from tests.kit.answers import NO_COUNTERSTRIKE, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

BITE = {"name": "Bite", "kind": "melee", "action": "quick", "dice": 2}


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess")


@pytest.fixture
def guard(table: Table) -> Object:
    return table.put("Temple High Guard", RED)


@pytest.fixture
def brute(table: Table) -> Object:
    return table.put(make_creature("Brute", life=10, attack=[BITE]), BLUE)


def test_on_guard_it_has_melee_plus_two(table: Table, guard: Object) -> None:
    assert table.value(guard, MELEE) == 0
    table.guard(guard)
    assert table.value(guard, MELEE) == 2


@rule("ruling.r59")
@rule("sup.spell.temple-high-guard-first-strike-timing", "sup.spell.temple-high-guard-no-second-counterstrike")
def test_on_guard_it_strikes_before_the_attack_and_not_again_after_it(
    table: Table, guard: Object, brute: Object
) -> None:
    table.guard(guard)
    table.decide("counterstrike", take())
    table.dice("1 1 0 0 0 0")
    table.dice("1* 0")
    table.attack(brute, "Bite", guard)
    assert [each.attack.attacker for each in table.events(DiceRolled)] == [guard, brute]
    assert (brute.damage, guard.damage) == (2, 1)
    assert not guard.guarding


@rule("sup.spell.temple-high-guard-kills-attacker")
def test_an_attacker_it_kills_attacks_no_more(table: Table, guard: Object, brute: Object) -> None:
    table.guard(guard)
    table.decide("counterstrike", take())
    table.dice("2* 2* 2* 2* 2* 0")
    table.attack(brute, "Bite", guard)
    assert not table.in_play(brute)
    assert guard.damage == 0


@rule("sup.spell.temple-high-guard-no-second-counterstrike")
def test_who_lets_the_early_step_pass_has_no_later_one(table: Table, guard: Object, brute: Object) -> None:
    table.guard(guard)
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("0 0")
    table.attack(brute, "Bite", guard)
    assert [each.attacker for each in table.attacks()] == [brute]


def test_without_a_guard_marker_it_does_not_strike_back_at_all(table: Table, guard: Object, brute: Object) -> None:
    table.dice("0 0")
    table.attack(brute, "Bite", guard)
    assert [each.attacker for each in table.attacks()] == [brute]


@rule("sup.spell.temple-high-guard-first-strike-timing")
def test_ranged_attacks_are_not_forestalled(table: Table, guard: Object) -> None:
    table.guard(guard)
    archer = table.put("Royal Archer", BLUE, "B1")
    table.move_to(guard, "B2")
    table.dice("0 0 0 0")
    table.attack(archer, "Longbow", guard)
    assert [each.attacker for each in table.attacks()] == [archer]
