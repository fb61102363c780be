"""Rematches: the same people and books again, one seat further on, with new dice."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from mageduel.duel import RULES_VERSION
from mageduel.rules.round.setup import Seat, Setup
from mageduel.server.clocks import terms_of, wound_up
from mageduel.server.stored import StoredGame
from mageduel.server.tables import LiveTable

if TYPE_CHECKING:
    from mageduel.server.hall import Hall


async def set_up_rematch(hall: Hall, live: LiveTable) -> None:
    """Set up the next game. Everybody keeps their token, so whoever comes back later finds the way."""
    before = live.stored
    setup = Setup.from_data(before.setup)
    order = [*range(1, len(before.seats)), 0]
    stored = StoredGame(
        id=secrets.token_urlsafe(9),
        setup=replace(setup, seats=_sides_in_order([setup.seats[seat] for seat in order])).to_data(),
        seed=hall.new_seed(),
        rules_version=RULES_VERSION,
        same_screen=before.same_screen,
        ending=None,
        rematch=None,
        seats=tuple(replace(before.seats[seat], seat=number, skipped=0) for number, seat in enumerate(order)),
        answers=(),
        joining=before.joining,
        clock=wound_up(terms_of(before.clock), len(before.seats), hall.uptime.now()),
    )
    await hall.add(stored)
    await hall.on_disk(hall.database.link_rematch, live.id, stored.id)
    live.stored = replace(before, rematch=stored.id)


def _sides_in_order(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The same seats with their sides counted in the order in which they sit."""
    numbers = {side: number for number, side in enumerate(dict.fromkeys(seat.team for seat in seats))}
    return tuple(seat if seat.team is None else replace(seat, team=numbers[seat.team]) for seat in seats)
