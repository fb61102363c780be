"""Plagued Voidwalker: its own wounds make the plague more certain."""

import pytest

from mageduel.facts.conditions import ROT
from tests.cards.fighters import brawler
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED


@pytest.mark.parametrize(("damage", "roll", "rots"), [(1, 5, 1), (1, 4, 0), (0, 8, 0), (0, 9, 1)])
def test_while_damaged_the_effect_roll_is_four_higher(damage: int, roll: int, rots: int) -> None:
    table = AcademyTable()
    walker, foe = table.put("Plagued Voidwalker", RED, damage=damage), table.put(brawler(), BLUE)
    table.dice("1 0 0", effect=roll)
    table.attack(walker, "Plague Strike", foe)
    assert foe.conditions.get(ROT, 0) == rots
