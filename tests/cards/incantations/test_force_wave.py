"""Force Wave: everybody out of the next zone."""

import pytest

from mageduel.state.events import Moved
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Forcemaster")
    table.move_to(table.red, "B1")
    return table


@rule("sup.spell.force-wave-order-by-controller")
def test_friend_and_foe_are_pushed_away_from_her_in_the_order_she_likes(table: Table) -> None:
    wolf, orc, here = (
        table.put("Timber Wolf", BLUE, "B2"),
        table.put("Orc Butcher", RED, "B2"),
        table.put("Timber Wolf", BLUE, "B1"),
    )
    table.decide("order", ("next", orc.id))
    table.cast(table.red, "Force Wave", "B2", 0)
    assert [table.place(each) for each in (wolf, orc, here)] == ["B3", "B3", "B1"]
    assert [each.creature for each in table.events(Moved)] == [orc, wolf]
    assert {each.player for each in table.asked if each.kind == "order"} == {RED}


def test_the_way_leads_straight_away_from_her(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "A1")
    table.dice("1* 0 0")
    table.cast(table.red, "Force Wave", "A1", 0)  # north of A1 is the outer wall
    assert (table.place(wolf), wolf.damage) == ("A1", 1)


@pytest.mark.parametrize(("more", "zone"), [(0, "B2"), (3, "B3")])
def test_through_walls_that_attack_for_three_more(table: Table, more: int, zone: str) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.wall("Wall of Thorns", "B2|B3")
    if more:
        table.dice("0 0")
    table.cast(table.red, "Force Wave", "B2", more)
    assert (table.place(wolf), table.red.mana) == (zone, 45 - more)


def test_the_unmovable_stay_and_only_the_next_zone_is_reached(table: Table) -> None:
    golem = table.put("Iron Golem", BLUE, "B2")
    table.cast(table.red, "Force Wave", "B2", 0)
    assert table.place(golem) == "B2"
    assert table.why_no_cast(table.red, "Force Wave", "B1") == "out-of-range"
    assert table.why_no_cast(table.red, "Force Wave", "B3") == "out-of-range"
