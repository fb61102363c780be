"""Hinting: hints as they travel."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from mageduel.server.envelope import Message


class AskHint(Message):
    """A question for what an adept would answer to what is asked now."""

    type: Literal["hint"]
    ref: Annotated[str, Field(max_length=64)]


class HintWeight(BaseModel):
    """Something that speaks for the best way or against it, in points of chance."""

    code: str
    sentence: str
    points: float


class HintWay(BaseModel):
    """One way to go on, with where it leads."""

    answers: list[list[Any]]
    """An answer, and where that chooses a creature, what the creature does."""
    label: str
    reasons: list[str]
    """Codes of what speaks for it."""
    sentence: str
    """The same as one sentence; empty where there is nothing to say."""
    elements: list[str]
    """What it is about, on the board."""
    chance: float | None
    """The chance to win it leads to, where ways were compared."""


class HintShown(BaseModel):
    """What an adept would do, seen from the seat that asked."""

    request: int
    ways: list[HintWay]
    """The best first."""
    weights: list[HintWeight]
    now: float | None
    """The chance to win before anything is done."""


class HintReply(BaseModel):
    """A hint, as asked, or why there is none."""

    type: Literal["hint"] = "hint"
    ref: str
    hint: HintShown | None
    refusal: str | None = None
    sentence: str = ""
    """Why there is none, in one line."""
