"""Random: any legal answer, by lot."""

from __future__ import annotations

from typing import Final

from mageduel.agents.lots import lots
from mageduel.kernel.requests import Answer
from mageduel.views.decisions import Decision
from mageduel.views.view import View

AGENT_STREAM: Final = 2


class RandomAgent:
    """Plays any legal answer: draws a kind of action, the usual one most often, then one of its options."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._below = lots(seed, AGENT_STREAM)

    def decide(self, view: View, decision: Decision) -> Answer:
        """Draw an answer by lot."""
        return decision.by_lot(self._below)
