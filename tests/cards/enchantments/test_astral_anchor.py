"""Astral Anchor: a zone nobody is Teleported to or from."""

import pytest

from mageduel.rules.movement.banishment import BANISH, banish
from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def wolf(table: Table) -> Object:
    return table.put("Timber Wolf", BLUE)


def anchor(table: Table, zone: str) -> None:
    table.reveal(table.hide("Astral Anchor", zone, RED))


def test_nobody_is_teleported_to_or_from_it(table: Table, wolf: Object) -> None:
    anchor(table, "B2")
    table.teleport(wolf, "A1")
    assert table.place(wolf) == "B2"
    other = table.put("Timber Wolf", RED, "A1")
    table.teleport(other, "B2")
    assert table.place(other) == "A1"
    table.teleport(other, "A2")
    assert table.place(other) == "A2"


def test_pushes_and_moves_are_free(table: Table, wolf: Object) -> None:
    anchor(table, "B2")
    table.push(wolf, "east")
    assert table.place(wolf) == "B3"


@rule("sup.spell.astral-anchor-stops-banish")
def test_it_stops_banishing(table: Table, wolf: Object) -> None:
    anchor(table, "B2")
    table.run(banish(table.game, wolf, 2))
    assert table.place(wolf) == "B2"
    assert BANISH not in wolf.marks


@rule(
    "sup.spell.astral-anchor-does-not-stop-return-from-banish", "sup.spell.banish-return-not-stopped-by-astral-anchor"
)
def test_it_does_not_stop_the_return(table: Table, wolf: Object) -> None:
    table.run(banish(table.game, wolf, 1))
    anchor(table, "B2")
    table.upkeep()
    assert table.place(wolf) == "B2"
