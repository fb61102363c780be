"""Messages: everything that travels between server and client, with its limits."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, Field

from mageduel.facts.modes import MODES, MOST_SEATS, WITH_BOOKS, UnknownMode, mode_called
from mageduel.server.envelope import Message
from mageduel.server.hinting import AskHint, HintReply
from mageduel.server.learning import AgainFromHere, ShowMe
from mageduel.server.settling import (
    Concede,
    DrawReply,
    Leave,
    Offer,
    OfferDraw,
    OfferOver,
    Rematch,
    RematchReady,
    Replace,
    ReplaceReply,
    Undo,
    UndoReply,
)
from mageduel.server.states import ChangeMessage, Look, StateMessage
from mageduel.server.stopping import HushMe, SetStops, StopNext, StopsWanted
from mageduel.server.talking import Pinged, PointAt, Said, SayPhrase
from mageduel.server.timing import ClockShown, ClockTerms
from mageduel.views.asked import PlanWeighed, QuestionShown, RefusalShown
from mageduel.views.shapes import OddsShown
from mageduel.words.errors import why
from mageduel.words.language import say


def _mode(name: str) -> str:
    try:
        return mode_called(name).name
    except UnknownMode as error:
        raise ValueError(why(error)) from None


def _book_mode(name: str) -> str:
    mode = MODES[_mode(name)]
    if mode.books not in WITH_BOOKS:
        raise ValueError(say("rest.no-books-for-mode", mode=mode.name))
    return mode.books


Mode = Annotated[str, AfterValidator(_mode), Field(json_schema_extra={"enum": [*MODES]})]
BookMode = Annotated[str, AfterValidator(_book_mode), Field(json_schema_extra={"enum": [*WITH_BOOKS]})]
"""A mode that books are made for."""
SeatKind = Literal["human", "computer", "friend", "bot"]
"""A bot is a program of somebody's own, which comes over the WebSocket with the token of its seat."""
Joining = Literal["any", "same-mage", "open-books"]
"""What the host asks of a guest: nothing, the same mage, or that both know each other's spellbooks."""
NO_CONTROLS = r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*$"
"""No line breaks, and nothing that turns the direction of the text around it."""
Identity = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
ShortText = Annotated[str, Field(max_length=64, pattern=NO_CONTROLS)]
CardName = Annotated[str, Field(max_length=80, pattern=NO_CONTROLS)]
Copies = Annotated[int, Field(ge=0, le=60)]


# Client to server, over the WebSocket


class Hello(Message):
    """The first message: who is calling.

    Whoever says when to be interrupted is interrupted only then, and the rest is answered for them, each time after
    the same short beat; whoever says nothing is asked everything.
    """

    type: Literal["hello"]
    token: Annotated[str, Field(max_length=128)] | None = None
    spectate: bool = False
    stops: StopsWanted | None = None
    language: Annotated[str, Field(pattern=r"^[a-z]{2}$")] | None = None
    """What to be told in; left out, the language the browser likes best among those there are."""
    changes: bool = False
    """Whether to be told, after the first state, only what has become otherwise."""


class AnswerMessage(Message):
    """An answer to the open request of this number."""

    type: Literal["answer"]
    request: Annotated[int, Field(ge=0, lt=2**31)]
    answer: Annotated[list[Any], Field(max_length=32)]


class OddsMessage(Message):
    """A question for the odds of an option, or of one that would be there after another answer."""

    type: Literal["odds"]
    ref: Annotated[str, Field(max_length=64)]
    answer: Annotated[list[Any], Field(max_length=32)]
    after: Annotated[list[Any], Field(max_length=32)] | None = None


class LookAhead(Message):
    """A question for what would be asked after an answer, which commits to nothing."""

    type: Literal["ahead"]
    ref: Annotated[str, Field(max_length=64)]
    answer: Annotated[list[Any], Field(max_length=32)]


class WeighPlan(Message):
    """A question for what a plan would cost and could not do, which commits to nothing."""

    type: Literal["weigh"]
    ref: Annotated[str, Field(max_length=64)]
    answer: Annotated[list[Any], Field(max_length=32)]


ClientMessage = Annotated[
    Hello
    | Look
    | AnswerMessage
    | OddsMessage
    | LookAhead
    | WeighPlan
    | AskHint
    | SetStops
    | HushMe
    | StopNext
    | Undo
    | UndoReply
    | Concede
    | OfferDraw
    | DrawReply
    | Rematch
    | Leave
    | Replace
    | ReplaceReply
    | SayPhrase
    | PointAt
    | ShowMe
    | AgainFromHere,
    Field(discriminator="type"),
]


# Server to client, over the WebSocket


class Accepted(BaseModel):
    """The answer is stored."""

    type: Literal["accepted"] = "accepted"
    request: int


class Refused(BaseModel):
    """The answer is not possible; nothing has changed."""

    type: Literal["refused"] = "refused"
    request: int
    refusal: RefusalShown


class Trouble(BaseModel):
    """Something is wrong with a message."""

    type: Literal["error"] = "error"
    code: str
    message: str


class OddsReply(BaseModel):
    """Odds, as asked."""

    type: Literal["odds"] = "odds"
    ref: str
    odds: OddsShown | None


