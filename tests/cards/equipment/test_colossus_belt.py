"""Colossus Belt: effects take hold of the wearer less easily."""

import pytest

from mageduel.facts.conditions import DAZE
from tests.cards.equipment.wearers import wearer_of
from tests.kit.table import BLUE


@pytest.mark.parametrize(("belt", "dazed"), [(True, False), (False, True)])
def test_effect_rolls_on_the_wearer_are_two_lower(belt: bool, dazed: bool) -> None:
    table = wearer_of(*(["Colossus Belt"] if belt else []))
    dwarf = table.put("Dwarf Kriegshammer", BLUE)
    table.dice("0 0 0 0 0 0", effect=10)
    table.attack(dwarf, "Overhead Crush", table.red)
    assert (DAZE in table.red.conditions) is dazed


def test_a_high_roll_still_does() -> None:
    table = wearer_of("Colossus Belt")
    dwarf = table.put("Dwarf Kriegshammer", BLUE)
    table.dice("0 0 0 0 0 0", effect=11)
    table.attack(dwarf, "Overhead Crush", table.red)
    assert DAZE in table.red.conditions
