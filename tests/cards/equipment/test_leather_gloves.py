"""Leather Gloves: a little armor."""

from mageduel.rules.characteristics import armor
from tests.kit.table import BLUE, Table


def test_the_wearer_has_one_more_armor() -> None:
    table = Table()
    table.move_to(table.red, "B2")
    table.attach("Leather Gloves", table.red)
    wolf = table.put("Timber Wolf", BLUE)
    table.dice("2 0 0 1*")
    table.attack(wolf, "Bite", table.red)
    assert table.red.damage == 2


def test_his_creatures_have_not() -> None:
    table = Table()
    wolf = table.put("Timber Wolf")
    table.attach("Leather Gloves", table.red)
    assert armor(wolf) == 2


def test_it_adds_to_other_pieces() -> None:
    table = Table()
    table.attach("Bearskin", table.red)
    table.attach("Leather Gloves", table.red)
    assert armor(table.red) == 3