class AheadReply(BaseModel):
    """What would be asked, as asked; None where that cannot be told beforehand."""

    type: Literal["ahead"] = "ahead"
    ref: str
    question: QuestionShown | None


class WeighedReply(BaseModel):
    """A plan weighed, as asked; None if it was no plan."""

    type: Literal["weighed"] = "weighed"
    ref: str
    weighed: PlanWeighed | None


class ServerMessages(BaseModel):
    """Every message the server sends over the WebSocket, for the client's types."""

    message: (
        StateMessage
        | ChangeMessage
        | Accepted
        | Refused
        | Trouble
        | OddsReply
        | AheadReply
        | WeighedReply
        | HintReply
        | Offer
        | OfferOver
        | RematchReady
        | Said
        | Pinged
    )


class ClientMessages(BaseModel):
    """Every message the client sends over the WebSocket, for the client's types."""

    message: ClientMessage


# REST


class SeatSetup(Message):
    """Who sits where, with which mage and book; a friend's may be left to the friend."""

    kind: SeatKind
    name: ShortText | None = None
    mage: ShortText | None = None
    book: ShortText | None = None
    side: Annotated[int, Field(ge=0, lt=MOST_SEATS)] | None = None
    """Seats of the same number are a team; without one a seat plays for itself."""
    fixed: bool = False
    """A friend plays the book laid out here, and no other."""
    level: ShortText | None = None


class GameSetup(Message):
    """A game to be set up."""

    mode: Mode
    board: ShortText | None = None
    """In a mode that has several; left out, the first for so many players."""
    seats: Annotated[list[SeatSetup], Field(min_length=2, max_length=MOST_SEATS)]
    seed: Annotated[int, Field(ge=0, lt=2**63)] | None = None
    """Only where one person plays against the computer, or programs among themselves; else nobody chooses dice."""
    same_screen: bool = False
    joining: Joining = "any"
    clock: ClockTerms | None = None
    listed: bool = False
    """Friends' seats are offered to everybody who looks at the list of open games."""
    challenge: ShortText | None = None
    """Or only to who is called so."""


class SeatGiven(BaseModel):
    """A seat of a new game: a token for one's own and for a bot's, an invitation for a friend's."""

    seat: int
    side: int
    token: str | None = None
    invite: str | None = None


class LinkFacts(BaseModel):
    """Where a link to this server leads, and whether other machines can follow it."""

    base: str
    """What a link to be sent begins with, such as http://192.168.1.5:8765."""
    reachable: bool
    sentence: str
    remedy: str | None
    """What to do where other machines cannot follow it."""


class GameCreated(BaseModel):
    """A new game."""

    game: str
    seats: list[SeatGiven]
    link: LinkFacts


class CardLine(BaseModel):
    """Copies of a card in a book."""

    name: str
    count: int


class BookListed(BaseModel):
    """A spellbook that lies open."""

    name: str
    cards: list[CardLine]


class OtherFacts(BaseModel):
    """Who else sits at the table, or is to."""

    seat: int
    side: int
    is_friend: bool
    """Whether on the side of the guest."""
    name: str
    mage: str | None
    """None where this seat's own guest has yet to choose."""
    life: int | None
    channeling: int | None
    """What the mage begins with in this mode."""
    book: BookListed | None
    """Only where books are open."""


class LaidOut(BaseModel):
    """What the host has laid out for the guest."""

    mage: str
    book: str
    cards: list[CardLine]
    fixed: bool
    """The guest plays this and nothing else."""


class InvitationShown(BaseModel):
    """What a guest sees before sitting down."""

    game: str
    seat: int
    side: int
    mode: Mode
    board: str | None
    books: BookMode
    """The mode whose spellbooks are played."""
    has_points: bool
    """Whether spellbooks are built by points, instead of played by a list."""
    joining: Joining
    others: list[OtherFacts]
    """Everybody else, the host first, then in the order of the seats."""
    laid_out: LaidOut | None
    """None where the guest has to bring a book."""
    mages: list[str]
    """Mages the guest may choose from."""
    clock: ClockTerms | None


class JoinWish(Message):
    """Taking a seat by invitation, with a book of one's own or, where none is named, the one laid out."""

    name: ShortText = ""
    mage: ShortText | None = None
    book: ShortText | None = None


class SeatJoined(BaseModel):
    """The seat taken."""

    game: str
    seat: int
    token: str


class SeatFacts(BaseModel):
    """What everybody may know of a seat."""

    seat: int
    side: int
    name: str
    mage: str
    """Keeps the place of a guest's who has yet to choose one."""
    kind: SeatKind
    invited: bool = False
    """Nobody has taken its invitation yet."""
    undecided: bool = False
    """Its guest has yet to choose mage and book."""
    book: BookListed | None = None
    """Only where books are open."""


class GameFacts(BaseModel):
    """What everybody may know of a game."""

    mode: Mode
    board: str | None
    seats: list[SeatFacts]
    round: int
    over: bool
    joining: Joining
    waiting_for: list[int]
    """Seats that have something to answer, or have yet to come."""
    clock: ClockShown | None
    seed: int | str | None = None
    """Where its dice came from, once it is over."""


class Problem(BaseModel):
    """An error in one line."""

    message: str
