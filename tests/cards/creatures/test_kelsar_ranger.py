"""Kelsar Ranger: behind a guard she aims better."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Warlord")


def test_with_a_friendly_guard_in_her_zone_her_arrows_pierce(table: AcademyTable) -> None:
    ranger, soldier = table.put("Kelsar Ranger", RED), table.put("Elven Soldier", RED)
    foe = table.put(make_creature("Foe", armor=1, life=20), BLUE)
    table.dice("1 0")
    table.attack(ranger, "Shortbow", foe)
    assert foe.damage == 0
    table.guard(soldier)
    table.dice("1 0")
    table.attack(ranger, "Shortbow", foe)
    assert foe.damage == 1


def test_an_enemy_guard_is_no_help(table: AcademyTable) -> None:
    ranger, foe = table.put("Kelsar Ranger", RED), table.put(make_creature("Foe", armor=1), BLUE)
    table.guard(foe)
    table.dice("1 0")
    table.attack(ranger, "Shortbow", foe)
    assert foe.damage == 0


def test_nor_is_one_elsewhere() -> None:
    table = Table(red="Warlord")
    ranger, soldier = table.put("Kelsar Ranger", RED, "B2"), table.put("Elven Soldier", RED, "B1")
    foe = table.put(make_creature("Foe", armor=1), BLUE, "B2")
    table.guard(soldier)
    table.dice("1 0")
    table.attack(ranger, "Shortbow", foe)
    assert foe.damage == 0
