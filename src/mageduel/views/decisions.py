"""Decisions: a request as an agent sees it, without the game behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from mageduel.facts.cards import Card
from mageduel.kernel.questions import Question
from mageduel.kernel.requests import Answer, Refusal, Request
from mageduel.rules.planning.plans import PlanRequest


@dataclass(frozen=True, slots=True)
class PlanningSlot:
    """A slot to fill in the Planning Phase: whose it is (0: the mage), how many spells it takes, and which fit."""

    key: int
    count: int
    cards: tuple[Card, ...]


class Decision:
    """One question put to one seat."""

    __slots__ = ("_request",)

    def __init__(self, request: Request) -> None:
        self._request = request

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self._request.player

    @property
    def question(self) -> Question:
        """What is asked, as it is declared."""
        return self._request.question

    @property
    def kind(self) -> str:
        """The name of what is asked."""
        return self._request.question.name

    @property
    def decline(self) -> Answer | None:
        """The answer that leaves things as they are, where there is one."""
        return self._request.decline

    @property
    def options(self) -> Sequence[Answer]:
        """Every possible answer; for a plan, see `slots`."""
        return self._request.options

    @property
    def slots(self) -> tuple[PlanningSlot, ...]:
        """The slots of a planning decision; empty for any other."""
        if isinstance(self._request, PlanRequest):
            return tuple(PlanningSlot(slot.key, slot.count, tuple(slot.cards)) for slot in self._request.slots)
        return ()

    def refuses(self, answer: Answer) -> Refusal | None:
        """Why an answer is not possible, or None."""
        return self._request.refuses(answer)

    def by_lot(self, below: Callable[[int], int]) -> Answer:
        """An answer drawn by lot."""
        return self._request.sample(below)
