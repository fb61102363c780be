"""Evade: Elusive for a round."""

import pytest

from mageduel.facts.traits import ELUSIVE
from tests.kit.answers import NOTHING
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "B2")
    return table


def test_it_slips_past_guards_this_round(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    fox, guard = table.put("Bitterwood Fox", BLUE), table.put("Knight of Westlock", BLUE)
    table.guard(guard)
    with pytest.raises(Refused):
        table.attack(wolf, "Bite", fox)
    table.cast(table.red, "Evade", wolf)
    assert table.red.mana == 50 - 3
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 1


@rule("core.card.sample-elusive-until-end-of-round")
def test_it_ends_with_the_round(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.cast(table.red, "Evade", wolf)
    table.act(wolf, NOTHING)
    assert table.has(wolf, ELUSIVE)
    table.end_round()
    assert not table.has(wolf, ELUSIVE)


def test_the_incorporeal_cannot_be_its_target(table: Table) -> None:
    spirit = table.put("Whirling Spirit", RED)
    with pytest.raises(Refused):
        table.cast(table.red, "Evade", spirit)
