"""Pygmy Titanodon: its first attack is a charge."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import take
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Warlord")


def test_its_first_attack_has_three_dice_more(table: AcademyTable) -> None:
    table.cast(table.red, "Pygmy Titanodon")
    titanodon, foe = table.find("Pygmy Titanodon"), table.put(fighter("Foe", life=30), BLUE)
    assert table.odds(titanodon, "Gore", foe).dice.value == 7
    table.dice("1 1 1 1 1 1 1")
    table.attack(titanodon, "Gore", foe)
    assert table.odds(titanodon, "Gore", foe).dice.value == 4


def test_striking_back_spends_the_charge(table: AcademyTable) -> None:
    table.cast(table.red, "Pygmy Titanodon")
    titanodon, foe = table.find("Pygmy Titanodon"), table.put(fighter("Foe", life=30), BLUE)
    table.guard(titanodon)
    table.decide("counterstrike", take(titanodon))
    table.dice("0 0 0")
    table.dice("0 0 0 0 0 0 0")
    table.attack(foe, "Blade", titanodon)
    assert table.odds(titanodon, "Gore", foe).dice.value == 4


def test_without_being_summoned_it_has_none(table: AcademyTable) -> None:
    titanodon, foe = table.put("Pygmy Titanodon", RED), table.put(fighter("Foe"), BLUE)
    assert table.odds(titanodon, "Gore", foe).dice.value == 4
