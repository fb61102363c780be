"""Wall of Force: mana mends it."""

from tests.kit.answers import DECLINE
from tests.kit.table import RED, Table


def test_each_upkeep_mana_takes_damage_off_it() -> None:
    table = Table()
    wall = table.wall("Wall of Force", "B2|B3")
    wall.damage = 3
    table.mana(RED, 5)
    table.decide("offer", ("pay", 2))
    table.upkeep()
    assert (wall.damage, table.red.mana) == (1, 3)
    table.decide("offer", DECLINE)
    table.upkeep()
    assert wall.damage == 1


def test_nobody_is_asked_for_a_whole_wall_or_without_mana() -> None:
    table = Table()
    wall = table.wall("Wall of Force", "B2|B3")
    table.upkeep()
    wall.damage = 1
    table.mana(RED, 0)
    table.upkeep()
    assert wall.damage == 1
