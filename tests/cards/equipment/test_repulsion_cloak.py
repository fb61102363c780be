"""Repulsion Cloak: every melee attack on the wearer costs a mana."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import take
from tests.kit.table import BLUE, RED, make_creature

SHOT = {"name": "Shot", "kind": "ranged", "action": "quick", "dice": 2, "range": [0, 2]}


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable()
    table.attach("Repulsion Cloak", table.blue)
    return table


def test_each_attack_costs_one_mana(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), RED)
    for paid in (1, 2):
        table.dice("0 0 0")
        table.attack(brute, "Strike", table.blue)
        assert table.red.mana == 50 - paid


def test_without_mana_it_cannot_be_declared(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), RED)
    table.mana(RED, 0)
    assert table.why_no_attack(brute, "Strike", table.blue) == "not-enough-mana"


def test_ranged_attacks_are_free(table: AcademyTable) -> None:
    archer = table.put(make_creature("Archer", attack=[SHOT]), RED)
    table.dice("0 0")
    table.attack(archer, "Shot", table.blue)
    assert table.red.mana == 50


def test_so_are_counterstrikes(table: AcademyTable) -> None:
    guard = table.put(make_creature("Guard"), RED)
    table.guard(guard)
    table.decide("counterstrike", take(guard))
    table.dice("0 0")
    table.dice("0 0 0")
    table.attack(table.blue, "Basic Melee Attack", guard)
    assert table.red.mana == 50


def test_others_are_not_protected(table: AcademyTable) -> None:
    brute, other = table.put(make_creature("Brute"), RED), table.put(make_creature("Other"), BLUE)
    table.dice("0 0 0")
    table.attack(brute, "Strike", other)
    assert table.red.mana == 50
