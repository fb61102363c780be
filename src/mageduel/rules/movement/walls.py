"""Walls: who may pass, what attacks those who do, and Bash."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.facts.cards import AttackBar, AttackKind
from mageduel.facts.traits import (
    CLIMBING,
    FLYING,
    INCORPOREAL,
    PASSAGE_ATTACKS,
    PASSAGE_BLOCKED,
    UNAVOIDABLE,
)
from mageduel.kernel.requests import Refusal
from mageduel.rules import refusals
from mageduel.rules.attack import steps as attacks
from mageduel.rules.happenings import happen
from mageduel.rules.movement.holding import can_go_on
from mageduel.rules.objects.characteristics import has
from mageduel.rules.steps import Canceled
from mageduel.state.events import AttackActionEnded
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.places import Zone
from mageduel.state.running import AttackShape, Move

BASH_DICE: Final = 3
BASH: Final = AttackBar("Bash", AttackKind.OTHER, dice=BASH_DICE, traits={UNAVOIDABLE: 1}, trait_texts=("Unavoidable",))


PASSAGE_STRIKES: Final = Capability[Callable[[Object, Object], int]]("passage strikes")
"""Asked of a wall that attacks passage: how often it strikes this creature, where that is not once."""
ONE_SIDED: Final = Capability[bool]("one-sided")
"""Asked of a wall that attacks passage: whether it attacks only those who come from the side it faces."""
SLOWS_PASSAGE: Final = Capability[Callable[[Object, Object], bool]]("slows passage")
"""Asked of a wall: whether this creature needs its whole action to get through."""


def wall_between(game: Game, start: Zone, end: Zone) -> Object | None:
    """The wall on the border between two zones; between the ends of a secret passage there is none."""
    border = game.arena.border_between.get((start, end))
    return None if border is None else game.walls.get(border)


def why_not_pass(game: Game, creature: Object, start: Zone, end: Zone, *, full_action: bool) -> Refusal | None:
    """Why the wall between two zones keeps a creature from walking through."""
    wall = wall_between(game, start, end)
    if wall is None or has(creature, FLYING):
        return None
    if has(wall, PASSAGE_BLOCKED):
        if full_action and can_climb(creature, wall):
            return None
        return refusals.PASSAGE_IS_BLOCKED
    if not full_action and any(slows(wall, creature) for slows in SLOWS_PASSAGE.of(wall)):
        return refusals.NEEDS_FULL_ACTION_TO_PASS
    return None


def can_climb(creature: Object, wall: Object) -> bool:
    """Whether the creature can climb over this wall; there is nothing to climb on an Incorporeal one."""
    return has(creature, CLIMBING) and not has(wall, INCORPOREAL)


def attacks_passage(game: Game, creature: Object, start: Zone, end: Zone) -> bool:
    """Whether the wall between two zones would attack this creature on its way through."""
    wall = wall_between(game, start, end)
    return wall is not None and _attacks_from(wall, start) and not has(creature, FLYING)


def _attacks_from(wall: Object, start: Zone) -> bool:
    """Whether the wall attacks whoever comes through it from this zone."""
    return has(wall, PASSAGE_ATTACKS) and (wall.facing is None or wall.facing == start)


async def meet_wall(game: Game, move: Move) -> None:
    """Step 4 of a move: the wall in between attacks, or the creature is Bashed against it."""
    wall = wall_between(game, move.start, move.end)
    creature = move.creature
    if wall is None or has(creature, FLYING):
        return
    if has(wall, PASSAGE_BLOCKED) and not move.climbs:
        if move.is_push:
            await bash(game, creature, wall)
        raise Canceled
    if _attacks_from(wall, move.start):
        await _passage_attack(game, wall, move)


async def _passage_attack(game: Game, wall: Object, move: Move) -> None:
    """The wall attacks whoever passes; several attacks follow the rules for additional strikes."""
    creature = move.creature
    count = next((strikes(wall, creature) for strikes in PASSAGE_STRIKES.of(wall)), 1)
    bars = [bar for bar in wall.card.attacks if bar.kind is AttackKind.PASSAGE]
    if count <= 0 or not bars:
        return
    attack = attacks.new_attack(game, AttackShape.OTHER, bars[0], wall, creature, strikes=count)
    attack.only_while = partial(can_go_on, game, move)
    await attacks.make_attack(game, attack)
    await happen(game, AttackActionEnded(attack))


async def bash(game: Game, creature: Object, wall: Object | None = None) -> None:
    """A creature pushed against a wall it cannot pass takes an Unavoidable attack."""
    attack = attacks.new_attack(game, AttackShape.OTHER, BASH, wall, creature)
    await attacks.make_attack(game, attack)
    await happen(game, AttackActionEnded(attack))
