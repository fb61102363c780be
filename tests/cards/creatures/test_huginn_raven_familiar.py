"""Huginn, Raven Familiar: casts small incantations and peeks at what is hidden."""

import pytest

from mageduel.rules.objects.destroy import destroy
from mageduel.rules.planning.plans import plan_slots
from mageduel.rules.round.activation import ACTION, action_options
from mageduel.state.objects import Object
from mageduel.state.running import ActionPhase
from mageduel.views.questions import question
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Wizard", blue="Priestess")


@pytest.fixture
def huginn(table: Table) -> Object:
    return table.put("Huginn, Raven Familiar", zone="B2")


@rule("core.familiar.card-restrictions")
def test_he_takes_incantations_of_the_first_two_levels_only(table: Table, huginn: Object) -> None:
    table.book(RED, "Dispel", "Minor Heal", "Sleep", "Purge Magic", "Lightning Bolt", "Block", "Mana Leech")
    slot = plan_slots(table.game, RED)[1]
    assert slot.holder is huginn
    assert {card.name for card in slot.cards} == {"Dispel", "Minor Heal", "Sleep"}


@rule("core.special.example-huginn-peek", "core.special.ability-states-action")
def test_he_looks_at_a_hidden_enchantment_with_a_quick_action(table: Table, huginn: Object) -> None:
    knight = table.put("Knight of Westlock", BLUE, "B4")
    block = table.hide("Block", knight)
    table.act(huginn, ("move", "B3"), ("ability", huginn.id, 0, block.id))
    assert block.looked_at_by == (RED,)
    assert block.hidden


@rule("core.special.example-huginn-peek")
def test_he_sees_no_farther_than_two_zones(table: Table, huginn: Object) -> None:
    near, far = table.hide("Block", table.put("Knight of Westlock", BLUE, "B4")), table.hide("Block", table.blue)
    table.move_to(table.blue, "C4")
    options = table.actions(huginn)
    assert ("ability", huginn.id, 0, near.id) in options
    assert ("ability", huginn.id, 0, far.id) not in options


def test_there_is_nothing_to_look_at_in_the_open_or_of_his_own(table: Table, huginn: Object) -> None:
    table.attach("Block", table.put("Knight of Westlock", BLUE))
    table.hide("Block", huginn, RED)
    assert not [each for each in table.actions(huginn) if each[0] == "ability"]


def test_what_leaves_play_is_no_longer_known(table: Table, huginn: Object) -> None:
    block = table.hide("Block", table.put("Knight of Westlock", BLUE))
    table.act(huginn, ("ability", huginn.id, 0, block.id))
    table.run(destroy(table.game, block, A_TEST))
    assert not block.looked_at_by


def test_choosing_what_to_look_at_gives_nothing_away(table: Table, huginn: Object) -> None:
    block = table.hide("Block", table.put("Knight of Westlock", BLUE))
    phase = ActionPhase(huginn)
    shown = question(table.game, ACTION.ask(RED, lambda: action_options(table.game, phase), phase))
    assert [option for option in shown.options if option.answer == ["ability", huginn.id, 0, block.id]]
    assert "Block" not in repr(shown)
