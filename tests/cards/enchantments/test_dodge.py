"""Dodge: a Defense that turns up by itself."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import PAY
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, make_creature

SURE = {"name": "Slam", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Unavoidable"]}
SHOT = {"name": "Shot", "kind": "ranged", "action": "quick", "dice": 2, "range": [0, 2]}


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_a_minor_creature_avoids_the_attack_without_a_roll(table: AcademyTable) -> None:
    brute, small = table.put(make_creature("Brute"), RED), table.put(make_creature("Small", level=2), BLUE)
    dodge = table.hide("Dodge", small)
    table.decide("pay reveal", PAY)
    table.attack(brute, "Strike", small)
    assert (small.damage, dodge.in_play, table.blue.mana) == (0, False, 50)


@pytest.mark.parametrize(("roll", "damage"), [(7, 0), (6, 1)])
def test_others_need_a_seven(table: AcademyTable, roll: int, damage: int) -> None:
    brute = table.put(make_creature("Brute"), RED)
    dodge = table.hide("Dodge", table.blue)
    table.decide("pay reveal", PAY)
    table.effect(roll)
    if damage:
        table.dice("1 0 0")
    table.attack(brute, "Strike", table.blue)
    assert (table.blue.damage, dodge.in_play) == (damage, False)


def test_ranged_attacks_too(table: AcademyTable) -> None:
    archer, small = table.put(make_creature("Archer", attack=[SHOT]), RED), table.put(make_creature("Small"), BLUE)
    table.hide("Dodge", small)
    table.decide("pay reveal", PAY)
    table.attack(archer, "Shot", small)
    assert small.damage == 0


@rule("ruling.r55")
def test_it_is_wasted_on_the_unavoidable(table: AcademyTable) -> None:
    brute, small = table.put(make_creature("Brute", attack=[SURE]), RED), table.put(make_creature("Small"), BLUE)
    dodge = table.hide("Dodge", small)
    table.decide("pay reveal", PAY)
    table.dice("1 0")
    table.attack(brute, "Slam", small)
    assert (small.damage, dodge.in_play) == (1, False)


def test_it_is_the_one_defense_against_that_attack(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), RED)
    nimble = table.put(make_creature("Nimble", level=3, defense="5+ inf"), BLUE)
    table.hide("Dodge", nimble)
    table.decide("pay reveal", PAY)
    table.effect(1)
    table.dice("1 0 0")
    table.attack(brute, "Strike", nimble)
    assert nimble.damage == 1
