"""Damage prevention: in the order the protected player chooses, while there is damage to prevent."""

import pytest

from mageduel.facts.cards import Card
from mageduel.rules.attack.tallies import PREVENTION
from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, Table, make_card, script_for


@pytest.fixture
def table() -> Table:
    """A Wizard with his shield on, and an enemy wolf beside him."""
    table = Table(red="Wizard", blue="Warlock")
    table.decide("offer", ("pay", 2))
    table.upkeep()
    return table


def ward(amount: int) -> Card:
    """An enchantment that prevents so much damage of every attack."""
    card = make_card(name="Test Ward", type="enchantment", cost=2, reveal=0, action="quick", target="creature")
    script_for(card).answer(PREVENTION, lambda this, attack, damage: amount)
    return card


def bite(table: Table, first: Object, faces: str) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C1")
    table.dice(faces)
    table.decide("prevention", ("prevent", first.id))
    table.attack(wolf, "Bite", table.red)


@rule("sup.ability.prevention-order-chosen-by-owner", "sup.ability.voltaric-shield-not-used-if-other-prevents-all")
def test_another_protection_that_stops_everything_first_spares_the_shield(table: Table) -> None:
    bite(table, table.attach(ward(9), table.red), "2 2 0 0")
    assert table.red.damage == 0
    assert tokens_on(table.red) == {"Voltaric Shield": 1}


@rule("sup.ability.prevention-order-chosen-by-owner")
def test_the_shield_first_leaves_the_rest_to_the_other(table: Table) -> None:
    table.attach(ward(1), table.red)
    bite(table, table.red, "2 2 2 0")
    assert table.red.damage == 6 - 3 - 1
    assert not tokens_on(table.red)


def test_what_does_not_stop_everything_leaves_something_for_the_shield(table: Table) -> None:
    bite(table, table.attach(ward(1), table.red), "2 2 2 0")
    assert table.red.damage == 6 - 1 - 3
    assert not tokens_on(table.red)
