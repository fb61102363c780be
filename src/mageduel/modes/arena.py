"""The Arena (core rulebook): the duel on twelve zones, its smaller form for apprentices, and free-for-alls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from mageduel.dsl.ruleset import AttackRules, PhaseRules, RuleSet
from mageduel.dsl.steps import (
    ADDITIONAL_STRIKES,
    ATTACK_ENDS,
    ATTACK_STEPS,
    AVOID_ATTACK,
    COUNTERSTRIKE,
    DAMAGE_AND_EFFECTS,
    DAMAGE_BARRIER,
    MOVE_STEPS,
    ROLL_DICE,
    SPELL_STEPS,
)
from mageduel.facts import modes
from mageduel.facts.mages import apprentice, mage
from mageduel.rules.attack.barriers import damage_barrier, meets_barrier
from mageduel.rules.attack.counterstrikes import counterstrike, is_answered
from mageduel.rules.attack.defenses import avoid_attack, can_be_avoided
from mageduel.rules.attack.effects import damage_and_effects
from mageduel.rules.planning.plans import planning_phase
from mageduel.rules.round import action_stage
from mageduel.rules.round.deployment import deployment_phase
from mageduel.rules.round.phases import (
    channel_phase,
    final_quickcast_phase,
    first_quickcast_phase,
    initiative_phase,
    reset_phase,
)
from mageduel.rules.round.upkeep import upkeep_phase
from mageduel.state.arena import grid
from mageduel.state.phases import Phase
from mageduel.state.running import AttackShape

_EVERY_STEP: Final = frozenset(ATTACK_STEPS)

ARENA_ATTACK: Final = AttackRules(
    taken={
        AttackShape.MELEE: _EVERY_STEP,
        AttackShape.COUNTERSTRIKE: _EVERY_STEP - {COUNTERSTRIKE},
        AttackShape.RANGED: _EVERY_STEP - {DAMAGE_BARRIER, COUNTERSTRIKE},
        AttackShape.ZONE: frozenset({ROLL_DICE, DAMAGE_AND_EFFECTS}),
        AttackShape.BARRIER: frozenset({ROLL_DICE, DAMAGE_AND_EFFECTS}),
        AttackShape.TRAMPLE: _EVERY_STEP,
        AttackShape.OTHER: frozenset({AVOID_ATTACK, ROLL_DICE, DAMAGE_AND_EFFECTS, ADDITIONAL_STRIKES, ATTACK_ENDS}),
    },
    avoid_attack=avoid_attack,
    can_be_avoided=can_be_avoided,
    damage_and_effects=damage_and_effects,
    damage_barrier=damage_barrier,
    meets_barrier=meets_barrier,
    counterstrike=counterstrike,
    is_answered=is_answered,
)
"""The supplement's chart; what a zone attack does once for the whole zone is in its own procedure."""


def opposite_corners(sides: Sequence[int], *, cols: int, rows: int) -> tuple[int, ...]:
    """Bottom left and top right in turn, so that teams start together (ruling M7)."""
    corners = ((rows - 1) * cols, cols - 1)
    return tuple(corners[seat % 2] for seat, _ in enumerate(sides))


def around_two_boards(sides: Sequence[int]) -> tuple[int, ...]:
    """On four rows of six: teams in opposite corners, others in all, then in the middle of the long sides (M7)."""
    if len(set(sides)) == 2:
        return opposite_corners(sides, cols=6, rows=4)
    return (18, 5, 0, 23, 2, 21)[: len(sides)]


ARENA: Final = RuleSet(
    modes.ARENA,
    arena=grid(rows=3, cols=4),
    starts=partial(opposite_corners, cols=4, rows=3),
    mage=mage,
    round=(
        PhaseRules(Phase.INITIATIVE, initiative_phase),
        PhaseRules(Phase.RESET, reset_phase),
        PhaseRules(Phase.CHANNEL, channel_phase),
        PhaseRules(Phase.UPKEEP, upkeep_phase),
        PhaseRules(Phase.PLANNING, planning_phase),
        PhaseRules(Phase.DEPLOYMENT, deployment_phase),
        PhaseRules(Phase.FIRST_QUICKCAST, first_quickcast_phase),
        PhaseRules(Phase.ACTIONS, action_stage.take_turn, is_over=action_stage.is_over),
        PhaseRules(Phase.FINAL_QUICKCAST, final_quickcast_phase),
    ),
    attack=ARENA_ATTACK,
    open_after=frozenset({*ATTACK_STEPS, *SPELL_STEPS, *MOVE_STEPS}),
)

APPRENTICE: Final = replace(
    ARENA,
    mode=modes.APPRENTICE,
    arena=grid(rows=2, cols=3),
    starts=partial(opposite_corners, cols=3, rows=2),
    mage=apprentice,
    abilities=False,
)

FREE_FOR_ALL: Final = replace(ARENA, mode=modes.FREE_FOR_ALL, arena=grid(rows=4, cols=6), starts=around_two_boards)
