"""Playing: agents answer until a game is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mageduel.agents.contract import Agent
from mageduel.kernel.match import Match
from mageduel.state.game import Game
from mageduel.views.decisions import Decision
from mageduel.views.view import view

LONGEST: Final = 50_000
"""Answers after which a game is given up as endless."""


def play_out(
    match: Match[Game],
    agents: Sequence[Agent],
    after: Callable[[Match[Game]], None] | None = None,
    most: int | None = None,
) -> int:
    """Let agents answer until the game is over, or left after `most` answers; returns the number of decisions."""
    game = match.game
    views = [view(game, seat, match) for seat in range(len(agents))]
    deciding = [agent.decide for agent in agents]
    give = match.give
    limit = LONGEST if most is None else most
    for count in range(limit):
        requests = match.requests
        if not requests:
            return count
        request = requests[0] if len(requests) == 1 else match.open_requests[0]
        seat = request.player
        give(seat, deciding[seat](views[seat], Decision(request)))
        if after is not None:
            after(match)
    if most is None and match.requests:
        raise RuntimeError(f"no end after {LONGEST} answers")
    return limit
