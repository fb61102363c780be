"""Trying: boards of one's own as they travel: where they begin, what is tried on them, what came of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from mageduel.facts.modes import MOST_SEATS
from mageduel.server.envelope import Message
from mageduel.server.messages import CardName, Identity, ShortText
from mageduel.server.states import StateMessage
from mageduel.views.asked import PlanWeighed, QuestionShown
from mageduel.views.shapes import OddsShown

Dice = Literal["roll", "average", "best", "worst", "hand"]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
AnswerGiven = Annotated[list[Any], Field(max_length=32)]
Sides = Annotated[list[Annotated[int, Field(ge=0, lt=12)]], Field(max_length=64)]


class BoardWish(Message):
    """Where a board begins: a frame of a replay, a running game against the computer, or a position."""

    replay: Identity | None = None
    frame: Annotated[int, Field(ge=0, lt=1_000_000)] = 0
    game: Identity | None = None
    token: Annotated[str, Field(max_length=128)] | None = None
    """Of one's seat at the running game."""
    position: Annotated[str, Field(max_length=12_100)] | None = None
    """The link of a position."""
    near: SeatNumber = 0
    """From whose side the board is seen."""


class Trial(Message):
    """An answer to try."""

    seat: SeatNumber
    answer: AnswerGiven
    dice: Dice = "roll"
    sides: Annotated[list[Sides], Field(max_length=40, default_factory=list)]
    """By hand: the sides of each roll so far, counted from 0."""


class Inquiry(Message):
    """A question about an answer that is not given: its odds, what would be asked after it, or what a plan costs."""

    kind: Literal["odds", "ahead", "weigh"]
    seat: SeatNumber
    answer: AnswerGiven
    after: AnswerGiven | None = None


class InquiryReply(BaseModel):
    """What was asked for."""

    odds: OddsShown | None = None
    question: QuestionShown | None = None
    weighed: PlanWeighed | None = None


class ComputerWish(Message):
    """A computer player answers for a seat."""

    seat: SeatNumber
    level: ShortText = "adept"


class PlayOnWish(Message):
    """A real game from a moment of the board: who sits where."""

    seat: SeatNumber
    against: ShortText = "adept"
    """A level of computer players, or `friend`."""


class SupposeWish(Message):
    """Something face down is to be a card; without one, all that the seat cannot see is drawn anew."""

    seat: SeatNumber
    object: Annotated[int, Field(ge=1, le=999_999)] | None = None
    card: CardName | None = None


Known = Literal["known", "guessed", "drawn"]


class HiddenHere(BaseModel):
    """A card that lies face down on a board."""

    object: int
    seat: int
    """Whose it is."""
    on: str
    """What it lies on, or in which zone."""
    card: str
    """What it is on this board."""
    how: Known
    """Whether it is so, was supposed, or drawn by lot."""
    guesses: list[str]
    """What it might be."""


class PruneWish(Message):
    """A branch is cut off, or put back."""

    pruned: bool


class LikelyWish(Message):
    """What a seat may well answer."""

    seat: SeatNumber


class LikelyShown(BaseModel):
    """An answer an adept may well give."""

    label: str
    answer: list[Any]
    share: float
    """How often it chose it."""
    chances: list[float] | None
    """What it leaves each side, in the order of the sides; None where that was not compared."""


class RollAsked(BaseModel):
    """Dice that have to be set before an answer is played out."""

    count: int
    sides: int
    faces: list[str]
    """What each side shows."""
    is_effect: bool = False
    """Whether it is the effect die."""
    label: str = ""
    """What the dice are thrown for."""


class NodeFacts(BaseModel):
    """One moment of the tree."""

    node: int
    parent: int | None
    seat: int | None
    """Who answered to come here; None at the root."""
    label: str
    dice: str
    """How the dice fell: rolled, or set."""
    chances: list[float]
    """By side, in the order of the sides."""
    round: int
    played: bool
    """Whether the game went this way."""
    quiet: bool
    """Whether somebody only declined."""
    pruned: bool


class BoardShown(BaseModel):
    """A board with its tree, standing at one moment."""

    board: str
    node: int
    tree: list[NodeFacts]
    state: StateMessage
    asked: list[int]
    """Seats that have something to answer here."""
    teams: list[int]
    """For each seat, its side's place in `chances`."""
    roll: RollAsked | None = None
    """Dice to be set; then nothing has been played yet."""
    is_guess: bool
    """What was hidden at the table it comes from is guessed."""


class PositionLink(BaseModel):
    """A position in one word."""

    link: str
