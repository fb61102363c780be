"""Learning: what travels between server and client about lessons."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from mageduel.server.envelope import Message
from mageduel.server.printed import RuleWord


class ShowMe(Message):
    """A wish to have the coach give the next answer of a lesson, which can be taken back."""

    type: Literal["show_me"]


class AgainFromHere(Message):
    """A wish to go back to the beginning of a step of a lesson, counted from 0."""

    type: Literal["again"]
    step: Annotated[int, Field(ge=0, lt=100)]


class GoalShown(BaseModel):
    """One step of a lesson, in a few words."""

    label: str
    done: bool


class CoachShown(BaseModel):
    """How a lesson stands, and what the coach says."""

    lesson: str
    number: int
    count: int
    title: str
    emblem: str
    goals: list[GoalShown]
    so: str
    """What is so."""
    do: str
    """What to do."""
    why: str
    light: list[str]
    """What to light, as elements of the board: o3 is an object, zB2 a zone."""
    words: list[RuleWord]
    """Words of the codex that are new in this lesson."""
    words_so_far: int
    """How many the lessons up to this one have told of."""
    state: Literal["do", "done", "failed"]
    can_show: bool
    """Whether the coach could give the next answer."""
    next: str | None
    """The lesson after this one."""
    leads_to: str
    """A page where what was learned goes on, where there is one."""


class LessonFace(BaseModel):
    """A lesson on the path."""

    name: str
    number: int
    title: str
    about: str
    mode: str
    emblem: str
    minutes: int
    steps: int
    words: list[RuleWord]


class LessonBegun(BaseModel):
    """The game of a lesson, and the token of the learner's seat."""

    game: str
    seat: int
    token: str
