"""Chitin Armor: Armor +2, and acid finds little hold."""

from mageduel.facts.damage import DamageType
from mageduel.facts.traits import DAMAGE_MODIFIER
from tests.cards.equipment.wearers import bitten, wearer_of


def test_two_points_of_armor() -> None:
    assert bitten(wearer_of("Chitin Armor"), "2 2 0 0") == 2


def test_acid_attacks_roll_three_dice_fewer() -> None:
    table = wearer_of("Chitin Armor")
    assert table.value(table.red, DAMAGE_MODIFIER[DamageType.ACID]) == -3
    assert table.value(table.blue, DAMAGE_MODIFIER[DamageType.ACID]) == 0
