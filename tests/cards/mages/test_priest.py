"""The Priest: his hand burns, and his fire may catch."""

import pytest

from mageduel.facts.conditions import BURN, DAZE
from tests.kit.answers import DECLINE, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Priest", blue="Warlock")
    table.move_to(table.red, "B2")
    return table


@rule("sup.ability.priest-no-basic-melee")
def test_hand_of_purification_is_his_only_attack(table: Table) -> None:
    assert [(bar.name, bar.dice) for bar in table.red.card.attacks] == [("Hand of Purification", 2)]


def test_his_hand_may_daze(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.dice("0 0", effect=9)
    table.attack(table.red, "Hand of Purification", wolf)
    assert DAZE in wolf.conditions


def test_light_that_damages_may_set_fire_for_one_mana(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.dice("2* 0", effect=1)
    table.decide("offer", take())
    table.attack(table.red, "Hand of Purification", wolf)
    assert (wolf.conditions, table.red.mana) == ({BURN: 1}, 49)


def test_it_is_his_choice(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.dice("2* 0", effect=1)
    table.decide("offer", DECLINE)
    table.attack(table.red, "Hand of Purification", wolf)
    assert (wolf.conditions, table.red.mana) == ({}, 50)


def test_his_light_spells_count_too(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.dice("2* 0", effect=1)
    table.decide("offer", take())
    table.cast(table.red, "Sunfire Burst", wolf)
    assert wolf.conditions == {BURN: 1}


def test_once_a_round(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.dice("2* 0", effect=1)
    table.decide("offer", take())
    table.attack(table.red, "Hand of Purification", wolf)
    table.dice("2* 0", effect=1)
    table.attack(table.red, "Hand of Purification", wolf)
    assert wolf.conditions == {BURN: 1}


@pytest.mark.parametrize(("dice", "victim"), [("0 0", "Timber Wolf"), ("2* 0", "Firebrand Imp")])
def test_not_without_damage_nor_on_what_cannot_burn(table: Table, dice: str, victim: str) -> None:
    target = table.put(victim, BLUE)
    table.dice(dice, effect=1)
    table.attack(table.red, "Hand of Purification", target)
    assert BURN not in target.conditions


def test_other_damage_sets_no_fire(table: Table) -> None:
    blade = table.attach("Vorpal Blade", table.red)
    wolf = table.put("Timber Wolf", BLUE)
    table.dice("2* 0 0 0")
    table.attack(table.red, "Razor Edged Slash", wolf, source=blade)
    assert wolf.damage == 2


def test_not_his_creatures_light(table: Table) -> None:
    messenger, wolf = table.put("Messenger of Bim-Shalla", RED), table.put("Timber Wolf", BLUE)
    table.dice("2* 0")
    table.attack(messenger, "Radiant Touch", wolf)
    assert BURN not in wolf.conditions
