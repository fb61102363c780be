"""Movement: move actions, hindering, the six steps of every move, Push and Teleport."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.selectors import Selector, is_friendly
from mageduel.dsl.steps import DECLARE_MOVE, ENTERING_ZONE, LEAVING_ZONE, MOVE, PAY_MOVE_COSTS, WALLS
from mageduel.facts.conditions import STUCK
from mageduel.facts.traits import (
    ANCHORED,
    ELUSIVE,
    FAST,
    FLYING,
    INCAPACITATED,
    LUMBERING,
    PEST,
    RESTRAINED,
    SLOW,
    UNCONTAINABLE,
    UNMOVABLE,
    UNSTOPPABLE,
)
from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import Answer, Refusal
from mageduel.rules import refusals
from mageduel.rules.attack.guards import is_pest_to
from mageduel.rules.casting.mana import available, capture, pay
from mageduel.rules.conditions.grapple import break_free, is_in_grapple
from mageduel.rules.conditions.markers import remove_condition
from mageduel.rules.dice import roll_effect_die
from mageduel.rules.happenings import happen
from mageduel.rules.movement import walls
from mageduel.rules.movement.holding import can_go_on, is_held
from mageduel.rules.movement.passages import passages_from
from mageduel.rules.movement.trampling import leave_trampling, trample_bar
from mageduel.rules.objects.characteristics import has, traits
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.presence import relocate
from mageduel.rules.sight.lines import sees_zone
from mageduel.rules.sight.obscurity import is_hidden_by_distance
from mageduel.rules.steps import Canceled, is_taken_anyway, run_step
from mageduel.state.arena import Direction
from mageduel.state.causes import About, Why
from mageduel.state.events import MoveActionTaken, Moved, Rolled
from mageduel.state.game import Game
from mageduel.state.marks import RESET, Mark
from mageduel.state.objects import Object
from mageduel.state.parts import DIRECTION, ZONE
from mageduel.state.places import Zone
from mageduel.state.running import ActionPhase, Move, MoveKind

TELEPORTS: Final = Mark("moves by Teleport", until=RESET)
"""The mark of a creature that Teleports instead of taking move actions this round."""
ONE_MOVE: Final = Mark("one move action", until=RESET)
"""The mark of a creature that may take no more than one move action this round."""


WHICH_WAY: Final = Question("direction", Form("push", DIRECTION), about={"target": Object, "source": Object})
STAY: Final[Answer] = ("stay",)
TELEPORT: Final = Question("teleport", Form("teleport", ZONE), about={"target": Object}, declines=STAY, insists=True)
TO_WALK: Final = Form("move", ZONE, group="moves", icon="move", key="M")
TO_CLIMB: Final = Form("climb", ZONE, group="moves", icon="move", key="M")
TO_JUMP: Final = Form("jump", ZONE, group="moves", icon="move")
TO_MOVE: Final = (TO_WALK, TO_CLIMB, TO_JUMP)


# Hindering


HINDERS: Final = Capability[Selector]("hinders")
"""Asked of everything in play: whom it hinders in its zone, besides those whom every creature does."""
ON_THE_GROUND: Final = Selector(lambda this, other: not has(other, FLYING))
"""Whoever does not fly now; to be asked about moves, not about what somebody has."""
MEETS_ARRIVALS: Final = Capability[Callable[[Game, Object, Object], Awaitable[None]]]("meets arrivals")
"""Asked of what stands in a zone: what it does to a creature that has just entered it, when traps have gone off."""
SLOWS_ENTRY: Final = Capability[Callable[[Object, Object], bool]]("slows entry")
"""Asked of what lies in a zone: whether this creature needs its whole action to move there."""


UNHINDERED: Final = Capability[bool]("unhindered")
"""Asked of what is attached to a creature: whether nothing hinders it."""


def hinders(other: Object, mover: Object) -> bool:
    """Whether an enemy creature hinders the mover there."""
    if not other.is_creature or is_friendly(mover.controller, other):
        return False
    words = traits(other)
    if INCAPACITATED in words or RESTRAINED in words or PEST in words or is_pest_to(mover, other):
        return False
    return (FLYING in words) == has(mover, FLYING)


def is_hindered_in(game: Game, mover: Object, zone: Zone) -> bool:
    """Whether leaving or entering this zone hinders the mover."""
    words = traits(mover)
    if UNSTOPPABLE in words:
        return False
    if UNHINDERED in game.listeners:
        for attached in mover.attachments:
            if UNHINDERED in attached.script.answers and not attached.hidden:
                return False
    ignores_creatures = ELUSIVE in words  # grass, water, caltrops and vines are none
    if not ignores_creatures:
        for other in game.in_zone[zone]:
            if hinders(other, mover):
                return True
    for each in HINDERS.anybody(game):
        if each.zone == zone and not (ignores_creatures and each.is_creature):
            for means in HINDERS.of(each):
                if means(each, mover):
                    return True
    return False


def _is_hindered_here(game: Game, mover: Object) -> bool:
    return mover.zone is not None and is_hindered_in(game, mover, mover.zone)


# Move actions


MOVE_COST: Final = Capability[Callable[[Object, Object], int]]("move cost")
"""Asked of everything in play: mana that a creature's move action costs."""


