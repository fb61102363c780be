"""Sniper Shot: the next ranged attack of the round finds its mark and pierces."""

import pytest

from mageduel.facts.traits import PIERCING, UNAVOIDABLE
from mageduel.state.objects import Object
from tests.kit.answers import take
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlord")
    table.move_to(table.red, "B2")
    return table


@pytest.fixture
def slinger(table: Table) -> Object:
    slinger = table.put("Goblin Slinger", RED)
    table.cast(table.red, "Sniper Shot", slinger)
    return slinger


def test_the_next_shot_cannot_be_avoided_and_pierces_and_no_other(table: Table, slinger: Object) -> None:
    knight = table.put("Knight of Westlock", BLUE, "B3")
    table.attach("Force Orb", knight)
    table.dice("2 2 0")
    first = table.attack(slinger, "Stone Sling", knight)
    assert (first.damage, UNAVOIDABLE in first.traits, first.traits[PIERCING]) == (4 - 3 + 1, True, 1)
    table.decide("defend", take("defend", table.find("Force Orb").id))
    table.effect(12)
    second = table.attack(slinger, "Stone Sling", knight)
    assert second.avoided
    assert PIERCING not in second.traits


def test_a_melee_attack_has_nothing_of_it_and_leaves_it(table: Table, slinger: Object) -> None:
    near, far = table.put("Timber Wolf", BLUE), table.put("Timber Wolf", BLUE, "B3")
    table.dice("0 0")
    assert PIERCING not in table.attack(slinger, "Knife", near).traits
    table.dice("0 0 0")
    assert PIERCING in table.attack(slinger, "Stone Sling", far).traits


def test_spraying_a_zone_neither_gains_by_it_nor_uses_it_up(table: Table) -> None:
    ludwig, orc = table.put("Ludwig Boltstorm", RED), table.put("Timber Wolf", BLUE, "B3")
    table.cast(table.red, "Sniper Shot", ludwig)
    table.dice("2 0 0")
    table.act(ludwig, ("attack", ludwig.id, 1, "B3"))
    assert orc.damage == 0
    table.dice("2 0 0")
    table.attack(ludwig, "Repeating Crossbow", orc)
    assert orc.damage == 1


def test_of_two_targets_only_the_first_is_concerned(table: Table) -> None:
    ludwig = table.put("Ludwig Boltstorm", RED)
    first, second = table.put("Timber Wolf", BLUE, "B3"), table.put("Timber Wolf", BLUE, "B3")
    table.cast(table.red, "Sniper Shot", ludwig)
    table.decide("sweep", ("sweep", second.id))
    table.dice("2 0 0  2 0 0")
    table.act(ludwig, ("attack", ludwig.id, 0, first.id))
    assert (first.damage, second.damage) == (1, 0)


def test_it_ends_with_the_round(table: Table, slinger: Object) -> None:
    table.end_round()
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.dice("2 0 0")
    table.attack(slinger, "Stone Sling", wolf)
    assert wolf.damage == 0
