"""Wolf Fury: one melee die more, and a point of armor pierced."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import attack
from tests.kit.table import BLUE, RED, make_creature

RANGED = {"name": "Shot", "kind": "ranged", "action": "quick", "dice": 2, "range": [0, 2]}


@pytest.mark.parametrize(("level", "cost"), [(1, 1), (2, 2), (4, 2)])
def test_it_strikes_harder_and_level_1_pays_less(level: int, cost: int) -> None:
    table = AcademyTable()
    wolf, brute = table.put(make_creature("Wolf", level=level), RED), table.put(make_creature("Brute", armor=1), BLUE)
    table.reveal(table.hide("Wolf Fury", wolf))
    assert table.red.mana == 50 - cost
    table.dice("1 1 1 0")
    table.act(wolf, attack(wolf, "Strike", brute))
    assert brute.damage == 3


def test_ranged_attacks_gain_nothing() -> None:
    table = AcademyTable()
    archer = table.put(make_creature("Archer", attack=[RANGED]), RED)
    brute = table.put(make_creature("Brute", armor=1), BLUE)
    table.attach("Wolf Fury", archer)
    table.dice("1 1")
    table.act(archer, attack(archer, "Shot", brute))
    assert brute.damage == 1
