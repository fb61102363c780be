"""Straywood Scout: whoever she points out is hit harder, once by everybody."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import ability
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Warlord")


def test_the_next_attack_of_each_friend_on_the_target_has_one_die_more(table: AcademyTable) -> None:
    scout, friend = table.put("Straywood Scout", RED), table.put(fighter(), RED)
    foe, other = table.put(fighter("Foe", life=30), BLUE), table.put(fighter("Other"), BLUE)
    table.dice("0 0 0")
    table.attack(friend, "Bow", foe)
    table.act(scout, ability(scout, "Scout", foe))
    assert table.odds(friend, "Bow", foe).dice.value == 4
    assert table.odds(friend, "Bow", other).dice.value == 3
    assert table.odds(table.red, "Basic Melee Attack", foe).dice.value == 3
    table.dice("0 0 0 0")
    table.attack(friend, "Bow", foe)
    assert table.odds(friend, "Bow", foe).dice.value == 3
    assert table.odds(table.red, "Basic Melee Attack", foe).dice.value == 3


def test_enemies_gain_nothing_and_it_ends_with_the_round(table: AcademyTable) -> None:
    scout, foe = table.put("Straywood Scout", RED), table.put(fighter("Foe"), BLUE)
    table.act(scout, ability(scout, "Scout", foe))
    assert table.odds(foe, "Blade", table.red).dice.value == 3
    table.end_round()
    assert table.odds(table.red, "Basic Melee Attack", foe).dice.value == 2


def test_only_enemies_can_be_pointed_out_and_not_while_it_is_peaceful() -> None:
    table = AcademyTable(red="Academy Warlord", round=2)
    scout = table.put("Straywood Scout", RED)
    assert not [each for each in table.actions(scout) if each[0] == "ability"]
