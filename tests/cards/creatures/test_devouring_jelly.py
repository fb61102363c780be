"""Devouring Jelly: what it damages feeds it, what it kills is gone."""

import pytest

from mageduel.facts.conditions import CORRODE
from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Wizard")


@pytest.fixture
def jelly(table: Table) -> Object:
    return table.put("Devouring Jelly", RED, "B2", damage=5)


def test_a_corporeal_creature_it_damages_lets_it_reconstruct_two(table: Table, jelly: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.dice("1* 0 0 0 0", effect=1)
    table.attack(jelly, "Corrosive Juices", wolf)
    assert (wolf.damage, jelly.damage) == (1, 3)


def test_what_it_kills_is_obliterated_and_feeds_it_all_the_same(table: Table, jelly: Object) -> None:
    fox = table.put("Bitterwood Fox", BLUE, damage=4)
    table.dice("2* 2* 0 0 0", effect=1)
    table.attack(jelly, "Corrosive Juices", fox)
    player = table.game.players[BLUE]
    assert (player.removed, player.discard, jelly.damage) == ([fox.card], [], 3)


@rule(
    "sup.spell.devouring-jelly-corrode-damage-not-attack-damage",
    "sup.spell.example-devouring-jelly-zombie-minion",
    "sup.codex.example-jelly-vs-zombie-minion",
)
def test_damage_of_corrode_feeds_nothing(table: Table, jelly: Object) -> None:
    zombie = table.put("Zombie Minion", BLUE)
    table.dice("2 2 2 2 2", effect=9)  # Resilient: normal damage does nothing
    table.attack(jelly, "Corrosive Juices", zombie)
    assert (zombie.damage, zombie.conditions, jelly.damage) == (2, {}, 5)


def test_neither_a_conjuration_nor_the_incorporeal_feed_it(table: Table, jelly: Object) -> None:
    flower, spirit = table.put("Mana Flower", BLUE, "B2"), table.put("Whirling Spirit", BLUE)
    table.dice("1* 0 0 0 0", effect=5)
    table.attack(jelly, "Corrosive Juices", flower)
    assert (flower.conditions.get(CORRODE, 0) + flower.damage, jelly.damage) == (2, 5)
    table.game.action_phase = None
    table.dice("1* 0 0 0 0", effect=1)
    table.attack(jelly, "Corrosive Juices", spirit)
    assert (spirit.damage, jelly.damage) == (1, 5)


def test_a_miss_feeds_nothing(table: Table, jelly: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.dice("0 0 0 0 0", effect=1)
    table.attack(jelly, "Corrosive Juices", wolf)
    assert jelly.damage == 5
