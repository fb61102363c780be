"""Corrosive Concoction: acid for the wounds the Mage has dealt."""

import pytest

from mageduel.facts.conditions import CORRODE
from mageduel.rules.objects.tokens import CHARGE_TOKEN
from tests.cards.fighters import asked, brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, attack, take
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Druid")


def test_a_wounded_enemy_may_be_corroded_once_a_round(table: AcademyTable) -> None:
    potion, foe = table.attach("Corrosive Concoction", table.red), table.put(brawler(armor=2), BLUE)
    table.decide("offer", take())
    table.dice("2 2")
    table.attack(table.red, "Basic Melee Attack", foe)
    assert foe.conditions == {CORRODE: 1}
    assert potion.marks[CHARGE_TOKEN] == 2
    table.dice("2 2")
    table.attack(table.red, "Basic Melee Attack", foe)
    assert foe.conditions == {CORRODE: 1}


def test_it_may_be_kept(table: AcademyTable) -> None:
    potion, foe = table.attach("Corrosive Concoction", table.red), table.put(brawler(armor=2), BLUE)
    table.decide("offer", DECLINE)
    table.dice("2 2")
    table.attack(table.red, "Basic Melee Attack", foe)
    assert foe.conditions == {}
    assert potion.marks[CHARGE_TOKEN] == 3


def test_no_damage_no_acid(table: AcademyTable) -> None:
    table.attach("Corrosive Concoction", table.red)
    foe = table.put(brawler(armor=2), BLUE)
    table.dice("1 1")
    table.attack(table.red, "Basic Melee Attack", foe)
    assert asked(table) == []


def test_neither_his_creatures_nor_his_spells(table: AcademyTable) -> None:
    table.attach("Corrosive Concoction", table.red)
    friend, foe = table.put(brawler(), RED), table.put(brawler(armor=2), BLUE)
    table.dice("2 2 2")
    table.act(friend, attack(friend, "Claw", foe))
    table.dice("2 2 2 2")
    table.decide("strike again", ("strike again",))
    table.cast(table.red, "Spray of Barbs", foe)
    assert "offer" not in asked(table)


def test_a_dart_will_do() -> None:
    arena = Table(red="Druid")
    arena.attach("Corrosive Concoction", arena.red)
    gun, foe = arena.attach("Blowgun", arena.red), arena.put(brawler(armor=2), BLUE, "C2")
    arena.decide("offer", take())
    arena.dice("2")
    arena.act(arena.red, attack(gun, "Dart", foe))
    assert foe.conditions == {CORRODE: 1}


def test_neither_conjurations_nor_what_cannot_corrode(table: AcademyTable) -> None:
    table.attach("Corrosive Concoction", table.red)
    tree, spirit = table.put("Healing Tree", BLUE), table.put("Vengeful Merchant", BLUE)
    for each in (tree, spirit):
        table.dice("1* 1*")
        table.attack(table.red, "Basic Melee Attack", each)
        assert each.damage == 2
    assert asked(table) == []
