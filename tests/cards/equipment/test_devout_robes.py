"""Devout Robes: armor, and Ki in place of mana to shed a condition."""

import pytest

from mageduel.cards.equipment.ki import DEVOTION
from mageduel.facts.conditions import STAGGER, WEAK
from mageduel.rules.mages.ki import KI
from tests.kit.academy import AcademyTable
from tests.kit.table import RED, Table


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Monk")
    table.attach("Devout Robes", table.red)
    return table


def test_they_are_armor(table: AcademyTable) -> None:
    assert table.armor(table.red) == 1


def test_a_marker_goes_for_ki(table: AcademyTable) -> None:
    table.condition(table.red, WEAK, 2)
    table.condition(table.red, STAGGER)
    table.cast(table.red, DEVOTION, table.red, "Weak", full=False)
    assert (table.red.conditions, table.red.marks[KI], table.red.mana) == ({WEAK: 1, STAGGER: 1}, 1, 50)


def test_once_a_round(table: AcademyTable) -> None:
    table.tokens(table.red, "Ki", 5)
    table.condition(table.red, WEAK, 2)
    table.cast(table.red, DEVOTION, table.red, "Weak")
    assert [each for each in table.actions(table.red) if each[0] == "cast"] == []
    table.next_round()
    table.cast(table.red, DEVOTION, table.red, "Weak")
    assert table.red.conditions == {}


def test_not_without_enough_ki_or_a_marker(table: AcademyTable) -> None:
    assert [each for each in table.actions(table.red) if each[0] == "cast"] == []
    table.condition(table.red, WEAK)
    table.red.unmark(KI, 2)
    assert [each for each in table.actions(table.red) if each[0] == "cast"] == []


def test_who_has_no_ki_has_nothing_but_the_armor() -> None:
    table = Table(red="Wizard")
    table.attach("Devout Robes", table.red)
    table.condition(table.red, WEAK)
    assert [each for each in table.actions(table.red) if each[0] == "cast" and each[2] == "Devotion"] == []
    assert table.game.players[RED].is_alive
