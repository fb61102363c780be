"""Timing: the clock of a game as it travels between server and client."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from mageduel.server.envelope import Message

ClockKind = Literal["game", "decision", "days"]
"""Time for the whole game, with more for every round; for every decision; or days for every decision."""
DAY = 24 * 3600


class ClockTerms(Message):
    """How time is kept in a game."""

    kind: ClockKind
    seconds: Annotated[int, Field(ge=10, le=30 * DAY)]
    """For the whole game, or for every decision."""
    increment: Annotated[int, Field(ge=0, le=3600)] = 0
    """Seconds everybody gets at the beginning of every further round."""


class ClockShown(BaseModel):
    """The clock as it stands; what runs goes on from here until the next message."""

    kind: ClockKind
    seconds: int
    increment: int
    left: list[float]
    """Seconds each seat has left."""
    running: list[int]
    """Seats whose time runs: the time of computers and of the server is nobody's."""
