"""Kharne: the more enemies around him, the harder he bites."""

import pytest

from mageduel.facts.traits import MELEE
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_each_enemy_creature_in_his_zone_counts_the_mage_too(table: AcademyTable) -> None:
    kharne = table.put("Kharne, Horned Demon", RED)
    assert table.value(kharne, MELEE) == 1
    foe = table.put(make_creature("Foe", life=20), BLUE)
    table.put("Sanguine Hunter", RED)
    assert table.value(kharne, MELEE) == 2
    table.dice("1 1 1 1")
    table.attack(kharne, "Bloodthirsty Bite", foe)
    assert foe.damage == 4


def test_it_is_less_when_one_falls(table: AcademyTable) -> None:
    kharne, foe = table.put("Kharne, Horned Demon", RED), table.put(make_creature("Foe", life=1), BLUE)
    table.dice("1* 0 0 0")
    table.attack(kharne, "Bloodthirsty Bite", foe)
    assert table.value(kharne, MELEE) == 1


def test_enemies_elsewhere_do_not_count() -> None:
    table = Table(red="Warlock")
    kharne = table.put("Kharne, Horned Demon", RED, "B2")
    foe = table.put(make_creature("Foe"), BLUE, "B3")
    assert table.value(kharne, MELEE) == 0
    table.move_to(foe, "B2")
    assert table.value(kharne, MELEE) == 1
