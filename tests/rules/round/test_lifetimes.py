"""Lifetimes: marks, links and what lasts for a while end by themselves, at the moment they were declared with."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mageduel.facts.traits import MELEE
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.objects.characteristics import value
from mageduel.state.events import TokensChanged
from mageduel.state.marks import (
    ACTION_PHASE_END,
    IN_PLAY,
    LETTING_GO,
    NEXT_MELEE_ATTACK,
    OWN_ACTION_PHASE,
    RESET,
    ROUND_END,
    Lifetime,
    Link,
    Mark,
)
from mageduel.state.objects import Object
from mageduel.views.table import object_shown
from tests.kit.answers import NOTHING
from tests.kit.table import BLUE, RED, Table, make_creature

LIFETIMES = (IN_PLAY, RESET, ROUND_END, OWN_ACTION_PHASE, ACTION_PHASE_END, NEXT_MELEE_ATTACK, LETTING_GO)
MARKS = {until: Mark(f"test mark until {until.value}", until=until, shown=True, gives=MELEE) for until in LIFETIMES}
LINKS = {until: Link(f"test link until {until.value}", until=until) for until in LIFETIMES}
QUIET = Mark("test mark nobody sees", until=ROUND_END)


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def wolf(table: Table) -> Object:
    """A creature with one of everything that ends by itself."""
    wolf = table.put("Timber Wolf", RED, "B2")
    for until in LIFETIMES:
        wolf.mark(MARKS[until])
        wolf.link(LINKS[until], table.blue)
        grant_for_a_while(wolf, MELEE(+10), source="test", until=until)
    wolf.mark(QUIET)
    return wolf


def left(wolf: Object) -> set[Lifetime]:
    """Which of its marks it still has."""
    return {until for until in LIFETIMES if MARKS[until] in wolf.marks}


def reset(table: Table, wolf: Object) -> None:
    table.reset()


def end_round(table: Table, wolf: Object) -> None:
    table.end_round()


def act(table: Table, wolf: Object) -> None:
    table.act(wolf, NOTHING)


def bite(table: Table, wolf: Object) -> None:
    victim = table.put(make_creature("Victim", life=99, attack=[]), BLUE, "B2")
    table.dice(" ".join(["0"] * (4 + value(wolf, MELEE))))
    table.attack(wolf, "Bite", victim)


@pytest.mark.parametrize(
    ("moment", "over"),
    [
        (reset, {RESET}),
        (end_round, {ROUND_END, OWN_ACTION_PHASE, NEXT_MELEE_ATTACK}),
        (act, {OWN_ACTION_PHASE, ACTION_PHASE_END}),
        (bite, {NEXT_MELEE_ATTACK}),
    ],
)
def test_each_moment_ends_what_was_to_last_until_then_and_nothing_else(
    table: Table, wolf: Object, moment: Callable[[Table, Object], None], over: set[Lifetime]
) -> None:
    moment(table, wolf)
    stay = set(LIFETIMES) - over
    assert left(wolf) == stay
    assert {each.until for each in wolf.lasting} == stay
    assert {link.until for link in wolf.links if link in LINKS.values()} == stay
    assert value(wolf, MELEE) == 11 * len(stay), "and what it gave is gone with it"


def _shown(table: Table, thing: Object) -> set[str]:
    return {token.name for token in object_shown(table.game, thing, BLUE).tokens}


def test_what_lies_on_the_table_is_shown_and_its_end_is_told_the_rest_is_nobodys_business(
    table: Table, wolf: Object
) -> None:
    assert _shown(table, wolf) == {mark.name for mark in MARKS.values()}
    table.end_round()
    ended = {MARKS[until].name for until in (ROUND_END, OWN_ACTION_PHASE, NEXT_MELEE_ATTACK)}
    told = [(event.who, event.token, event.amount) for event in table.events(TokensChanged)]
    assert sorted(told, key=str) == sorted([(wolf, name, -1) for name in ended], key=str)
    assert ended.isdisjoint(_shown(table, wolf))
    assert QUIET not in wolf.marks


@pytest.mark.parametrize("field", ["marks", "links", "lasting"])
def test_it_ends_on_an_object_that_has_nothing_else(table: Table, field: str) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    match field:
        case "marks":
            wolf.mark(QUIET)
        case "links":
            wolf.link(LINKS[ROUND_END], table.blue)
        case _:
            grant_for_a_while(wolf, MELEE(+1), source="test")
    table.end_round()
    assert not getattr(wolf, field)


def test_what_a_mark_gives_comes_and_goes_with_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    assert value(wolf, MELEE) == 0
    wolf.mark(MARKS[ROUND_END], 2)
    assert value(wolf, MELEE) == 2
    table.end_round()
    assert value(wolf, MELEE) == 0


def test_two_kinds_of_mark_never_share_a_name() -> None:
    with pytest.raises(ValueError, match=QUIET.name):
        Mark(QUIET.name, until=IN_PLAY)
    with pytest.raises(ValueError, match="test link"):
        Link(LINKS[RESET].name, until=IN_PLAY)
