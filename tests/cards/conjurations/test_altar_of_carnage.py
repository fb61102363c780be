"""Altar of Carnage: bloodshed feeds familiars and spawnpoints."""

import pytest

from mageduel.state.objects import Object
from tests.kit.answers import take
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlord")
    table.put("Altar of Carnage", RED, "C1")
    return table


@pytest.fixture
def brute(table: Table) -> Object:
    return table.put(make_creature("Brute", life=30), BLUE, "B2")


@pytest.fixture
def forge(table: Table) -> Object:
    return table.put("Battle Forge", RED, "C2")


def strike(table: Table, attacker: Object, target: Object, dice: str) -> None:
    table.dice(dice)
    table.attack(attacker, attacker.card.attacks[-1].name, target)


def test_each_soldier_that_wounds_an_enemy_creature_feeds_once_a_round(
    table: Table, brute: Object, forge: Object
) -> None:
    one, two = (table.put("Asyran Defender", RED, "B2") for _ in range(2))
    strike(table, one, brute, "1 0 0")
    strike(table, one, brute, "1 0 0")
    assert forge.mana == 1
    strike(table, two, brute, "1 0 0")
    assert forge.mana == 2
    table.reset()
    strike(table, one, brute, "1 0 0")
    assert forge.mana == 3


def test_its_controller_says_where_the_mana_goes(table: Table, brute: Object, forge: Object) -> None:
    imp, knight = table.put("Sersiryx, Imp Familiar", RED, "C2"), table.put("Asyran Defender", RED, "B2")
    table.decide("feed", take(imp))
    strike(table, knight, brute, "1 0 0")
    assert (forge.mana, imp.mana) == (0, 1)


def test_nothing_without_a_wound_a_soldier_or_an_enemy_creature(table: Table, brute: Object, forge: Object) -> None:
    knight, wolf = table.put("Asyran Defender", RED, "B2"), table.put("Timber Wolf", RED, "B2")
    flower = table.put("Mana Flower", BLUE, "B2")
    foe = table.put("Asyran Defender", BLUE, "B2")
    strike(table, knight, brute, "0 0 0")
    strike(table, wolf, brute, "1 0 0 0")
    strike(table, knight, flower, "1 0 0")
    strike(table, foe, wolf, "2 0 0")
    assert forge.mana == 0


def test_without_anything_to_feed_nobody_is_asked(table: Table, brute: Object) -> None:
    knight = table.put("Asyran Defender", RED, "B2")
    strike(table, knight, brute, "1 0 0")
    assert not any(request.kind == "feed" for request in table.asked)
