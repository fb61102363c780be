"""Chains of Agony: a move action costs its bearer one point of damage."""

import pytest

from mageduel.rules.movement.moves import push, teleport
from mageduel.state.arena import Direction
from mageduel.state.events import Moved
from tests.kit.answers import DECLINE, NOTHING
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


@rule(
    "core.reveal.example-chains-of-agony",
    "core.reveal.window-after-activation",
    "sup.spell.chains-of-agony-latest-reveal",
)
def test_revealed_on_activation_it_punishes_the_move(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    chains = table.hide("Chains of Agony", wolf, BLUE)
    table.reveal_after("activation", chains)
    table.act(wolf, ("move", "B3"), NOTHING)
    assert wolf.damage == 1
    assert wolf.zone == table.zone("B3")


@rule("sup.spell.chains-of-agony-latest-reveal")
def test_revealed_after_the_declaration_it_is_too_late_for_that_move_but_not_for_the_next(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    chains = table.hide("Chains of Agony", wolf, BLUE)
    table.reveal_after("Declare Move", chains)
    table.act(wolf, ("move", "B3"), NOTHING)
    assert wolf.damage == 0
    table.game.players[RED].quickcast = False
    table.act(wolf, ("move", "B4"), ("move", "B3"))
    assert wolf.damage == 2


@rule("sup.spell.chains-of-agony-damage-on-declaration")
def test_the_damage_comes_before_the_move(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=9)
    table.attach("Chains of Agony", wolf, BLUE)
    table.decide("offer", DECLINE)
    table.act(wolf, ("move", "B3"))
    assert not table.in_play(wolf)
    assert not table.events(Moved)


def test_pushes_and_teleports_are_no_move_actions(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C1")
    table.attach("Chains of Agony", wolf, RED)
    table.run(push(table.game, wolf, Direction.EAST))
    table.run(teleport(table.game, wolf, table.zone("A1")))
    assert wolf.damage == 0


def test_other_creatures_move_freely(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", RED)
    table.attach("Chains of Agony", fox, BLUE)
    table.act(wolf, ("move", "B3"), NOTHING)
    assert wolf.damage == fox.damage == 0
