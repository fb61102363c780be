"""Rod of the Arcanum: a bash that costs mana."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, Table, make_creature


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Wizard", blue="Academy Beastmaster")
    table.attach("Rod of the Arcanum", table.red)
    return table


def test_damaging_a_creature_costs_its_controller_a_mana(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), BLUE)
    table.dice("1 0 0")
    table.attack(table.red, "Eldritch Bash", brute, source=table.find("Rod of the Arcanum"))
    assert table.blue.mana == 49


def test_not_a_mage(table: AcademyTable) -> None:
    table.dice("1 0 0")
    table.attack(table.red, "Eldritch Bash", table.blue, source=table.find("Rod of the Arcanum"))
    assert table.blue.mana == 50


def test_not_without_damage_nor_with_bare_hands(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), BLUE)
    table.dice("0 0 0")
    table.attack(table.red, "Eldritch Bash", brute, source=table.find("Rod of the Arcanum"))
    table.dice("1 0")
    table.attack(table.red, "Basic Melee Attack", brute)
    assert table.blue.mana == 50


def test_a_master_rolls_one_die_more(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), BLUE)
    assert table.odds(table.red, "Eldritch Bash", brute, source=table.find("Rod of the Arcanum")).dice.value == 3
    arena = Table(red="Wizard")
    arena.attach("Rod of the Arcanum", arena.red)
    brute = arena.put(make_creature("Brute"), BLUE, "C1")
    assert arena.odds(arena.red, "Eldritch Bash", brute, source=arena.find("Rod of the Arcanum")).dice.value == 4
