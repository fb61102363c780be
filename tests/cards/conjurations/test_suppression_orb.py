"""Suppression Orb: creatures pay to move."""

import pytest

from mageduel.rules.movement.moves import push, teleport
from mageduel.state.arena import Direction
from tests.kit.answers import NOTHING
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(mana=5)


@rule("sup.spell.suppression-orb-move-cost", "sup.spell.suppression-orb-per-move-action")
def test_every_move_action_costs_a_mana(table: Table) -> None:
    table.put("Suppression Orb", RED, "A1")
    fox = table.put("Bitterwood Fox", BLUE, "B1")
    table.act(fox, ("move", "B2"), ("move", "B3"), NOTHING)
    assert table.blue.mana == 3


@rule("sup.spell.suppression-orb-move-cost")
def test_without_mana_nothing_moves(table: Table) -> None:
    table.put("Suppression Orb", RED, "A1")
    fox = table.put("Bitterwood Fox", BLUE, "B1")
    table.blue.mana = 0
    assert not any(option[0] == "move" for option in table.actions(fox))


@rule("sup.spell.suppression-orb-not-teleport-or-push")
def test_pushes_and_teleports_are_free(table: Table) -> None:
    table.put("Suppression Orb", RED, "A1")
    fox = table.put("Bitterwood Fox", BLUE, "B1")
    table.blue.mana = 0
    table.run(push(table.game, fox, Direction.EAST))
    assert fox.zone == table.zone("B2")
    table.run(teleport(table.game, fox, table.zone("C4")))
    assert fox.zone == table.zone("C4")
    assert table.blue.mana == 0


def test_mages_move_freely(table: Table) -> None:
    table.put("Suppression Orb", BLUE, "A1")
    table.act(table.red, ("move", "B1"), NOTHING)
    assert table.red.mana == 5


def test_its_own_controller_pays_as_well(table: Table) -> None:
    table.put("Suppression Orb", RED, "A1")
    fox = table.put("Bitterwood Fox", RED, "B1")
    table.act(fox, ("move", "B2"), NOTHING)
    assert table.red.mana == 4
