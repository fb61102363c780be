"""Moving where walls, traps, hindering, Pushes and Teleports meet."""

from __future__ import annotations

import pytest

from mageduel.dsl.steps import DECLARE_MOVE, ENTERING_ZONE, LEAVING_ZONE, ROLL_DICE, WALLS
from mageduel.facts.conditions import BURN, STUN
from mageduel.facts.traits import FAST, FLYING
from tests.kit.answers import GUARD, NOTHING, PAY, attack, climb, move
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_creature, make_wall

NORTH, EAST, SOUTH = 0, 1, 2
RUNNER = make_creature("Runner", traits=["Fast"], life=20)
STUNNING_WALL = make_wall(
    "Stunning Wall",
    traits=["Passage Attacks"],
    attack=[{"name": "Shock", "kind": "passage attack", "dice": 1, "effects": "1+ = stun", "traits": ["Unavoidable"]}],
)


@rule("core.hinder.leaving-enemy-zone", "core.hinder.one-move-only")
def test_a_fast_creature_hindered_on_leaving_may_still_attack_where_it_arrives() -> None:
    table = Table()
    runner = table.put(RUNNER, RED, "B2")
    table.put("Timber Wolf", BLUE, "B2")
    fox = table.put("Bitterwood Fox", BLUE, "B3")
    offered = table.offered(runner, move("B3"))
    assert not [each for each in offered if each[0] == "move"]
    assert attack(runner, "Strike", fox) in offered


def test_a_trap_that_carries_off_the_only_enemy_does_not_undo_hindering() -> None:
    table = Table()
    runner = table.put(RUNNER, RED, "B1")
    table.put("Timber Wolf", BLUE, "B2")
    trap = table.hide("Teleport Trap", "B2", BLUE)
    table.decide("pay reveal", PAY)
    table.decide("teleport", ("teleport", "B1"))
    offered = table.offered(runner, move("B2"))
    assert not table.in_play(trap)
    assert table.place(runner) == "B1"
    assert not [each for each in offered if each[0] == "move"]


def test_a_runner_teleported_by_a_trap_in_an_empty_zone_runs_on_from_there() -> None:
    table = Table()
    runner = table.put(RUNNER, RED, "B1")
    table.hide("Teleport Trap", "B2", BLUE)
    table.decide("pay reveal", PAY)
    table.decide("teleport", ("teleport", "C3"))
    offered = table.offered(runner, move("B2"))
    assert table.place(runner) == "C3"
    assert move("B3") in offered
    assert move("B2") not in offered


@rule("core.wall.passage-attack-may-stop-move", "core.move.walls-step-4")
def test_stunned_by_a_wall_it_never_sets_off_the_trap_behind_it() -> None:
    table = Table()
    runner = table.put(RUNNER, RED, "B1")
    table.wall(STUNNING_WALL, "B1|B2", BLUE)
    trap = table.hide("Hellfire Trap", "B2", BLUE)
    table.dice("1", effect=6)
    table.act(runner, move("B2"))
    assert (table.place(runner), runner.damage) == ("B1", 1)
    assert trap.hidden


@rule("core.wall.passage-attack-unavoidable")
def test_a_block_is_wasted_on_a_wall_and_the_walker_goes_on() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED, "B1")
    block = table.hide("Block", wolf)
    table.wall("Wall of Fire", "B1|B2", BLUE)
    table.decide("pay reveal", PAY)
    table.dice("2* 1 0 0 0", effect=2)
    table.act(wolf, move("B2"), NOTHING)
    assert not table.in_play(block)
    assert table.place(wolf) == "B2"
    assert wolf.damage == 2


@rule("core.wall.passage-attack-no-barrier-or-counterstrike")
def test_a_guard_neither_loses_its_marker_nor_strikes_back_at_a_wall_it_is_pushed_through() -> None:
    table = Table(red="Wizard")
    table.move_to(table.red, "B1")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.guard(wolf)
    table.wall("Wall of Fire", "B2|B3", RED)
    table.dice("1 0 0 0 0", effect=1)
    table.cast(table.red, "Force Push", wolf, EAST, 3)
    assert table.place(wolf) == "B3"
    assert wolf.guarding
    assert [each.attacker for each in table.attacks(wolf)] == []


