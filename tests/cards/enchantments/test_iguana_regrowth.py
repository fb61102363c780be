"""Iguana Regrowth: Life and regeneration, for the creature's Level."""

import pytest

from mageduel.rules.objects.characteristics import life
from tests.kit.academy import AcademyTable
from tests.kit.table import RED, make_creature


@pytest.mark.parametrize("level", [1, 3])
def test_revealing_costs_the_level_of_its_bearer(level: int) -> None:
    table = AcademyTable()
    brute = table.put(make_creature("Brute", level=level), RED, damage=5)
    table.reveal(table.hide("Iguana Regrowth", brute))
    assert table.red.mana == 50 - level
    assert life(brute) == 12
    table.upkeep()
    assert brute.damage == 4


def test_on_a_mage_it_costs_four() -> None:
    table = AcademyTable()
    table.reveal(table.hide("Iguana Regrowth", table.red))
    assert table.red.mana == 50 - 4
