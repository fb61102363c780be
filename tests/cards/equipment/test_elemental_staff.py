"""Elemental Staff: a Defense that takes a Glyph."""

import pytest

from mageduel.rules.mages.glyphs import AIR, FIRE, active_glyphs
from tests.kit.academy import AcademyTable
from tests.kit.answers import take
from tests.kit.table import BLUE, RED, Table, make_creature

SHOT = {"name": "Shot", "kind": "ranged", "action": "quick", "dice": 2, "range": [0, 2]}


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Elementalist")
    table.attach("Elemental Staff", table.red)
    return table


@pytest.mark.parametrize(("roll", "damage"), [(7, 0), (6, 1)])
def test_a_mana_and_a_glyph_for_each_try(table: AcademyTable, roll: int, damage: int) -> None:
    table.red.mark(AIR)
    brute = table.put(make_creature("Brute"), BLUE)
    table.decide("defend", take(table.find("Elemental Staff")))
    table.effect(roll)
    if damage:
        table.dice("1 0 0")
    table.attack(brute, "Strike", table.red)
    assert (table.red.damage, table.red.mana, active_glyphs(table.red)) == (damage, 49, [])


def test_of_several_glyphs_one_is_chosen_and_the_next_attack_is_met_too(table: AcademyTable) -> None:
    table.red.mark(AIR)
    table.red.mark(FIRE)
    brute = table.put(make_creature("Brute"), BLUE)
    staff = table.find("Elemental Staff")
    table.decide("defend", take(staff))
    table.decide("glyph", ("glyph", "Fire Glyph"))
    table.effect(12)
    table.attack(brute, "Strike", table.red)
    assert active_glyphs(table.red) == [AIR]
    table.decide("defend", take(staff))
    table.effect(12)
    table.attack(brute, "Strike", table.red)
    assert active_glyphs(table.red) == []


@pytest.mark.parametrize(("glyphs", "mana"), [(0, 5), (1, 0)])
def test_not_without_a_glyph_or_mana(table: AcademyTable, glyphs: int, mana: int) -> None:
    if glyphs:
        table.red.mark(AIR)
    table.mana(RED, mana)
    brute = table.put(make_creature("Brute"), BLUE)
    table.dice("1 0 0")
    table.attack(brute, "Strike", table.red)
    assert table.red.damage == 1


def test_not_against_ranged_attacks(table: AcademyTable) -> None:
    table.red.mark(AIR)
    archer = table.put(make_creature("Archer", attack=[SHOT]), BLUE)
    table.dice("1 0")
    table.attack(archer, "Shot", table.red)
    assert active_glyphs(table.red) == [AIR]


def test_a_master_rolls_one_die_more() -> None:
    table = Table(red="Wizard")
    table.attach("Elemental Staff", table.red)
    brute = table.put(make_creature("Brute"), BLUE, "C1")
    odds = table.odds(table.red, "Elemental Resonance", brute, source=table.find("Elemental Staff"))
    assert odds.dice.value == 4
