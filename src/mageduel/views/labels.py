"""Labels: answers of players in words."""

from __future__ import annotations

from mageduel.kernel.requests import Answer, Request
from mageduel.rules.planning.plans import PlanRequest
from mageduel.state.game import Game
from mageduel.views.options import Describer
from mageduel.words.language import say


def elements_of(game: Game, request: Request, answer: Answer) -> list[str]:
    """The parts of the board an answer points at."""
    return [] if isinstance(request, PlanRequest) else Describer(game, request).option(answer).elements


def label_of(game: Game, request: Request, answer: Answer) -> str:
    """An answer in words."""
    if not isinstance(request, PlanRequest):
        return Describer(game, request).option(answer).label
    names = [name for _, chosen in answer[1] for name in chosen]
    return say("hint.plan", spells=", ".join(names)) if names else say("hint.plan-nothing")
