"""Dissipate tokens that are given up before their time."""

import pytest

from mageduel.dsl.steps import DECLARE_ATTACK
from mageduel.rules.objects.tokens import DISSIPATE_TOKEN
from mageduel.rules.round.token_upkeep import give_up_time
from mageduel.state.objects import Object
from tests.kit.academy import AcademyTable
from tests.kit.answers import first
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, make_creature

BURST = {"name": "Burst", "kind": "ranged", "range": [0, 0], "zone": True, "action": "full", "dice": 1}


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


@pytest.fixture
def fading(table: AcademyTable) -> Object:
    return table.summon(make_creature("Fading", subtypes=["force"], traits=["Dissipate 2"], attack=[BURST]), RED)


@rule("academy.codex.dissipate-end", "codex.dissipate.end")
def test_the_last_one_ends_it_at_once(table: AcademyTable, fading: Object) -> None:
    table.run(give_up_time(table.game, fading))
    assert (table.in_play(fading), fading.marks[DISSIPATE_TOKEN]) == (True, 1)
    table.run(give_up_time(table.game, fading))
    assert not table.in_play(fading)


def test_an_attack_on_everybody_is_finished_first(table: AcademyTable, fading: Object) -> None:
    fading.active = True
    table.reveal_after(DECLARE_ATTACK, table.hide("Redistributed Power", table.red))  # takes both of its tokens
    table.decide("order", ("next", table.blue.id), ("next", fading.id))
    for face in ("1", "0", "1"):
        table.dice(face)
    table.act(fading, ("attack", fading.id, 0, "A1"))
    assert (table.blue.damage, table.red.damage, table.in_play(fading)) == (1, 1, False)


def test_what_a_token_sets_off_competes_with_what_heals(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe", traits=["Regenerate 2"]), BLUE, damage=4)
    storm = table.cast(table.red, "Thunderstorm").card
    assert storm.name == "Thunderstorm"
    table.decide("upkeep order", first(foe, "Regenerate"))
    table.decide("attack whom", ("attack", foe.id))
    table.dice("0 0 0", effect=1)
    table.upkeep()
    assert foe.damage == 2
