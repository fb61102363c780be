"""Glancing Blow: one attack on the bearer rolls three dice less."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import PAY, take
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable()
    table.always("pay reveal", PAY)
    return table


def test_the_attack_rolls_three_dice_less_and_the_next_one_does_not(table: AcademyTable) -> None:
    friend, foe = table.put(fighter(), RED), table.put(fighter("Foe", dice=5), BLUE)
    blow = table.hide("Glancing Blow", friend)
    table.dice("1 1")
    table.attack(foe, "Blade", friend)
    assert (friend.damage, table.in_play(blow)) == (2, False)
    table.dice("0 0 0 0 0")
    table.attack(foe, "Bow", friend)


def test_at_least_one_die_is_rolled(table: AcademyTable) -> None:
    friend, foe = table.put(fighter(), RED), table.put(fighter("Foe", dice=2), BLUE)
    table.hide("Glancing Blow", friend)
    table.dice("1")
    table.attack(foe, "Blade", friend)
    assert friend.damage == 1


def test_an_attack_that_is_avoided_leaves_it_hidden(table: AcademyTable) -> None:
    friend = table.put(make_creature("Nimble", defense="2+ inf"), RED)
    blow = table.hide("Glancing Blow", friend)
    table.decide("defend", take(friend))
    table.effect(12)
    table.attack(table.put(fighter("Foe"), BLUE), "Blade", friend)
    assert blow.hidden


def test_of_a_doublestrike_it_weakens_the_first_blow_only(table: AcademyTable) -> None:
    bars = [{"name": "Claws", "kind": "melee", "action": "quick", "dice": 4, "traits": ["Doublestrike"]}]
    friend, foe = table.put(fighter(), RED), table.put(make_creature("Foe", attack=bars), BLUE)
    table.hide("Glancing Blow", friend)
    table.decide("strike again", ("strike again",))
    table.dice("1")
    table.dice("0 0 0 0")
    table.attack(foe, "Claws", friend)
    assert [each.dice for each in table.attacks()] == [1, 4]
