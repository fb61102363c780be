"""Signet of the Dawnbreaker: mana and Valor from the challenged enemy."""

import pytest

from mageduel.cards.mages.paladin import CHALLENGE
from mageduel.rules.mages.ability_markers import place_marker
from mageduel.rules.objects.valor import valor_of
from mageduel.state.objects import Object
from tests.cards.equipment.wearers import wearer_of
from tests.kit.table import BLUE, RED, Table

BLOW = "Basic Melee Attack"


@pytest.fixture
def table() -> Table:
    table = wearer_of("Signet of the Dawnbreaker", mage="Paladin")
    table.always("reroll dice", ("keep",))
    table.mana(RED, 5)
    table.put("Adramelech, Lord of Fire", BLUE, "A1")  # the strongest is elsewhere
    return table


@pytest.fixture
def knight(table: Table) -> Object:
    knight = table.put("Brogan Bloodstone", BLUE)
    place_marker(table.game, CHALLENGE, knight, RED)
    return knight


def test_attacking_the_challenged_enemy_gives_a_mana_once_a_round(table: Table, knight: Object) -> None:
    for mana in (6, 6):
        table.dice("0 0 0")
        table.always("counterstrike", ("no counterstrike",))
        table.attack(table.red, BLOW, knight)
        assert table.red.mana == mana
    table.reset()
    table.dice("0 0 0")
    table.attack(table.red, BLOW, knight)
    assert table.red.mana == 7


def test_destroying_it_earns_valor_by_its_level(table: Table, knight: Object) -> None:
    knight.damage = table.life(knight) - 1
    table.dice("2* 0 0")
    table.attack(table.red, BLOW, knight)
    assert valor_of(table.red) == knight.level


def test_others_give_neither(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE, damage=4)
    table.dice("2* 0 0")
    table.attack(table.red, BLOW, fox)
    assert not table.in_play(fox)
    assert (table.red.mana, valor_of(table.red)) == (5, 0)


def test_nor_does_the_challenged_enemy_when_others_slay_it(table: Table, knight: Object) -> None:
    knight.damage = table.life(knight) - 1
    wolf = table.put("Timber Wolf", RED)
    table.dice("2* 0 0 0")
    table.attack(wolf, "Bite", knight)
    assert not table.in_play(knight)
    assert (table.red.mana, valor_of(table.red)) == (5, 0)
