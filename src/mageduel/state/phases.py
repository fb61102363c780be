"""Phases: the parts of a round, by name. What is done in them, and in which order, is a matter of the rule set."""

from __future__ import annotations

from enum import Enum


class Phase(Enum):
    """Every phase of any round."""

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
