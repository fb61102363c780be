"""Repulse: everybody away, wherever the die says."""

import pytest

from mageduel.state.events import Moved
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Forcemaster")
    table.move_to(table.red, "B2")
    return table


@rule("sup.spell.repulse-order-and-one-at-a-time")
def test_each_is_pushed_by_a_roll_of_its_own_in_the_order_she_likes(table: Table) -> None:
    wolf, orc = table.put("Timber Wolf", BLUE, "B2"), table.put("Orc Butcher", RED, "B2")
    far = table.put("Timber Wolf", BLUE, "B3")
    table.decide("order", ("next", orc.id))
    table.effect(1, 4)
    table.cast(table.red, "Repulse", "B2")
    assert [table.place(each) for each in (orc, wolf, far, table.red)] == ["A2", "B3", "B3", "B2"]
    assert [each.creature for each in table.events(Moved)] == [orc, wolf]


@rule("sup.spell.repulse-no-extra-cost-for-attacking-wall")
def test_walls_that_attack_cost_nothing_more(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.wall("Wall of Thorns", "B2|B3")
    table.effect(4)
    table.dice("0 0")
    table.cast(table.red, "Repulse", "B2")
    assert (table.place(wolf), table.red.mana) == ("B3", 46)


def test_only_her_own_zone(table: Table) -> None:
    assert table.why_no_cast(table.red, "Repulse", "B3") == "out-of-range"
