"""Asyran Robes: Aegis, and the wearer may take damage upon himself."""

import pytest

from mageduel.facts.traits import AEGIS
from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, take
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Priestess")
    table.attach("Asyran Robes", table.red)
    return table


def test_attacks_on_the_wearer_roll_one_die_less(table: AcademyTable) -> None:
    assert table.value(table.red, AEGIS) == 1
    assert table.odds(table.put(fighter(), BLUE), "Blade", table.red).dice.value == 2


def test_each_upkeep_one_damage_may_move_from_a_friend_to_the_wearer(table: AcademyTable) -> None:
    monk = table.put("Meditating Monk", RED, damage=3)
    table.decide("offer", take(monk))
    table.upkeep()
    assert (monk.damage, table.red.damage) == (2, 1)
    table.decide("offer", DECLINE)
    table.upkeep()
    assert (monk.damage, table.red.damage) == (2, 1)


def test_neither_from_enemies_nor_from_the_nonliving_nor_from_herself(table: AcademyTable) -> None:
    table.put(fighter("Foe"), BLUE, damage=2)
    table.put(fighter("Golem", traits=["Nonliving"]), RED, damage=2)
    table.red.damage = 2
    table.upkeep()
    assert table.red.damage == 2


def test_nor_from_who_is_elsewhere() -> None:
    table = Table(red="Priestess")
    table.attach("Asyran Robes", table.red)
    table.put("Meditating Monk", RED, "B2", damage=2)
    table.upkeep()
    assert table.red.damage == 0
