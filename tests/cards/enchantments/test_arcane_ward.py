"""Arcane Ward: magic on its bearer is countered and paid back."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import PAY
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


@pytest.mark.parametrize("name", ["Mend", "Minor Essence Drain"])
def test_an_enemys_spell_is_countered_and_its_mana_comes_back(table: AcademyTable, name: str) -> None:
    brute = table.put(make_creature("Brute"), BLUE, damage=5)
    ward = table.hide("Arcane Ward", brute)
    table.decide("pay reveal", PAY)
    spell = table.cast(table.red, name, brute)
    assert spell.is_countered
    assert (table.red.mana, brute.damage) == (50, 5)
    assert table.discarded(RED) == [name]
    assert not ward.in_play


def test_a_friends_spell_too(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), BLUE, damage=5)
    ward = table.hide("Arcane Ward", brute)
    table.decide("pay reveal", PAY)
    table.cast(table.blue, "Mend", brute)
    assert (brute.damage, ward.in_play) == (5, False)


def test_spells_of_other_kinds_and_on_others_pass(table: AcademyTable) -> None:
    brute, other = table.put(make_creature("Brute"), BLUE), table.put(make_creature("Other"), BLUE, damage=5)
    ward = table.hide("Arcane Ward", brute)
    table.dice("1 0 0", effect=1)
    table.cast(table.red, "Lightning Jolt", brute)
    assert brute.damage == 1
    table.dice("1 1 1")
    table.cast(table.blue, "Mend", other)
    assert (other.damage, ward.hidden) == (2, True)


def test_no_mage_is_warded(table: AcademyTable) -> None:
    assert table.why_no_cast(table.red, "Arcane Ward", table.red) == "wrong-target"


def test_equipment_can_be(table: AcademyTable) -> None:
    vine = table.attach("Wychwood Ironvine", table.blue)
    table.hide("Arcane Ward", vine, BLUE)
    table.decide("pay reveal", PAY)
    spell = table.cast(table.red, "Crumble", vine)
    assert spell.is_countered
    assert vine.in_play
    assert table.red.mana == 50
