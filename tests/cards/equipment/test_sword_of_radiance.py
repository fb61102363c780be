"""Sword of Radiance: Valor makes it shine, and heavy blows bring Valor back."""

import pytest

from mageduel.rules.objects.valor import valor_of
from mageduel.state.objects import Object
from tests.cards.equipment.wearers import wearer_of
from tests.kit.answers import DECLINE, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

SLASH = "Radiant Slash"


@pytest.fixture
def table() -> Table:
    table = wearer_of("Sword of Radiance", mage="Paladin")
    table.put("Adramelech, Lord of Fire", BLUE, "A1")  # the strongest is elsewhere
    return table


@pytest.fixture
def foe(table: Table) -> Object:
    return table.put(make_creature("Foe", life=30), BLUE)


def slash(table: Table, foe: Object, dice: str, effect: int) -> None:
    table.dice(dice, effect=effect)
    table.attack(table.red, SLASH, foe, source=table.find("Sword of Radiance"))


def test_for_a_valor_the_effect_roll_is_six_higher(table: Table, foe: Object) -> None:
    table.tokens(table.red, "Valor", 2)
    table.decide("offer", take("Valor"))
    slash(table, foe, "0 0 0 0", 7)
    assert [each.name for each in foe.conditions] == ["Burn"]
    assert valor_of(table.red) == 1
    table.decide("offer", DECLINE)
    slash(table, foe, "0 0 0 0", 10)
    assert {each.name for each in foe.conditions} == {"Burn", "Daze"}


@rule("sup.ability.valor-only-from-own-object")
def test_only_his_own_valor_pays_for_it(table: Table, foe: Object) -> None:
    table.tokens(table.put("Temple of Light", RED), "Valor", 3)
    slash(table, foe, "0 0 0 0", 1)  # nobody is asked


def test_five_damage_earn_valor_four_do_not(table: Table, foe: Object) -> None:
    slash(table, foe, "2 2 0 0", 1)
    assert valor_of(table.red) == 0
    slash(table, foe, "2 2 1 0", 1)
    assert valor_of(table.red) == 1


@rule("sup.spell.sword-of-radiance-valor-with-excess-damage")
def test_it_counts_what_was_dealt_not_what_was_needed(table: Table, foe: Object) -> None:
    foe.damage = 29
    slash(table, foe, "2 2 1 0", 1)
    assert not table.in_play(foe)
    assert valor_of(table.red) == 1


def test_other_attacks_have_nothing_of_it(table: Table, foe: Object) -> None:
    table.tokens(table.red, "Valor", 1)
    table.dice("2 2 2")
    table.attack(table.red, "Basic Melee Attack", foe, source=table.red)
    assert valor_of(table.red) == 1
