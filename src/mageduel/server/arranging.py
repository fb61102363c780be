"""Arranging: positions as they travel while somebody makes one: what is changed, what came of it, what there is."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from mageduel.facts.modes import MOST_SEATS
from mageduel.positions.links import LONGEST
from mageduel.server.envelope import Message
from mageduel.server.hinting import HintShown
from mageduel.server.messages import CardName, Mode, ShortText
from mageduel.server.trying import SeatNumber
from mageduel.views.shapes import ViewShown

ObjectNumber = Annotated[int, Field(ge=1, le=999_999)]
Place = Annotated[str, Field(max_length=16, pattern=r"^[zbo][A-Za-z0-9|]+$")]
"""An element of the board: z and a zone, b and a border, o and the number of an object."""
LinkText = Annotated[str, Field(max_length=LONGEST + 100)]
PositionGiven = LinkText | dict[str, Any]
"""A position as its link, or as data; what the data holds is read by `mageduel.positions`, and by nobody else."""


class NewPosition(Message):
    """Mages at a table with nothing on it."""

    mode: Mode
    mages: Annotated[list[ShortText], Field(min_length=2, max_length=MOST_SEATS)]
    board: ShortText | None = None
    teams: bool = False


class PutCard(Message):
    """Lay a card on the table."""

    do: Literal["put"]
    card: CardName
    seat: Annotated[int, Field(ge=0, le=MOST_SEATS)]
    at: Place
    hidden: bool = False


class MoveThing(Message):
    """Put something elsewhere."""

    do: Literal["move"]
    object: ObjectNumber
    at: Place


class CopyThing(Message):
    """The same once more."""

    do: Literal["copy"]
    object: ObjectNumber


class RemoveThing(Message):
    """Take something off the table, with what lies on it."""

    do: Literal["remove"]
    object: ObjectNumber


class ChangeThing(Message):
    """Say one thing of a mage or an object otherwise; null: what goes without saying."""

    do: Literal["change"]
    object: ObjectNumber
    key: ShortText
    value: Any = None


class WriteThing(Message):
    """Write down anew all that is said of a mage or an object."""

    do: Literal["write"]
    object: ObjectNumber
    row: dict[str, Any]


class SetMoment(Message):
    """Another round, phase or turn, or somebody else with the initiative."""

    do: Literal["moment"]
    key: ShortText
    value: int | ShortText | None = None


class ClearTable(Message):
    """Take everything off the table but the mages."""

    do: Literal["clear"]


Edit = Annotated[
    PutCard | MoveThing | CopyThing | RemoveThing | ChangeThing | WriteThing | SetMoment | ClearTable,
    Field(discriminator="do"),
]


class PositionWish(Message):
    """A position to look at."""

    position: PositionGiven


class EditWish(Message):
    """A position, and one change of it."""

    position: PositionGiven
    edit: Edit


class PositionShown(BaseModel):
    """A position that can be, in the one form it is written in, and how it looks."""

    data: dict[str, Any]
    numbers: list[int]
    """Of each seat's mage, then of each object, in the order of the data."""
    link: str | None
    """In one word; None where it is too long for that."""
    notes: list[str]
    """What could hardly have come about in a game."""
    view: ViewShown
    borders: list[str]
    """Where walls may stand."""
    made: int | None = None
    """The number of what was laid down just now."""


class KitPart(BaseModel):
    """Something objects carry: its name in the data, what it is called, and the most there can be of it."""

    name: str
    label: str
    most: int


class Kit(BaseModel):
    """What there is to arrange with, besides cards and mages."""

    conditions: list[KitPart]
    usual: list[str]
    """Those of them that are met most."""
    tokens: list[KitPart]
    """Tokens and markers that lie on cards for all to see."""
    marks: list[KitPart]
    """What else an object may have in mind: what it has done this round, and the like."""
    types: list[str]
    """The types of cards that lie on the table."""
    markers: list[str]
    """Markers that are objects of their own."""
    mage_keys: list[str]
    """All that can be said of a mage."""
    object_keys: list[str]
    """All that can be said of an object."""


class PlayWish(Message):
    """A real game from a position: who sits where."""

    position: PositionGiven
    seat: SeatNumber = 0
    against: ShortText = "adept"
    """A level of computer players, `friend`, or `screen`: everybody at this one."""


class AdviceWish(Message):
    """What an adept would do in a position, for a seat that is asked; null: whoever is asked first."""

    position: PositionGiven
    seat: SeatNumber | None = None


class PositionAdvice(BaseModel):
    """What an adept would do."""

    seat: int
    prompt: str
    hint: HintShown
