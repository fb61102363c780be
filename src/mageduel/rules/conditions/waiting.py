"""What waits: markers that a creature receives in its own Action Phase, and that end only with its next one."""

from __future__ import annotations

from typing import Final

from mageduel.facts.conditions import STAGGER, TAUNT, Condition
from mageduel.state.objects import Object
from mageduel.state.running import Attack, AttackShape

_BARRIER: Final = AttackShape.BARRIER
_OF_THE_NEXT: Final = (STAGGER, TAUNT)
"""What the codex itself counts from the next Action Phase on, wherever it comes from."""


def let_wait(thing: Object, condition: Condition, count: int, attack: Attack | None) -> None:
    """Let markers wait that a barrier or a counterstrike has placed on whoever is acting (ruling R11)."""
    phase = thing.game.action_phase
    if phase is None or phase.creature is not thing:
        return
    strikes_back = attack is not None and (attack.is_counterstrike or attack.shape is _BARRIER)
    if strikes_back or condition in _OF_THE_NEXT:
        thing.keep_fresh(condition, count)


def due(thing: Object, condition: Condition) -> int:
    """How many of its markers of a kind concern the Action Phase it is in, or else its next one."""
    there = thing.conditions.get(condition, 0)
    return there - thing.fresh_conditions.get(condition, 0) if there else 0
