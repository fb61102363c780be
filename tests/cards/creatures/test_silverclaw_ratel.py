"""Silverclaw Ratel: wounded it strikes twice, and it never guards."""

import pytest

from tests.cards.fighters import brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import GUARD, attack
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


@pytest.mark.parametrize(("damage", "strikes"), [(0, 1), (1, 2)])
def test_damage_on_it_brings_a_second_strike(table: AcademyTable, damage: int, strikes: int) -> None:
    ratel, foe = table.put("Silverclaw Ratel", RED, damage=damage), table.put(brawler(), BLUE)
    table.always("strike again", ("strike again",))
    table.dice("1 1 1 " * strikes)
    table.act(ratel, attack(ratel, "Claws", foe))
    assert len(table.attacks(ratel, foe)) == strikes
    assert foe.damage == 3 * strikes


def test_it_cannot_guard(table: AcademyTable) -> None:
    ratel, hound = table.put("Silverclaw Ratel", RED), table.put("Wychwood Hound", RED)
    assert GUARD not in table.actions(ratel)
    assert GUARD in table.actions(hound)
