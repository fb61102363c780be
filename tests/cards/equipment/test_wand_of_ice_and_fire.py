"""Wand of Ice and Fire: a Burn or a Freeze each round."""

import pytest

from mageduel.cards.equipment.wands import ICE_OR_FIRE
from mageduel.facts.conditions import BURN, FREEZE
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, make_creature


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable()
    table.attach("Wand of Ice and Fire", table.red)
    return table


def is_offered(table: AcademyTable) -> bool:
    return any(option[0] == "cast" and option[2] == ICE_OR_FIRE.name for option in table.actions(table.red))


@pytest.mark.parametrize(("word", "condition"), [("Burn", BURN), ("Freeze", FREEZE)])
def test_a_marker_for_two_mana(table: AcademyTable, word: str, condition: object) -> None:
    brute = table.put(make_creature("Brute"), BLUE)
    table.cast(table.red, ICE_OR_FIRE, brute, word)
    assert brute.conditions == {condition: 1}
    assert table.red.mana == 48


def test_once_a_round_and_as_a_quickcast_too(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), BLUE)
    table.cast(table.red, ICE_OR_FIRE, brute, "Freeze", full=False)
    assert not is_offered(table)
    table.next_round()
    assert is_offered(table)


def test_only_what_can_take_hold_is_offered(table: AcademyTable) -> None:
    golem = table.put("Ice Golem", BLUE)
    ghost = table.put(make_creature("Ghost", traits=["Incorporeal"]), BLUE)
    offered = [option[3:] for option in table.cast_options(table.red, ICE_OR_FIRE)]
    assert (golem.id, "Burn") in offered
    assert (golem.id, "Freeze") not in offered
    assert not any(option[0] == ghost.id for option in offered)
