"""Fortified Resolve: wounds it has dealt protect the mage from wounds."""

import pytest

from mageduel.rules.objects.tokens import CHARGE_TOKEN
from mageduel.state.objects import Object
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, take
from tests.kit.table import BLUE, RED, make_card, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Monk")


@pytest.fixture
def resolve(table: AcademyTable) -> Object:
    return table.attach("Fortified Resolve", table.red)


def test_each_wound_he_deals_adds_a_token(table: AcademyTable, resolve: Object) -> None:
    table.dice("1 0")
    table.attack(table.red, "Basic Melee Attack", table.blue)
    table.dice("0 0")
    table.attack(table.red, "Basic Melee Attack", table.blue)
    table.dice("1 0 0", effect=1)
    table.cast(table.red, "Lightning Jolt", table.blue)
    assert resolve.marks[CHARGE_TOKEN] == 2


def test_not_for_what_is_no_creature_nor_for_wounds_of_others(table: AcademyTable, resolve: Object) -> None:
    stone = table.put(make_card(name="Stone", type="conjuration", life=9, armor=0), BLUE)
    table.dice("1 0")
    table.attack(table.red, "Basic Melee Attack", stone)
    table.dice("1 0")
    table.attack(table.put("Sohei Pupil", RED), "Swiftstrike", table.blue)
    assert CHARGE_TOKEN not in resolve.marks


def test_a_token_takes_two_damage_off_an_attack(table: AcademyTable, resolve: Object) -> None:
    table.tokens(resolve, "Charge", 2)
    table.decide("offer", take())
    table.dice("2 1")
    table.attack(table.blue, "Basic Melee Attack", table.red)
    assert (table.red.damage, resolve.marks[CHARGE_TOKEN]) == (1, 1)


def test_it_need_not(table: AcademyTable, resolve: Object) -> None:
    table.tokens(resolve, "Charge", 1)
    table.decide("offer", DECLINE)
    table.dice("2 1")
    table.attack(table.blue, "Basic Melee Attack", table.red)
    assert (table.red.damage, resolve.marks[CHARGE_TOKEN]) == (3, 1)


def test_without_damage_or_tokens_nothing_is_offered(table: AcademyTable, resolve: Object) -> None:
    table.dice("2 1")
    table.attack(table.blue, "Basic Melee Attack", table.red)
    table.tokens(resolve, "Charge", 1)
    table.dice("0 0")
    table.attack(table.blue, "Basic Melee Attack", table.red)
    assert (table.red.damage, resolve.marks[CHARGE_TOKEN]) == (3, 1)


def test_others_are_not_protected(table: AcademyTable, resolve: Object) -> None:
    table.tokens(resolve, "Charge", 1)
    friend = table.put(make_creature("Friend"), RED)
    table.dice("2 1")
    table.attack(table.blue, "Basic Melee Attack", friend)
    assert friend.damage == 3
