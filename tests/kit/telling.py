"""Telling: whatever a test has asked must be a question with words, in every language."""

from typing import Any

from mageduel.kernel.requests import Request
from mageduel.rules.enchantments.reveals import WINDOW
from mageduel.state.game import Game
from mageduel.views.questions import question
from mageduel.words.language import NAMES, language, speaking

_moments: set[Any] = set()
"""Of reveal windows, which are many, each moment is told once."""


def tell(game: Game, request: Request) -> None:
    """Put the question, and every answer to it, in words; what has none fails the test."""
    if request.question is WINDOW:
        assert isinstance(request.subject, tuple)
        moment = request.subject[0]
        if moment in _moments:
            return
        _moments.add(moment)
    for code in NAMES:
        with speaking(language(code)):
            question(game, request)
