"""Recorded: games written down and watched again, as they travel between server and client."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

from mageduel.server.messages import SeatFacts
from mageduel.views.shapes import EventShown, ResultShown, ViewShown


class RecordedEnding(BaseModel):
    """How players ended a game themselves: the seat that gave up or was out of time, or a draw."""

    conceded: int | None = None
    time: bool | None = None
    draw: bool | None = None


class RecordFile(BaseModel):
    """A game written down, as it is downloaded and uploaded."""

    format: Literal["mageduel-record"]
    rules: str
    setup: dict[str, Any]
    seed: int | str
    """Where its dice came from; 32 hexadecimal digits where it is not a small number."""
    answers: list[Any]
    digest: str
    course: str = ""
    """A checksum of the table after each answer, four hexadecimal digits an answer; empty where none was kept."""
    ending: RecordedEnding | None = None


class ReplayAdded(BaseModel):
    """An uploaded record, ready to watch."""

    replay: str


class ReplayMarker(BaseModel):
    """A point of interest in a replay."""

    frame: int
    kind: Literal["destroyed", "round"]
    name: str
    """What was destroyed."""
    seat: int | None


class ReplayFacts(BaseModel):
    """What a replay viewer needs to draw its bar and to say how it ended."""

    frames: int
    rounds: list[int]
    markers: list[ReplayMarker]
    life: list[tuple[int, list[int]]]
    seats: list[SeatFacts]
    decisions: int
    result: ResultShown | None
    """None where the record ends before the game."""
    note: str | None
    """What to know of a game of another version: where it parts, or that nothing tells whether it came out so."""


class ReplayFrame(BaseModel):
    """One moment of a replay."""

    view: ViewShown
    events: list[EventShown]