def test_short_of_a_burning_wall_the_push_does_nothing_at_all() -> None:
    table = Table(red="Wizard")
    table.move_to(table.red, "B1")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.wall("Wall of Fire", "B2|B3", RED)
    table.cast(table.red, "Force Push", wolf, EAST, 0)
    assert (table.place(wolf), wolf.damage, table.attacks()) == ("B2", 0, [])


@rule("codex.push.bash", "sup.rules.arena-walls-block-and-bash-flyers")
def test_a_falcon_pushed_into_the_outer_wall_is_bashed_but_over_a_stone_wall_it_flies() -> None:
    table = Table(red="Wizard")
    table.move_to(table.red, "A2")
    falcon = table.put("Thunderift Falcon", BLUE, "A2")
    table.wall("Wall of Stone", "A2|B2", RED)
    table.cast(table.red, "Force Push", falcon, SOUTH, 0)
    assert (table.place(falcon), falcon.damage) == ("B2", 0)
    table.move_to(falcon, "A2")
    table.dice("2 1 0")
    table.cast(table.red, "Force Push", falcon, NORTH, 0)
    assert (table.place(falcon), falcon.damage) == ("A2", 3)


def test_eagle_wings_turned_up_before_the_wall_carry_the_walker_over_it_unharmed() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED, "B1")
    wings = table.hide("Eagle Wings", wolf)
    table.wall("Wall of Fire", "B1|B2", BLUE)
    table.reveal_after(LEAVING_ZONE, wings, by=wolf)
    table.act(wolf, move("B2"), NOTHING)
    assert table.has(wolf, FLYING)
    assert (table.place(wolf), wolf.damage) == ("B2", 0)


def test_wings_that_come_after_the_wall_come_too_late() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED, "B1")
    wings = table.hide("Eagle Wings", wolf)
    table.wall("Wall of Fire", "B1|B2", BLUE)
    table.reveal_after(WALLS, wings, by=wolf)
    table.dice("2* 0 0 0 0", effect=1)
    table.act(wolf, move("B2"), NOTHING)
    assert (table.place(wolf), wolf.damage) == ("B2", 2)


@rule("sup.rules.wall-attack-canceled-when-creature-becomes-unable-to-move")
def test_held_by_force_in_mid_wall_attack_it_is_neither_hurt_nor_moved() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED, "B1")
    hold = table.hide("Force Hold", wolf, BLUE)
    table.wall("Wall of Fire", "B1|B2", BLUE)
    table.reveal_after(ROLL_DICE, hold, target=wolf)
    table.dice("2 2 2 2 2", effect=12)
    table.act(wolf, move("B2"), NOTHING)
    assert (table.place(wolf), wolf.damage, wolf.conditions) == ("B1", 0, {})


def test_force_hold_before_the_wall_spares_the_walker_the_fire() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED, "B1")
    hold = table.hide("Force Hold", wolf, BLUE)
    table.wall("Wall of Fire", "B1|B2", BLUE)
    table.reveal_after(DECLARE_MOVE, hold, by=wolf)
    offered = table.offered(wolf, move("B2"))
    assert (table.place(wolf), wolf.damage) == ("B1", 0)
    assert not [each for each in offered if each[0] == "move"]
    assert GUARD in offered


@rule("core.move.teleport-bypasses-walls", "core.trap.any-movement-triggers")
def test_teleported_past_a_burning_wall_into_a_trap() -> None:
    table = Table(red="Wizard", blue="Warlock")
    table.move_to(table.red, "A2")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.wall("Wall of Fire", "B2|B3", RED)
    trap = table.hide("Hellfire Trap", "B3", RED)
    table.decide("pay reveal", PAY)
    table.dice("1 0 0 0", effect=5)
    table.cast(table.red, "Teleport", wolf, "B3")
    assert not table.in_play(trap)
    assert table.place(wolf) == "B3"
    assert wolf.conditions == {BURN: 1}
    assert len(table.attacks()) == 1


@rule("sup.rules.teleport-destroys-attached-conjurations")
def test_teleported_where_it_stands_it_shakes_off_the_vine_and_may_walk() -> None:
    table = Table(red="Wizard")
    table.move_to(table.red, "B1")
    wolf = table.put("Timber Wolf", RED, "B2")
    vine = table.attach("Tanglevine", wolf, BLUE)
    assert table.why_no_move(wolf, "B3") is not None
    table.cast(table.red, "Teleport", wolf, "B2")
    assert not table.in_play(vine)
    assert table.why_no_move(wolf, "B3") is None


