"""Repulsion Field: a blow at its bearer is canceled, and the attacker Staggers."""

import pytest

from mageduel.facts.conditions import STAGGER
from tests.kit.academy import AcademyTable
from tests.kit.answers import FORFEIT, PAY
from tests.kit.table import BLUE, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 3, "traits": ["Unavoidable"]}
BOW = {"name": "Bow", "kind": "ranged", "range": [0, 2], "action": "quick", "dice": 3}


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Forcemaster")


def test_the_attacker_is_flung_back(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe", attack=[CLAW]), BLUE)
    field = table.hide("Repulsion Field", table.red)
    table.decide("pay reveal", PAY)
    table.attack(foe, "Claw", table.red)
    assert (table.red.damage, foe.conditions, table.in_play(field)) == (0, {STAGGER: 1}, False)
    assert table.red.mana == 50 - 3


def test_unpaid_it_does_nothing(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe", attack=[CLAW]), BLUE)
    field = table.hide("Repulsion Field", table.red)
    table.decide("pay reveal", FORFEIT)
    table.dice("1 1 1")
    table.attack(foe, "Claw", table.red)
    assert (table.red.damage, foe.conditions, table.in_play(field)) == (3, {}, False)


def test_a_shot_passes_it(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe", attack=[BOW]), BLUE)
    field = table.hide("Repulsion Field", table.red)
    table.dice("1 1 1")
    table.attack(foe, "Bow", table.red)
    assert (table.red.damage, table.in_play(field)) == (3, True)


def test_a_blow_at_somebody_else_does_not_concern_it(table: AcademyTable) -> None:
    foe, friend = table.put(make_creature("Foe", attack=[CLAW]), BLUE), table.put(make_creature("Friend"))
    field = table.hide("Repulsion Field", table.red)
    table.dice("1 1 1")
    table.attack(foe, "Claw", friend)
    assert (friend.damage, table.in_play(field)) == (3, True)


def test_who_strikes_back_is_flung_back_too(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe", attack=[CLAW | {"traits": ["Counterstrike"]}]), BLUE)
    field = table.hide("Repulsion Field", table.red)
    table.decide("counterstrike", ("counterstrike", foe.id, 0))
    table.decide("pay reveal", PAY)
    table.dice("0 0")
    table.attack(table.red, "Basic Melee Attack", foe)
    assert (table.red.damage, foe.conditions, table.in_play(field)) == (0, {STAGGER: 1}, False)
