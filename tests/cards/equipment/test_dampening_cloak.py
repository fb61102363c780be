"""Dampening Cloak: Aegis 1 against ranged attacks, and against nothing else."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, make_creature

BOW = {"name": "Bow", "kind": "ranged", "range": [0, 2], "action": "quick", "dice": 3}
CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 3}


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Monk")
    table.attach("Dampening Cloak", table.red)
    return table


def test_arrows_roll_one_die_less(table: AcademyTable) -> None:
    table.dice("1 1")
    table.attack(table.put(make_creature("Archer", attack=[BOW]), BLUE), "Bow", table.red)
    assert table.red.damage == 2


def test_so_do_attack_spells_on_him_or_on_his_zone(table: AcademyTable) -> None:
    table.dice("0 0", effect=1)
    table.cast(table.blue, "Lightning Jolt", table.red)
    table.dice("0 0", effect=1)
    table.cast(table.blue, "Telekinetic Burst")
    assert [each.dice for each in table.attacks(table.blue, table.red)] == [2, 2]


def test_blows_are_not_dampened(table: AcademyTable) -> None:
    table.dice("1 1 1")
    table.attack(table.put(make_creature("Brute", attack=[CLAW]), BLUE), "Claw", table.red)
    assert table.red.damage == 3


def test_one_die_is_always_left(table: AcademyTable) -> None:
    archer = table.put(make_creature("Archer", attack=[BOW | {"dice": 1}]), BLUE)
    table.dice("1")
    table.attack(archer, "Bow", table.red)
    assert table.red.damage == 1


def test_it_does_not_add_to_another_aegis(table: AcademyTable) -> None:
    table.attach("Divine Protection", table.red)
    assert table.odds(table.put(make_creature("Archer", attack=[BOW]), BLUE), "Bow", table.red).dice.value == 2
    assert table.odds(table.put(make_creature("Brute", attack=[CLAW]), BLUE), "Claw", table.red).dice.value == 2


def test_nobody_else_is_covered(table: AcademyTable) -> None:
    friend = table.put(make_creature("Friend"), RED)
    assert table.odds(table.put(make_creature("Archer", attack=[BOW]), BLUE), "Bow", friend).dice.value == 3
