"""Games that are walked along from safe point to safe point, with twins that begin at a position of theirs."""

from __future__ import annotations

import json
from collections.abc import Iterator

from mageduel.agents.levels import new_agent
from mageduel.agents.lots import lots
from mageduel.duel import start_duel
from mageduel.kernel.match import Match
from mageduel.lab.books import setups
from mageduel.positions.position import Position, begin_at, position_of
from mageduel.rules.round.phases import play
from mageduel.rules.round.setup import new_game
from mageduel.rules.victory.concessions import concede
from mageduel.state.game import Game
from mageduel.views.decisions import Decision
from mageduel.views.view import view

TABLES = (
    ("arena", 2, False),
    ("apprentice", 2, False),
    ("academy", 2, False),
    ("free-for-all", 4, False),
    ("arena", 4, True),
    ("academy", 4, True),
    ("domination", 2, False),
    ("domination", 4, False),
)
"""Every mode, and teams where they are played."""


def walk(mode: str, seats: int, seed: int, *, teams: bool, longest: int) -> Iterator[tuple[Match[Game], Game | None]]:
    """A game after each answer, with its last safe point if that is new; novices and chance answer in turn."""
    books = "published" if mode == "apprentice" else "generated"
    match = start_duel(next(setups(mode, books, seed, seats, teams=teams)), seed, forkable=True)
    agents = [new_agent("novice", seed * 10 + seat) for seat in range(seats)]
    views = [view(match.game, seat, match) for seat in range(seats)]
    below = lots(seed, 99)
    last = None
    for _ in range(longest):
        safe = match.last_safe_point
        yield match, None if safe is last else safe
        last = safe
        if match.is_over:
            return
        request = match.open_requests[0]
        options = request.options
        if below(10) < 3:
            answer = options[below(len(options))]
        else:
            answer = agents[request.player].decide(views[request.player], Decision(request))
        match.give(request.player, answer)


def through_text(position: Position) -> Position:
    """The same position, written down as text and read again."""
    return Position.from_data(json.loads(json.dumps(position.data)))


def twin_of(safe: Game) -> Match[Game]:
    """A match that begins where this game stands, with the same dice to come."""
    setup = through_text(position_of(safe)).setup()
    game = begin_at(new_game(safe.rules, setup, 0), setup)
    game.dice_stream = safe.dice_stream
    return Match(game, play, forkable=True, concession=concede)
