"""Beginning a real game at a position: against the computer, with friends, or at one screen."""

from __future__ import annotations

import secrets
from typing import Final

from fastapi import HTTPException, Request

from mageduel.duel import RULES_VERSION
from mageduel.positions.position import Position
from mageduel.server.hall import Hall
from mageduel.server.links import link_facts
from mageduel.server.messages import GameCreated, SeatGiven
from mageduel.server.names import told_apart
from mageduel.server.seating import check_level, side_of
from mageduel.server.stored import StoredGame, StoredSeat
from mageduel.server.tokens import fingerprint, new_secret
from mageduel.words.language import say

FRIEND: Final = "friend"
SCREEN: Final = "screen"
"""Everybody sits at the screen of whoever begins."""


async def begin_at(hall: Hall, request: Request, position: Position, seat: int, against: str) -> GameCreated:
    """Set a game up that begins at a position."""
    if against not in (FRIEND, SCREEN):
        check_level(against)
    plain = position.setup()
    if seat >= len(plain.seats):
        raise HTTPException(404, say("rest.nobody-there"))
    setup = position.setup([each.name for each in told_apart(plain.seats)])
    given, kept = [], []
    for number, each in enumerate(setup.seats):
        kind = "human" if number == seat or against == SCREEN else FRIEND if against == FRIEND else "computer"
        token = new_secret() if kind == "human" else None
        invite = new_secret() if kind == FRIEND else None
        given.append(SeatGiven(seat=number, side=side_of(setup, number), token=token, invite=invite))
        kept.append(
            StoredSeat(
                number,
                kind,
                each.name,
                against if kind == "computer" else None,
                fingerprint(token) if token else None,
                fingerprint(invite) if invite else None,
                book=each.mage,
                is_fixed=kind == FRIEND,
            )
        )
    stored = StoredGame(
        id=secrets.token_urlsafe(9), setup=setup.to_data(), seed=hall.new_seed(), rules_version=RULES_VERSION,
        same_screen=against == SCREEN, ending=None, rematch=None, seats=tuple(kept), answers=(),
    )  # fmt: skip
    await hall.add(stored)
    link = link_facts(hall.settings, request.url.scheme, request.headers.get("host", ""))
    return GameCreated(game=stored.id, seats=given, link=link)
