"""Knight's Courage: a knight faces the strongest enemy with more dice and a piercing blade."""

import pytest

from tests.kit.table import BLUE, RED, Refused, Table, make_creature


def test_against_the_strongest_it_gives_dice_and_piercing() -> None:
    table = Table(red="Priestess")
    knight = table.put("Knight of Westlock", RED)
    strong = table.put(make_creature("Strong", cost=20, armor=2), BLUE)
    table.attach("Knight's Courage", knight)
    table.dice("2 2 0 0 0 0 0")
    table.attack(knight, "Longsword", strong)
    assert strong.damage == 3  # armor 2, less 1


def test_against_others_it_gives_nothing() -> None:
    table = Table(red="Priestess")
    knight = table.put("Knight of Westlock", RED)
    weak = table.put(make_creature("Weak", cost=2, armor=2), BLUE)
    table.put(make_creature("Strong", cost=20), BLUE, "A1")
    table.attach("Knight's Courage", knight)
    table.dice("2 2 0 0 0")
    table.attack(knight, "Longsword", weak)
    assert weak.damage == 2


def test_only_knights_can_have_it() -> None:
    table = Table(red="Priestess")
    wolf = table.put("Timber Wolf", RED, "C1")
    with pytest.raises(Refused):
        table.cast(table.red, "Knight's Courage", wolf)
