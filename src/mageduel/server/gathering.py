"""Gathering: what travels while a game of several is being arranged in a lobby."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from mageduel.facts.modes import MOST_SEATS
from mageduel.server.envelope import Message
from mageduel.server.messages import BookListed, BookMode, Joining, LinkFacts, Mode, ShortText, Trouble
from mageduel.server.timing import ClockTerms

PlaceKind = Literal["person", "computer", "open"]
Goodbye = Literal["closed", "removed", "left"]
"""Why there is nothing more to do in a lobby."""
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
SideNumber = SeatNumber | None
"""Seats of the same number are a team; without one a seat plays for itself."""
Terms = Annotated[int, Field(ge=0, lt=2**31)]
"""Counts what was arranged. Whoever agrees to an arrangement says to which one, so that nothing old is agreed to."""


# REST


class PlaceWish(Message):
    """A seat of a lobby to be opened: the host's own, a computer's, or one left open."""

    kind: PlaceKind
    side: SideNumber = None
    level: ShortText | None = None
    mage: ShortText | None = None
    book: ShortText | None = None
    """Mage and book of a computer player or of the host; both may be left for later."""


class LobbySetup(Message):
    """A lobby to be opened; exactly one of its seats is a person's, the host's own."""

    mode: Mode
    board: ShortText | None = None
    joining: Joining = "any"
    name: ShortText = ""
    clock: ClockTerms | None = None
    listed: bool = False
    """Open seats are offered to everybody who looks at the list of open games."""
    seats: Annotated[list[PlaceWish], Field(min_length=2, max_length=MOST_SEATS)]


class LobbyInvite(BaseModel):
    """A link's secret for an open seat; the one before it works no more."""

    type: Literal["lobby_invite"] = "lobby_invite"
    seat: int
    invite: str


class LobbyOpened(BaseModel):
    """A new lobby, and the host's own token."""

    lobby: str
    seat: int
    token: str
    invites: list[LobbyInvite]
    link: LinkFacts


class PlaceShown(BaseModel):
    """A seat of a lobby, as far as the viewer may know it."""

    seat: int
    side: int | None
    kind: PlaceKind
    person: int | None
    """Who sits there, by a number of this lobby that nobody else ever gets; None where no person does."""
    name: str
    is_host: bool
    is_own: bool
    is_connected: bool
    is_ready: bool
    """Computer players always are; the host is by starting."""
    level: str | None
    mage: str | None
    has_book: bool
    book: str | None
    """The name of the viewer's own book, and to the host those of computer players."""
    open_book: BookListed | None
    """Only where books are open."""


class LobbyFacts(BaseModel):
    """A lobby as somebody sees it who has yet to sit down."""

    lobby: str
    mode: Mode
    board: str | None
    books: BookMode
    """The mode whose spellbooks are played."""
    joining: Joining
    clock: ClockTerms | None
    places: list[PlaceShown]
    listed: bool
    """Whether it stands in the list of open games as long as a seat is open."""


class LobbyInvitation(BaseModel):
    """What a guest sees before sitting down in a lobby."""

    facts: LobbyFacts
    seat: int


class LobbyJoin(Message):
    """Sitting down in a lobby by invitation; mage and book are chosen there."""

    name: ShortText = ""


class LobbyJoined(BaseModel):
    """The seat taken, and the token that opens it from now on, in the lobby and in the game."""

    lobby: str
    seat: int
    token: str


# Client to server, over the lobby's WebSocket


class LobbyHello(Message):
    """The first message: who is calling."""

    type: Literal["hello"]
    token: Annotated[str, Field(max_length=128)]
    language: Annotated[str, Field(pattern=r"^[a-z]{2}$")] | None = None


class CallMe(Message):
    """What one wants to be called."""

    type: Literal["name"]
    name: ShortText


class ChooseBook(Message):
    """Mage and book for one's own seat, or the host's choice for a computer player's; one is not ready any more."""

    type: Literal["choose"]
    seat: SeatNumber | None = None
    mage: ShortText
    book: ShortText


class MoveTo(Message):
    """Moving to an open seat, with its side."""

    type: Literal["move"]
    seat: SeatNumber


class BeReady(Message):
    """Ready to play under these terms, or not any more."""

    type: Literal["ready"]
    terms: Terms
    ready: bool


class LeaveLobby(Message):
    """Going away; the longest-seated other person becomes the host where the host goes."""

    type: Literal["leave"]


class Arrange(Message):
    """The host arranges the game anew: everybody has to say anew that they are ready."""

    type: Literal["arrange"]
    terms: Terms
    mode: Mode
    board: ShortText | None = None
    joining: Joining = "any"
    sides: Annotated[list[SideNumber], Field(min_length=2, max_length=MOST_SEATS)]
    """One a seat. Seats at the end that are no longer there must not be a person's."""
    clock: ClockTerms | None = None


class SeatComputer(Message):
    """The host has the computer play an open seat, or another level play its own; a book left out is drawn by lot."""

    type: Literal["computer"]
    seat: SeatNumber
    level: ShortText
    mage: ShortText | None = None
    book: ShortText | None = None


class SeatOpen(Message):
    """The host leaves a computer player's seat open to people."""

    type: Literal["open"]
    seat: SeatNumber


class RemovePerson(Message):
    """The host sends a person away, whose seat is open again."""

    type: Literal["remove"]
    person: Annotated[int, Field(ge=0, lt=2**31)]


class InviteTo(Message):
    """The host wants a new link to an open seat."""

    type: Literal["invite"]
    seat: SeatNumber


class StartGame(Message):
    """The host begins the game that was arranged under these terms."""

    type: Literal["start"]
    terms: Terms


class CloseLobby(Message):
    """The host gives the whole thing up."""

    type: Literal["close"]


LobbyClientMessage = Annotated[
    LobbyHello
    | CallMe
    | ChooseBook
    | MoveTo
    | BeReady
    | LeaveLobby
    | Arrange
    | SeatComputer
    | SeatOpen
    | RemovePerson
    | InviteTo
    | StartGame
    | CloseLobby,
    Field(discriminator="type"),
]


class LobbyClientMessages(BaseModel):
    """Every message the client sends over the WebSocket of a lobby, for the client's types."""

    message: LobbyClientMessage


# Server to client


class LobbyState(BaseModel):
    """The lobby as it stands; sent anew, whole, after every change."""

    type: Literal["lobby"] = "lobby"
    facts: LobbyFacts
    terms: int
    seat: int
    """One's own."""
    is_host: bool
    can_start: bool
    why_not: str | None
    """What the game still waits for, in one sentence."""
    mages: list[str]
    """Mages one may choose from."""


class LobbyStarted(BaseModel):
    """The game has begun; the token is the one this client came with."""

    type: Literal["lobby_started"] = "lobby_started"
    game: str
    seat: int
    token: str


class LobbyOver(BaseModel):
    """There is nothing more to do here: the host closed the lobby, sent one away, or one has left. The line closes."""

    type: Literal["lobby_over"] = "lobby_over"
    code: Goodbye
    message: str


class LobbyServerMessages(BaseModel):
    """Every message the server sends over the WebSocket of a lobby, for the client's types."""

    message: LobbyState | LobbyInvite | LobbyStarted | LobbyOver | Trouble
