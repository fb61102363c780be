"""Flank Attack: where another soldier has struck already."""

import pytest

from mageduel.state.objects import Object
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Warlord")


@pytest.fixture
def brute(table: Table) -> Object:
    return table.put(make_creature("Brute", life=40, armor=3), BLUE, "C1")


@pytest.fixture
def knight(table: Table) -> Object:
    return table.put("Asyran Defender", RED, "C1")


def wound(table: Table, attacker: Object, target: Object) -> None:
    table.dice("2* 0 0")
    table.attack(attacker, attacker.card.attacks[-1].name, target)


def test_two_dice_more_and_piercing_on_what_another_soldier_has_wounded(
    table: Table, knight: Object, brute: Object
) -> None:
    wound(table, table.put("Asyran Defender", RED, "C1"), brute)
    table.cast(table.red, "Flank Attack", knight)
    odds = table.odds(knight, "Broadsword", brute)
    assert (odds.dice.value, odds.armor.value) == (5, 1)
    table.dice("2 2 2 0 0")
    table.attack(knight, "Broadsword", brute)
    assert brute.damage == 2 + 5
    assert table.odds(knight, "Broadsword", brute).dice.value == 3  # it was for one attack


def test_ones_own_wounds_do_not_count_but_those_of_the_fallen_do(table: Table, knight: Object, brute: Object) -> None:
    wound(table, knight, brute)
    table.cast(table.red, "Flank Attack", knight)
    assert table.odds(knight, "Broadsword", brute).dice.value == 3
    other = table.put("Asyran Defender", RED, "C1")
    wound(table, other, brute)
    table.destroy(other)
    assert table.odds(knight, "Broadsword", brute).dice.value == 5


def test_neither_other_creatures_wounds_nor_those_of_the_last_round(
    table: Table, knight: Object, brute: Object
) -> None:
    wound(table, table.put("Asyran Defender", RED, "C1"), brute)
    table.reset()
    wolf = table.put("Timber Wolf", RED, "C1")
    table.dice("2* 0 0 0")
    table.attack(wolf, "Bite", brute)
    table.cast(table.red, "Flank Attack", knight)
    assert table.odds(knight, "Broadsword", brute).dice.value == 3


def test_the_next_attack_uses_it_up_wherever_it_goes(table: Table, knight: Object, brute: Object) -> None:
    other = table.put(make_creature("Other", life=20), BLUE, "C1")
    wound(table, table.put("Asyran Defender", RED, "C1"), brute)
    table.cast(table.red, "Flank Attack", knight)
    table.dice("0 0 0")
    table.attack(knight, "Broadsword", other)
    assert table.odds(knight, "Broadsword", brute).dice.value == 3


def test_only_soldiers_can_be_told(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "C1")
    assert table.why_no_cast(table.red, "Flank Attack", wolf) == "wrong-target"
