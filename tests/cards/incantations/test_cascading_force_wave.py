"""Cascading Force Wave: one creature Pushes the next."""

import pytest

from mageduel.state.arena import Direction
from mageduel.state.objects import Object
from tests.kit.answers import STOP
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table

NORTH, EAST, SOUTH, WEST = (int(way) for way in Direction)


@pytest.fixture
def table() -> Table:
    table = Table(mana=20)
    table.move_to(table.red, "B1")
    return table


def wolf(table: Table, zone: str) -> Object:
    return table.put("Timber Wolf", BLUE, zone)


@rule("sup.spell.cascading-force-push-first-target")
def test_the_target_is_pushed_the_callers_way(table: Table) -> None:
    first = wolf(table, "B2")
    table.cast(table.red, "Cascading Force Wave", first, SOUTH)
    assert (table.place(first), table.red.mana) == ("C2", 17)


@rule(
    "sup.spell.cascading-force-push-chain-pay-three",
    "sup.spell.cascading-force-push-repeatable",
    "sup.spell.cascading-force-push-back-and-forth",
    "sup.spell.cascading-force-push-each-creature-once",
)
def test_for_three_mana_a_time_it_runs_on_and_back_each_creature_once(table: Table) -> None:
    first, second, third, fourth = wolf(table, "B2"), wolf(table, "B3"), wolf(table, "B2"), wolf(table, "B3")
    asked: list[set[int]] = []

    def look(answer: tuple[object, ...]) -> object:
        def choose(request: object) -> tuple[object, ...]:
            asked.append({each[1] for each in request.options if each != STOP})  # type: ignore[attr-defined]
            return answer

        return choose

    table.decide(
        "cascade",
        look(("cascade", second.id, WEST)),  # type: ignore[arg-type]
        look(("cascade", third.id, EAST)),  # type: ignore[arg-type]
        look(("cascade", fourth.id, WEST)),  # type: ignore[arg-type]
    )
    table.cast(table.red, "Cascading Force Wave", first, EAST)
    assert [table.place(each) for each in (first, second, third, fourth)] == ["B3", "B2", "B3", "B2"]
    assert asked == [{second.id, fourth.id}, {third.id}, {fourth.id}]
    assert table.red.mana == 20 - 3 - 9


@rule("sup.spell.cascading-force-push-chain-pay-three")
def test_whoever_was_not_pushed_leads_nowhere_and_it_may_be_left(table: Table) -> None:
    first, second = wolf(table, "B2"), wolf(table, "B3")
    table.wall("Wall of Fire", "B2|B3")
    table.cast(table.red, "Cascading Force Wave", first, EAST)
    assert table.place(first) == "B2"
    table.move_to(first, "C3")
    table.move_to(table.red, "C3")
    table.decide("cascade", STOP)
    table.cast(table.red, "Cascading Force Wave", first, NORTH)
    assert table.place(second) == "B3"
    table.mana(RED, 5)
    table.cast(table.red, "Cascading Force Wave", second, SOUTH)  # no mana to go on
    assert table.place(second) == "C3"
