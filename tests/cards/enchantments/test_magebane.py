"""Magebane: every spell its bearer casts and resolves hurts him."""

import pytest

from mageduel.rules.victory.standing import check_victory
from tests.kit.answers import PAY
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


@rule("sup.spell.magebane-damage-after-resolution")
def test_a_resolved_spell_costs_one_damage(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "C1", damage=3)
    table.attach("Magebane", table.red, BLUE)
    table.dice("1 0 0 0 0")
    table.cast(table.red, "Minor Heal", wolf)
    assert wolf.damage == 2
    assert table.red.damage == 1


@rule("sup.spell.magebane-damage-after-resolution")
def test_healing_himself_does_not_heal_the_damage_of_that_very_spell(table: Table) -> None:
    table.attach("Magebane", table.red, BLUE)
    table.red.damage = 1
    table.dice("2 2 2 0 0")
    table.cast(table.red, "Minor Heal", table.red)
    assert table.red.damage == 1


@rule("sup.spell.magebane-damage-after-resolution")
def test_it_may_be_revealed_as_late_as_the_counter_spell_step(table: Table) -> None:
    bane = table.hide("Magebane", table.red, BLUE)
    table.reveal_after("Counter Spell", bane)
    table.cast(table.red, "Call of the Wild", None)
    assert table.red.damage == 1


def test_revealed_after_the_resolution_it_is_too_late(table: Table) -> None:
    bane = table.hide("Magebane", table.red, BLUE)
    table.reveal_after("Resolve Spell", bane)
    table.cast(table.red, "Call of the Wild", None)
    assert table.red.damage == 0


def test_a_countered_spell_does_not_hurt(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C1")
    table.hide("Nullify", wolf, BLUE)
    table.attach("Magebane", table.red, BLUE)
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Agony", wolf)
    assert table.red.damage == 0


def test_spells_of_others_do_not_hurt(table: Table) -> None:
    table.attach("Magebane", table.blue, RED)
    table.cast(table.red, "Call of the Wild", None)
    assert table.red.damage == table.blue.damage == 0


@rule("sup.spell.magebane-triggers-on-dispel-that-destroys-it")
def test_even_the_spell_that_dispels_it_hurts(table: Table) -> None:
    bane = table.attach("Magebane", table.red, BLUE)
    table.cast(table.red, "Dispel", bane)
    assert not table.in_play(bane)
    assert table.red.damage == 1


@rule("sup.spell.magebane-double-kill-is-draw", "sup.rules.example-magebane-double-kill-draw")
def test_killing_the_enemy_and_dying_of_it_is_a_draw(table: Table) -> None:
    table.move_to(table.blue, "C2")
    table.blue.damage, table.red.damage = 37, 35
    table.attach("Magebane", table.red, BLUE)
    table.dice("2* 0 0 0", effect=1)
    table.cast(table.red, "Flameblast", table.blue)
    assert not any(player.is_alive for player in table.game.players)
    check_victory(table.game)
    assert table.game.result is not None
    assert table.game.result.winning_team is None


@rule("sup.codex.extendable-second-wall-not-a-cast-spell")
def test_an_extended_wall_is_one_spell(table: Table) -> None:
    table.attach("Magebane", table.red, BLUE)
    table.book(RED, "Wall of Thorns")
    table.cast(table.red, "Wall of Thorns", "B1|C1", "B1|B2")
    assert table.red.damage == 1
