"""Mana Vampirism: melee attacks steal mana."""

from tests.kit.table import BLUE, RED, Table


def test_a_wound_in_melee_brings_one_mana_over() -> None:
    table = Table(mana=10)
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.attach("Mana Vampirism", wolf)
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert (table.red.mana, table.blue.mana) == (10, 10)
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert (table.red.mana, table.blue.mana) == (11, 9)


def test_ranged_attacks_do_not() -> None:
    table = Table(mana=10)
    archer, fox = table.put("Royal Archer", RED, "B2"), table.put("Bitterwood Fox", BLUE, "B3")
    table.attach("Mana Vampirism", archer)
    table.dice("1 0 0 0")
    table.attack(archer, "Longbow", fox)
    assert (table.red.mana, table.blue.mana) == (10, 10)
