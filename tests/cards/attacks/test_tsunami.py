"""Tsunami: a wave that rolls from zone to zone in one direction."""

import pytest

from mageduel.state.arena import Direction
from tests.kit.ledger import rule
from tests.kit.table import BLUE, Table, make_creature

EAST, NORTH = int(Direction.EAST), int(Direction.NORTH)


@pytest.fixture
def table() -> Table:
    table = Table(red="Siren")
    table.move_to(table.red, "B1")
    return table


def test_everybody_in_each_zone_on_the_way_is_attacked_but_flyers(table: Table) -> None:
    wolves = [table.put("Timber Wolf", BLUE, zone) for zone in ("B2", "B3", "B4")]
    bat, aside = table.put("Darkfenne Bat", BLUE, "B3"), table.put("Timber Wolf", BLUE, "A2")
    for _ in wolves:
        table.dice("1* 0 0", effect=1)
    table.cast(table.red, "Tsunami", "B2", EAST)
    assert [each.damage for each in wolves] == [1, 1, 1]
    assert (bat.damage, aside.damage) == (0, 0)
    assert table.red.mana == 50 - 14


@rule("sup.spell.tsunami-pushed-creature-attacked-again", "sup.spell.tsunami-standard-push")
def test_who_is_pushed_ahead_of_it_is_attacked_again(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.dice("1* 0 0", effect=5)
    table.dice("1* 0 0", effect=1)
    table.cast(table.red, "Tsunami", "B2", EAST)
    assert (wolf.damage, table.place(wolf)) == (2, "B3")


@rule("sup.spell.tsunami-standard-push")
def test_what_holds_against_any_push_holds_against_it(table: Table) -> None:
    rooted = table.put(make_creature("Oak", life=20, traits=["Unmovable"]), BLUE, "B2")
    table.dice("1* 0 0", effect=5)
    table.cast(table.red, "Tsunami", "B2", EAST)
    assert (rooted.damage, table.place(rooted)) == (1, "B2")


@rule("sup.spell.tsunami-orthogonal-direction")
def test_one_of_four_directions_is_chosen(table: Table) -> None:
    ways = {option[4] for option in table.cast_options(table.red, "Tsunami") if option[3] == "B2"}
    assert ways == {int(way) for way in Direction}
    above = table.put("Timber Wolf", BLUE, "A2")
    table.dice("1* 0 0", effect=1)
    table.cast(table.red, "Tsunami", "B2", NORTH)
    assert above.damage == 1


@rule("sup.spell.tsunami-max-four-zones")
def test_across_the_arena_it_attacks_four_zones(table: Table) -> None:
    wolves = [table.put("Timber Wolf", BLUE, zone) for zone in ("B1", "B2", "B3", "B4")]
    table.put(  # she stands in the first zone herself
        "Mana Flower", BLUE, "A1"
    )
    for _ in range(5):
        table.dice("1* 0 0", effect=1)
    table.always("order", lambda request: request.options[0])
    table.cast(table.red, "Tsunami", "B1", EAST)
    assert [each.damage for each in wolves] == [1, 1, 1, 1]
    assert table.red.damage == 1


def test_at_the_edge_it_ends(table: Table) -> None:
    table.move_to(table.red, "B3")
    wolf = table.put("Timber Wolf", BLUE, "B4")
    table.dice("1* 0 0", effect=1)
    table.cast(table.red, "Tsunami", "B4", EAST)
    assert wolf.damage == 1
