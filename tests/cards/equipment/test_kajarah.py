"""Kajarah: thrown at what an animal has wounded."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import attack
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable()
    table.attach("Kajarah", table.red)
    return table


def test_one_die_more_against_what_a_friendly_animal_has_wounded(table: AcademyTable) -> None:
    lynx, brute = table.put("Pellian Lynx", RED), table.put(make_creature("Brute"), BLUE)
    assert table.odds(table.red, "Serrated Edge", brute, source=table.find("Kajarah")).dice.value == 2
    table.dice("1 0")
    table.act(lynx, attack(lynx, "Claws", brute))
    assert table.odds(table.red, "Serrated Edge", brute, source=table.find("Kajarah")).dice.value == 3
    assert table.odds(table.red, "Basic Melee Attack", brute).dice.value == 2
    table.next_round()
    assert table.odds(table.red, "Serrated Edge", brute, source=table.find("Kajarah")).dice.value == 2


def test_an_attack_that_did_no_damage_does_not_count(table: AcademyTable) -> None:
    lynx, brute = table.put("Pellian Lynx", RED), table.put(make_creature("Brute"), BLUE)
    table.dice("0 0")
    table.act(lynx, attack(lynx, "Claws", brute))
    assert table.odds(table.red, "Serrated Edge", brute, source=table.find("Kajarah")).dice.value == 2


def test_others_than_animals_do_not_count(table: AcademyTable) -> None:
    friend, brute = table.put(make_creature("Friend"), RED), table.put(make_creature("Brute"), BLUE)
    table.dice("1 0 0")
    table.act(friend, attack(friend, "Strike", brute))
    assert table.odds(table.red, "Serrated Edge", brute, source=table.find("Kajarah")).dice.value == 2