def test_a_creature_held_by_a_vine_hinders_nobody_but_may_still_strike() -> None:
    table = Table()
    runner = table.put(RUNNER, RED, "B1")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.attach("Tanglevine", wolf, RED)
    assert move("B3") in table.offered(runner, move("B2"))
    table.move_to(runner, "B2")
    assert attack(wolf, "Bite", runner) in table.actions(wolf)


@rule("core.hinder.nonflying-ignores-flying")
def test_a_falcon_on_guard_stands_on_the_ground_and_hinders() -> None:
    table = Table()
    runner = table.put(RUNNER, RED, "B1")
    falcon = table.put("Thunderift Falcon", BLUE, "B2")
    assert move("B3") in table.offered(runner, move("B2"))
    table.move_to(runner, "B1")
    table.guard(falcon)
    assert move("B3") not in table.offered(runner, move("B2"))


@rule("codex.fast.slow-cancel")
def test_enfeebled_in_mid_run_a_fast_creature_may_go_on_as_an_ordinary_one() -> None:
    table = Table()
    runner = table.put(RUNNER, RED, "B1")
    curse = table.hide("Enfeeble", runner, BLUE)
    table.reveal_after(ENTERING_ZONE, curse, by=runner)
    offered = table.offered(runner, move("B2"))
    assert not table.has(runner, FAST)
    assert move("B3") in offered
    assert GUARD in offered


def test_an_ordinary_creature_slowed_after_its_move_has_nothing_left_to_do() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED, "B1")
    table.put("Bitterwood Fox", BLUE, "B2")
    curse = table.hide("Enfeeble", wolf, BLUE)
    table.reveal_after(ENTERING_ZONE, curse, by=wolf)
    assert table.offered(wolf, move("B2")) == []


@rule("codex.climbing.full-action", "codex.climbing.passage-attacks")
def test_the_gorilla_climbs_over_stone_with_its_whole_action_but_not_after_a_step() -> None:
    table = Table()
    gorilla = table.put("Mountain Gorilla", RED, "B1")
    table.wall("Wall of Stone", "B2|B3", BLUE)
    assert climb("B3") not in table.offered(gorilla, move("B2"))
    table.move_to(gorilla, "B2")
    table.act(gorilla, climb("B3"))
    assert table.place(gorilla) == "B3"


def test_nobody_climbs_a_wall_of_fire_but_walks_through_it() -> None:
    table = Table()
    gorilla = table.put("Mountain Gorilla", RED, "B2")
    table.wall("Wall of Fire", "B2|B3", BLUE)
    actions = table.actions(gorilla)
    assert climb("B3") not in actions
    assert move("B3") in actions


def test_thorns_let_a_fox_through_unscathed_and_tear_at_a_gorilla() -> None:
    table = Table()
    fox = table.put("Bitterwood Fox", RED, "B1")
    table.wall("Wall of Thorns", "B1|B2", BLUE)
    table.act(fox, move("B2"), NOTHING)
    assert (table.place(fox), fox.damage) == ("B2", 0)
    wolf = table.put("Timber Wolf", RED, "B1")
    assert wolf.level == 2
    table.dice("2* 0")
    table.act(wolf, climb("B2"))
    assert (table.place(wolf), wolf.damage) == ("B2", 2)
    assert len(table.attacks(target=wolf)) == 1


def test_a_stun_from_a_wall_is_over_when_the_action_phase_ends() -> None:
    table = Table()
    runner = table.put(RUNNER, RED, "B1")
    table.wall(STUNNING_WALL, "B1|B2", BLUE)
    table.dice("0", effect=6)
    table.act(runner, move("B2"))
    assert STUN not in runner.conditions


def test_no_creature_walks_off_the_board_or_across_a_corner() -> None:
    table = Table()
    falcon = table.put("Thunderift Falcon", RED, "A1")
    assert {each[1] for each in table.actions(falcon) if each[0] == "move"} == {"A2", "B1"}
    with pytest.raises(Refused):
        table.act(falcon, move("B2"))
