"""Mandatory actions: what Bloodthirsty, Taunt and words like theirs force a creature to do, as long as it can.

Where several bind one creature, its controller chooses which to obey, and obeys the others as far as still possible
(ruling R56).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.facts.conditions import TAUNT
from mageduel.facts.traits import BLOODTHIRSTY
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.targets import (
    DRIVES,
    LURES,
    driven_against,
    hounded,
    is_out_of_sight,
    lured_by,
    taunter_of,
)
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.movement import moves as movement
from mageduel.rules.objects.characteristics import has
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object
from mageduel.state.running import ActionPhase

DRAWS: Final = Capability[Callable[[Object], Object | None]]("draws")
"""Asked of what is attached to a creature: towards whom it must move one zone, if it can, in its Action Phase."""
FROM_AFAR: Final = Mark("taunted from afar", until=IN_PLAY)
"""The mark of a taunt that works from the next zone as well."""


TAUNTS_NO_MAGES: Final = Capability[bool]("taunts no mages")
"""Asked of who taunts: whether mages do not care."""


async def taunt(game: Game, target: Object, taunter: Object, *, from_afar: bool = False) -> bool:
    """Taunt a creature: nobody taunts himself, and no mage heeds a taunt from afar, or of who leaves mages alone."""
    if taunter is target or (target.is_mage and (from_afar or TAUNTS_NO_MAGES.is_given_by(taunter))):
        return False
    if not await give_condition(game, target, TAUNT):
        return False
    target.taunted_by = taunter
    target.unmark(FROM_AFAR)
    if from_afar:
        target.mark(FROM_AFAR)
    return True


def taunted_by(game: Game, taunter: Object) -> list[Object]:
    """Whom this creature has taunted; that ends when it is activated."""
    taunted: list[Object] = []
    for each in game.creatures:
        if each.taunted_by is taunter and TAUNT in each.conditions:
            taunted.append(each)
    return taunted


def is_driven(creature: Object) -> bool:
    """Whether anything could force an action on the creature at all."""
    if (creature.conditions and TAUNT in creature.conditions) or has(creature, BLOODTHIRSTY):
        return True
    game = creature.game
    if LURES in game.listeners and lured_by(creature):
        return True
    return bool(DRAWS in game.listeners or DRIVES in game.listeners) and any(
        not each.hidden and (DRAWS.is_given_by(each) or DRIVES.is_given_by(each)) for each in creature.attachments
    )


def forced_actions(game: Game, phase: ActionPhase, attacks: list[Answer]) -> list[Answer]:
    """The actions among which the creature must choose, if a mandatory action is possible now; else none."""
    creature = phase.creature
    driven = [each.id for each in driven_against(game, creature)]
    forced = [each for each in attacks if each[3] in driven and _is_melee(game, each)] if driven else []
    if LURES in game.listeners:
        lured = [each.id for each in lured_by(creature)]
        forced += [each for each in attacks if each[3] in lured and each not in forced]
    if TAUNT in creature.conditions and creature.marks.get(FROM_AFAR):
        forced += _drawn_near(game, phase, attacks)
    foes = hounded(creature) if DRIVES in game.listeners else []
    if foes and not any(each[3] == foe.id and _is_melee(game, each) for each in attacks for foe in foes):
        forced += _ways_towards(game, phase, foes)
    if DRAWS in game.listeners:
        forced += [way for way in _ways_towards(game, phase, _callers(creature)) if way not in forced]
    return forced


def _callers(creature: Object) -> list[Object]:
    found = [draws(each) for each in creature.attachments for draws in DRAWS.of(each)]
    return [each for each in found if each is not None]


def _ways_towards(game: Game, phase: ActionPhase, goals: Sequence[Object]) -> list[Answer]:
    """Moves that bring it nearer to one of these, unless it has come nearer to one; none past a wall that attacks."""
    creature, spans = phase.creature, game.arena.distance
    if phase.has_acted or creature.zone is None or movement.why_no_move_action(game, phase) is not None:
        return []
    start = creature.zone if phase.started_in is None else phase.started_in
    zones = [each.zone for each in goals if each.zone is not None]
    if any(spans[creature.zone][zone] < spans[start][zone] for zone in zones):
        return []
    ways = []
    for near in game.arena.adjacent[creature.zone]:
        is_nearer = any(spans[near][zone] < spans[creature.zone][zone] for zone in zones)
        if is_nearer and not movement.is_attacked_on_the_way(game, creature, near):
            ways.append(movement.way_into(game, creature, near, full_action=not phase.move_actions))
    return [way for way in ways if way is not None]


def _is_melee(game: Game, option: Answer) -> bool:
    return game.objects[option[1]].card.attacks[option[2]].range is None


def _drawn_near(game: Game, phase: ActionPhase, attacks: list[Answer]) -> list[Answer]:
    """Taunted from the next zone: shoot at the taunter, or go there if no wall attacks on the way."""
    creature = phase.creature
    taunter = taunter_of(creature)
    if taunter is None or taunter.zone is None or creature.zone is None:
        return []
    if taunter.zone not in game.arena.adjacent[creature.zone]:
        return []
    shots = [
        each
        for each in attacks
        if each[3] == taunter.id
        and not is_out_of_sight(game, creature, game.objects[each[1]].card.attacks[each[2]], taunter)
    ]
    if phase.has_acted:
        return shots
    way = None
    if movement.why_no_move_action(game, phase) is None:
        way = movement.way_into(game, creature, taunter.zone, full_action=not phase.move_actions)
    if way is not None and movement.is_attacked_on_the_way(game, creature, taunter.zone):
        way = None
    if way is None:  # who can get there only by a Teleport it has to pay for must do so
        there = game.arena.zone_names[taunter.zone]
        way = next((jump for jump in movement.jumps(game, phase) if jump[1] == there), None)
    return shots if way is None else [*shots, way]