TELEPORTS_FOR: Final = Capability[int]("teleports for mana")
"""Asked of a creature: for how much mana it may Teleport into an adjacent zone in place of a move action."""
TELEPORTS_INTO: Final = Capability[Callable[[Game, Object], Sequence[Zone]]]("teleports into")
"""Asked of such a creature: which zones in sight it Teleports into, where those are not the adjacent ones."""


def teleport_cost(creature: Object) -> int:
    """Mana that a Teleport in place of a move action costs this creature."""
    return min(TELEPORTS_FOR.of(creature), default=0)


def jumps(game: Game, phase: ActionPhase) -> list[Answer]:
    """Where the acting creature may Teleport for mana now; neither enemies nor walls nor bonds are in its way."""
    creature = phase.creature
    if not TELEPORTS_FOR.is_given_by(creature) or creature.zone is None or phase.move_actions >= 2:
        return []
    if has(creature, INCAPACITATED) or available(game, creature.controller) < teleport_cost(creature):
        return []
    zones = _zones_to_jump_into(game, creature, creature.zone)
    return [("jump", game.arena.zone_names[zone]) for zone in zones if can_be_teleported(game, creature, zone)]


GATE: Final = Capability[Callable[[Object, Object], bool]]("gate")
"""Asked of everything in play: whether a move action takes this creature straight to where it stands."""


def gates(game: Game, creature: Object) -> list[Answer]:
    """Where gates let the creature Teleport by a move action, however far away."""
    zones = {each.zone for each in GATE.anybody(game) if any(opens(each, creature) for opens in GATE.of(each))}
    return [
        ("jump", game.arena.zone_names[zone])
        for zone in game.arena.zones
        if zone in zones - {creature.zone} and can_be_teleported(game, creature, zone)
    ]


def _zones_to_jump_into(game: Game, creature: Object, start: Zone) -> Sequence[Zone]:
    """The adjacent zones; or those that are named, as far as they can be targeted."""
    named = TELEPORTS_INTO.of(creature)
    if not named:
        return game.arena.adjacent[start]
    return [
        zone
        for zones in named
        for zone in zones(game, creature)
        if (has(creature, FLYING) or sees_zone(game, start, zone)) and not is_hidden_by_distance(game, start, zone)
    ]


def move_cost(game: Game, creature: Object) -> int:
    """Mana a move action costs now."""
    return sum(cost(each, creature) for each in MOVE_COST.anybody(game) for cost in MOVE_COST.of(each))


def why_no_move_action(game: Game, phase: ActionPhase, *, by_gate: bool = False) -> Refusal | None:
    """Why the acting creature cannot take a move action now, wherever to; who Teleports by it is not hindered."""
    creature = phase.creature
    if has(creature, INCAPACITATED):
        return refusals.INCAPACITATED_ACTOR
    if creature.marks.get(TELEPORTS):
        return refusals.HINDERED if phase.move_actions >= 2 else None
    if is_held(creature):
        return refusals.CANNOT_MOVE
    if phase.move_actions >= 2:
        return refusals.HINDERED
    if phase.move_actions and (_moves_once(creature) or (not by_gate and _goes_no_further(game, phase))):
        return refusals.HINDERED
    cost = move_cost(game, creature) if MOVE_COST in game.listeners else 0
    if cost and available(game, creature.controller) < cost:
        return refusals.NOT_ENOUGH_MANA
    return None


