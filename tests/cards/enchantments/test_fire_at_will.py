"""Fire at Will: soldiers shoot through armor, and for mana past every Defense."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, take
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Warlord")


def test_shots_of_soldiers_pierce_two_more(table: AcademyTable) -> None:
    ranger, foe = table.put("Wychwood Ranger", RED), table.put(fighter("Foe", armor=2, life=20), BLUE)
    table.attach("Fire at Will", ranger)
    table.always("offer", DECLINE)
    table.dice("1 1 0")
    table.attack(ranger, "Shortbow", foe)
    assert foe.damage == 2
    table.dice("1 1 0")
    table.attack(table.put(fighter(), RED), "Bow", foe)
    assert foe.damage == 2


@pytest.mark.parametrize(("level", "cost"), [(2, 1), (3, 2)])
def test_for_mana_a_shot_cannot_be_avoided(table: AcademyTable, level: int, cost: int) -> None:
    archer = table.put(fighter(subtypes=["soldier"], schools={"war": level}), RED)
    foe = table.put(make_creature("Nimble", defense="2+ inf"), BLUE)
    table.attach("Fire at Will", archer)
    table.decide("offer", ("pay", cost))
    table.dice("1* 0 0")
    table.attack(archer, "Bow", foe)
    assert (foe.damage, table.red.mana) == (1, 50 - cost)


def test_unpaid_it_can(table: AcademyTable) -> None:
    ranger, foe = table.put("Wychwood Ranger", RED), table.put(make_creature("Nimble", defense="2+ inf"), BLUE)
    table.attach("Fire at Will", ranger)
    table.decide("offer", DECLINE)
    table.decide("defend", take(foe))
    table.effect(12)
    table.attack(ranger, "Shortbow", foe)
    assert foe.damage == 0


def test_blows_are_not_helped(table: AcademyTable) -> None:
    soldier, foe = table.put("Elven Soldier", RED), table.put(fighter("Foe", armor=3), BLUE)
    table.attach("Fire at Will", soldier)
    table.dice("2 1")
    table.attack(soldier, "Elven Blade", foe)
    assert foe.damage == 1
    assert not [each for each in table.asked if each.kind == "offer"]
