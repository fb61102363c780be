"""Dispel: destroys a revealed enchantment for what it cost."""

import pytest

from tests.kit.ledger import rule
from tests.kit.surprises import blink, counterspell
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "B2")
    return table


@rule("sup.rules.destroyed-by-effect-or-damage-at-life")
def test_a_revealed_enchantment_is_destroyed_for_its_casting_and_reveal_cost(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    rot = table.attach("Ghoul Rot", wolf, RED)
    table.cast(table.red, "Dispel", rot)
    assert not table.in_play(rot)
    assert table.red.mana == 50 - 6
    assert rot.card in table.game.players[RED].discard


def test_magebind_makes_it_dearer(table: Table) -> None:
    table.move_to(table.blue, "B2")
    rot = table.attach("Ghoul Rot", table.blue, RED)
    table.cast(table.red, "Dispel", rot)
    assert table.red.mana == 50 - 8


def test_a_hidden_one_is_no_target(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    hold = table.hide("Force Hold", wolf)
    with pytest.raises(Refused):
        table.cast(table.red, "Dispel", hold)


def test_one_too_dear_or_too_far_cannot_be_dispelled(table: Table) -> None:
    near, far = table.put("Timber Wolf", BLUE, "B3"), table.put("Timber Wolf", BLUE, "A4")
    rot, remote = table.attach("Ghoul Rot", near, RED), table.attach("Force Hold", far, RED)
    table.red.mana = 5
    with pytest.raises(Refused):
        table.cast(table.red, "Dispel", rot)
    with pytest.raises(Refused):
        table.cast(table.red, "Dispel", remote)
    table.red.mana = 6
    table.cast(table.red, "Dispel", rot)
    assert table.red.mana == 0


def test_an_enchantment_on_a_zone_can_be_dispelled(table: Table) -> None:
    ground = table.attach("Sacred Ground", "B3", BLUE)
    table.cast(table.red, "Dispel", ground)
    assert not table.in_play(ground)


@rule("sup.spell.dispel-targets-enchantment-not-host")
def test_what_protects_the_bearer_does_not_counter_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    rot = table.attach("Ghoul Rot", wolf, RED)
    nullify, shield = table.hide("Nullify", wolf, BLUE), table.hide(counterspell(), wolf, BLUE)
    table.cast(table.red, "Dispel", rot)
    assert not table.in_play(rot)
    assert nullify.hidden
    assert shield.hidden


def test_it_is_canceled_if_the_bearer_moves(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    rot = table.attach("Ghoul Rot", wolf, RED)
    table.reveal_after("Counter Spell", table.hide(blink(), wolf, BLUE))
    table.cast(table.red, "Dispel", rot)
    assert table.in_play(rot)