def _moves_once(creature: Object) -> bool:
    return has(creature, SLOW) or bool(creature.marks.get(ONE_MOVE))


def _goes_no_further(game: Game, phase: ActionPhase) -> bool:
    """Whether it is hindered, by enemies or by being Lumbering: neither keeps it from a Teleport (supplement)."""
    creature = phase.creature
    return phase.is_hindered or has(creature, LUMBERING) or _is_hindered_here(game, creature)


def why_not_move(game: Game, creature: Object, zone: Zone, full_action: bool = False) -> Refusal | None:
    """Why a creature cannot walk into this zone, next to its own or at the other end of a passage."""
    if creature.zone is None:
        return refusals.OUTSIDE
    is_adjacent = zone in game.arena.adjacent[creature.zone]
    is_tunneled = zone in passages_from(game, creature)
    if not is_adjacent and not is_tunneled:
        return refusals.OUTSIDE
    if creature.marks.get(TELEPORTS):
        return None if is_adjacent and can_be_teleported(game, creature, zone) else refusals.CANNOT_MOVE
    if not full_action and SLOWS_ENTRY in game.listeners and _is_slowed_into(game, creature, zone):
        return refusals.NEEDS_FULL_ACTION_TO_ENTER
    if is_tunneled or not game.walls:
        return None
    return walls.why_not_pass(game, creature, creature.zone, zone, full_action=full_action)


def zones_in_reach(game: Game, creature: Object) -> tuple[Zone, ...]:
    """Where a move action may lead a creature: next to where it is, and through passages."""
    near = () if creature.zone is None else game.arena.adjacent[creature.zone]
    ends = passages_from(game, creature)
    for end in ends:
        if end not in near:
            near += (end,)
    return near


def _is_slowed_into(game: Game, creature: Object, zone: Zone) -> bool:
    return any(slows(each, creature) for each in game.in_zone[zone] for slows in SLOWS_ENTRY.of(each))


def way_into(game: Game, creature: Object, zone: Zone, full_action: bool) -> Answer | None:
    """The action that brings the creature into this zone: a move, or its whole action over a wall or uphill."""
    name = game.arena.zone_names[zone]
    if why_not_move(game, creature, zone) is None:
        return ("move", name)
    if full_action and why_not_move(game, creature, zone, full_action=True) is None:
        return ("climb", name)
    return None


def is_attacked_on_the_way(game: Game, creature: Object, zone: Zone) -> bool:
    """Whether a wall would attack the creature on its way into this adjacent zone; Teleporting avoids that."""
    if creature.zone is None or creature.marks.get(TELEPORTS) or zone in passages_from(game, creature):
        return False
    return walls.attacks_passage(game, creature, creature.zone, zone)


def is_hindered_there(game: Game, creature: Object, zone: Zone) -> bool:
    """Whether a move action into this zone hinders the creature; Teleporting in its place does not."""
    return not creature.marks.get(TELEPORTS) and is_hindered_in(game, creature, zone)


async def take_move_action(
    game: Game, phase: ActionPhase, zone: Zone, *, climbs: bool = False, jumps: bool = False
) -> None:
    """Move the acting creature one zone by a move action, or by what replaces one."""
    creature = phase.creature
    start = creature.zone
    assert start is not None
    teleports = jumps or bool(creature.marks.get(TELEPORTS))
    by_gate = jumps and ("jump", game.arena.zone_names[zone]) in gates(game, creature)
    if jumps and not by_gate:
        pay(game, creature.controller, teleport_cost(creature))
    phase.move_actions += 1
    leaves_hindered = not teleports and is_hindered_in(game, creature, start)
    kind = MoveKind.TELEPORT if teleports else MoveKind.ACTION
    move = Move(creature, kind, start, zone, climbs=climbs, is_action=by_gate)
    move.by_passage = zone in passages_from(game, creature)
    await make_move(game, move)
    if creature.id not in game.objects:
        phase.is_over = True
        return
    if not move.is_canceled:
        phase.just_moved = move.is_action  # a Teleport in place of a move action is none
        phase.is_hindered = leaves_hindered or move.enters_hindered
    if has(creature, INCAPACITATED):
        phase.is_over = True  # also a mage's (ruling R12)


