"""Enfeeble: its bearer is Slow."""

import pytest

from mageduel.facts.traits import FAST, SLOW
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.round import activation
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    return Table()


@rule(
    "sup.spell.enfeeble-after-move-prevents-action",
    "sup.codex.example-enfeeble-after-move",
    "core.reveal.window-after-action",
)
def test_revealed_after_a_move_it_ends_the_action_phase(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", BLUE, "B3")
    enfeeble = table.hide("Enfeeble", wolf, BLUE)
    table.reveal_after("action", enfeeble)
    with pytest.raises(Refused):
        table.act(wolf, ("move", "B3"), ("attack", wolf.id, 0, fox.id))
    assert wolf.zone == table.zone("B3")
    assert fox.damage == 0


@rule("sup.spell.enfeeble-mid-action-does-not-cancel", "sup.codex.example-enfeeble-during-attack")
def test_revealed_during_an_attack_it_does_not_stop_it(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", BLUE, "B3")
    enfeeble = table.hide("Enfeeble", wolf, BLUE)
    table.reveal_after("Declare Attack", enfeeble)
    table.dice("1 0 0 0")
    table.act(wolf, ("move", "B3"), ("attack", wolf.id, 0, fox.id))
    assert fox.damage == 1


@rule("sup.spell.enfeeble-mid-action-does-not-cancel")
def test_revealed_during_a_second_move_it_does_not_stop_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B1")
    enfeeble = table.hide("Enfeeble", wolf, BLUE)
    moves = 0

    def at_the_second(request: Request) -> Answer:
        nonlocal moves
        moves += 1
        if moves == 2:
            table.reveal_after("Declare Move", enfeeble)
        return ("move", f"B{moves + 1}")

    table.decide("action", at_the_second, at_the_second)
    table.run(activation.take_action_phase(table.game, wolf))
    assert not enfeeble.hidden
    assert wolf.zone == table.zone("B3")


def test_a_slow_creature_moves_once_and_does_nothing_else(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.attach("Enfeeble", wolf, BLUE)
    assert table.actions(wolf, move_actions=1) == [("nothing",)]


def test_a_fast_creature_is_merely_not_fast(table: Table) -> None:
    fox = table.put("Bitterwood Fox", RED)
    table.attach("Enfeeble", fox, BLUE)
    assert not table.has(fox, SLOW)
    assert not table.has(fox, FAST)
