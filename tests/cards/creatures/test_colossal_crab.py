"""Colossal Crab: what it holds it crushes."""

from tests.kit.table import BLUE, RED, Table


def test_each_upkeep_its_prey_is_hurt() -> None:
    table = Table(red="Siren")
    crab = table.put("Colossal Crab", RED)
    wolf, fox = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", BLUE)
    table.dice("0 0", effect=7)
    table.attack(crab, "Grabbing Claw", wolf)
    table.upkeep()
    assert (wolf.damage, fox.damage) == (2, 0)


def test_whom_it_let_go_is_not() -> None:
    table = Table(red="Siren")
    crab, wolf = table.put("Colossal Crab", RED), table.put("Timber Wolf", BLUE)
    table.dice("0 0", effect=7)
    table.attack(crab, "Grabbing Claw", wolf)
    table.teleport(wolf, "A1")
    table.upkeep()
    assert wolf.damage == 0
