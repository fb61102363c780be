"""Arcane Webbing: creatures with a body roll a die less with attacks that are no spells."""

import pytest

from mageduel.facts.conditions import STAGGER
from mageduel.rules.enchantments.reveals import reveal_options
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 3}
BOW = {"name": "Bow", "kind": "ranged", "range": [0, 2], "action": "quick", "dice": 3}


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Monk")
    table.reveal(table.hide("Arcane Webbing", "A1", RED))
    return table


def test_blows_and_shots_of_everybody_roll_a_die_less(table: AcademyTable) -> None:
    foe, friend = table.put(make_creature("Foe", attack=[CLAW, BOW]), BLUE), table.put(make_creature("F"), RED)
    assert [table.odds(foe, bar, friend).dice.value for bar in ("Claw", "Bow")] == [2, 2]
    assert table.odds(table.red, "Basic Melee Attack", foe).dice.value == 1


def test_one_die_is_left(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe", attack=[CLAW | {"dice": 1}]), BLUE)
    assert table.odds(foe, "Claw", table.red).dice.value == 1


def test_the_incorporeal_slip_through(table: AcademyTable) -> None:
    ghost = table.put(make_creature("Ghost", traits=["Incorporeal"], attack=[CLAW]), BLUE)
    assert table.odds(ghost, "Claw", table.red).dice.value == 3


def test_spells_are_not_caught(table: AcademyTable) -> None:
    table.dice("0 0 0", effect=1)
    table.cast(table.blue, "Lightning Jolt", table.red)
    assert table.red.conditions.get(STAGGER) is None


def test_it_is_gone_with_the_next_upkeep(table: AcademyTable) -> None:
    table.upkeep()
    assert table.find_all("Arcane Webbing") == []


def test_it_is_revealed_on_ones_own_turn_between_activations() -> None:
    table = AcademyTable(red="Academy Monk")
    webbing = table.hide("Arcane Webbing", "A1", RED)
    table.game.turn = 1  # Red has the turn, Blue the next one
    assert ("reveal", webbing.id) in reveal_options(table.game, RED)
    table.game.turn = 0
    assert ("reveal", webbing.id) not in reveal_options(table.game, RED)
