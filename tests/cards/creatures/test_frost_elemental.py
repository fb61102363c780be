"""Frost Elemental: fire hurts it more, and it melts."""

from mageduel.facts.conditions import FREEZE
from tests.kit.academy import AcademyTable
from tests.kit.answers import attack
from tests.kit.table import BLUE, RED, make_creature

FLAME = {"name": "Torch", "kind": "melee", "action": "quick", "dice": 2, "damage": "flame"}


def test_flame_attacks_roll_two_dice_more() -> None:
    table = AcademyTable()
    elemental = table.put("Frost Elemental", BLUE)
    torch, brute = table.put(make_creature("Torch", attack=[FLAME]), RED), table.put(make_creature("Brute"), RED)
    assert table.odds(torch, "Torch", elemental).dice.value == 4
    assert table.odds(brute, "Strike", elemental).dice.value == 3


def test_it_freezes_and_melts() -> None:
    table = AcademyTable()
    elemental, brute = table.put("Frost Elemental", RED), table.put(make_creature("Brute", life=20), BLUE)
    table.dice("1 0 0 0 0", effect=7)
    table.act(elemental, attack(elemental, "Frozen Fists", brute))
    assert brute.conditions == {FREEZE: 2}
    table.upkeep()
    assert elemental.damage == 2
