"""Jade Gremlin: a Defense that is paid for, and never fails."""

import pytest

from mageduel.facts.conditions import DAZE
from tests.kit.academy import AcademyTable
from tests.kit.answers import NO_DEFENSE, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, make_creature

SHOT = {"name": "Shot", "kind": "ranged", "action": "quick", "dice": 2, "range": [0, 2]}
SURE = {"name": "Slam", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Unavoidable"]}


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_for_one_mana_a_melee_attack_is_avoided_without_a_roll(table: AcademyTable) -> None:
    gremlin, brute = table.put("Jade Gremlin", BLUE), table.put(make_creature("Brute"), RED)
    table.decide("defend", take(gremlin))
    table.attack(brute, "Strike", gremlin)
    assert (gremlin.damage, table.blue.mana) == (0, 49)


@rule("academy.defense.jade-gremlin", "ruling.r54")
def test_it_is_a_defense_and_serves_against_the_first_attack_of_a_round(table: AcademyTable) -> None:
    gremlin = table.put("Jade Gremlin", BLUE)
    table.decide("defend", take(gremlin))
    table.attack(table.put(make_creature("Brute"), RED), "Strike", gremlin)
    table.dice("1 0 0")
    table.attack(table.put(make_creature("Brute"), RED), "Strike", gremlin)
    assert (gremlin.damage, table.blue.mana) == (1, 49)


def test_it_need_not(table: AcademyTable) -> None:
    gremlin, brute = table.put("Jade Gremlin", BLUE), table.put(make_creature("Brute"), RED)
    table.decide("defend", NO_DEFENSE)
    table.dice("1 0 0")
    table.attack(brute, "Strike", gremlin)
    assert (gremlin.damage, table.blue.mana) == (1, 50)


def test_nothing_that_spoils_rolls_matters(table: AcademyTable) -> None:
    gremlin, brute = table.put("Jade Gremlin", BLUE), table.put(make_creature("Brute"), RED)
    table.condition(gremlin, DAZE)
    table.decide("defend", take(gremlin))
    table.attack(brute, "Strike", gremlin)
    assert gremlin.damage == 0


def test_not_without_mana(table: AcademyTable) -> None:
    table.mana(BLUE, 0)
    gremlin, brute = table.put("Jade Gremlin", BLUE), table.put(make_creature("Brute"), RED)
    table.dice("1 0 0")
    table.attack(brute, "Strike", gremlin)
    assert gremlin.damage == 1


@pytest.mark.parametrize("bar", [SHOT, SURE])
def test_neither_against_ranged_nor_unavoidable_attacks(table: AcademyTable, bar: dict[str, object]) -> None:
    gremlin, brute = table.put("Jade Gremlin", BLUE), table.put(make_creature("Brute", attack=[bar]), RED)
    table.dice("1 0")
    table.attack(brute, str(bar["name"]), gremlin)
    assert gremlin.damage == 1


def test_the_odds_know_that_it_works(table: AcademyTable) -> None:
    gremlin, brute = table.put("Jade Gremlin", BLUE), table.put(make_creature("Brute"), RED)
    table.condition(gremlin, DAZE)
    assert table.odds(brute, "Strike", gremlin).avoid_chance == 1.0
