"""Galaxxus: V'Tar from beside an orb."""

from mageduel.rules.domination.vtar import vtar_of
from tests.cards.orbs import board
from tests.kit.table import RED, Table


def test_each_upkeep_it_brings_a_vtar() -> None:
    table = board()
    table.put("Galaxxus", RED, "A3")
    table.upkeep()
    assert vtar_of(table.game, RED) == 1


def test_it_is_placed_without_an_orb_next_to_one_of_your_own() -> None:
    table = board("B1")
    table.move_to(table.red, "B2")
    assert table.why_no_cast(table.red, "Galaxxus", "B2") is None
    assert table.why_no_cast(table.red, "Galaxxus", "B1") == "not-beside-your-orb"
    table.move_to(table.red, "D1")
    assert table.why_no_cast(table.red, "Galaxxus", "D1") == "not-beside-your-orb"


def test_where_there_are_no_orbs_it_cannot_be_cast() -> None:
    table = Table()
    assert table.why_no_cast(table.red, "Galaxxus", "C1") == "not-beside-your-orb"
