"""Magma Sprite: frost hurts it more."""

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, make_creature


def test_frost_attacks_roll_two_dice_more() -> None:
    table = AcademyTable()
    sprite = table.put("Magma Sprite", BLUE)
    golem, brute = table.put("Ice Golem", RED), table.put(make_creature("Brute"), RED)
    assert table.odds(golem, "Frosty Fists", sprite).dice.value == 5
    assert table.odds(brute, "Strike", sprite).dice.value == 3
