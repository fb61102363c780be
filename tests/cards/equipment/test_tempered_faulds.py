"""Tempered Faulds: armor, and a bad effect may be rolled again."""

import pytest

from mageduel.facts.conditions import STAGGER
from tests.cards.equipment.wearers import bitten, wearer_of
from tests.kit.academy import AcademyTable
from tests.kit.answers import take
from tests.kit.table import BLUE, RED, make_creature

CLUB = [{"name": "Club", "kind": "melee", "action": "quick", "dice": 2, "effects": "7+ = stagger"}]


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Warlord")
    table.attach("Tempered Faulds", table.red)
    return table


def test_the_wearer_has_one_more_armor() -> None:
    assert bitten(wearer_of("Tempered Faulds"), "2 0 0 1*") == 2


def test_once_a_round_the_effect_die_is_rolled_again(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe", attack=CLUB), BLUE)
    table.decide("reroll", take("effect roll"))
    table.dice("0 0", effect=12)
    table.effect(2)
    table.attack(foe, "Club", table.red)
    assert table.red.conditions == {}
    table.dice("0 0", effect=12)
    table.attack(foe, "Club", table.red)
    assert table.red.conditions == {STAGGER: 1}


def test_the_attack_dice_are_not(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe", attack=CLUB), BLUE)
    table.decide("reroll", ("keep",))
    table.dice("2 2", effect=1)
    table.attack(foe, "Club", table.red)
    (request,) = [each for each in table.asked if each.kind == "reroll"]
    assert {answer[-1] for answer in request.options} == {"keep", "effect roll"}


def test_only_for_attacks_on_the_wearer(table: AcademyTable) -> None:
    foe, soldier = table.put(make_creature("Foe", attack=CLUB), BLUE), table.put("Elven Soldier", RED)
    table.dice("0 0", effect=12)
    table.attack(foe, "Club", soldier)
    assert soldier.conditions == {STAGGER: 1}
