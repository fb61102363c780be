"""Acolyte of the Bog Queen: mends bones and drives zombies, with a full action each."""

import pytest

from mageduel.facts.traits import MELEE
from mageduel.state.objects import Object
from tests.kit.answers import ability
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Necromancer")


@pytest.fixture
def acolyte(table: Table) -> Object:
    return table.put("Acolyte of the Bog Queen", RED, "B2")


def aims(table: Table, acolyte: Object, **progress: object) -> set[tuple[object, object]]:
    return {(option[2], option[3]) for option in table.actions(acolyte, **progress) if option[0] == "ability"}


def test_repair_bones_reconstructs_two(table: Table, acolyte: Object) -> None:
    knight = table.put("Skeletal Knight", RED, "B3", damage=5)
    table.act(acolyte, ability(acolyte, "Repair Bones", knight))
    assert knight.damage == 3


def test_vigor_of_the_grave_gives_a_zombie_melee_for_the_round(table: Table, acolyte: Object) -> None:
    brute = table.put("Zombie Brute", RED, "B3")
    table.act(acolyte, ability(acolyte, "Vigor of the Grave", brute))
    assert table.value(brute, MELEE) == 1
    table.end_round()
    assert table.value(brute, MELEE) == 0


def test_whom_and_how_far(table: Table, acolyte: Object) -> None:
    wall, far = table.wall("Wall of Bones", "B3|B4", RED), table.put("Skeletal Minion", RED, "B4", damage=1)
    whole = table.put("Skeletal Minion", RED, "B2")
    zombie, wolf = table.put("Zombie Minion", BLUE, "B2"), table.put("Timber Wolf", RED, "B2", damage=2)
    wall.damage = 3
    assert aims(table, acolyte) == {(0, wall.id), (1, zombie.id)}
    assert not {far.id, whole.id, wolf.id} & {target for _, target in aims(table, acolyte)}


def test_each_takes_the_whole_action(table: Table, acolyte: Object) -> None:
    table.put("Zombie Minion", RED, "B2")
    assert aims(table, acolyte, move_actions=1) == set()
