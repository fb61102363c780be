"""Atticaran Porcupine: its counterstrikes roll two dice more."""

from tests.kit.academy import AcademyTable
from tests.kit.answers import attack, take
from tests.kit.table import BLUE, RED, make_creature


def test_striking_back_it_rolls_three_dice() -> None:
    table = AcademyTable()
    porcupine, brute = table.put("Atticaran Porcupine", RED), table.put(make_creature("Brute", armor=1), BLUE)
    table.decide("counterstrike", take(porcupine))
    table.dice("0 0 0")
    table.dice("2 1 0")
    table.attack(brute, "Strike", porcupine)
    assert table.rolled == [3, 3]
    assert brute.damage == 3  # the armor is pierced


def test_attacking_it_rolls_one() -> None:
    table = AcademyTable()
    porcupine, brute = table.put("Atticaran Porcupine", RED), table.put(make_creature("Brute"), BLUE)
    table.dice("2")
    table.act(porcupine, attack(porcupine, "Quill Attack", brute))
    assert table.rolled == [1]
