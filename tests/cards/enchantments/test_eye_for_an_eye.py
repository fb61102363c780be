"""Eye for an Eye: the attacker suffers what the defender suffers."""

import pytest

from mageduel.dsl.steps import AVOID_ATTACK, DAMAGE_AND_EFFECTS, DECLARE_ATTACK, ROLL_DICE, Step
from mageduel.facts.conditions import DAZE
from mageduel.state.objects import Object
from mageduel.state.running import Attack
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_creature

FLARE = {
    "name": "Flare",
    "kind": "melee",
    "action": "quick",
    "dice": 4,
    "damage": "light",
    "effects": "7+ = daze",
}


@pytest.fixture
def table() -> Table:
    return Table(red="Paladin")


@pytest.fixture
def victim(table: Table) -> Object:
    return table.put(make_creature("Victim", life=12), RED)


@pytest.fixture
def foe(table: Table) -> Object:
    return table.put(make_creature("Foe", life=20, armor=5, traits=["Light Immunity"], attack=[FLARE]), BLUE)


@rule(
    "sup.spell.eye-for-an-eye-ignores-attackers-armor",
    "sup.spell.example-eye-for-an-eye-light-of-dawn",
    "sup.spell.eye-for-an-eye-untyped",
)
def test_damage_and_effects_come_back_past_armor_and_immunity(table: Table, victim: Object, foe: Object) -> None:
    eye = table.hide("Eye for an Eye", victim)
    table.reveal_after(AVOID_ATTACK, eye)
    table.dice("2 1* 0 0", effect=8)
    table.attack(foe, "Flare", victim)
    assert (victim.damage, foe.damage) == (3, 3)
    assert DAZE in victim.conditions
    assert DAZE in foe.conditions
    assert not table.in_play(eye)


@rule("sup.spell.eye-for-an-eye-resolves-before-dying-defender-leaves", "sup.spell.eye-for-an-eye-excess-not-mirrored")
def test_a_deadly_blow_comes_back_as_far_as_there_was_life(table: Table, victim: Object, foe: Object) -> None:
    victim.damage = 10
    eye = table.hide("Eye for an Eye", victim)
    table.reveal_after(AVOID_ATTACK, eye)
    table.dice("2 2 2 0", effect=1)
    table.attack(foe, "Flare", victim)
    assert not table.in_play(victim)
    assert foe.damage == 2


@pytest.mark.parametrize("step", [ROLL_DICE, DAMAGE_AND_EFFECTS])
def test_once_the_dice_are_rolled_it_is_too_late(table: Table, victim: Object, foe: Object, step: Step[Attack]) -> None:
    eye = table.hide("Eye for an Eye", victim)
    table.reveal_after(step, eye)
    table.dice("2 0 0 0", effect=1)
    with pytest.raises(Refused):
        table.attack(foe, "Flare", victim)
    assert eye.hidden


def test_others_attacks_are_not_returned(table: Table, victim: Object, foe: Object) -> None:
    table.attach("Eye for an Eye", victim)
    other = table.put(make_creature("Other", life=12), RED)
    table.dice("2 0 0 0", effect=1)
    table.attack(foe, "Flare", other)
    assert foe.damage == 0


def test_if_the_attack_misses_it_waits_for_the_next(table: Table, victim: Object, foe: Object) -> None:
    eye = table.hide("Eye for an Eye", victim)
    table.condition(foe, DAZE)
    table.reveal_after(DECLARE_ATTACK, eye)
    table.effect(1)
    table.attack(foe, "Flare", victim)
    assert table.in_play(eye)
    assert not eye.hidden
    table.effect(7)
    table.dice("2 0 0 0", effect=1)
    table.attack(foe, "Flare", victim)
    assert (victim.damage, foe.damage) == (2, 2)
    assert not table.in_play(eye)
