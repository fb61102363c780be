"""The Warlock of the Academy: Demonic Fury."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE
from tests.kit.table import BLUE, RED

FURY = ("take damage", 1)


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Warlock", blue="Academy Warlock")


def test_a_demon_may_roll_all_its_attack_dice_again_at_the_cost_of_a_wound(table: AcademyTable) -> None:
    hunter, foe = table.put("Sanguine Hunter", RED), table.put(fighter("Foe"), BLUE)
    table.decide("offer", FURY)
    table.dice("0 0")
    table.dice("2* 1*")
    table.attack(hunter, "Demon Claws", foe)
    assert (foe.damage, hunter.damage) == (3, 1)


def test_once_a_round(table: AcademyTable) -> None:
    hunter, foe = table.put("Sanguine Hunter", RED), table.put(fighter("Foe"), BLUE)
    table.decide("offer", FURY)
    table.dice("0 0")
    table.dice("0 0")
    table.attack(hunter, "Demon Claws", foe)
    table.dice("1 0")
    table.attack(hunter, "Demon Claws", foe)
    assert hunter.damage == 1
    table.reset()
    table.decide("offer", DECLINE)
    table.dice("0 0")
    table.attack(hunter, "Demon Claws", foe)
    assert hunter.damage == 1


def test_neither_for_others_nor_for_the_enemys_demons(table: AcademyTable) -> None:
    friend, foe = table.put(fighter(), RED), table.put("Sanguine Hunter", BLUE)
    table.dice("0 0 0")
    table.attack(friend, "Blade", foe)
    assert not [each for each in table.asked if each.kind == "offer"]
    table.decide("offer", DECLINE)
    table.dice("0 0")
    table.attack(foe, "Demon Claws", friend)
    (request,) = [each for each in table.asked if each.kind == "offer"]
    assert request.player == BLUE


def test_the_effect_die_stays_as_it_is(table: AcademyTable) -> None:
    table.attach("Demonhide Mask", table.red)
    star = table.attach("Hellstar", table.red)
    foe = table.put(fighter("Foe"), BLUE)
    table.decide("offer", FURY)
    table.dice("0 0 0", effect=3)
    table.dice("1* 0 0")
    table.attack(table.red, "Flaming Spiked Ball", foe, source=star)
    assert (foe.damage, foe.conditions, table.red.damage) == (1, {}, 1)
