"""Vengeful Merchant: its Mage may pay with his health for a stronger touch."""

import pytest

from tests.cards.fighters import brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, attack, take
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_two_damage_on_the_mage_are_worth_two_dice(table: AcademyTable) -> None:
    merchant, foe = table.put("Vengeful Merchant", RED), table.put(brawler(armor=3), BLUE)
    table.decide("offer", ("take damage", 2))
    table.dice("1 1 1")
    table.act(merchant, attack(merchant, "Deathtouch", foe))
    assert (foe.damage, table.red.damage) == (3, 2)


def test_it_may_be_left_alone(table: AcademyTable) -> None:
    merchant, foe = table.put("Vengeful Merchant", RED), table.put(brawler(), BLUE)
    table.decide("offer", DECLINE)
    table.dice("1")
    table.act(merchant, attack(merchant, "Deathtouch", foe))
    assert (foe.damage, table.red.damage) == (1, 0)


def test_the_bargain_is_for_one_attack(table: AcademyTable) -> None:
    merchant, foe = table.put("Vengeful Merchant", RED), table.put(brawler(), BLUE)
    table.decide("offer", take(2))
    table.dice("1 1 1")
    table.act(merchant, attack(merchant, "Deathtouch", foe))
    table.next_round()
    table.decide("offer", DECLINE)
    table.dice("1")
    table.act(merchant, attack(merchant, "Deathtouch", foe))
    assert foe.damage == 4


def test_each_merchant_bargains_for_himself(table: AcademyTable) -> None:
    table.put("Vengeful Merchant", RED)
    theirs, mine = table.put("Vengeful Merchant", BLUE), table.put(brawler(), RED)
    table.decide("offer", ("take damage", 2))
    table.dice("1 1 1")
    table.act(theirs, attack(theirs, "Deathtouch", mine))
    assert (table.red.damage, table.blue.damage) == (0, 2)
