"""Steadfast Boots: their wearer stands where he stands."""

from mageduel.facts.traits import ANCHORED, UNMOVABLE
from tests.cards.equipment.wearers import wearer_of


def test_the_wearer_is_neither_pushed_nor_teleported() -> None:
    table = wearer_of("Steadfast Boots")
    table.move_to(table.red, "B3")
    table.push(table.red, "west")
    assert table.place(table.red) == "B3"
    table.teleport(table.red, "B2")
    assert table.place(table.red) == "B3"


def test_his_creatures_are() -> None:
    table = wearer_of("Steadfast Boots")
    wolf = table.put("Timber Wolf")
    assert not table.has(wolf, UNMOVABLE)
    assert not table.has(wolf, ANCHORED)
