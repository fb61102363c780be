"""Eye of Bael: mana for the blood demons draw, pain in a round without any."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Warlock", mana=10)
    table.attach("Eye of Bael", table.red)
    table.always("offer", DECLINE)
    return table


def test_the_first_wound_by_a_friendly_demon_each_round_brings_mana(table: AcademyTable) -> None:
    hunter, foe = table.put("Sanguine Hunter", RED), table.put(fighter("Foe", life=20), BLUE)
    for _ in range(2):
        table.dice("1* 0")
        table.attack(hunter, "Demon Claws", foe)
    assert table.red.mana == 11
    table.end_round()
    assert table.red.damage == 0


def test_a_round_without_hurts_the_wearer(table: AcademyTable) -> None:
    other, foe = table.put(fighter(), RED), table.put(fighter("Foe", life=20, armor=2), BLUE)
    table.dice("2 2 0")
    table.attack(other, "Blade", foe)
    hunter = table.put("Sanguine Hunter", RED)
    table.dice("1 0")
    table.attack(hunter, "Demon Claws", foe)
    table.end_round()
    assert (table.red.mana, table.red.damage) == (10, 1)


def test_the_enemys_demons_do_not_count(table: AcademyTable) -> None:
    table.dice("1* 0")
    table.attack(table.put("Sanguine Hunter", BLUE), "Demon Claws", table.red)
    assert table.red.mana == 10


def test_a_mage_who_attacks_as_a_demon_counts(table: AcademyTable) -> None:
    table.attach("Demonhide Mask", table.red)
    table.dice("1* 0")
    table.attack(table.red, "Basic Melee Attack", table.blue)
    assert table.red.mana == 11
