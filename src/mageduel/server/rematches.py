"""Rematches: the same seats and books again, with new dice."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

from mageduel.duel import RULES_VERSION
from mageduel.server.stored import StoredGame
from mageduel.server.tables import LiveTable

if TYPE_CHECKING:
    from mageduel.server.hall import Hall


async def set_up_rematch(hall: Hall, live: LiveTable) -> None:
    """Set up the next game. Every seat keeps its token, so whoever comes back later finds the way."""
    stored = StoredGame(
        id=secrets.token_urlsafe(9),
        setup=live.stored.setup,
        seed=hall.new_seed(),
        rules_version=RULES_VERSION,
        same_screen=live.stored.same_screen,
        ending=None,
        rematch=None,
        seats=live.stored.seats,
        answers=(),
        joining=live.stored.joining,
    )
    await hall.add(stored)
    await hall.on_disk(hall.database.link_rematch, live.id, stored.id)
    live.stored = replace(live.stored, rematch=stored.id)
