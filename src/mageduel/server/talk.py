"""Talk: phrases for everybody or for one's own side, and fingers on the board for one's own side.

None of it is kept or stands in a record; who does not want to hear it shuts the client's ears.
"""

from __future__ import annotations

from typing import get_args

from pydantic import BaseModel

from mageduel.server.listeners import Listener
from mageduel.server.tables import LiveTable
from mageduel.server.talking import (
    Counsel,
    Courtesy,
    PhraseFace,
    Pinged,
    PointAt,
    Said,
    SayPhrase,
    Sign,
    SignFace,
    TalkFaces,
)
from mageduel.views.sides import is_friend
from mageduel.words.language import say, speaking

SAID_AT_ONCE = 4
"""Phrases and pings of a seat that may come together."""
_COURTESIES = get_args(Courtesy)


def talk_faces() -> TalkFaces:
    """All there is to say."""
    return TalkFaces(
        phrases=[
            *(PhraseFace(phrase=each, words=say(f"phrase.{each}"), to="all") for each in _COURTESIES),
            *(PhraseFace(phrase=each, words=say(f"phrase.{each}"), to="side") for each in get_args(Counsel)),
        ],
        signs=[SignFace(sign=each, words=say(f"sign.{each}")) for each in get_args(Sign)],
    )


def is_for_all(message: SayPhrase | PointAt) -> bool:
    """Whether everybody at the table is told, and not only one's own side."""
    return isinstance(message, SayPhrase) and message.phrase in _COURTESIES


def has_team(live: LiveTable, seat: int) -> bool:
    """Whether somebody else is on this seat's side."""
    return any(player.seat != seat and is_friend(live.game, seat, player.seat) for player in live.game.seated)


def can_point(live: LiveTable, listener: Listener, message: PointAt) -> bool:
    """Whether the seat sees what it points at; what is not there and what is hidden from it are the same to it."""
    view = live.shown_to(listener).view
    match message.aim:
        case "object":
            return isinstance(message.target, int) and str(message.target) in view.objects
        case "zone":
            return any(zone.zone == message.target for zone in view.zones)
        case "border":
            return message.target in live.game.arena.border_names


def pass_on(live: LiveTable, seat: int, message: SayPhrase | PointAt) -> None:
    """Tell everybody whom it is for, each in their own language."""
    for listener in live.listeners:
        if is_for_all(message) or (listener.seat is not None and is_friend(live.game, listener.seat, seat)):
            with speaking(listener.language):
                listener.send(_told(seat, message))


def _told(seat: int, message: SayPhrase | PointAt) -> BaseModel:
    if isinstance(message, SayPhrase):
        words = say(f"phrase.{message.phrase}")
        return Said(seat=seat, phrase=message.phrase, words=words, to="all" if is_for_all(message) else "side")
    words = say(f"sign.{message.sign}")
    return Pinged(seat=seat, sign=message.sign, words=words, aim=message.aim, target=message.target)
