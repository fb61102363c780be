"""V'Tarrian Healing Song: orbs sing along."""

from tests.cards.orbs import board
from tests.kit.table import RED, Table


def test_two_dice_and_two_for_each_orb() -> None:
    table = board("B1", "C2", red="Priestess")
    table.move_to(table.red, "B1")
    wolf = table.put("Timber Wolf", RED, "B1", damage=9)
    table.dice("1 1 1 1 1 0")
    table.cast(table.red, "V'Tarrian Healing Song", wolf)
    assert wolf.damage == 4


def test_the_target_stands_beside_an_orb_of_yours() -> None:
    table = board("B1", red="Priestess")
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", RED, "B2", damage=9)
    assert table.why_no_cast(table.red, "V'Tarrian Healing Song", wolf) == "not-at-your-orb"
    plain = Table(red="Priestess")
    assert plain.why_no_cast(plain.red, "V'Tarrian Healing Song", plain.red) == "not-at-your-orb"
