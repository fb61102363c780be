"""Following: a worker's own match of a game somebody else plays or played."""

from __future__ import annotations

from typing import Any, Final

from mageduel.duel import start_duel
from mageduel.kernel.match import Match
from mageduel.kernel.requests import Answer
from mageduel.rules.round.setup import Setup
from mageduel.state.game import Game

Told = tuple[dict[str, Any], int, tuple[tuple[int, Answer], ...]]
"""A game as it travels to a worker: set-up, seed and answers."""


class Follower:
    """The match thought about last; one that goes on is not played from its beginning again."""

    def __init__(self) -> None:
        self._match: Match[Game] | None = None
        self._of: tuple[str, int] | None = None

    def follow(self, told: Told, number: int | None = None) -> Match[Game]:
        """The match after so many of its answers; it is not to be answered by whoever asks for it."""
        setup, seed, answers = told
        wanted = answers if number is None else answers[:number]
        match, of = self._match, (repr(setup), seed)
        if match is None or of != self._of or match.answers != list(wanted[: match.number_of_answers]):
            match = self._match = start_duel(Setup.from_data(setup), seed, forkable=True)
            self._of = of
        for seat, answer in wanted[match.number_of_answers :]:
            match.give(seat, answer)
        return match


FOLLOWER: Final = Follower()
"""Of this process."""
