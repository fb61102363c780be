"""Veteran's Belt: two points of critical damage count as normal ones, for every attack on the wearer."""

import pytest

from mageduel.state.objects import Object
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlock", blue="Warlock")
    table.move_to(table.red, "B2")
    table.attach("Veteran's Belt", table.red)
    return table


@pytest.fixture
def wolf(table: Table) -> Object:
    return table.put("Timber Wolf", BLUE, "B2")


def test_armor_stops_what_was_critical(table: Table, wolf: Object) -> None:
    table.attach("Rhino Hide", table.red)  # armor 2
    table.dice("2* 1* 0 0")
    table.attack(wolf, "Bite", table.red)
    assert table.red.damage == 1


def test_the_two_points_are_points_and_not_dice(table: Table, wolf: Object) -> None:
    table.attach("Rhino Hide", table.red)
    table.attach("Leather Boots", table.red)
    table.attach("Leather Gloves", table.red)  # armor 4
    table.dice("2* 2* 1 1")
    table.attack(wolf, "Bite", table.red)
    assert table.red.damage == 2


def test_without_armor_it_makes_no_difference(table: Table, wolf: Object) -> None:
    table.dice("2* 1* 1 0")
    table.attack(wolf, "Bite", table.red)
    assert table.red.damage == 4


def test_it_is_there_for_each_attack_and_for_spells(table: Table, wolf: Object) -> None:
    table.attach("Rhino Hide", table.red)
    for _ in range(2):
        table.dice("2* 0 0 0")
        table.attack(wolf, "Bite", table.red)
    table.move_to(table.blue, "B3")
    table.dice("2* 0 0 0 0 0", effect=1)
    table.cast(table.blue, "Fireball", table.red)
    assert table.red.damage == 0


def test_nobody_else_has_any_of_it(table: Table, wolf: Object) -> None:
    knight = table.put("Knight of Westlock", RED, "B2")
    table.decide("defend", ("no defense",))
    table.dice("2* 2* 0 0")
    table.attack(wolf, "Bite", knight)
    assert knight.damage == 4


def test_the_odds_know_it(table: Table, wolf: Object) -> None:
    table.attach("Rhino Hide", table.red)
    with_belt = table.odds(wolf, "Bite", table.red)
    bare = Table(red="Warlock", blue="Warlock")
    bare.move_to(bare.red, "B2")
    bare.attach("Rhino Hide", bare.red)
    without = bare.odds(bare.put("Timber Wolf", BLUE, "B2"), "Bite", bare.red)
    assert with_belt.average < without.average
