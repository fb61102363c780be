"""Vengeful Voidwalker: one die more while it is damaged."""

import pytest

from tests.cards.fighters import brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import NO_COUNTERSTRIKE, take
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


@pytest.mark.parametrize(("damage", "dice"), [(0, 2), (1, 3), (4, 3)])
def test_a_wound_is_worth_one_die(table: AcademyTable, damage: int, dice: int) -> None:
    walker = table.put("Vengeful Voidwalker", RED, damage=damage)
    foe = table.put(brawler(), BLUE)
    table.dice("1 " * dice)
    table.attack(walker, "Claws", foe)
    assert foe.damage == dice


def test_the_wound_it_has_just_received_counts_when_it_strikes_back(table: AcademyTable) -> None:
    walker, foe = table.put("Vengeful Voidwalker", RED), table.put(brawler(), BLUE)
    table.guard(walker)
    table.dice("1 1 0")
    table.decide("counterstrike", take(walker))
    table.dice("1 1 1")
    table.attack(foe, "Claw", walker)
    assert foe.damage == 3


def test_unhurt_it_strikes_back_with_two(table: AcademyTable) -> None:
    walker, foe = table.put("Vengeful Voidwalker", RED), table.put(brawler(), BLUE)
    table.guard(walker)
    table.dice("0 0 0")
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.attack(foe, "Claw", walker)
    assert table.odds(walker, "Claws", foe).dice.value == 2
