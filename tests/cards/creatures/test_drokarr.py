"""Drokarr: its tail strikes harder at whom its claws hold."""

from tests.kit.table import BLUE, RED, Table


def test_two_more_dice_against_its_prey_and_only_with_the_tail() -> None:
    table = Table(red="Warlock")
    drokarr = table.put("Drokarr", RED)
    wolf, fox = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", BLUE)
    table.dice("0 0", effect=5)
    table.attack(drokarr, "Wrenching Claws", wolf)
    table.dice("0 0 0 0 0 0")
    table.attack(drokarr, "Tail Spike", wolf)
    table.dice("0 0 0 0")
    table.attack(drokarr, "Tail Spike", fox)
    assert table.rolled == [2, 6, 4]
