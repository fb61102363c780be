"""Rooted and Uproot: what stays where it is, and what it costs to walk all the same."""

import pytest

from mageduel.facts.traits import ROOTED, UNMOVABLE, UPROOT
from mageduel.kernel.requests import Answer
from tests.kit.answers import NOTHING
from tests.kit.ledger import rule
from tests.kit.table import BLUE, Table, make_creature


@rule("codex.rooted.no-move")
def test_a_rooted_creature_stays_where_it_is_but_acts() -> None:
    table = Table()
    vine = table.put(make_creature("Vine", traits=["Rooted"]))
    table.put("Bitterwood Fox", BLUE)
    assert {each[0] for each in table.actions(vine)} == {"attack", "guard", "nothing"}
    assert table.has(vine, UNMOVABLE)


@rule("codex.uproot.pay", "codex.uproot.loses-rooted")
@pytest.mark.parametrize(("answer", "moves"), [(("pay",), True), (NOTHING, False)])
def test_uproot_frees_a_rooted_creature_for_one_action_phase(answer: Answer, moves: bool) -> None:
    table = Table(mana=3)
    treant = table.put(make_creature("Treant", traits=["Rooted", "Uproot 3"]))
    table.decide("uproot", answer)
    table.act(treant, *([("move", "B3")] if moves else []), NOTHING)
    assert table.red.mana == (0 if moves else 3)
    assert (treant.zone == table.zone("B3")) is moves
    assert table.has(treant, ROOTED), "rooted again when its Action Phase is over"


def test_uproot_is_not_offered_without_the_mana() -> None:
    table = Table(mana=2)
    treant = table.put(make_creature("Treant", traits=["Rooted", "Uproot 3"]))
    table.act(treant, NOTHING)
    assert not [request for request in table.asked if request.kind == "uproot"]
    assert table.has(treant, UPROOT)


def test_without_uproot_nobody_is_asked_to_pay() -> None:
    table = Table()
    table.act(table.put(make_creature("Vine", traits=["Rooted"])), ("guard",))
    assert [request.kind for request in table.asked] == ["action"]


@rule("codex.rooted.no-move", "codex.uproot.loses-rooted")
@pytest.mark.parametrize(("printed", "is_held"), [([], False), (["Unmovable"], True)])
def test_uprooted_it_can_be_pushed_unless_it_is_unmovable_anyway(printed: list[str], is_held: bool) -> None:
    table = Table(mana=3)
    treant = table.put(make_creature("Treant", traits=["Rooted", "Uproot 3", *printed]))
    table.decide("uproot", ("pay",))
    table.decide("action", lambda request: seen.append(table.has(treant, UNMOVABLE)) or NOTHING)  # type: ignore[func-returns-value]
    seen: list[bool] = []
    table.act(treant)
    assert (seen, table.has(treant, UNMOVABLE)) == ([is_held], True)
