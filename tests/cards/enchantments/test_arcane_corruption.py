"""Arcane Corruption: what others have laid on the creature eats at it."""

from tests.kit.table import BLUE, RED, Table, make_creature


def test_hidden_and_revealed_enchantments_of_opponents_count() -> None:
    table = Table()
    brute = table.put(make_creature("Brute", life=15), BLUE)
    table.attach("Arcane Corruption", brute, RED)
    table.attach("Bear Strength", brute, BLUE)
    table.hide("Rhino Hide", brute, BLUE)
    table.upkeep()
    assert brute.damage == 2


def test_neither_itself_nor_other_spells_of_its_controller_count() -> None:
    table = Table()
    brute = table.put(make_creature("Brute", life=15), BLUE)
    table.attach("Arcane Corruption", brute, RED)
    table.attach("Agony", brute, RED)
    table.upkeep()
    assert brute.damage == 0


def test_what_is_no_enchantment_does_not_count() -> None:
    table = Table()
    table.attach("Arcane Corruption", table.blue, RED)
    table.attach("Leather Boots", table.blue, BLUE)
    table.upkeep()
    assert table.blue.damage == 0


def test_on_an_own_creature_the_spells_of_the_other_side_hurt_it() -> None:
    table = Table()
    brute = table.put(make_creature("Brute", life=15), RED)
    table.attach("Arcane Corruption", brute, RED)
    table.attach("Agony", brute, BLUE)
    table.attach("Bear Strength", brute, RED)
    table.upkeep()
    assert brute.damage == 1
