"""Modes: how large the arena is, who the mages are, where they start, and which phases a round has."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Phase(Enum):
    """Phases of the Arena round, in order."""

    INITIATIVE = "initiative"
    RESET = "reset"
    CHANNEL = "channel"
    UPKEEP = "upkeep"
    PLANNING = "planning"
    DEPLOYMENT = "deployment"
    FIRST_QUICKCAST = "first quickcast"
    ACTIONS = "actions"
    FINAL_QUICKCAST = "final quickcast"

    __hash__ = object.__hash__

    @property
    def stage(self) -> str:
        """Ready Stage or Action Stage."""
        return "action" if self in (Phase.FIRST_QUICKCAST, Phase.ACTIONS, Phase.FINAL_QUICKCAST) else "ready"


@dataclass(frozen=True, slots=True)
class Mode:
    """What one way of playing fixes before the game begins."""

    name: str
    rows: int
    cols: int
    start: tuple[int, ...]
    """The starting zone of each seat."""
    has_abilities: bool
    phases: tuple[Phase, ...] = tuple(Phase)
    starting_mana: int = 10
    spells_a_round: int = 2


APPRENTICE = Mode("apprentice", 2, 3, start=(3, 2), has_abilities=False)
ARENA = Mode("arena", 3, 4, start=(8, 3), has_abilities=True)
MODES = {mode.name: mode for mode in (APPRENTICE, ARENA)}
