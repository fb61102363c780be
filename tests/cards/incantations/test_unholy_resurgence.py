"""Unholy Resurgence: every friendly skeleton in the arena has six dice of reconstruction."""

import pytest

from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Necromancer")


def test_each_friendly_skeleton_object_rolls_for_itself(table: Table) -> None:
    knight, minion = table.put("Skeletal Knight", RED, "A4", damage=9), table.put("Skeletal Minion", RED, damage=5)
    wall = table.wall("Wall of Bones", "B2|B3", RED)
    wall.damage = 7
    for text in ("2 2 0 0 0 0", "1 0 0 0 0 0", "2* 1* 0 0 0 0"):
        table.dice(text)
    table.cast(table.red, "Unholy Resurgence", None)
    assert (knight.damage, minion.damage, wall.damage, table.red.mana) == (5, 4, 4, 41)


def test_enemies_and_other_undead_stay_as_they_are(table: Table) -> None:
    foe, zombie = table.put("Skeletal Minion", BLUE, damage=5), table.put("Zombie Brute", RED, damage=5)
    table.cast(table.red, "Unholy Resurgence", None)
    assert (foe.damage, zombie.damage, table.rolled) == (5, 5, [])


def test_what_is_out_of_the_arena_is_not_in_it(table: Table) -> None:
    minion = table.put("Skeletal Minion", RED, "C1", damage=5)
    table.cast(table.red, "Banish", minion)
    table.cast(table.red, "Unholy Resurgence", None)
    assert minion.damage == 5
