"""Mages who fall, alone or together, and the vines of two Druids."""

import pytest

from tests.compound.choices import sow
from tests.kit.answers import attack, move
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


def at_deaths_door(duel: Duel) -> None:
    """Leave both mages one point of Life."""
    for mage in (duel.red, duel.blue):
        mage.damage = duel.life(mage) - 1


def play_out(duel: Duel) -> None:
    """Play on until somebody has won, or nobody can any more."""
    while not duel.is_over:
        duel.step()


@rule("sup.rules.mage-death-draw-if-all-die-in-phase")
def test_a_pestilence_that_takes_both_mages_in_one_upkeep_is_a_draw() -> None:
    duel = Duel(red="Priestess", blue="Beastmaster")
    duel.put("Idol of Pestilence", BLUE, "B2")
    at_deaths_door(duel)
    play_out(duel)
    assert duel.game.result is not None
    assert duel.game.result.winning_team is None


def test_a_master_of_plagues_outlives_the_death_his_altar_deals_to_all_the_living() -> None:
    duel = Duel(red="Necromancer", blue="Paladin")
    duel.put("Altar of Skulls", RED, "B2", tokens={"Skull": 8})
    at_deaths_door(duel)
    play_out(duel)
    assert duel.game.result is not None
    assert duel.game.result.winning_team == RED


@rule("sup.rules.mage-death-play-on-to-end-of-phase")
def test_a_dying_mages_circle_of_light_takes_the_slayer_with_him() -> None:
    duel = Duel(red="Warlord", blue="Paladin")
    duel.move_to(duel.red, "B2")
    duel.move_to(duel.blue, "B2")
    duel.attach("Circle of Light", duel.blue)
    sledge = duel.attach("War Sledge", duel.red)
    at_deaths_door(duel)
    duel.dice("2* 0 0 0 0")
    duel.dice("2*", effect=1)
    duel.activate(duel.red, attack(sledge, "Quick Swing", duel.blue))
    play_out(duel)
    assert duel.game.result is not None
    assert duel.game.result.winning_team is None


@rule("sup.spell.eye-for-an-eye-resolves-before-dying-defender-leaves")
def test_an_eye_for_an_eye_paid_with_the_last_drop_of_life_leaves_nobody_standing() -> None:
    table = Table(red="Warlord", blue="Paladin")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    table.attach("Eye for an Eye", table.blue)
    table.red.damage, table.blue.damage = 35, 35
    table.dice("2* 2* 0 0")
    table.attack(table.red, "Basic Melee Attack", table.blue)
    assert table.red.damage == 36
    assert table.blue.damage >= 36


@rule("sup.codex.vine-marker-control-tracked-per-player")
def test_a_druid_reaches_through_her_own_vines_and_never_through_her_sisters() -> None:
    table = Table(red="Druid", blue="Druid")
    sow(table, "B4", BLUE)
    orc = table.put("Orc Butcher", BLUE, "B4")
    table.move_to(table.red, "B1")
    assert table.why_no_cast(table.red, "Tanglevine", orc) is not None
    sow(table, "B4", RED)
    assert table.why_no_cast(table.red, "Tanglevine", orc) is None
    options = [each for each in table.cast_options(table.red, "Tanglevine") if orc.id in each]
    table.cast(table.red, "Tanglevine", *options[0][3:])
    assert table.find("Tanglevine", on=orc).controller == RED
    assert [each.controller for each in table.find_all("Vine Marker")] == [BLUE]


@rule("codex.vine.hinders")
@pytest.mark.parametrize("is_taken", [True, False])
def test_vines_let_a_beast_pass_that_has_come_over_to_their_side(is_taken: bool) -> None:
    table = Table(red="Druid", blue="Beastmaster")
    sow(table, "B2", RED)
    fox = table.put("Bitterwood Fox", BLUE, "B1")
    if is_taken:
        table.control(fox, RED)
    assert (move("B3") in table.offered(fox, move("B2"))) is is_taken


def test_a_vine_marker_is_too_small_to_shoot_at_and_one_blow_is_its_end() -> None:
    table = Table(red="Druid", blue="Warlord")
    sow(table, "B2", RED)
    vine = table.find("Vine Marker")
    archer, grunt = table.put("Anvil Throne Crossbowman", BLUE, "B1"), table.put("Goblin Grunt", BLUE, "B2")
    assert table.why_no_attack(archer, "Crossbow Bolt", vine) is not None
    table.dice("1 0 0")
    table.attack(grunt, "Shortsword", vine)
    assert not table.in_play(vine)
