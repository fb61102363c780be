"""Xiro, the Unpassable: two more armor while on guard."""

from tests.cards.fighters import brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import NO_COUNTERSTRIKE
from tests.kit.table import BLUE, RED


def test_armor_lasts_as_long_as_the_guard_marker() -> None:
    table = AcademyTable()
    xiro, foe = table.put("Xiro, the Unpassable", RED), table.put(brawler(), BLUE)
    assert table.armor(xiro) == 1
    table.guard(xiro)
    assert table.armor(xiro) == 3
    table.dice("2 2 1")
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.attack(foe, "Claw", xiro)
    assert xiro.damage == 2
    assert table.armor(xiro) == 1
