"""Rajan's Fury: every animal charges harder."""

from mageduel.facts.traits import CHARGE
from mageduel.rules.objects.characteristics import value
from tests.kit.table import BLUE, RED, Table


def test_animals_of_both_sides_charge() -> None:
    table = Table()
    table.put("Rajan's Fury", RED, "A1")
    wolf, bobcat = table.put("Timber Wolf", BLUE, "C4"), table.put("Feral Bobcat", RED)
    knight = table.put("Knight of Westlock", RED)
    assert [value(each, CHARGE) for each in (wolf, bobcat, knight, table.red)] == [1, 3, 0, 0]


def test_a_charging_wolf_rolls_one_die_more() -> None:
    table = Table()
    table.put("Rajan's Fury", RED, "A1")
    wolf, foe = table.put("Timber Wolf", RED, "B1"), table.put("Steelclaw Grizzly", BLUE, "B2")
    table.dice("1* 1* 1* 1* 1*")
    table.act(wolf, ("move", "B2"), ("attack", wolf.id, 0, foe.id))
    assert foe.damage == 5


def test_one_that_stands_still_does_not() -> None:
    table = Table()
    table.put("Rajan's Fury", RED, "A1")
    wolf, foe = table.put("Timber Wolf", RED, "B2"), table.put("Steelclaw Grizzly", BLUE, "B2")
    table.dice("1* 1* 1* 1*")
    table.act(wolf, ("attack", wolf.id, 0, foe.id))
    assert foe.damage == 4
