"""Johktari Hunting Knife: blood stirs an animal."""

import pytest

from mageduel.facts.traits import MELEE
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, attack, take
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable()
    table.attach("Johktari Hunting Knife", table.red)
    return table


def test_when_it_draws_blood_a_friendly_animal_strikes_harder_this_round(table: AcademyTable) -> None:
    lynx = table.put("Pellian Lynx", RED)
    knife = table.find("Johktari Hunting Knife")
    table.decide("offer", take(lynx))
    table.dice("1 0 0")
    table.act(table.red, attack(knife, "Curved Blade", table.blue))
    assert table.value(lynx, MELEE) == 1
    table.end_round()
    assert table.value(lynx, MELEE) == 0


def test_it_need_not(table: AcademyTable) -> None:
    lynx = table.put("Pellian Lynx", RED)
    table.decide("offer", DECLINE)
    table.dice("1 0 0")
    table.attack(table.red, "Curved Blade", table.blue, source=table.find("Johktari Hunting Knife"))
    assert table.value(lynx, MELEE) == 0


def test_not_without_blood_nor_with_bare_hands(table: AcademyTable) -> None:
    table.put("Pellian Lynx", RED)
    table.dice("0 0 0")
    table.attack(table.red, "Curved Blade", table.blue, source=table.find("Johktari Hunting Knife"))
    table.dice("1 0")
    table.attack(table.red, "Basic Melee Attack", table.blue)
    assert [each for each in table.asked if each.kind == "offer"] == []


def test_only_friendly_animals(table: AcademyTable) -> None:
    table.put("Pellian Lynx", BLUE)
    table.put(make_creature("Brute"), RED)
    table.dice("1 0 0")
    table.attack(table.red, "Curved Blade", table.blue, source=table.find("Johktari Hunting Knife"))
    assert [each for each in table.asked if each.kind == "offer"] == []


def test_a_master_rolls_one_die_more() -> None:
    table = Table(red="Johktari Beastmaster")
    table.attach("Johktari Hunting Knife", table.red)
    brute = table.put(make_creature("Brute"), BLUE, "C1")
    assert table.odds(table.red, "Curved Blade", brute, source=table.find("Johktari Hunting Knife")).dice.value == 4
