"""Plague Zombie: its end is the beginning of rot."""

import pytest

from mageduel.facts.conditions import ROT, ZOMBIE
from mageduel.rules.objects.destroy import destroy
from mageduel.state.objects import Object
from tests.kit.causes import A_TEST
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Necromancer")


@pytest.fixture
def zombie(table: Table) -> Object:
    return table.put("Plague Zombie", RED, "B2")


def test_whatever_lives_in_its_zone_rots_when_it_is_destroyed(table: Table, zombie: Object) -> None:
    wolf, friend = table.put("Timber Wolf", BLUE), table.put("Acolyte of the Bog Queen", RED)
    table.move_to(table.blue, "B2")
    table.run(destroy(table.game, zombie, A_TEST))
    assert [each.conditions for each in (wolf, friend, table.blue)] == [{ROT: 1}] * 3


def test_neither_other_zones_nor_the_nonliving_nor_the_immune(table: Table, zombie: Object) -> None:
    far, bones = table.put("Timber Wolf", BLUE, "B3"), table.put("Skeletal Minion", BLUE)
    flower = table.put("Mana Flower", BLUE, "B2")
    table.move_to(table.red, "B2")  # a Necromancer
    table.run(destroy(table.game, zombie, A_TEST))
    assert [each.conditions for each in (far, bones, flower, table.red)] == [{}] * 4


def test_obliterated_it_spreads_nothing(table: Table, zombie: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.run(destroy(table.game, zombie, A_TEST, obliterate=True))
    assert wolf.conditions == {}


def test_a_zombie_marker_keeps_it_from_spreading_anything(table: Table, zombie: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.condition(zombie, ZOMBIE)
    table.run(destroy(table.game, zombie, A_TEST))
    assert wolf.conditions == {}
