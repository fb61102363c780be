"""States: the table as it is told, whole or in what has become otherwise since a state that was told before."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

from mageduel.server.envelope import Message
from mageduel.server.learning import CoachShown
from mageduel.server.timing import ClockShown
from mageduel.views.asked import AttentionShown, QuestionShown
from mageduel.views.shapes import EventShown, ObjectShown, PlayerShown, ViewShown, ZoneShown


class Look(Message):
    """A wish to be told the whole state."""

    type: Literal["look"]


class Presence(BaseModel):
    """Whether somebody sits at a seat."""

    seat: int
    connected: bool
    thinking: bool
    invited: bool
    """Its invitation has not been taken yet; the game waits."""
    stand_in: str | None
    """The level of the computer player that plays for the person of this seat, until that person comes back."""
    replaceable_in: int | None
    """Seconds until the others need not wait for this person any longer; None while the person is there."""
    counted_out_in: int | None
    """Seconds until this person has lost on time, unless back before."""


class Told(BaseModel):
    """What is told of the table besides the view and the question.

    The same version comes again when only presence has changed.
    """

    version: int
    events: list[EventShown]
    whole: bool
    """Events are the whole chronicle from its beginning, not only what is new: after hello, and after a rewind."""
    waiting_for: list[int]
    presence: list[Presence]
    can_undo: bool
    no_undo: str | None
    """Why the last answer cannot be taken back, where it cannot."""
    stopped: str | None
    """Why the game cannot be played on by this version of the rules, where it cannot."""
    clock: ClockShown | None
    """Where time is kept."""
    attention: AttentionShown | None
    """For the person this seat is played by."""
    coach: CoachShown | None
    """In a lesson, for whoever learns."""


class StateMessage(Told):
    """The table as it stands, what is asked, and what has happened since the last one."""

    type: Literal["state"] = "state"
    view: ViewShown
    request: QuestionShown | None


class ViewChanges(BaseModel):
    """What is otherwise in a view than in an earlier one of the same viewer."""

    rest: dict[str, Any]
    """Fields that are others, by name; none of those below."""
    players: dict[str, PlayerShown]
    """By their places in the list."""
    zones: dict[str, ZoneShown]
    """By their places in the list."""
    objects: dict[str, ObjectShown | None]
    """By number, new ones last; None has left the table."""


class ChangeMessage(Told):
    """What is otherwise than in the state of the version `since`; only for those who said so in their hello."""

    type: Literal["change"] = "change"
    since: int
    view: ViewChanges
    request_stays: bool
    """What is asked is asked still; then it does not stand here once more."""
    request: QuestionShown | None
