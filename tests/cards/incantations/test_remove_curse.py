"""Remove Curse: curses on something friendly are destroyed at their price, and 2 mana come back."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, Refused, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Priestess", blue="Academy Warlock")


def test_each_curse_costs_what_casting_and_revealing_it_cost(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), RED)
    decay, rot = table.attach("Curse of Decay", brute, BLUE), table.attach("Ghoul Rot", brute, BLUE)
    table.cast(table.red, "Remove Curse", brute, "Curse of Decay + Ghoul Rot")
    assert not table.in_play(decay)
    assert not table.in_play(rot)
    assert table.red.mana == 50 - 2 - (2 + 4) + 2


def test_one_may_stay(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), RED)
    decay, rot = table.attach("Curse of Decay", brute, BLUE), table.attach("Ghoul Rot", brute, BLUE)
    table.cast(table.red, "Remove Curse", brute, "Curse of Decay")
    assert not table.in_play(decay)
    assert table.in_play(rot)
    assert table.red.mana == 50 - 2 + 2


def test_hidden_curses_and_other_enchantments_are_not_removed(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), RED)
    table.hide("Curse of Decay", brute, BLUE)
    table.attach("Bear Strength", brute)
    with pytest.raises(Refused):
        table.cast(table.red, "Remove Curse", brute)


def test_it_is_for_friends(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe"), BLUE)
    table.attach("Curse of Decay", foe, RED)
    with pytest.raises(Refused):
        table.cast(table.red, "Remove Curse", foe, "Curse of Decay")
