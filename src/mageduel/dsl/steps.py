"""The steps of attacks, spells and moves, as typed names: a card hooks a step, never a string."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mageduel.state.running import ActionPhase, Attack, Healing, Move, Running, Spell

Subject = TypeVar("Subject", bound=Running)
Occasion = TypeVar("Occasion", bound=Running | Healing | ActionPhase)
"""What something may have to be revealed for."""
Subject_co = TypeVar("Subject_co", bound=Running | Healing | ActionPhase, covariant=True)


class Step(Generic[Subject_co]):
    """One step of a procedure; players may reveal enchantments after it."""

    __slots__ = ("code", "number")

    def __init__(self, code: str, number: int) -> None:
        self.code = code
        self.number = number

    def __repr__(self) -> str:
        return f"<step {self.number}, {self.code}>"


DECLARE_ATTACK: Final[Step[Attack]] = Step("declare-attack", 1)
PAY_ATTACK_COSTS: Final[Step[Attack]] = Step("pay-costs", 2)
ROLL_TO_MISS: Final[Step[Attack]] = Step("roll-to-miss", 3)
AVOID_ATTACK: Final[Step[Attack]] = Step("avoid-attack", 4)
ROLL_DICE: Final[Step[Attack]] = Step("roll-dice", 5)
DAMAGE_AND_EFFECTS: Final[Step[Attack]] = Step("damage-and-effects", 6)
ADDITIONAL_STRIKES: Final[Step[Attack]] = Step("additional-strikes", 7)
DAMAGE_BARRIER: Final[Step[Attack]] = Step("damage-barrier", 8)
COUNTERSTRIKE: Final[Step[Attack]] = Step("counterstrike", 9)
ATTACK_ENDS: Final[Step[Attack]] = Step("attack-ends", 10)
ATTACK_STEPS: Final = (
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

DECLARE_SPELL: Final[Step[Spell]] = Step("declare-spell", 1)
PAY_SPELL_COSTS: Final[Step[Spell]] = Step("pay-costs", 2)
COUNTER_SPELL: Final[Step[Spell]] = Step("counter-spell", 3)
RESOLVE_SPELL: Final[Step[Spell]] = Step("resolve-spell", 4)
SPELL_STEPS: Final = (DECLARE_SPELL, PAY_SPELL_COSTS, COUNTER_SPELL, RESOLVE_SPELL)

DECLARE_MOVE: Final[Step[Move]] = Step("declare-move", 1)
PAY_MOVE_COSTS: Final[Step[Move]] = Step("pay-costs", 2)
LEAVING_ZONE: Final[Step[Move]] = Step("leaving-zone-effects", 3)
WALLS: Final[Step[Move]] = Step("walls", 4)
MOVE: Final[Step[Move]] = Step("move", 5)
ENTERING_ZONE: Final[Step[Move]] = Step("entering-zone-effects", 6)
MOVE_STEPS: Final = (DECLARE_MOVE, PAY_MOVE_COSTS, LEAVING_ZONE, WALLS, MOVE, ENTERING_ZONE)

ACTIVATING: Final[Step[ActionPhase]] = Step("activating", 1)
"""The moment a creature is activated, for what must be revealed then."""
HEALING: Final[Step[Healing]] = Step("healing", 1)
"""No step of a procedure: the moment before damage is healed, for what must be revealed then."""
