"""The steps of attacks, spells and moves, as typed names: a card hooks a step, never a string."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from mageduel.state.running import Attack, Move, Spell

Subject = TypeVar("Subject", Attack, Spell, Move)


@dataclass(frozen=True, slots=True, eq=False)
class Step(Generic[Subject]):
    """One step of a procedure; players may reveal enchantments after it."""

    name: str
    number: int


DECLARE_ATTACK: Step[Attack] = Step("Declare Attack", 1)
PAY_ATTACK_COSTS: Step[Attack] = Step("Pay Costs", 2)
ROLL_TO_MISS: Step[Attack] = Step("Roll to Miss", 3)
AVOID_ATTACK: Step[Attack] = Step("Avoid Attack", 4)
ROLL_DICE: Step[Attack] = Step("Roll Dice", 5)
DAMAGE_AND_EFFECTS: Step[Attack] = Step("Damage and Effects", 6)
ADDITIONAL_STRIKES: Step[Attack] = Step("Additional Strikes", 7)
DAMAGE_BARRIER: Step[Attack] = Step("Damage Barrier", 8)
COUNTERSTRIKE: Step[Attack] = Step("Counterstrike", 9)
ATTACK_ENDS: Step[Attack] = Step("Attack Ends", 10)
ATTACK_STEPS = (
    DECLARE_ATTACK,
    PAY_ATTACK_COSTS,
    ROLL_TO_MISS,
    AVOID_ATTACK,
    ROLL_DICE,
    DAMAGE_AND_EFFECTS,
    ADDITIONAL_STRIKES,
    DAMAGE_BARRIER,
    COUNTERSTRIKE,
    ATTACK_ENDS,
)

DECLARE_SPELL: Step[Spell] = Step("Declare Spell", 1)
PAY_SPELL_COSTS: Step[Spell] = Step("Pay Costs", 2)
COUNTER_SPELL: Step[Spell] = Step("Counter Spell", 3)
RESOLVE_SPELL: Step[Spell] = Step("Resolve Spell", 4)
SPELL_STEPS = (DECLARE_SPELL, PAY_SPELL_COSTS, COUNTER_SPELL, RESOLVE_SPELL)

DECLARE_MOVE: Step[Move] = Step("Declare Move", 1)
PAY_MOVE_COSTS: Step[Move] = Step("Pay Costs", 2)
LEAVING_ZONE: Step[Move] = Step("Leaving Zone Effects", 3)
WALLS: Step[Move] = Step("Walls", 4)
MOVE: Step[Move] = Step("Move", 5)
ENTERING_ZONE: Step[Move] = Step("Entering Zone Effects", 6)
MOVE_STEPS = (DECLARE_MOVE, PAY_MOVE_COSTS, LEAVING_ZONE, WALLS, MOVE, ENTERING_ZONE)
