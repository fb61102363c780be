"""V'Torrak Gate: from any orb one step leads to it."""

import pytest

from mageduel.facts.conditions import STUCK
from tests.cards.orbs import board
from tests.kit.answers import NOTHING, attack, move
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, make_creature


def test_friendly_creatures_beside_orbs_teleport_to_it_by_a_move_action() -> None:
    table = board("B1", "D3")
    table.put("V'Torrak Gate", RED, "A4")
    wolf, foe = table.put("Timber Wolf", RED, "D3"), table.put("Timber Wolf", BLUE, "D3")
    away = table.put("Timber Wolf", RED, "D2")
    assert ("jump", "A4") not in table.actions(foe)
    assert ("jump", "A4") not in table.actions(away)
    mana = table.red.mana
    table.act(wolf, ("jump", "A4"), NOTHING)
    assert (table.place(wolf), table.red.mana) == ("A4", mana)


def test_it_is_a_move_action() -> None:
    table = board("B1")
    table.put("V'Torrak Gate", RED, "A4")
    wolf = table.put("Timber Wolf", RED, "B1")
    assert ("jump", "A4") in table.actions(wolf)
    table.condition(wolf, STUCK)
    assert ("jump", "A4") not in table.actions(wolf)


@rule("sup.codex.lumbering-may-teleport-move-more")
@pytest.mark.parametrize(("trait", "may"), [("Lumbering", True), ("Slow", False)])
def test_nobody_who_teleports_is_hindered_but_the_slow_have_ended_their_walk(trait: str, may: bool) -> None:
    table = board("B1")
    table.put("V'Torrak Gate", RED, "A4")
    runner = table.put(make_creature("Runner", traits=[trait]), RED, "C1")
    table.put(make_creature("Enemy"), BLUE, "B1")
    assert (("jump", "A4") in table.offered(runner, move("B1"))) is may


def test_it_costs_and_brings_what_a_move_action_does() -> None:
    table = board("B1")
    table.put("V'Torrak Gate", RED, "A4")
    table.put("Suppression Orb", BLUE, "C3")
    runner = table.put(make_creature("Runner", traits=["Charge +2"]), RED, "B1")
    table.attach("Chains of Agony", runner, BLUE)
    enemy = table.put(make_creature("Enemy", life=20), BLUE, "A4")
    mana = table.red.mana
    table.dice("0 0 0 0 0")
    table.act(runner, ("jump", "A4"), attack(runner, "Strike", enemy))
    assert (mana - table.red.mana, runner.damage) == (1, 1)


def test_nobody_tramples_on_the_way_through_it() -> None:
    table = board("B1")
    table.put("V'Torrak Gate", RED, "A4")
    runner = table.put("Woolly Rhinoceros", RED, "B1")
    table.put(make_creature("Enemy"), BLUE, "B1")
    table.act(runner, ("jump", "A4"), NOTHING)
    assert table.place(runner) == "A4"
