"""Oboko, Sohei Master: meditates for the Monk."""

import pytest

from mageduel.rules.mages.ki import KI
from tests.kit.academy import AcademyTable
from tests.kit.answers import ability, take
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Monk")


def test_a_full_action_is_two_ki(table: AcademyTable) -> None:
    oboko = table.put("Oboko, Sohei Master", RED)
    table.act(oboko, ability(oboko, "Meditate"))
    assert (table.red.marks[KI], oboko.active) == (5, False)


def test_for_other_mages_he_does_not(table: AcademyTable) -> None:
    oboko = table.put("Oboko, Sohei Master", BLUE)
    assert [each for each in table.actions(oboko) if each[0] == "ability"] == []


def test_he_dodges_as_often_as_he_is_attacked(table: AcademyTable) -> None:
    oboko = table.put("Oboko, Sohei Master", RED)
    table.always("defend", take(oboko))
    for _ in range(2):
        table.effect(7)
        table.attack(table.blue, "Basic Melee Attack", oboko)
    assert oboko.damage == 0