def second_move_is_quick_action(creature: Object) -> bool:
    """Whether a second move uses up the quick action; a Fast creature keeps it (ruling R9)."""
    return not has(creature, FAST)


# The six steps


ANCHORS_ZONE: Final = Capability[bool]("anchors a zone")
"""Asked of an enchantment on a zone: whether nobody can be Teleported to or from there."""


def is_anchored(game: Game, zone: Zone | None) -> bool:
    """Whether something keeps everybody from being Teleported to or from this zone."""
    return any(each.zone == zone and each.attached_to is None for each in ANCHORS_ZONE.anybody(game))


def can_be_teleported(game: Game, creature: Object, zone: Zone) -> bool:
    """Whether a Teleport would bring the creature into this zone: nothing holds it, nor either of the two zones."""
    return not (has(creature, ANCHORED) or is_anchored(game, creature.zone) or is_anchored(game, zone))


async def make_move(game: Game, move: Move) -> None:
    """Take a creature through the six steps of moving; where a zone is anchored, nobody is Teleported."""
    if move.is_teleport and (is_anchored(game, move.start) or is_anchored(game, move.end)):
        move.is_canceled = True
        return
    game.running.append(move)
    try:
        await run_step(game, DECLARE_MOVE, move, _declare, can_go_on)
        move.is_committed = True
        if move.is_action and (MOVE_COST in game.listeners or is_taken_anyway(game)):
            await run_step(game, PAY_MOVE_COSTS, move, _pay_costs, can_go_on)
        if trample_bar(move.creature) is not None or is_taken_anyway(game):
            await run_step(game, LEAVING_ZONE, move, leave_trampling, can_go_on)
        meets_walls = not move.is_teleport and not move.by_passage
        if meets_walls and (game.walls or is_taken_anyway(game)):
            await run_step(game, WALLS, move, walls.meet_wall, can_go_on)
        await run_step(game, MOVE, move, _move)
        meet = _meet_arrival if MEETS_ARRIVALS in game.listeners else None
        if meet is not None or is_taken_anyway(game):
            await run_step(game, ENTERING_ZONE, move, meet)  # traps go off here, before anything else
    except Canceled:
        move.is_canceled = True
    game.running.remove(move)


async def _declare(game: Game, move: Move) -> None:
    if move.is_action and MoveActionTaken in game.heard:
        await happen(game, MoveActionTaken(move.creature, move))


async def _pay_costs(game: Game, move: Move) -> None:
    cost, seat = move_cost(game, move.creature), move.creature.controller
    if cost:
        if available(game, seat) < cost:
            raise Canceled
        pay(game, seat, cost)
        for each in tuple(MOVE_COST.anybody(game)):
            await capture(game, seat, sum(asks(each, move.creature) for asks in MOVE_COST.of(each)), each.controller)


async def _move(game: Game, move: Move) -> None:
    creature = move.creature
    if move.is_teleport:
        await shake_off(game, creature)
        if creature.id not in game.objects:
            raise Canceled
    relocate(creature, move.end)
    if move.is_action:  # settled before traps carry it off (ruling R44)
        move.enters_hindered = is_hindered_in(game, creature, move.end)
    creature.has_moved()
    if Moved in game.heard:
        await happen(game, Moved(creature, move))


async def _meet_arrival(game: Game, move: Move) -> None:
    """Whatever waits for arrivals in the zone does its work, as long as the creature is there."""
    creature = move.creature
    for each in game.in_initiative_order(MEETS_ARRIVALS.anybody(game)):
        if each.zone == move.end == creature.zone and each.id in game.objects and creature.id in game.objects:
            for meets in MEETS_ARRIVALS.of(each):
                await meets(game, each, creature)


