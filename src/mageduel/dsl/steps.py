"""The steps of attacks, spells and moves, as typed names: a card hooks a step, never a string."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from mageduel.state.running import Attack, Move, Spell

Subject = TypeVar("Subject", Attack, Spell, Move)


@dataclass(frozen=True, slots=True, eq=False)
class Step(Generic[Subject]):
    """One step of a procedure; players may reveal enchantments after it."""

    code: str
    number: int


DECLARE_ATTACK: Step[Attack] = Step("declare-attack", 1)
PAY_ATTACK_COSTS: Step[Attack] = Step("pay-costs", 2)
ROLL_TO_MISS: Step[Attack] = Step("roll-to-miss", 3)
AVOID_ATTACK: Step[Attack] = Step("avoid-attack", 4)
ROLL_DICE: Step[Attack] = Step("roll-dice", 5)
DAMAGE_AND_EFFECTS: Step[Attack] = Step("damage-and-effects", 6)
ADDITIONAL_STRIKES: Step[Attack] = Step("additional-strikes", 7)
DAMAGE_BARRIER: Step[Attack] = Step("damage-barrier", 8)
COUNTERSTRIKE: Step[Attack] = Step("counterstrike", 9)
ATTACK_ENDS: Step[Attack] = Step("attack-ends", 10)
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

DECLARE_SPELL: Step[Spell] = Step("declare-spell", 1)
PAY_SPELL_COSTS: Step[Spell] = Step("pay-costs", 2)
COUNTER_SPELL: Step[Spell] = Step("counter-spell", 3)
RESOLVE_SPELL: Step[Spell] = Step("resolve-spell", 4)
SPELL_STEPS = (DECLARE_SPELL, PAY_SPELL_COSTS, COUNTER_SPELL, RESOLVE_SPELL)

DECLARE_MOVE: Step[Move] = Step("declare-move", 1)
PAY_MOVE_COSTS: Step[Move] = Step("pay-costs", 2)
LEAVING_ZONE: Step[Move] = Step("leaving-zone-effects", 3)
WALLS: Step[Move] = Step("walls", 4)
MOVE: Step[Move] = Step("move", 5)
ENTERING_ZONE: Step[Move] = Step("entering-zone-effects", 6)
MOVE_STEPS = (DECLARE_MOVE, PAY_MOVE_COSTS, LEAVING_ZONE, WALLS, MOVE, ENTERING_ZONE)
