"""Skeelax, Taunting Imp: he taunts, and warms himself at fires."""

import pytest

from mageduel.facts.conditions import BURN, TAUNT
from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

BITE = {"name": "Bite", "kind": "melee", "action": "quick", "dice": 2}


@pytest.fixture
def table() -> Table:
    return Table(red="Warlock")


@pytest.fixture
def skeelax(table: Table) -> Object:
    return table.put("Skeelax, Taunting Imp", RED)


def test_where_something_burns_he_regenerates_two(table: Table, skeelax: Object) -> None:
    skeelax.damage = 5
    table.upkeep()
    assert skeelax.damage == 5
    stove = table.put("Mana Crystal", BLUE)
    table.condition(stove, BURN)
    table.always("upkeep order", lambda request: request.options[0])
    table.dice("1")
    table.upkeep()
    assert skeelax.damage == 3


def test_elsewhere_he_does_not(table: Table, skeelax: Object) -> None:
    skeelax.damage = 5
    table.condition(table.put("Mana Crystal", BLUE, "A1"), BURN)
    table.dice("1")
    table.upkeep()
    assert skeelax.damage == 5


@rule("codex.skeelax.marker", "codex.skeelax.must-attack", "codex.skeelax.nothing-else")
def test_whom_he_taunts_must_attack_him(table: Table, skeelax: Object) -> None:
    foe = table.put(make_creature("Foe", attack=[BITE]), BLUE)
    table.dice("0 0", effect=5)
    table.attack(skeelax, "Trident", foe)
    assert TAUNT in foe.conditions
    assert table.actions(foe) == [("attack", foe.id, 0, skeelax.id)]


@rule("codex.skeelax.competing")
def test_another_drive_leaves_the_choice(table: Table, skeelax: Object) -> None:
    foe = table.put(make_creature("Foe", attack=[BITE], traits=["Bloodthirsty +1"]), BLUE)
    prey = table.put("Timber Wolf", RED, damage=1)
    table.dice("0 0", effect=5)
    table.attack(skeelax, "Trident", foe)
    assert {each[3] for each in table.actions(foe)} == {skeelax.id, prey.id}


@rule("codex.skeelax.psychic", "codex.skeelax.not-mages")
def test_neither_mages_nor_those_immune_to_what_is_psychic(table: Table, skeelax: Object) -> None:
    stone = table.put(make_creature("Stone", traits=["Psychic Immunity"]), BLUE)
    table.move_to(table.blue, "B2")
    for foe in (stone, table.blue):
        table.dice("0 0", effect=12)
        table.attack(skeelax, "Trident", foe)
        assert TAUNT not in foe.conditions


@rule("codex.skeelax.ends")
def test_it_ends_when_he_is_activated_or_after_the_next_action_phase(table: Table, skeelax: Object) -> None:
    foes = [table.put(make_creature(f"Foe {n}", attack=[BITE]), BLUE) for n in range(2)]
    for foe in foes:
        table.dice("0 0", effect=5)
        table.attack(skeelax, "Trident", foe)
    table.decide("defend", ("no defense",))
    table.dice("0 0")
    table.act(foes[0], ("attack", foes[0].id, 0, skeelax.id))
    assert TAUNT not in foes[0].conditions
    assert TAUNT in foes[1].conditions
    table.act(skeelax, ("nothing",))
    assert TAUNT not in foes[1].conditions
