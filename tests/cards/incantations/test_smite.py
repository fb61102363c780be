"""Smite: four Valor for one blow."""

import pytest

from mageduel.rules.objects.valor import valor_of
from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

BLOW = "Basic Melee Attack"


@pytest.fixture
def table() -> Table:
    table = Table(red="Paladin")
    table.move_to(table.red, "B2")
    table.put("Adramelech, Lord of Fire", BLUE, "A1")  # the strongest is elsewhere
    return table


@pytest.fixture
def foe(table: Table) -> Object:
    return table.put(make_creature("Foe", life=40, armor=5, defense="1+ inf"), BLUE)


def test_the_next_melee_attack_is_critical_unavoidable_and_two_dice_stronger(table: Table, foe: Object) -> None:
    table.tokens(table.red, "Valor", 5)
    table.cast(table.red, "Smite", table.red)
    assert valor_of(table.red) == 1
    table.dice("2 2 1 0 0")
    table.attack(table.red, BLOW, foe)
    assert foe.damage == 5
    table.decide("defend", ("no defense",))
    table.dice("2 2 1")
    table.attack(table.red, BLOW, foe)
    assert foe.damage == 5


@rule("sup.ability.valor-only-from-own-object")
def test_without_four_valor_of_his_own_it_cannot_be_cast(table: Table) -> None:
    table.tokens(table.red, "Valor", 3)
    table.tokens(table.put("Temple of Light", RED), "Valor", 4)
    assert table.why_no_cast(table.red, "Smite", table.red) == "tokens-missing"


def test_it_ends_with_the_round(table: Table, foe: Object) -> None:
    table.tokens(table.red, "Valor", 4)
    table.cast(table.red, "Smite", table.red)
    table.end_round()
    table.decide("defend", ("no defense",))
    table.dice("0 0 0")
    table.attack(table.red, BLOW, foe)
