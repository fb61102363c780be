"""Eligor Larington: his first counterstrike each round is his best."""

import pytest

from mageduel.state.objects import Object
from tests.kit.answers import NO_COUNTERSTRIKE, take
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess")


@pytest.fixture
def eligor(table: Table) -> Object:
    return table.put("Eligor Larington", RED)


@pytest.fixture
def brute(table: Table) -> Object:
    return table.put(make_creature("Brute", life=40, armor=2), BLUE)


def strike(table: Table, brute: Object, eligor: Object, answer: str) -> None:
    table.dice("0 0")  # Aegis 1
    table.decide("counterstrike", take())
    table.dice(answer)
    table.attack(brute, brute.card.attacks[0].name, eligor)


def test_the_first_counterstrike_of_a_round_has_two_dice_more_and_pierces(
    table: Table, eligor: Object, brute: Object
) -> None:
    strike(table, brute, eligor, "2 2 0 0 0")
    assert brute.damage == 3


def test_the_second_has_neither(table: Table, eligor: Object, brute: Object) -> None:
    strike(table, brute, eligor, "0 0 0 0 0")
    strike(table, brute, eligor, "2 2 0")
    assert brute.damage == 2
    table.reset()
    strike(table, brute, eligor, "0 0 0 0 0")


def test_a_counterstrike_he_does_not_make_uses_nothing_up(table: Table, eligor: Object, brute: Object) -> None:
    table.dice("0 0")  # Aegis 1
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.attack(brute, brute.card.attacks[0].name, eligor)
    strike(table, brute, eligor, "0 0 0 0 0")


def test_his_own_attacks_have_nothing_of_it(table: Table, eligor: Object, brute: Object) -> None:
    assert table.odds(eligor, "Martial Strike", brute).dice.value == 3
