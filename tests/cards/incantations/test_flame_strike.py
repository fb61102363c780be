"""Flame Strike: a plain blow burns for once."""

from typing import Any

import pytest

from mageduel.facts.conditions import BURN
from mageduel.facts.traits import DEFROST
from tests.kit.answers import take
from tests.kit.table import BLUE, RED, Table, make_creature

CLUB = {"name": "Club", "kind": "melee", "action": "quick", "dice": 2}
TWICE = {"name": "Twice", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Doublestrike"]}
BACK = {"name": "Back", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Counterstrike"]}
STUNNER = {"name": "Stunner", "kind": "melee", "action": "quick", "dice": 2, "effects": "7+ = daze"}
SPARK = {"name": "Spark", "kind": "melee", "action": "quick", "dice": 2, "damage": "lightning"}


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlock")
    table.move_to(table.red, "B2")
    return table


@pytest.mark.parametrize(("roll", "burns"), [(3, 0), (4, 1), (9, 1), (10, 2)])
def test_the_next_melee_attack_is_flame_and_may_burn(table: Table, roll: int, burns: int) -> None:
    brute, foe = table.put(make_creature("Brute", attack=[CLUB]), RED), table.put(make_creature("Foe", life=30), BLUE)
    table.cast(table.red, "Flame Strike", brute)
    table.dice("0 0", effect=roll)
    strike = table.attack(brute, "Club", foe)
    assert strike.has(DEFROST)
    assert foe.conditions.get(BURN, 0) == burns
    table.dice("0 0")
    table.attack(brute, "Club", foe)


def test_flame_modifiers_count(table: Table) -> None:
    brute = table.put(make_creature("Brute", attack=[CLUB]), RED)
    foe = table.put(make_creature("Foe", life=30, traits=["Flame +2"]), BLUE)
    table.cast(table.red, "Flame Strike", brute)
    assert table.odds(brute, "Club", foe).dice.value == 4
    table.dice("0 0 0 0", effect=2)
    table.attack(brute, "Club", foe)
    assert foe.conditions == {BURN: 1}


def test_the_flame_immune_cannot_be_attacked_with_it(table: Table) -> None:
    brute = table.put(make_creature("Brute", attack=[CLUB, STUNNER]), RED)
    foe = table.put(make_creature("Foe", life=30, traits=["Flame Immunity"]), BLUE)
    table.cast(table.red, "Flame Strike", brute)
    assert table.why_no_attack(brute, "Club", foe) == "immune"
    assert table.why_no_attack(brute, "Stunner", foe) is None


@pytest.mark.parametrize("bar", [STUNNER, SPARK])
def test_an_attack_with_a_type_or_effects_of_its_own_gains_nothing(table: Table, bar: dict[str, Any]) -> None:
    brute = table.put(make_creature("Brute", attack=[bar, CLUB]), RED)
    foe = table.put(make_creature("Foe", life=30), BLUE)
    table.cast(table.red, "Flame Strike", brute)
    table.dice("0 0", effect=12 if "effects" in bar else None)
    table.attack(brute, bar["name"], foe)
    assert BURN not in foe.conditions
    table.dice("0 0")
    table.attack(brute, "Club", foe)


def test_only_the_first_strike_burns(table: Table) -> None:
    brute, foe = table.put(make_creature("Brute", attack=[TWICE]), RED), table.put(make_creature("Foe", life=30), BLUE)
    table.cast(table.red, "Flame Strike", brute)
    table.dice("0 0", effect=4)
    table.dice("0 0")
    table.attack(brute, "Twice", foe)
    assert foe.conditions == {BURN: 1}


def test_a_counterstrike_is_a_melee_attack(table: Table) -> None:
    brute, foe = table.put(make_creature("Brute", attack=[BACK]), RED), table.put("Timber Wolf", BLUE)
    table.cast(table.red, "Flame Strike", brute)
    table.decide("counterstrike", take())
    table.dice("0 0 0 0")
    table.dice("0 0", effect=4)
    table.attack(foe, "Bite", brute)
    assert foe.conditions == {BURN: 1}


def test_it_ends_with_the_round(table: Table) -> None:
    brute, foe = table.put(make_creature("Brute", attack=[CLUB]), RED), table.put(make_creature("Foe", life=30), BLUE)
    table.cast(table.red, "Flame Strike", brute)
    table.end_round()
    table.dice("0 0")
    table.attack(brute, "Club", foe)


def test_of_two_the_first_counts(table: Table) -> None:
    brute, foe = table.put(make_creature("Brute", attack=[CLUB]), RED), table.put(make_creature("Foe", life=30), BLUE)
    table.cast(table.red, "Flame Strike", brute)
    table.cast(table.red, "Lightning Strike", brute)
    table.dice("0 0", effect=10)
    table.attack(brute, "Club", foe)
    assert foe.conditions == {BURN: 2}
    table.dice("0 0")
    table.attack(brute, "Club", foe)


def test_nothing_without_a_body_can_bear_it(table: Table) -> None:
    spirit = table.put(make_creature("Spirit", traits=["Incorporeal"]), RED)
    assert table.why_no_cast(table.red, "Flame Strike", spirit) == "wrong-target"
