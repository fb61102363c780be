"""Hoodwink: three mana for being aimed at, again and again."""

import pytest

from mageduel.dsl.steps import DECLARE_ATTACK
from tests.kit.academy import DECLARED, AcademyTable
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Wizard", blue="Academy Beastmaster")


def test_an_enemys_attack_brings_three_mana_and_it_returns(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), BLUE)
    wink = table.hide("Hoodwink", table.red)
    table.reveal_after(DECLARE_ATTACK, wink)
    table.dice("0 0 0")
    table.attack(brute, "Strike", table.red)
    assert table.red.mana == 53
    assert (wink.in_play, table.in_book(RED, "Hoodwink")) == (False, 1)
    assert table.discarded(RED) == []


def test_so_does_an_enemys_spell(table: AcademyTable) -> None:
    mine = table.put(make_creature("Mine"), RED)
    wink = table.hide("Hoodwink", mine)
    table.reveal_after(DECLARED, wink)
    table.cast(table.blue, "Minor Essence Drain", mine)
    assert table.red.mana == 53


def test_in_the_zone_it_waits_for_spells_on_the_zone(table: AcademyTable) -> None:
    wink = table.hide("Hoodwink", "A1", RED)
    table.reveal_after(DECLARED, wink)
    table.cast(table.blue, "Razortusk")
    assert table.red.mana == 53


@rule("sup.spell.hoodwink-wrong-time")
def test_at_the_wrong_time_it_brings_nothing_and_stays(table: AcademyTable) -> None:
    wink = table.hide("Hoodwink", table.red)
    table.reveal_after(DECLARED, wink)
    table.cast(table.red, "Leather Chausses", table.red)  # a friend's spell
    assert (table.red.mana, wink.in_play, wink.hidden) == (50 - 2, True, False)


@rule("sup.spell.hoodwink-optional-reveal")
def test_nobody_has_to_reveal_it(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), BLUE)
    wink = table.hide("Hoodwink", table.red)
    table.dice("0 0 0")
    table.attack(brute, "Strike", table.red)
    assert wink.hidden


@rule("sup.spell.hoodwink-mana-only-by-own-effect")
def test_destroyed_while_hidden_it_returns_as_well(table: AcademyTable) -> None:
    mine = table.put(make_creature("Mine"), RED, damage=9)
    table.hide("Hoodwink", mine)
    table.dice("1 1 1", effect=1)
    table.cast(table.blue, "Lightning Jolt", mine)
    assert table.in_book(RED, "Hoodwink") == 1
    assert table.red.mana == 50
