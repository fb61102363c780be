"""Mort: skeletons near him mend every upkeep."""

import pytest

from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Necromancer")


@pytest.fixture
def mort(table: Table) -> Object:
    return table.put("Mort", RED, "B2", damage=3)


def test_friendly_skeletons_in_his_zone_reconstruct_two(table: Table, mort: Object) -> None:
    knight, scratched = table.put("Skeletal Knight", RED, damage=5), table.put("Skeletal Minion", RED, damage=1)
    altar = table.put("Altar of Skulls", RED, "B2", damage=4)
    table.upkeep()
    assert [each.damage for each in (knight, scratched, altar, mort)] == [3, 0, 2, 1]


def test_neither_enemies_nor_zombies_do(table: Table, mort: Object) -> None:
    foe, zombie = table.put("Skeletal Minion", BLUE, damage=3), table.put("Zombie Minion", RED, damage=3)
    table.upkeep()
    assert (foe.damage, zombie.damage) == (3, 3)


@rule("sup.spell.mort-bordering-means-walls")
def test_a_wall_on_a_border_of_his_zone_does_and_a_neighbour_does_not(table: Table, mort: Object) -> None:
    wall, far = table.wall("Wall of Bones", "B2|B3", RED), table.wall("Wall of Bones", "B3|B4", RED)
    neighbour = table.put("Skeletal Knight", RED, "B3", damage=5)
    wall.damage = far.damage = 6
    table.upkeep()
    assert (wall.damage, far.damage, neighbour.damage) == (4, 6, 5)


def test_banished_he_mends_nobody(table: Table, mort: Object) -> None:
    knight = table.put("Skeletal Knight", RED, damage=5)
    table.move_to(table.red, "B2")
    table.cast(table.red, "Banish", mort)
    table.upkeep()
    assert (knight.damage, mort.damage) == (5, 3)
