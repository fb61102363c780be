"""Combustion Demon: somebody burns when it is summoned."""

import pytest

from mageduel.facts.conditions import BURN
from tests.kit.academy import AcademyTable
from tests.kit.answers import take
from tests.kit.table import BLUE, RED, make_creature


def test_its_controller_sets_a_creature_in_the_zone_on_fire() -> None:
    table = AcademyTable(red="Academy Warlock")
    table.decide("choose one", take(table.blue))
    table.cast(table.red, "Combustion Demon")
    assert table.blue.conditions == {BURN: 1}


def test_who_burns_already_has_no_body_or_cannot_burn_is_not_chosen() -> None:
    table = AcademyTable(red="Academy Warlock")
    table.condition(table.blue, BURN)
    table.condition(table.red, BURN)
    table.put(make_creature("Ghost", traits=["Incorporeal"]), BLUE)
    table.put(make_creature("Wet", traits=["Burnproof"]), BLUE)
    table.cast(table.red, "Combustion Demon")
    assert table.find("Combustion Demon").conditions == {BURN: 1}


@pytest.mark.parametrize("round", [1, 2])
def test_while_it_is_peaceful_only_ones_own_side_can_be_chosen(round: int) -> None:
    table = AcademyTable(red="Academy Warlock", round=round)
    table.put(make_creature("Foe"), BLUE)
    table.decide("choose one", lambda request: request.options[0])
    table.cast(table.red, "Combustion Demon")
    named = {answer[1] for request in table.asked if request.kind == "choose one" for answer in request.options}
    assert named == {table.red.id, table.find("Combustion Demon", seat=RED).id}
