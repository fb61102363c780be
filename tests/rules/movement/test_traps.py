"""Traps: laid on zones, sprung by enemies who move in, whatever moves them."""

import pytest

from mageduel.dsl.steps import ENTERING_ZONE
from mageduel.facts.cards import Card
from mageduel.facts.conditions import STUN
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.movement.moves import push, teleport
from mageduel.rules.movement.traps import is_sprung, lies_where_no_enemy_stands
from mageduel.rules.round import activation
from mageduel.rules.round.action_stage import quickcast_options
from mageduel.state.arena import Direction
from mageduel.state.events import Destroyed, Moved, Revealed
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Move
from tests.kit.answers import NOTHING, PAY
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_card, script_for


@pytest.fixture
def table() -> Table:
    return Table()


STUN_TRAP = {
    "name": "Snare",
    "type": "enchantment",
    "subtypes": ["trap"],
    "cost": 2,
    "reveal": 2,
    "action": "quick",
    "range": [0, 2],
    "target": "zone",
}


def snare() -> Card:
    """A trap that stuns its victim."""
    card = make_card(**STUN_TRAP)
    script = script_for(card)
    lies_where_no_enemy_stands(script)

    @script.must_reveal(during=ENTERING_ZONE, when=is_sprung)
    async def stun(game: Game, this: Object, move: Move) -> None:
        await give_condition(game, move.creature, STUN)

    return card


@rule("core.trap.targets-zone")
def test_a_trap_is_laid_on_a_zone_face_down(table: Table) -> None:
    for name in ("Hellfire Trap", "Teleport Trap"):
        assert all(isinstance(option[3], str) for option in table.cast_options(table.red, name))
        table.cast(table.red, name, "C2")
    traps = table.game.zone_enchantments[table.zone("C2")]
    assert [each.name for each in traps] == ["Hellfire Trap", "Teleport Trap"]
    assert all(each.hidden for each in traps)


