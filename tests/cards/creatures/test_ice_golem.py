"""Ice Golem: fire hurts it more, and it melts."""

from mageduel.facts.conditions import FREEZE
from tests.kit.academy import AcademyTable
from tests.kit.answers import attack
from tests.kit.table import BLUE, RED, make_creature

FLAME = {"name": "Torch", "kind": "melee", "action": "quick", "dice": 2, "damage": "flame"}


def test_flame_attacks_roll_two_dice_more() -> None:
    table = AcademyTable()
    golem, torch = table.put("Ice Golem", BLUE), table.put(make_creature("Torch", attack=[FLAME]), RED)
    assert table.odds(torch, "Torch", golem).dice.value == 4


def test_it_freezes_and_melts() -> None:
    table = AcademyTable()
    golem, brute = table.put("Ice Golem", RED), table.put(make_creature("Brute"), BLUE)
    table.dice("1 0 0", effect=3)
    table.act(golem, attack(golem, "Frosty Fists", brute))
    assert brute.conditions == {FREEZE: 1}
    table.upkeep()
    assert golem.damage == 2
