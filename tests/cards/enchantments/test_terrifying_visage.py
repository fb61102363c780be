"""Terrifying Visage: lesser creatures attack its bearer with two dice less."""

import pytest

from tests.cards.fighters import bowman, brawler
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


@pytest.mark.parametrize(("level", "dice"), [(1, 2), (2, 2), (3, 4), (4, 4)])
def test_melee_attacks_from_a_lower_level_have_two_dice_less(table: AcademyTable, level: int, dice: int) -> None:
    bearer, foe = table.put(brawler(level=3), RED), table.put(brawler(level=level, dice=4), BLUE)
    table.attach("Terrifying Visage", bearer)
    table.dice("1 " * dice)
    table.attack(foe, "Claw", bearer)
    assert bearer.damage == dice


def test_one_die_is_always_left(table: AcademyTable) -> None:
    bearer, foe = table.put(brawler(level=3), RED), table.put(brawler(level=1, dice=2), BLUE)
    table.attach("Terrifying Visage", bearer)
    table.dice("1")
    table.attack(foe, "Claw", bearer)


@pytest.mark.parametrize("trait", ["Nonliving", "Psychic Immunity"])
def test_who_knows_no_fear_attacks_as_usual(table: AcademyTable, trait: str) -> None:
    bearer, foe = table.put(brawler(level=3), RED), table.put(brawler(level=1, traits=[trait]), BLUE)
    table.attach("Terrifying Visage", bearer)
    assert table.odds(foe, "Claw", bearer).dice.value == 3


def test_arrows_are_not_frightened(table: AcademyTable) -> None:
    bearer, archer = table.put(brawler(level=3), RED), table.put(bowman(level=1, dice=4), BLUE)
    table.attach("Terrifying Visage", bearer)
    assert table.odds(archer, "Bow", bearer).dice.value == 4


@pytest.mark.parametrize(("level", "cost"), [(1, 0), (2, 1), (4, 3)])
def test_revealing_costs_the_level_less_one(table: AcademyTable, level: int, cost: int) -> None:
    visage = table.hide("Terrifying Visage", table.put(brawler(level=level), RED))
    table.reveal(visage)
    assert table.red.mana == 50 - cost


def test_mages_need_no_mask(table: AcademyTable) -> None:
    assert table.why_no_cast(table.red, "Terrifying Visage", table.red) == "wrong-target"
