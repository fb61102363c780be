"""Bringing a table back from what is kept of it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from mageduel.course import Telling
from mageduel.duel import RULES_VERSION, retrace, start_duel, unproven_line
from mageduel.kernel.match import Match
from mageduel.kernel.requests import Answer
from mageduel.rules.round.setup import Setup
from mageduel.server.clocks import Clock
from mageduel.server.stored import StoredGame
from mageduel.server.tables import LiveTable
from mageduel.state.game import Game


def set_up(stored: StoredGame) -> LiveTable:
    """A table from what is kept of it: replaying every answer brings it to where it was.

    Where a game takes another course than it did it is shown up to there, and nothing more is played. That may
    happen to one of this version too: somebody has mended the rules, and not said so.
    """
    setup = Setup.from_data(stored.setup)

    def begin() -> Match[Game]:
        return start_duel(setup, stored.seed, log=True)

    def followed(answers: Sequence[tuple[int, Answer]]) -> LiveTable:
        live = LiveTable(stored, setup, begin())
        live.skipped = {seat.seat: seat.skipped for seat in stored.seats}
        live.follow(answers)
        return live

    is_known = all(stored.tables)
    live = None
    if stored.rules_version == RULES_VERSION:
        with suppress(Exception):
            live = followed(stored.answers)
    if live is None or (is_known and tuple(live.tables[:-1]) != stored.tables):
        telling = Telling("".join(stored.tables[1:]) if is_known else "", is_foreign=True)
        match, parting = retrace(begin, stored.answers, telling)
        live = followed(match.answers)
        live.parting = parting
        if live.stopped is not None:
            live.tell(lambda: live.stopped or "")
        elif not is_known and not live.is_over:
            live.tell(lambda: unproven_line(stored.rules_version))
    if stored.clock is not None:
        live.clock = Clock.from_data(stored.clock)
    if stored.ending is not None and live.game.result is None:
        live.close(stored.ending)
    return live
