"""Demonhide Mask: its wearer attacks as a demon, and his attacks pierce."""

import pytest

from mageduel.rules.objects.characteristics import has_subtype
from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Warlock")
    table.attach("Demonhide Mask", table.red)
    table.always("offer", DECLINE)
    return table


def test_the_wearers_attacks_pierce_his_spells_too(table: AcademyTable) -> None:
    foe = table.put(fighter("Foe", armor=1, life=20), BLUE)
    table.dice("1 1")
    table.attack(table.red, "Basic Melee Attack", foe)
    assert foe.damage == 2
    table.dice("1 1 0 0", effect=1)
    table.cast(table.red, "Firestream", foe)
    assert foe.damage == 4


def test_what_helps_demons_attack_helps_him(table: AcademyTable) -> None:
    table.put("Drakas, Imp Overlord", RED)
    assert table.odds(table.red, "Basic Melee Attack", table.blue).dice.value == 3


def test_but_he_is_no_demon_for_anything_else(table: AcademyTable) -> None:
    table.put("Drakas, Imp Overlord", RED)
    table.upkeep()
    assert table.red.damage == 0
    assert not has_subtype(table.red, "demon")
