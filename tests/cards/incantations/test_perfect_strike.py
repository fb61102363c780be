"""Perfect Strike: the next melee attack is Unavoidable."""

import pytest

from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "B2")
    return table


def test_no_defense_helps_against_the_next_melee_attack(table: Table) -> None:
    wolf, knight = table.put("Timber Wolf", RED), table.put("Knight of Westlock", BLUE)
    table.cast(table.red, "Perfect Strike", wolf)
    assert table.red.mana == 50 - 2
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", knight)
    assert knight.damage == 1
    assert not any(request.kind == "defend" for request in table.asked)


@rule("sup.spell.perfect-strike-next-attack-only")
def test_only_the_first_of_several_strikes_is_unavoidable(table: Table) -> None:
    hydra, knight = table.put("Darkfenne Hydra", RED), table.put("Knight of Westlock", BLUE)
    table.cast(table.red, "Perfect Strike", hydra)
    table.dice("1* 0 0")
    table.decide("defend", lambda request: next(each for each in request.options if each[0] != "no defense"))
    table.effect(12)
    table.dice("1* 0 0")
    table.attack(hydra, "Triple Bite", knight)
    assert knight.damage == 2  # the second strike was avoided


def test_a_ranged_attack_leaves_it_waiting(table: Table) -> None:
    archer, knight = table.put("Royal Archer", RED), table.put("Knight of Westlock", BLUE, "B3")
    near = table.put("Knight of Westlock", BLUE)
    table.cast(table.red, "Perfect Strike", archer)
    table.decide("defend", lambda request: next(each for each in request.options if each[0] != "no defense"))
    table.effect(12)
    table.attack(archer, "Longbow", knight)
    table.dice("1* 0")
    table.attack(archer, "Knife", near)
    assert (knight.damage, near.damage) == (0, 1)


def test_it_is_over_with_the_round(table: Table) -> None:
    wolf, knight = table.put("Timber Wolf", RED), table.put("Knight of Westlock", BLUE)
    table.cast(table.red, "Perfect Strike", wolf)
    table.end_round()
    table.decide("defend", lambda request: next(each for each in request.options if each[0] != "no defense"))
    table.effect(12)
    table.attack(wolf, "Bite", knight)
    assert knight.damage == 0
