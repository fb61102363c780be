"""Reassemble: six dice put a skeleton together again."""

import pytest

from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Necromancer")
    table.move_to(table.red, "B2")
    return table


def test_a_skeleton_reconstructs_what_the_dice_show(table: Table) -> None:
    knight = table.put("Skeletal Knight", RED, "B4", damage=9)
    table.dice("2* 1 1* 0 0 0")
    table.cast(table.red, "Reassemble", knight)
    assert (knight.damage, table.red.mana) == (5, 46)


def test_never_more_than_there_is(table: Table) -> None:
    minion = table.put("Skeletal Minion", RED, damage=1)
    table.dice("2 2 2 2 2 2")
    table.cast(table.red, "Reassemble", minion)
    assert minion.damage == 0


def test_a_wall_and_an_altar_of_bones_are_skeletons_too(table: Table) -> None:
    wall, altar = table.wall("Wall of Bones", "B2|B3", BLUE), table.put("Altar of Skulls", RED, "B2", damage=3)
    wall.damage = 8
    table.dice("2 0 0 0 0 0")
    table.cast(table.red, "Reassemble", wall)
    table.dice("2 0 0 0 0 0")
    table.cast(table.red, "Reassemble", altar)
    assert (wall.damage, altar.damage) == (6, 1)


def test_nothing_but_skeletons_and_not_out_of_range(table: Table) -> None:
    zombie, far = table.put("Zombie Minion", RED, "B2"), table.put("Skeletal Minion", RED, "C4")
    assert table.why_no_cast(table.red, "Reassemble", zombie) == "wrong-target"
    assert table.why_no_cast(table.red, "Reassemble", far) == "out-of-range"
