"""Gloves of Skill: a bad shot is made again, once a round."""

import pytest

from tests.kit.answers import take
from tests.kit.table import BLUE, Table

KEEP = ("keep",)


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard", blue="Warlock")
    table.move_to(table.red, "B2")
    table.attach("Gloves of Skill", table.red)
    return table


def test_the_dice_of_a_ranged_attack_may_be_rolled_again_the_effect_stays(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.dice("0 0 0 0 0 0", effect=1)
    table.decide("reroll", take(table.find("Gloves of Skill")))
    table.dice("2* 2* 0 0 0 0")
    table.cast(table.red, "Fireball", wolf)
    assert (wolf.damage, wolf.conditions) == (4, {})


def test_once_a_round(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3", damage=0)
    table.dice("0 0 0 0 0 0", effect=1)
    table.decide("reroll", take(table.find("Gloves of Skill")))
    table.dice("0 0 0 0 0 0")
    table.cast(table.red, "Fireball", wolf)
    table.dice("0 0 0 0 0 0", effect=1)
    table.cast(table.red, "Fireball", wolf)
    assert wolf.damage == 0


def test_a_good_roll_is_kept(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.dice("2* 0 0 0 0 0", effect=1)
    table.decide("reroll", KEEP)
    table.cast(table.red, "Fireball", wolf)
    assert wolf.damage == 2


def test_melee_attacks_and_others_attacks_are_not_theirs(table: Table) -> None:
    wolf, archer = table.put("Timber Wolf", BLUE, "B2"), table.put("Royal Archer", 0, "B1")
    table.dice("0 0 0")
    table.attack(table.red, "Basic Melee Attack", wolf)
    table.dice("0 0 0 0")
    table.attack(archer, "Longbow", wolf)
    assert wolf.damage == 0
