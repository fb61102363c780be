"""Reviewing: what is said of a game that is over, as it travels."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

from mageduel.agents.hindsight import Grade, Standing, Throw


class TurningPoint(BaseModel):
    """A turn that changed much by what was chosen in it."""

    frame: int
    end: int
    seat: int
    round: int
    before: float
    after: float
    by_dice: float
    label: str
    elements: list[str]
    """What acted and what it was aimed at, as parts of the board."""


class EarningShown(BaseModel):
    """What a spell cost its player, did, and was worth."""

    seat: int
    card: str
    casts: int
    mana: int
    damage: int
    earned: float | None
    """Points of chance against doing nothing instead, summed; None where that could not be compared."""


class WayShown(BaseModel):
    """One of the ways there were, with the chance it leads to."""

    label: str
    chance: float
    answer: list[Any]


class DecisionShown(BaseModel):
    """A decision where something clearly better was there, from what the player knew."""

    frame: int
    seat: int
    round: int
    kind: str
    played: str
    played_chance: float
    better: str
    better_chance: float
    answer: list[Any]
    elements: list[str]
    """What acted and what the better one is aimed at, as parts of the board."""
    ways: list[WayShown]
    """The best of all ways there were."""
    sentence: str
    """What speaks for the better one; may be empty."""


class GradeCounted(BaseModel):
    """A class of decisions, by the chance they gave away."""

    grade: Grade
    least: float
    """What a decision of this class gave away at least."""
    count: int


class DecisionsCounted(BaseModel):
    """How well a seat decided: how many decisions there were of each class, the best first."""

    seat: int
    grades: list[GradeCounted]


class ReviewShown(BaseModel):
    """All that is known of a game so far; more comes while the state is thinking."""

    state: Literal["waiting", "thinking", "done", "failed"]
    judged: int
    decisions: int
    """How many decisions there are to judge; 0 while that is not known."""
    teams: list[int]
    """For each seat, its side's place in `chances`."""
    standings: list[Standing]
    throws: list[Throw]
    luck: list[float]
    """By side: what all its and all others' dice did to its chance."""
    turning_points: list[TurningPoint]
    earnings: list[EarningShown]
    counts: list[DecisionsCounted]
    worst: list[DecisionShown]
