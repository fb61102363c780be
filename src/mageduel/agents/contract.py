"""The contract of an agent: a view and a decision in, an answer out."""

from __future__ import annotations

from typing import Protocol

from mageduel.kernel.requests import Answer
from mageduel.views.decisions import Decision
from mageduel.views.view import View


class Agent(Protocol):
    """A player that is a program. It sees what its seat sees, and nothing else."""

    name: str

    def decide(self, view: View, decision: Decision) -> Answer:
        """Answer one decision."""
        ...
