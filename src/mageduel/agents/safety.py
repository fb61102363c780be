"""Safety: an agent that breaks still answers, says so, and leaves a record for repair."""

from __future__ import annotations

import logging
import traceback
from dataclasses import dataclass
from typing import Final

from mageduel.agents.contract import Agent
from mageduel.agents.lots import lots
from mageduel.kernel.requests import Answer
from mageduel.views.decisions import Decision
from mageduel.views.view import View

FALLBACK_STREAM: Final = 9
MOST_KEPT: Final = 50
_log = logging.getLogger("mageduel.agents")


@dataclass(frozen=True, slots=True)
class Mistake:
    """What went wrong inside an agent, with what it takes to find it again."""

    agent: str
    seed: int
    number: int
    """Which of its decisions this was, from 0."""
    kind: str
    answer: Answer | None
    """The impossible answer it gave, if it gave one."""
    error: str

    def as_dict(self) -> dict[str, object]:
        """The record as plain data."""
        return {
            "agent": self.agent,
            "seed": self.seed,
            "decision": self.number,
            "kind": self.kind,
            "answer": self.answer,
            "error": self.error,
        }


class Careful:
    """Puts an agent behind a guard: an error or an impossible answer becomes a legal one, drawn by lot."""

    def __init__(self, agent: Agent, seed: int) -> None:
        self.agent = agent
        self.name = agent.name
        self.mistakes: list[Mistake] = []
        self._seed = seed
        self._decisions = 0
        self._below = lots(seed, FALLBACK_STREAM)

    def decide(self, view: View, decision: Decision) -> Answer:
        """The agent's answer if it is one, else any legal answer."""
        number = self._decisions
        self._decisions += 1
        answer: Answer | None = None
        try:
            answer = self.agent.decide(view, decision)
            if decision.refuses(answer) is None:
                return answer
            error = "an impossible answer"
        except Exception:
            error = traceback.format_exc(limit=-8)
        mistake = Mistake(self.name, self._seed, number, decision.kind, answer, error)
        if len(self.mistakes) < MOST_KEPT:
            self.mistakes.append(mistake)
        _log.warning(
            "%s could not answer %r and draws lots instead: %s", self.name, decision.kind, error.splitlines()[-1]
        )
        return decision.by_lot(self._below)
