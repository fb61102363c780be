"""Jungle Defender: a tree that reaches for flyers and fears fire."""

import pytest

from tests.cards.fighters import brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import attack
from tests.kit.table import BLUE, RED, make_creature


@pytest.mark.parametrize(("traits", "dice"), [([], 5), (["Flying"], 7)])
def test_two_more_dice_against_flyers(traits: list[str], dice: int) -> None:
    table = AcademyTable()
    defender, foe = table.put("Jungle Defender", RED), table.put(make_creature("Foe", life=30, traits=traits), BLUE)
    table.dice("1 " * dice)
    table.act(defender, attack(defender, "Branch Smash", foe))
    assert foe.damage == dice


@pytest.mark.parametrize(("damage", "dice"), [("flame", 3), ("frost", 1)])
def test_flames_roll_two_more_dice_against_it(damage: str, dice: int) -> None:
    table = AcademyTable()
    defender, foe = table.put("Jungle Defender", RED), table.put(brawler(dice=1, damage=damage), BLUE)
    table.dice("1* " * dice)
    table.act(foe, attack(foe, "Claw", defender))
    assert defender.damage == dice
