"""Harm to one's own side: what hurts friends or helps enemies is marked and comes last."""

import pytest

from mageduel.rules.round.action_stage import AFTERWARDS, QuickcastRequest
from mageduel.rules.round.activation import ACTION, action_options
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from mageduel.state.running import ActionPhase
from mageduel.views.asked import OptionShown
from mageduel.views.questions import question
from tests.kit.table import BLUE, RED, Table


def actions(table: Table, creature: Object) -> list[OptionShown]:
    """What the creature may do, as it is shown."""
    phase = ActionPhase(creature, started_in=creature.zone)
    request = ACTION.ask(creature.controller, lambda: action_options(table.game, phase), phase)
    return question(table.game, request).options


def on(options: list[OptionShown], name: str, target: Object) -> OptionShown:
    """The option that does this to that."""
    return next(each for each in options if name in each.label and target.id in each.answer)


def test_attacks_on_friends_are_marked_and_come_last() -> None:
    table = Table()
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", RED)
    imp = table.put("Firebrand Imp", BLUE)
    options = actions(table, wolf)
    assert on(options, "Bite", fox).harmful
    assert not on(options, "Bite", imp).harmful
    marks = [option.harmful for option in options]
    assert marks == sorted(marks)
    assert any(marks)


@pytest.mark.parametrize(
    ("spell", "friend", "enemy"),
    [
        ("Ghoul Rot", True, False),
        ("Bear Strength", False, True),
        ("Sleep", True, False),
        ("Minor Heal", False, True),
        ("Fireball", True, False),
        ("Tanglevine", True, False),
        ("Force Push", False, False),
        ("Teleport", False, False),
        ("Knockdown", True, False),
        ("Charge", False, True),
    ],
)
def test_whom_a_spell_is_meant_for(spell: str, friend: bool, enemy: bool) -> None:
    table = Table()
    table.red.mana = 40
    wolf, imp = table.put("Timber Wolf", RED, "B2"), table.put("Timber Wolf", BLUE, "B2")
    table.move_to(table.red, "B2")
    table.plan(RED, spell)
    options = actions(table, table.red)
    assert on(options, spell, wolf).harmful is friend
    assert on(options, spell, imp).harmful is enemy


def test_undoing_ones_own_spell_is_harm_and_undoing_an_enemys_is_not() -> None:
    table = Table()
    table.red.mana = 40
    wolf = table.put("Timber Wolf", RED, "B2")
    table.move_to(table.red, "B2")
    strength, rot = table.attach("Bear Strength", wolf, RED), table.attach("Ghoul Rot", wolf, BLUE)
    table.plan(RED, "Dispel", "Purge Magic")
    options = actions(table, table.red)
    assert on(options, "Dispel", strength).harmful
    assert not on(options, "Dispel", rot).harmful
    assert not on(options, "Purge Magic", wolf).harmful


def test_purging_a_friend_of_friendly_spells_alone_is_harm() -> None:
    table = Table()
    table.red.mana = 40
    wolf = table.put("Timber Wolf", RED, "B2")
    table.move_to(table.red, "B2")
    table.attach("Bear Strength", wolf, RED)
    table.plan(RED, "Purge Magic")
    assert on(actions(table, table.red), "Purge Magic", wolf).harmful


def test_a_curse_is_shifted_on_to_enemies_and_a_blessing_on_to_friends() -> None:
    table = Table()
    table.red.mana = 40
    mine, other = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", RED, "B2")
    theirs = table.put("Timber Wolf", BLUE, "B2")
    table.move_to(table.red, "B2")
    strength = table.attach("Bear Strength", mine, RED)
    table.plan(RED, "Shift Enchantment")
    shifts = [each for each in actions(table, table.red) if strength.id in each.answer]
    assert not next(each for each in shifts if each.answer[-1] == other.id).harmful
    assert next(each for each in shifts if each.answer[-1] == theirs.id).harmful


def test_a_storm_on_a_zone_of_friends_alone_is_harm() -> None:
    table = Table()
    table.red.mana = 40
    table.move_to(table.red, "B2")
    table.put("Timber Wolf", RED, "B3")
    table.put("Bitterwood Fox", RED, "C2")
    table.put("Timber Wolf", BLUE, "C2")
    table.plan(RED, "Firestorm")
    options = [each for each in actions(table, table.red) if each.kind == "cast"]
    marks = {each.answer[3]: each.harmful for each in options}
    assert marks["B3"]
    assert not marks["C2"]


def test_blessing_an_enemy_and_blasting_a_friend_are_harm() -> None:
    table = Table(red="Priestess")
    table.red.mana = 10
    hand, temple = table.put("Hand of Bim-Shalla", RED, "B2"), table.put("Temple of Light", RED, "B2")
    wolf, imp = table.put("Timber Wolf", RED, "B2"), table.put("Timber Wolf", BLUE, "B2")
    request = AFTERWARDS.ask(RED, lambda: table.between(RED))
    options = question(table.game, request).options
    blessings = [each for each in options if each.answer[1] == hand.id]
    blasts = [each for each in options if each.answer[1] == temple.id]
    assert {each.harmful for each in blessings if imp.id in each.answer} == {True}
    assert {each.harmful for each in blessings if wolf.id in each.answer} == {False}
    assert {each.harmful for each in blasts if wolf.id in each.answer} == {True}
    assert {each.harmful for each in blasts if imp.id in each.answer} == {False}


def test_a_quickcast_with_friends_as_its_only_targets_is_nothing_but_harm() -> None:
    table = Table()
    table.red.mana = 40
    table.move_to(table.red, "A1")
    table.put("Timber Wolf", RED, "A1")
    table.move_to(table.blue, "C4")
    table.plan(RED, "Ghoul Rot")
    request = QuickcastRequest(table.game, RED, Phase.FIRST_QUICKCAST)
    casts = [each for each in question(table.game, request).options if each.kind == "cast"]
    assert casts
    assert all(each.harmful for each in casts)