@rule("core.trap.zone-without-enemies")
def test_an_enemy_who_arrives_while_it_is_being_laid_spoils_it(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    intervention = table.hide("Divine Intervention", fox, BLUE)
    table.reveal_after("Counter Spell", intervention)
    table.decide("teleport", ("teleport", "C2"))
    assert table.cast(table.red, "Hellfire Trap", "C2").is_canceled
    assert not table.game.zone_enchantments[table.zone("C2")]


@rule(
    "core.trap.triggers-on-enemy-entering",
    "core.codex.traps-enemy-enters",
    "codex.traps.trigger",
    "core.trap.any-movement-triggers",
    "core.move.entering-triggers-step-6",
)
@pytest.mark.parametrize("how", ["walk", "push", "teleport"])
def test_walking_being_pushed_and_teleporting_all_spring_it(table: Table, how: str) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    trap = table.hide("Hellfire Trap", "B3", RED)
    table.dice("1* 0 0 0", effect=1)
    if how == "walk":
        table.decide("pay reveal", PAY)
        table.act(wolf, ("move", "B3"), NOTHING)
    elif how == "push":
        table.decide("pay reveal", PAY)
        table.run(push(table.game, wolf, Direction.EAST))
    else:
        table.decide("pay reveal", PAY)
        table.run(teleport(table.game, wolf, table.zone("B3")))
    assert wolf.damage == 1
    assert wolf.zone == table.zone("B3")
    assert not table.in_play(trap)
    log = [type(event) for event in table.game.log or []]
    assert log.index(Moved) < log.index(Revealed)


@rule("ruling.r14")
def test_teleporting_within_the_zone_is_entering_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.hide("Hellfire Trap", "B3", RED)
    table.dice("1* 0 0 0", effect=1)
    table.decide("pay reveal", PAY)
    table.run(teleport(table.game, wolf, table.zone("B3")))
    assert wolf.damage == 1


@rule("core.trap.summon-does-not-trigger", "sup.rules.trap-not-triggered-by-summon")
def test_being_summoned_is_not_entering(table: Table) -> None:
    trap = table.hide("Hellfire Trap", "B3", RED)
    wolf = table.summon("Timber Wolf", BLUE, "B3")
    assert wolf.damage == 0
    assert trap.hidden


@rule("core.trap.own-creatures-do-not-trigger")
def test_friends_do_not_spring_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    trap = table.hide("Hellfire Trap", "B3", RED)
    table.act(wolf, ("move", "B3"), NOTHING)
    assert trap.hidden


def test_leaving_or_passing_by_does_not_spring_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    trap = table.hide("Hellfire Trap", "B3", RED)
    table.act(wolf, ("move", "B2"), NOTHING)
    assert trap.hidden


@rule("core.trap.resolves-after-entry")
def test_it_goes_off_where_the_victim_has_arrived_and_before_it_does_anything_else(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", BLUE, "B2", damage=9), table.put("Bitterwood Fox", RED, "B3")
    table.hide("Hellfire Trap", "B3", RED)
    table.dice("1* 0 0 0", effect=1)
    table.decide("pay reveal", PAY)
    table.act(wolf, ("move", "B3"))
    assert not table.in_play(wolf)
    assert fox.damage == 0
    end = next(event for event in table.events(Destroyed) if event.who is wolf)
    assert end.zone == table.zone("B3")
    assert [request.kind for request in table.asked].count("action") == 1


@rule("core.trap.incapacitating-ends-phase", "ruling.r11", "ruling.r12")
@pytest.mark.parametrize("is_mage", [False, True])
def test_a_victim_that_can_do_nothing_more_has_had_its_action_phase(table: Table, is_mage: bool) -> None:
    victim = table.blue if is_mage else table.put("Timber Wolf", BLUE, "B2")
    table.move_to(victim, "B2")
    table.plan(BLUE, "Minor Heal")
    victim.damage = 1
    table.hide(snare(), "B3", RED)
    table.decide("action", ("move", "B3"))
    table.decide("pay reveal", PAY)
    table.run(activation.take_action_phase(table.game, victim))
    assert len([request for request in table.asked if request.kind == "action"]) == 1
    assert STUN not in victim.conditions
    if is_mage:
        assert [option[2] for option in quickcast_options(table.game, BLUE)] == ["Minor Heal"]


@rule("core.trap.several-per-zone", "core.trap.controller-orders-resolution")
@pytest.mark.parametrize("fire_first", [True, False])
def test_several_go_off_in_the_order_their_controller_likes_and_all_of_them_do(table: Table, fire_first: bool) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    fire, gate = table.hide("Hellfire Trap", "B3", RED), table.hide("Teleport Trap", "B3", RED)
    table.decide("order", ("next", fire.id if fire_first else gate.id))
    table.decide("teleport", ("teleport", "B4"))
    table.dice("1* 0 0 0", effect=1)
    table.decide("pay reveal", PAY, PAY)
    table.act(wolf, ("move", "B3"), NOTHING)
    assert wolf.zone == table.zone("B4")
    assert wolf.damage == 1
    assert not table.in_play(fire)
    assert not table.in_play(gate)
    assert [event.enchantment for event in table.events(Revealed)] == ([fire, gate] if fire_first else [gate, fire])


@rule("core.trap.off-trigger-wasted")
@pytest.mark.parametrize("name", ["Hellfire Trap", "Teleport Trap"])
def test_revealed_without_a_victim_it_is_wasted(table: Table, name: str) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    trap = table.hide(name, "B3", RED)
    table.reveal_after("Reset Phase", trap)
    table.reset()
    assert not table.in_play(trap)
    assert wolf.damage == 0
    assert wolf.zone == table.zone("B3")


def test_the_victim_that_is_carried_off_in_time_escapes_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    intervention = table.hide("Divine Intervention", wolf, BLUE)
    trap = table.hide("Hellfire Trap", "B3", RED)
    table.reveal_after("Move", intervention)
    table.decide("teleport", ("teleport", "A1"))
    table.act(wolf, ("move", "B3"), NOTHING)
    assert wolf.zone == table.zone("A1")
    assert trap.hidden
