"""Paladin's Valor: for a while a knight is hard to hurt, and dangerous to the mighty."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE
from tests.kit.table import BLUE, RED, Refused


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Priestess")


def test_the_knight_has_two_more_armor(table: AcademyTable) -> None:
    knight = table.put("White Cloak Knight", RED)
    table.attach("Paladin's Valor", knight)
    assert table.armor(knight) == 3


@pytest.mark.parametrize(("level", "dice"), [(1, 4), (2, 6), (3, 6)])
def test_against_creatures_of_his_level_or_above_he_has_melee_2(table: AcademyTable, level: int, dice: int) -> None:
    knight, foe = table.put("White Cloak Knight", RED), table.put(fighter("Foe", schools={"war": level}), BLUE)
    table.attach("Paladin's Valor", knight)
    assert table.odds(knight, "Gleaming Sword", foe).dice.value == dice


def test_a_mage_is_above_any_knight(table: AcademyTable) -> None:
    knight = table.put("White Cloak Knight", RED)
    table.attach("Paladin's Valor", knight)
    assert table.odds(knight, "Gleaming Sword", table.blue).dice.value == 6


def test_it_is_gone_after_an_upkeep(table: AcademyTable) -> None:
    knight = table.put("White Cloak Knight", RED)
    valor = table.hide("Paladin's Valor", knight)
    table.decide("offer", DECLINE)  # her Call to Guard
    table.reveal(valor)
    table.upkeep()
    assert not table.in_play(valor)
    assert table.armor(knight) == 1


def test_it_is_for_knights(table: AcademyTable) -> None:
    with pytest.raises(Refused):
        table.cast(table.red, "Paladin's Valor", table.put("Meditating Monk", RED))
