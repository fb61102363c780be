"""Burning Cuirass: armor that burns the first who comes at it in melee each round."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import PAY, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Warlock", blue="Academy Warlock")
    table.attach("Burning Cuirass", table.red)
    return table


def test_armor_and_one_flame_damage_for_the_first_attacker_of_the_round(table: AcademyTable) -> None:
    foe, other = table.put(fighter("Foe", armor=3), BLUE), table.put(fighter("Other"), BLUE)
    table.dice("1 0 0")
    table.attack(foe, "Blade", table.red)
    table.dice("0 0 0")
    table.attack(other, "Blade", table.red)
    assert (table.red.damage, foe.damage, other.damage) == (0, 1, 0)
    table.reset()
    table.dice("0 0 0")
    table.attack(other, "Blade", table.red)
    assert other.damage == 1


def test_shots_are_not_answered(table: AcademyTable) -> None:
    foe = table.put(fighter("Foe"), BLUE)
    table.dice("0 0 0")
    table.attack(foe, "Bow", table.red)
    assert foe.damage == 0


@rule("sup.spell.burning-cuirass-works-without-hit")
def test_an_attack_that_was_avoided_is_answered_too(table: AcademyTable) -> None:
    foe = table.put(fighter("Foe"), BLUE)
    table.hide("Block", table.red)
    table.decide("pay reveal", PAY)
    table.attack(foe, "Blade", table.red)
    assert (table.red.damage, foe.damage) == (0, 1)


@rule("sup.spell.burning-cuirass-not-a-counterstrike", "sup.spell.burning-cuirass-not-a-damage-barrier")
def test_the_wearer_may_strike_back_as_well(table: AcademyTable) -> None:
    foe = table.put(fighter("Foe"), BLUE)
    table.guard(table.red)
    table.decide("counterstrike", take(table.red))
    table.dice("0 0 0")
    table.dice("2 0")
    table.attack(foe, "Blade", table.red)
    assert foe.damage == 1 + 2


def test_the_immune_to_flame_feel_nothing(table: AcademyTable) -> None:
    foe = table.put(fighter("Foe", traits=["Flame Immunity"]), BLUE)
    table.dice("0 0 0")
    table.attack(foe, "Blade", table.red)
    assert foe.damage == 0
