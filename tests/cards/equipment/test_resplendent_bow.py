"""Resplendent Bow: its arrows hurt enemies, and may heal friends."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import ACCEPT, DECLINE
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Priestess")


def test_an_enemy_is_hurt(table: AcademyTable) -> None:
    bow, foe = table.attach("Resplendent Bow", table.red), table.put(fighter("Foe", armor=1), BLUE)
    table.dice("1 1")
    table.attack(table.red, "Arrow of Light", foe, source=bow)
    assert foe.damage == 2


def test_a_living_friend_it_hits_may_be_healed_instead(table: AcademyTable) -> None:
    bow, monk = table.attach("Resplendent Bow", table.red), table.put("Meditating Monk", RED, damage=4)
    table.decide("offer", ACCEPT)
    table.dice("2* 2*")
    table.dice("2 1")
    table.attack(table.red, "Arrow of Light", monk, source=bow)
    assert monk.damage == 1


def test_or_be_hurt_if_that_is_wanted(table: AcademyTable) -> None:
    bow, monk = table.attach("Resplendent Bow", table.red), table.put("Meditating Monk", RED)
    table.decide("offer", DECLINE)
    table.dice("1* 0")
    table.attack(table.red, "Arrow of Light", monk, source=bow)
    assert monk.damage == 1


def test_other_friends_are_spared_and_other_weapons_spare_them(table: AcademyTable) -> None:
    bow = table.attach("Resplendent Bow", table.red)
    golem, monk = table.put(fighter("Golem", traits=["Nonliving"]), RED), table.put("Meditating Monk", RED)
    assert table.why_no_attack(table.red, "Arrow of Light", golem) == "own-side"
    assert table.why_no_attack(table.red, "Arrow of Light", table.red) == "own-side"
    assert table.why_no_attack(table.red, "Basic Melee Attack", monk) == "own-side"
    assert table.why_no_attack(table.red, "Arrow of Light", monk) is None
    assert table.in_play(bow)


def test_masters_shoot_with_one_die_more() -> None:
    table = Table(red="Wizard")
    bow, foe = table.attach("Resplendent Bow", table.red), table.put(fighter("Foe"), BLUE, "C1")
    assert table.odds(table.red, "Arrow of Light", foe, source=bow).dice.value == 3
