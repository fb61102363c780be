"""Sistarran Robes: armor, and a little of what opponents must give up."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Wizard", blue="Academy Beastmaster")
    table.attach("Sistarran Robes", table.red)
    return table


def test_armor(table: AcademyTable) -> None:
    assert table.armor(table.red) == 1


def test_what_an_attack_drains_pays_once_a_round(table: AcademyTable) -> None:
    worm = table.put("Mana Worm", RED)
    for gained in (1, 1):
        table.dice("1 0")
        table.attack(worm, "Stinging Tentacles", table.blue)
        assert table.red.mana == 50 + gained
    assert table.blue.mana == 48
    table.next_round()
    before = table.red.mana
    table.dice("1 0")
    table.attack(worm, "Stinging Tentacles", table.blue)
    assert table.red.mana == before + 1


def test_what_is_paid_for_a_drained_creature_pays(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), BLUE)
    table.attach("Minor Essence Drain", brute, RED)
    table.decide("upkeep", ("pay",))
    table.upkeep()
    assert (table.red.mana, table.blue.mana) == (51, 49)


def test_what_an_attack_on_the_cloak_costs_pays(table: AcademyTable) -> None:
    table.attach("Repulsion Cloak", table.red)
    brute = table.put(make_creature("Brute"), BLUE)
    table.dice("0 0 0")
    table.attack(brute, "Strike", table.red)
    assert (table.red.mana, table.blue.mana) == (51, 49)


def test_who_has_nothing_to_lose_brings_nothing(table: AcademyTable) -> None:
    table.mana(BLUE, 0)
    worm = table.put("Mana Worm", RED)
    table.dice("1 0")
    table.attack(worm, "Stinging Tentacles", table.blue)
    assert table.red.mana == 50


def test_what_opponents_pay_of_themselves_brings_nothing(table: AcademyTable) -> None:
    table.cast(table.blue, "Leather Chausses", table.blue)
    assert table.red.mana == 50


def test_an_opponents_effect_does_not_pay_the_wearer(table: AcademyTable) -> None:
    worm = table.put("Mana Worm", BLUE)
    table.dice("2 0")
    table.attack(worm, "Stinging Tentacles", table.red)
    assert table.red.mana == 49
