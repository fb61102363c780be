"""Harshforge Construct: its fists may break magic instead of bones."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, take
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Warlord")


def test_an_enchantment_that_costs_no_more_than_is_rolled_may_be_destroyed_instead(table: AcademyTable) -> None:
    construct, foe = table.put("Harshforge Construct", RED), table.put(fighter("Foe", armor=3), BLUE)
    strength = table.attach("Bear Strength", foe)
    table.decide("offer", take(strength))
    table.dice("2 2* 1 0")
    table.attack(construct, "Smash", foe)
    assert (foe.damage, table.in_play(strength)) == (0, False)


def test_or_the_damage_is_dealt(table: AcademyTable) -> None:
    construct, foe = table.put("Harshforge Construct", RED), table.put(fighter("Foe"), BLUE)
    strength = table.attach("Bear Strength", foe)
    table.decide("offer", DECLINE)
    table.dice("2 2* 1 0")
    table.attack(construct, "Smash", foe)
    assert (foe.damage, table.in_play(strength)) == (5, True)


@pytest.mark.parametrize("name", ["Bear Strength", "Restore"])
def test_neither_what_costs_more_nor_what_is_epic(table: AcademyTable, name: str) -> None:
    construct, foe = table.put("Harshforge Construct", RED), table.put(fighter("Foe"), BLUE)
    table.attach(name, foe)
    table.dice("2 2 0 0" if name == "Bear Strength" else "2 2 2 2")
    table.attack(construct, "Smash", foe)
    assert foe.damage


def test_nor_what_is_hidden(table: AcademyTable) -> None:
    construct, foe = table.put("Harshforge Construct", RED), table.put(fighter("Foe"), BLUE)
    hidden = table.hide("Bear Strength", foe)
    table.dice("2 2 2 2")
    table.attack(construct, "Smash", foe)
    assert (foe.damage, table.in_play(hidden)) == (8, True)
