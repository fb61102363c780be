"""Eisenach's Forge Hammer: equipment for one mana less, by whoever of its wearer's casts it."""

from mageduel.facts.library import card
from tests.kit.answers import take
from tests.kit.table import BLUE, RED, Table


def test_the_wearer_saves_one_mana_once_a_round() -> None:
    table = Table(red="Warlock")
    table.attach("Eisenach's Forge Hammer", table.red)
    assert table.cast(table.red, "Leather Boots", table.red).paid == (card("Leather Boots").cost or 0) - 1
    assert table.cast(table.red, "Leather Gloves", table.red).paid == card("Leather Gloves").cost
    table.reset()
    assert table.cast(table.red, "Elemental Cloak", table.red).paid == (card("Elemental Cloak").cost or 0) - 1


def test_other_spells_cost_what_they_cost() -> None:
    table = Table(red="Warlock")
    table.attach("Eisenach's Forge Hammer", table.red)
    assert table.cast(table.red, "Ignite", table.put("Bitterwood Fox", BLUE, "C1")).paid == card("Ignite").cost


def test_a_spawnpoint_of_the_wearer_saves_it_too() -> None:
    table = Table(red="Warlock")
    forge = table.put("Battle Forge", RED, "C1")
    table.attach("Eisenach's Forge Hammer", table.red)
    forge.mana = 5
    table.prepare_for(forge, "Leather Boots")
    table.decide("deploy", take(forge, "Leather Boots", table.red))
    table.deploy()
    assert forge.mana == 5 - ((card("Leather Boots").cost or 0) - 1)
    assert table.cast(table.red, "Leather Gloves", table.red).paid == card("Leather Gloves").cost
