"""The Academy (its rulebook): the small duel in one zone, with spells straight from the book."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from mageduel.dsl.ruleset import Ending, PhaseRules, RuleSet, SpellsFrom, Turns
from mageduel.dsl.steps import (
    ATTACK_ENDS,
    AVOID_ATTACK,
    COUNTERSTRIKE,
    DAMAGE_AND_EFFECTS,
    DECLARE_ATTACK,
    DECLARE_SPELL,
    PAY_SPELL_COSTS,
    RESOLVE_SPELL,
    ROLL_DICE,
)
from mageduel.facts import modes
from mageduel.facts.mages import mage
from mageduel.modes.arena import ARENA_ATTACK
from mageduel.rules.round import action_stage
from mageduel.rules.round.phases import academy_reset_phase
from mageduel.rules.round.upkeep import upkeep_phase
from mageduel.state.arena import grid
from mageduel.state.phases import Phase
from mageduel.state.running import AttackShape

ACADEMY_ATTACK: Final = replace(
    ARENA_ATTACK,
    taken={**ARENA_ATTACK.taken, AttackShape.COUNTERSTRIKE: ARENA_ATTACK.taken[AttackShape.MELEE]},
    spares_friends=True,
    strikes_are_offered=True,
    defenses_meet_first_attacks=True,
    melee_bonus_once_a_round=True,
    guards_may_ignore_pests=True,
)
"""The same steps, counterstrikes with all of them; rules of its own on targets, strikes, Defenses, Melee +X, Pests."""

ACADEMY: Final = RuleSet(
    modes.ACADEMY,
    arena=grid(rows=1, cols=1),
    starts=lambda sides: (0,) * len(sides),
    mage=mage,
    round=(
        PhaseRules(Phase.RESET, academy_reset_phase),
        PhaseRules(Phase.UPKEEP, upkeep_phase),
        PhaseRules(Phase.ACTIONS, action_stage.take_turn, is_over=action_stage.is_over),
    ),
    attack=ACADEMY_ATTACK,
    open_after=frozenset(
        {
            DECLARE_ATTACK,
            AVOID_ATTACK,  # the Defense Step
            DAMAGE_AND_EFFECTS,  # the end of the Roll Dice Step
            COUNTERSTRIKE,
            ATTACK_ENDS,
            PAY_SPELL_COSTS,  # the end of the Declare Spell Step
            RESOLVE_SPELL,
        }
    ),
    step_names={
        DECLARE_ATTACK: "declare-attack",
        AVOID_ATTACK: "defense",
        ROLL_DICE: "roll-dice",
        COUNTERSTRIKE: "counterstrike",
        DECLARE_SPELL: "declare-spell",
        RESOLVE_SPELL: "resolve-spell",
    },
    spells_from=SpellsFrom.BOOK,
    ranges=False,
    turns=Turns.SIDES,
    peaceful_rounds=2,
    ending=Ending.AT_ONCE,
    objects_outlive_their_mage=False,
)
