"""Drown: each upkeep it chokes its bearer more, and costs more to keep."""

import pytest

from mageduel.facts.conditions import SUFFOCATE
from tests.kit.answers import LET_GO, PAY, first
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Siren")


def test_the_first_marker_costs_nothing_and_takes_two_life(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    drown = table.attach("Drown", wolf, RED)
    table.upkeep()
    assert drown.conditions == {SUFFOCATE: 1}
    assert (table.life(wolf), table.red.mana) == (8, 50)


def test_then_it_costs_as_much_as_it_has_markers(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    drown = table.attach("Drown", wolf, RED)
    table.condition(drown, SUFFOCATE, 2)
    table.decide("upkeep order", first(drown, "Upkeep"))
    table.decide("upkeep", PAY)
    table.upkeep()
    assert table.red.mana == 50 - 2
    assert table.life(wolf) == 10 - 6


def test_gaining_the_marker_first_makes_it_dearer(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    drown = table.attach("Drown", wolf, RED)
    table.condition(drown, SUFFOCATE, 1)
    table.decide("upkeep order", first(drown, "Drown"))
    table.decide("upkeep", PAY)
    table.upkeep()
    assert table.red.mana == 50 - 2


def test_let_go_of_the_bearer_breathes_again(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    drown = table.attach("Drown", wolf, RED)
    table.condition(drown, SUFFOCATE, 2)
    table.decide("upkeep order", first(drown, "Upkeep"))
    table.decide("upkeep", LET_GO)
    table.upkeep()
    assert not table.in_play(drown)
    assert table.life(wolf) == 10


def test_it_kills(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE, damage=3)
    table.attach("Drown", fox, RED)
    table.upkeep()
    assert not table.in_play(fox)


def test_neither_the_nonliving_nor_swimmers_drown(table: Table) -> None:
    bones, fish = table.put("Skeletal Sentry", BLUE, "C1"), table.put("Shoalsdeep Thrasher", BLUE, "C1")
    for each in (bones, fish):
        assert table.why_no_cast(table.red, "Drown", each) == "wrong-target"
