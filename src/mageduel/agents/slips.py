"""Slips: an agent that now and then answers by lot, as somebody does who overlooks something."""

from __future__ import annotations

from typing import Final

from mageduel.agents.contract import Agent
from mageduel.agents.lots import lots
from mageduel.kernel.questions import PASS
from mageduel.kernel.requests import Answer
from mageduel.rules.enchantments.reveals import WINDOW
from mageduel.views.decisions import Decision
from mageduel.views.view import View

SLIP_STREAM: Final = 16


class Slipping:
    """Lets an agent answer, but for so many answers in a hundred."""

    def __init__(self, agent: Agent, slips: int, seed: int) -> None:
        self.agent = agent
        self.name = agent.name
        self._slips = slips
        self._below = lots(seed, SLIP_STREAM)

    def decide(self, view: View, decision: Decision) -> Answer:
        """The agent's answer, or by lot; a moment that concerns nobody is let go in any case."""
        if decision.question is WINDOW and not view.concern(decision).asks:
            return PASS
        if self._below(100) < self._slips:
            return decision.by_lot(self._below)
        return self.agent.decide(view, decision)
