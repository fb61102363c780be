"""Rematches: the same seats and books again, with new dice."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

from mageduel.duel import RULES_VERSION
from mageduel.server.database import StoredGame
from mageduel.server.tables import LiveTable, fingerprint, new_secret

if TYPE_CHECKING:
    from mageduel.server.hall import Hall


async def set_up_rematch(hall: Hall, live: LiveTable) -> tuple[str, dict[int, str]]:
    """Set up the next game; returns its name and a token for every human seat."""
    tokens = {seat.seat: new_secret() for seat in live.stored.seats if seat.kind != "computer"}
    seats = tuple(
        replace(seat, token=fingerprint(tokens[seat.seat]) if seat.seat in tokens else None, invite=None)
        for seat in live.stored.seats
    )
    stored = StoredGame(
        id=secrets.token_urlsafe(9),
        setup=live.stored.setup,
        seed=secrets.randbits(48),
        rules_version=RULES_VERSION,
        same_screen=live.stored.same_screen,
        ending=None,
        rematch=None,
        seats=seats,
        answers=(),
    )
    await hall.add(stored)
    await hall.on_disk(hall.database.link_rematch, live.id, stored.id)
    live.rematch_wishes.clear()
    return stored.id, tokens
