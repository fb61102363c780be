"""Paladin's Cloak: healing others heals him, and healing them well earns Valor."""

import pytest

from mageduel.rules.objects.valor import valor_of
from mageduel.state.objects import Object
from tests.cards.equipment.wearers import wearer_of
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return wearer_of("Paladin's Cloak", mage="Paladin")


@pytest.fixture
def squire(table: Table) -> Object:
    return table.put(make_creature("Squire", life=20), RED, damage=9)


def test_his_healing_incantations_heal_him_a_little(table: Table, squire: Object) -> None:
    table.red.damage = 5
    table.dice("1 1 1 0 0")
    table.cast(table.red, "Minor Heal", squire)
    assert (squire.damage, table.red.damage) == (6, 4)
    assert valor_of(table.red) == 0


def test_four_damage_healed_off_a_friend_earn_valor(table: Table, squire: Object) -> None:
    table.dice("1 1 1 1 0")
    table.cast(table.red, "Minor Heal", squire)
    assert valor_of(table.red) == 1


def test_what_was_not_there_was_not_healed(table: Table, squire: Object) -> None:
    squire.damage = 3
    table.dice("2 2 2 2 2")
    table.cast(table.red, "Minor Heal", squire)
    assert valor_of(table.red) == 0


def test_healing_himself_or_an_enemy_earns_nothing(table: Table) -> None:
    table.red.damage = 12
    table.dice("2 2 2 2 2")
    table.cast(table.red, "Minor Heal", table.red)
    assert table.red.damage == 1
    foe = table.put(make_creature("Foe", life=20), BLUE, damage=9)
    table.dice("2 2 2 2 2")
    table.cast(table.red, "Minor Heal", foe)
    assert valor_of(table.red) == 0


def test_other_spells_and_other_casters_do_nothing(table: Table, squire: Object) -> None:
    table.red.damage = 5
    table.cast(table.red, "Bear Strength", squire)
    table.move_to(table.blue, "B2")
    table.dice("2 2 2 2 2")
    table.cast(table.blue, "Minor Heal", squire)
    assert table.red.damage == 5
    assert valor_of(table.red) == 0
