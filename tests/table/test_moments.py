"""Moments at the table: an enchantment is revealed in the window that was meant, and in no other."""

import pytest

from mageduel.dsl.steps import (
    DAMAGE_AND_EFFECTS,
    DECLARE_ATTACK,
    DECLARE_MOVE,
    ENTERING_ZONE,
    PAY_ATTACK_COSTS,
    PAY_SPELL_COSTS,
    ROLL_DICE,
)
from mageduel.rules.attack.action import attack_with
from mageduel.state.events import Revealed
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from tests.kit.answers import NOTHING, attack, move
from tests.kit.duel import Duel
from tests.kit.moments import ACTIVATION
from tests.kit.moments import name_of as step_title
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


def twin(table: Table, *traits: str) -> Object:
    bar = {"name": "Strike", "kind": "melee", "action": "quick", "dice": 3, "traits": list(traits)}
    return table.put(make_creature("Twin", attack=[bar]), RED)


def test_a_step_is_meant_not_its_name(table: Table) -> None:
    """Pay Costs is a step of attacks and of spells: the spell's comes first here, and passes."""
    table.move_to(table.red, "B2")
    target = table.put(make_creature("Target"), BLUE)
    hide = table.hide("Rhino Hide", target)
    table.reveal_after(PAY_ATTACK_COSTS, hide)
    table.dice("1 1 1 1 1 1", effect=1)
    table.cast(table.red, "Fireball", target)
    after_spell = [each.moment for each in table.windows].index("Counter Spell")
    revealed = next(i for i, each in enumerate(table.windows) if each.moment == "Pay Costs" and i > after_spell)
    assert [each.moment for each in table.windows[:revealed]] == [
        "Declare Spell",
        "Pay Costs",
        "Counter Spell",
        "Declare Attack",
    ]
    assert table.attacks()[0].damage == 4


def test_the_second_roll_of_a_doublestrike(table: Table) -> None:
    attacker, target = twin(table, "Doublestrike"), table.put(make_creature("Target"), BLUE)
    hide = table.hide("Rhino Hide", target)
    table.reveal_after(ROLL_DICE, hide, time=2)
    table.dice("1 1 1 1 1 1")
    table.attack(attacker, "Strike", target)
    assert [each.damage for each in table.attacks()] == [3, 1]


def test_a_window_in_which_others_reveal_is_still_the_same_window(table: Table) -> None:
    attacker, target = twin(table, "Doublestrike"), table.put(make_creature("Target"), BLUE)
    strength, hide = table.hide("Bear Strength", attacker), table.hide("Rhino Hide", target)
    table.reveal_after(ROLL_DICE, strength)
    table.reveal_after(ROLL_DICE, hide, time=2)
    table.dice("1 1 1 1 1 1 1 1")
    table.attack(attacker, "Strike", target)
    assert [each.damage for each in table.attacks()] == [3, 3]
    assert [each.enchantment for each in table.events(Revealed)] == [strength, hide]


def test_the_attack_of_a_given_attacker_on_a_given_target(table: Table) -> None:
    one, two = table.put(make_creature("One"), RED), table.put(make_creature("Two"), RED)
    target = table.put(make_creature("Target"), BLUE)
    hide = table.hide("Rhino Hide", target)
    table.reveal_after(DECLARE_ATTACK, hide, by=two, target=target)
    table.dice("1 1 1 1 1 1")
    for attacker in (one, two):
        table.start(attack_with(table.game, attacker, attacker.card.attacks[0], target))
    assert [each.damage for each in table.attacks()] == [3, 1]
    assert table._reveals == []


def test_entering_a_given_zone(table: Table) -> None:
    runner = table.put(make_creature("Runner", traits=["Fast"]), RED, "B1")
    strength = table.hide("Bear Strength", runner)
    table.reveal_after(ENTERING_ZONE, strength, by=runner, target="B3")
    table.act(runner, move("B2"), move("B3"), NOTHING)
    place = [type(each).__name__ for each in table.game.log or []]
    assert place.index("Revealed") > max(i for i, each in enumerate(place) if each == "Moved")


def test_a_phase_and_an_activation(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    strength, hide = table.hide("Bear Strength", wolf), table.hide("Rhino Hide", wolf)
    table.reveal_after(Phase.CHANNEL, strength)
    table.channel()
    assert not strength.hidden
    table.reveal_after(ACTIVATION, hide, by=wolf)
    table.act(wolf, NOTHING)
    assert not hide.hidden


def test_a_window_that_never_comes_fails_and_is_named(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    strength = table.hide("Bear Strength", wolf)
    table.reveal_after(DECLARE_MOVE, strength, by=wolf, time=2)
    with pytest.raises(AssertionError, match=r"never had the chance.*Bear Strength.*after Declare Move, by .*, time 2"):
        table.act(wolf, move("B3"), NOTHING)


def test_a_name_is_accepted_too(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put(make_creature("Target"), BLUE)
    strength = table.hide("Bear Strength", wolf)
    table.reveal_after("Declare Attack", strength)
    table.dice("1 1 1 1 1 1")
    table.attack(wolf, "Bite", fox)
    assert table.rolled == [6]


def test_a_duel_reveals_as_scripted() -> None:
    duel = Duel()
    wolf, target = duel.put(make_creature("Wolf"), RED), duel.put(make_creature("Target"), BLUE)
    hide = duel.hide("Rhino Hide", target)
    duel.reveal_after(DAMAGE_AND_EFFECTS, hide)
    duel.dice("1 1 1")
    duel.activate(wolf, attack(wolf, "Strike", target))
    duel.play_round()
    duel.all_used()
    assert duel.attacks()[0].damage == 3
    assert not hide.hidden


def test_the_windows_of_a_spell_are_remembered(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.hide("Rhino Hide", wolf)
    table.move_to(table.red, "B2")
    table.cast(table.red, "Bear Strength", wolf)
    assert {step_title(PAY_SPELL_COSTS), "Resolve Spell"} <= {
        each.moment for each in table.windows if each.seat == BLUE
    }
