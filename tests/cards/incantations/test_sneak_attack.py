"""Sneak Attack: past every guard and through armor, for a round."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, Refused, make_creature

BARS = [
    {"name": "Knife", "kind": "melee", "action": "quick", "dice": 3},
    {"name": "Bow", "kind": "ranged", "action": "quick", "range": [0, 1], "dice": 3},
]


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_guards_are_ignored_and_melee_attacks_pierce_until_the_round_ends(table: AcademyTable) -> None:
    thief = table.put(make_creature("Thief", attack=BARS), RED)
    guard, armored = table.put(make_creature("Guard"), BLUE), table.put(make_creature("Armored", armor=3), BLUE)
    table.guard(guard)
    assert table.why_no_attack(thief, "Knife", armored) == "guarded"
    table.cast(table.red, "Sneak Attack", thief)
    assert table.red.mana == 50 - 2
    for _ in range(2):
        table.dice("2 1 0")
        table.attack(thief, "Knife", armored)
    assert armored.damage == 2 + 2
    table.end_round()
    assert table.why_no_attack(thief, "Knife", armored) == "guarded"


def test_shots_pierce_no_better(table: AcademyTable) -> None:
    thief, armored = table.put(make_creature("Thief", attack=BARS), RED), table.put(make_creature("A", armor=3), BLUE)
    table.cast(table.red, "Sneak Attack", thief)
    table.dice("2 1 0")
    table.attack(thief, "Bow", armored)
    assert armored.damage == 0


def test_it_is_for_minor_corporeal_creatures(table: AcademyTable) -> None:
    ghost = table.put(make_creature("Ghost", traits=["Incorporeal"]), RED)
    giant = table.put(make_creature("Giant", schools={"war": 3}), RED)
    for thing in (ghost, giant, table.red):
        with pytest.raises(Refused):
            table.cast(table.red, "Sneak Attack", thing)
