"""Listeners: the connections at a table; one that does not keep up is cut off and comes back for the whole state."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from pydantic import BaseModel

from mageduel.server.writing import Written
from mageduel.words.language import spoken

GOODBYE, TRY_LATER = 1000, 1013
BACKLOG = 64
"""Messages that may wait for a slow connection."""


class Holding(NamedTuple):
    """What a client holds: the state it was last told."""

    version: int
    view: Written
    request: str


class Listener:
    """One connection: a seat's, or a spectator's."""

    __slots__ = ("closes_with", "holds", "language", "queue", "seat", "token", "told", "version", "wants_changes")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.language = spoken()
        """What its reader wants to be told in."""
        self.queue: asyncio.Queue[BaseModel | str | None] = asyncio.Queue()
        self.closes_with = TRY_LATER
        self.token: str | None = None
        """What it came in with, to be told again for a rematch."""
        self.told = 0
        """How much of the chronicle it has been told."""
        self.version = 0
        """The state it was last told."""
        self.wants_changes = False
        """Whether it puts states together from what has changed."""
        self.holds: Holding | None = None

    def send(self, message: BaseModel | str) -> None:
        """Have a message sent, or one that is written already."""
        if self.queue.qsize() >= BACKLOG:
            self.drop()
        else:
            self.queue.put_nowait(message)

    def drop(self) -> None:
        """Cut the connection off."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    def dismiss(self, last: BaseModel | None = None) -> None:
        """Say a last word, if there is one, and close the line for good."""
        self.closes_with = GOODBYE
        if last is not None:
            self.queue.put_nowait(last)
        self.queue.put_nowait(None)
