"""Strength: the strongest creature is the one that costs most."""

from mageduel.rules.objects.strength import is_strongest_enemy
from tests.kit.table import BLUE, RED, Table, make_creature


def test_the_strongest_is_what_costs_most() -> None:
    table = Table()
    wolf, fox = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", BLUE)
    table.put("Adramelech, Lord of Fire", RED)
    assert is_strongest_enemy(RED, wolf)
    assert not is_strongest_enemy(RED, fox)
    assert not is_strongest_enemy(BLUE, wolf)


def test_of_several_that_cost_most_each_will_do() -> None:
    table = Table()
    first, second = table.put("Timber Wolf", BLUE), table.put("Timber Wolf", BLUE, "A1")
    assert is_strongest_enemy(RED, first)
    assert is_strongest_enemy(RED, second)


def test_a_mage_is_the_strongest_only_while_he_is_alone() -> None:
    table = Table()
    assert is_strongest_enemy(RED, table.blue)
    free = table.put(make_creature("Free", cost=0), BLUE)
    assert not is_strongest_enemy(RED, table.blue)
    assert is_strongest_enemy(RED, free)


def test_what_is_no_creature_is_never_the_strongest() -> None:
    table = Table()
    assert not is_strongest_enemy(RED, table.put("Mana Crystal", BLUE))
