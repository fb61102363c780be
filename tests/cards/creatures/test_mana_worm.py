"""Mana Worm: what it wounds costs its controller mana."""

from tests.kit.academy import AcademyTable
from tests.kit.answers import attack
from tests.kit.table import BLUE, RED, make_creature


def test_damaging_a_creature_costs_its_controller_one_mana() -> None:
    table = AcademyTable()
    worm, brute = table.put("Mana Worm", RED), table.put(make_creature("Brute"), BLUE)
    table.dice("1 0")
    table.act(worm, attack(worm, "Stinging Tentacles", brute))
    assert table.blue.mana == 49


def test_a_mage_too() -> None:
    table = AcademyTable()
    worm = table.put("Mana Worm", RED)
    table.dice("1* 0")
    table.attack(worm, "Stinging Tentacles", table.blue)
    assert table.blue.mana == 49


def test_without_damage_nothing_is_lost() -> None:
    table = AcademyTable()
    worm, brute = table.put("Mana Worm", RED), table.put(make_creature("Brute", armor=2), BLUE)
    table.dice("1 1")
    table.attack(worm, "Stinging Tentacles", brute)
    assert table.blue.mana == 50


def test_who_has_none_loses_none() -> None:
    table = AcademyTable()
    table.mana(BLUE, 0)
    worm = table.put("Mana Worm", RED)
    table.dice("2 0")
    table.attack(worm, "Stinging Tentacles", table.blue)
    assert table.blue.mana == 0
