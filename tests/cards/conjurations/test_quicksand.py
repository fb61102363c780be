"""Quicksand: whoever does not get out in time is gone."""

import pytest

from mageduel.cards.conjurations.earth import SINK
from mageduel.facts.traits import RESTRAINED, UNMOVABLE
from mageduel.state.objects import Object
from tests.kit.answers import NOTHING
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlord")
    table.move_to(table.red, "B2")
    return table


@pytest.fixture
def wolf(table: Table) -> Object:
    return table.put("Timber Wolf", BLUE, "B2")


@pytest.fixture
def quicksand(table: Table, wolf: Object) -> Object:
    return table.attach("Quicksand", wolf, RED)


def struggle(quicksand: Object) -> tuple[object, ...]:
    return ("ability", quicksand.id, 0)


def test_it_costs_twice_the_level_and_holds(table: Table, wolf: Object) -> None:
    table.cast(table.red, "Quicksand", wolf)
    assert table.red.mana == 50 - 2 * wolf.level
    assert table.has(wolf, RESTRAINED)
    assert table.has(wolf, UNMOVABLE)


def test_the_fourth_action_phase_is_the_last(table: Table, wolf: Object, quicksand: Object) -> None:
    for count in (1, 2, 3):
        table.act(wolf, NOTHING)
        assert quicksand.marks[SINK] == count
    table.act(wolf, NOTHING)
    assert not table.in_play(wolf)
    assert not table.in_play(quicksand)


def test_other_creatures_do_not_sink_it(table: Table, quicksand: Object) -> None:
    table.act(table.put("Orc Butcher", RED, "B2"), NOTHING)
    assert SINK not in quicksand.marks


@pytest.mark.parametrize(("sunk", "roll", "free"), [(0, 7, False), (0, 8, True), (2, 9, False), (2, 10, True)])
def test_a_quick_action_is_a_roll_to_get_out_harder_each_time(
    table: Table, wolf: Object, quicksand: Object, sunk: int, roll: int, free: bool
) -> None:
    table.tokens(quicksand, "Sink", sunk)
    table.effect(roll)
    table.act(wolf, struggle(quicksand))
    assert table.in_play(quicksand) is not free
    assert quicksand.marks.get(SINK, 0) == (sunk if free else sunk + 1)
    assert table.has(wolf, RESTRAINED) is not free


def test_nobody_else_struggles(table: Table, quicksand: Object) -> None:
    orc = table.put("Orc Butcher", RED, "B2")
    assert struggle(quicksand) not in table.actions(orc)


@rule("sup.spell.quicksand-roll-is-escape-roll")
def test_the_roll_is_an_escape_roll_that_may_be_made_again(table: Table, wolf: Object, quicksand: Object) -> None:
    dawnbreaker = table.put("Temple of the Dawnbreaker", BLUE, "A4")
    table.decide("reroll", ("reroll", dawnbreaker.id, "escape roll"))
    table.effect(1, 8)
    table.act(wolf, struggle(quicksand))
    assert not table.in_play(quicksand)


@pytest.mark.parametrize(
    ("name", "why"), [("Psylok", "wrong-target"), ("Whirling Spirit", "wrong-target"), ("Blue Gremlin", None)]
)
def test_what_it_can_take(table: Table, name: str, why: str | None) -> None:
    assert table.why_no_cast(table.red, "Quicksand", table.put(name, BLUE, "B2")) == why


def test_neither_mages_nor_the_uncontainable(table: Table) -> None:
    from mageduel.facts.traits import UNCONTAINABLE
    from mageduel.rules.conditions.lasting import grant_for_a_while

    wolf = table.put("Timber Wolf", BLUE, "B2")
    grant_for_a_while(wolf, UNCONTAINABLE, source="test")
    assert table.why_no_cast(table.red, "Quicksand", wolf) == "cannot-sink"
    table.move_to(table.blue, "B2")
    assert table.why_no_cast(table.red, "Quicksand", table.blue) == "wrong-target"


def test_a_teleport_gets_one_out(table: Table, wolf: Object, quicksand: Object) -> None:
    table.teleport(wolf, "A1")
    assert not table.in_play(quicksand)
