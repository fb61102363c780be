"""Adramelech's Touch: flames that will not go out."""

import pytest

from mageduel.facts.conditions import BURN
from mageduel.state.objects import Object
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Warlock", mana=10)


@pytest.fixture
def brute(table: Table) -> Object:
    brute = table.put(make_creature("Brute", life=20), BLUE)
    table.condition(brute, BURN, 3)
    return brute


def test_flames_that_rolled_blank_stay_for_one_mana_each(table: Table, brute: Object) -> None:
    table.attach("Adramelech's Touch", brute, RED)
    table.dice("0 2 0")
    table.decide("fan the fire", ("fan the fire", 1))
    table.upkeep()
    assert (brute.damage, brute.conditions) == (2, {BURN: 2})
    assert (table.red.mana, table.blue.mana) == (9, 10)


def test_no_more_than_there_is_mana_for(table: Table, brute: Object) -> None:
    table.attach("Adramelech's Touch", brute, RED)
    table.mana(RED, 1)
    table.dice("0 0 0")
    table.decide("fan the fire", lambda request: request.options[-1])
    table.upkeep()
    assert (brute.conditions, table.red.mana) == ({BURN: 1}, 0)


def test_without_a_blank_or_without_mana_nobody_is_asked(table: Table, brute: Object) -> None:
    table.attach("Adramelech's Touch", brute, RED)
    table.dice("1 1 1")
    table.upkeep()
    table.mana(RED, 0)
    table.dice("0 1 1")
    table.upkeep()
    assert brute.conditions == {BURN: 2}
    assert not any(request.kind == "fan the fire" for request in table.asked)


def test_a_hidden_one_does_nothing(table: Table, brute: Object) -> None:
    table.hide("Adramelech's Touch", brute, RED)
    table.dice("0 0 0")
    table.upkeep()
    assert brute.conditions == {}


def test_flames_elsewhere_go_out(table: Table, brute: Object) -> None:
    table.attach("Adramelech's Touch", table.put("Bitterwood Fox", BLUE), RED)
    table.dice("0 0 0")
    table.upkeep()
    assert brute.conditions == {}
