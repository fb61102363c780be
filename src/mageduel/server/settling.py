"""Settling: what travels when players settle something between them, beside the game."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from mageduel.facts.modes import MOST_SEATS
from mageduel.server.envelope import Message

OfferKind = Literal["undo", "draw", "rematch", "replace"]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]


class Undo(Message):
    """A wish to take the last answer back."""

    type: Literal["undo"]


class UndoReply(Message):
    """Yes or no to somebody's wish to take back."""

    type: Literal["undo_reply"]
    agree: bool


class Concede(Message):
    """Giving up: one's mage leaves, and the duel is over where that leaves one side."""

    type: Literal["concede"]


class OfferDraw(Message):
    """An offer to call it a draw."""

    type: Literal["offer_draw"]


class DrawReply(Message):
    """Yes or no to a draw."""

    type: Literal["draw_reply"]
    agree: bool


class Rematch(Message):
    """A wish to play again."""

    type: Literal["rematch"]


class Leave(Message):
    """Going away from a game that goes on: the others may have the computer play in one's place until one is back."""

    type: Literal["leave"]


class Replace(Message):
    """A wish to have the computer play for somebody who has left, or has been away for a while.

    Without a level nobody plays for them: they lose on time, unless they come back before that has run out.
    """

    type: Literal["replace"]
    seat: SeatNumber
    level: Annotated[str, Field(pattern=r"^[a-z]{1,32}$")] | None = None


class ReplaceReply(Message):
    """Yes or no to the computer playing for somebody at this seat, or to nobody waiting for them any longer."""

    type: Literal["replace_reply"]
    seat: SeatNumber
    agree: bool


class Offer(BaseModel):
    """Somebody wants something that needs everybody's word."""

    type: Literal["offer"] = "offer"
    kind: OfferKind
    seat: int
    """Who asked for it."""
    agreed: list[int]
    """Who agrees so far, the asker first."""
    missing: list[int]
    """Who has still to agree."""
    about: int | None = None
    """The seat of somebody who is away."""
    level: str | None = None
    """Which computer player; none where it is about not waiting any longer."""


class OfferOver(BaseModel):
    """What was asked for is off the table: somebody did not agree, or the game went on."""

    type: Literal["offer_over"] = "offer_over"
    kind: OfferKind


class RematchReady(BaseModel):
    """The next game is set up; the token is for this seat alone."""

    type: Literal["rematch"] = "rematch"
    game: str
    seat: int
    token: str
