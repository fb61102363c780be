"""Gravikor: nobody flies near it."""

import pytest

from mageduel.facts.traits import FLYING
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table()
    table.put("Gravikor", RED, "A1")
    return table


def test_within_two_zones_nobody_flies_and_nothing_gives_wings(table: Table) -> None:
    near, far = table.put("Darkfenne Bat", BLUE, "A3"), table.put("Darkfenne Bat", BLUE, "A4")
    assert not table.has(near, FLYING)
    assert table.has(far, FLYING)
    wolf = table.put("Timber Wolf", RED, "B2")
    table.attach("Eagle Wings", wolf)
    assert not table.has(wolf, FLYING)


@rule("sup.spell.gravikor-flyer-leaving-area")
def test_who_flies_out_of_it_cannot_pass_over_walls_yet_but_arrives_flying(table: Table) -> None:
    bat = table.put("Darkfenne Bat", BLUE, "A3")
    table.wall("Wall of Stone", "A3|A4")
    assert table.why_no_move(bat, "A4") == "passage-blocked"
    table.move_to(bat, "B2")
    table.hide("Spiked Pit", "B3", RED)
    table.act(bat, ("move", "B3"), ("nothing",))
    assert bat.damage == 0
    assert table.has(bat, FLYING)


@rule("sup.spell.gravikor-flyer-entering-area")
def test_who_flies_into_it_passes_over_walls_and_is_grounded_on_arrival(table: Table) -> None:
    bat = table.put("Darkfenne Bat", BLUE, "A4")
    table.wall("Wall of Stone", "A3|A4")
    assert table.why_no_move(bat, "A3") is None
    table.move_to(bat, "A3")
    assert not table.has(bat, FLYING)