async def shake_off(game: Game, creature: Object) -> None:
    """Whoever Teleports leaves attached conjurations, grapplers and what it is stuck in behind."""
    for attached in tuple(creature.attachments):
        if attached.card.is_conjuration:
            await destroy(game, attached, About(Why.TELEPORTED_AWAY, creature))
    if STUCK in creature.conditions:
        await remove_condition(game, creature, STUCK, creature.conditions[STUCK])
    if is_in_grapple(creature):
        await break_free(game, creature)


# Push and Teleport


async def push(game: Game, target: Object, direction: Direction, *, through_attacking_walls: bool = True) -> bool:
    """Push a creature one zone; into a wall that blocks the way it is Bashed instead. Says whether it has moved."""
    if target.id not in game.objects or target.zone is None or has(target, UNMOVABLE) or not target.is_creature:
        return False
    end = game.arena.neighbour[target.zone][direction]
    if end is None:
        await walls.bash(game, target)
        return False
    if not through_attacking_walls and walls.attacks_passage(game, target, target.zone, end):
        return False
    move = Move(target, MoveKind.PUSH, target.zone, end, through_attacking_walls)
    await make_move(game, move)
    return not move.is_canceled


async def pull(game: Game, seat: int, target: Object, source: Object) -> None:
    """Push a creature one zone nearer to the source, but through no wall that would attack it."""
    if target.zone is None or source.zone is None or target.zone == source.zone or has(target, UNMOVABLE):
        return
    ways = game.arena.directions_away(target.zone, source.zone)
    answer = await WHICH_WAY.ask(seat, [("push", int(way)) for way in ways], target, source)
    await push(game, target, Direction(answer[1]), through_attacking_walls=False)


async def push_away(game: Game, seat: int, target: Object, source: Object | None, *, towards: bool = False) -> None:
    """Push a creature away from the source; where there is a choice, the pusher chooses (ruling R17).

    Towards the source it is a Snatch, which the Uncontainable slip out of.
    """
    if target.zone is None or source is None or has(target, UNMOVABLE) or not target.is_creature:
        return
    start = source.zone if source.zone is not None else target.zone
    if towards:
        if start == target.zone or has(target, UNCONTAINABLE):
            return
        ways = game.arena.directions_away(target.zone, start)
    else:
        ways = game.arena.directions_away(start, target.zone)
    answer = await WHICH_WAY.ask(seat, [("push", int(way)) for way in ways], target, source)
    await push(game, target, Direction(answer[1]))


FOLLOWS: Final = Capability[bool]("follows")
"""Asked of an attacker: whether it may go after a creature that its attack has Pushed."""
FOLLOW: Final = Question("follow", Form("follow", ZONE), about={"creature": Object, "pushed": Object}, declines=STAY)


async def offer_to_follow(game: Game, creature: Object, pushed: Object, start: Zone | None) -> None:
    """Let a creature walk after what it has Pushed from there into the next zone, which is no move action."""
    here, zone = creature.zone, pushed.zone
    if creature.id not in game.objects or pushed.id not in game.objects or here is None or zone is None:
        return
    if zone == start or is_held(creature) or why_not_move(game, creature, zone) is not None:
        return
    answer = await FOLLOW.ask(creature.controller, [("follow", game.arena.zone_names[zone]), STAY], creature, pushed)
    if answer != STAY:
        await make_move(game, Move(creature, MoveKind.FREE, here, zone))


async def push_at_random(game: Game, seat: int, target: Object) -> None:
    """Push a creature in a direction the effect die decides."""
    roll = await roll_effect_die(game)
    await happen(game, Rolled(target, seat, Why.PUSH, roll))
    await push(game, target, Direction((roll - 1) // 3))


async def teleport(game: Game, target: Object, zone: Zone) -> None:
    """Take a creature straight to a zone; its own zone will do (ruling R14)."""
    if target.id in game.objects and target.zone is not None and not has(target, ANCHORED):
        await make_move(game, Move(target, MoveKind.TELEPORT, target.zone, zone))
