"""Wall of Pikes: a wall with one dangerous side."""

import pytest

from mageduel.rules.movement.walls import attacks_passage
from mageduel.state.objects import Object
from mageduel.views.table import table as what_is_seen
from tests.kit.answers import NO_DEFENSE, NOTHING, move
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlord")
    table.move_to(table.red, "B2")
    return table


@pytest.fixture
def pikes(table: Table) -> Object:
    table.cast(table.red, "Wall of Pikes", "B2|B3", "single", "B3")
    return table.find("Wall of Pikes")


@rule("sup.spell.wall-of-pikes-one-direction")
def test_whoever_comes_from_the_side_they_point_to_is_attacked(table: Table, pikes: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.dice("1* 0 0 0 0")
    table.act(wolf, move("B2"), NOTHING)
    assert (table.place(wolf), wolf.damage) == ("B2", 1)


@rule("sup.spell.wall-of-pikes-one-direction", "sup.spell.wall-of-pikes-other-side-free")
def test_from_the_other_side_everybody_passes_freely(table: Table, pikes: Object) -> None:
    orc = table.put("Orc Butcher", RED, "B2")
    table.act(orc, move("B3"), NOTHING)
    assert (table.place(orc), orc.damage, table.rolled) == ("B3", 0, [])


@rule("sup.spell.wall-of-pikes-extra-mana-only-that-side")
def test_pushes_are_held_up_from_that_side_only(table: Table, pikes: Object) -> None:
    table.move_to(table.blue, "B1")
    orc, wolf = table.put("Orc Butcher", RED, "B2"), table.put("Timber Wolf", BLUE, "B3")
    assert not attacks_passage(table.game, orc, table.zone("B2"), table.zone("B3"))
    table.cast(table.red, "Force Push", orc, 1, 0)
    assert table.place(orc) == "B3"
    table.cast(table.red, "Force Push", wolf, 3, 0)
    assert table.place(wolf) == "B3"
    table.dice("0 0 0 0 0")
    table.cast(table.red, "Force Push", wolf, 3, 3)
    assert table.place(wolf) == "B2"


@rule("sup.spell.wall-of-pikes-avoidable")
def test_a_defense_may_help(table: Table, pikes: Object) -> None:
    knight = table.put("Knight of Westlock", BLUE, "B3")
    table.decide("defend", NO_DEFENSE)
    table.dice("0 0 0 0 0")
    table.act(knight, move("B2"), NOTHING)
    assert any(each.kind == "defend" for each in table.asked)


def test_an_extended_wall_has_a_facing_of_its_own(table: Table) -> None:
    table.book(RED, "Wall of Pikes")
    table.cast(table.red, "Wall of Pikes", "B2|B3", "A2|A3", "B3", "A2")
    first, second = table.find("Wall of Pikes", border="B2|B3"), table.find("Wall of Pikes", border="A2|A3")
    assert (first.facing, second.facing) == (table.zone("B3"), table.zone("A2"))
    assert table.red.mana == 50 - 9


def test_everybody_sees_where_they_point(table: Table, pikes: Object) -> None:
    assert [(each.border, each.faces) for each in what_is_seen(table.game, BLUE).walls] == [("B2|B3", "B3")]


def test_both_ways_are_offered(table: Table) -> None:
    faced = {each[5] for each in table.cast_options(table.red, "Wall of Pikes") if each[3] == "B2|B3"}
    assert faced == {"B2", "B3"}
