"""Ruled: situations that can be run, as they travel between server and client."""

from __future__ import annotations

from pydantic import BaseModel

from mageduel.views.asked import RuleShown
from mageduel.views.shapes import EventShown, ViewShown


class RulingWord(BaseModel):
    """A word of the codex that situations are about."""

    name: str
    form: str
    """As it is written in the language spoken."""
    count: int


class RulingCard(BaseModel):
    """A card or mage that is in situations."""

    name: str
    count: int


class RulingPlace(BaseModel):
    """A section of the documents whose statements situations show."""

    rule: str
    """Document and section; what a search takes."""
    label: str
    count: int


class RulingIndex(BaseModel):
    """What situations can be found by."""

    total: int
    words: list[RulingWord]
    cards: list[RulingCard]
    places: list[RulingPlace]


class RulingFace(BaseModel):
    """A situation in the list."""

    key: str
    number: int
    title: str
    about: str
    mode: str
    cards: list[str]
    """Those of a set, with the mages."""
    words: list[RulingWord]
    places: list[RulingPlace]


class RulingList(BaseModel):
    """Situations that were found."""

    total: int
    rulings: list[RulingFace]


class RulingStep(BaseModel):
    """One step of a situation, as it stands in the list of steps."""

    kind: str
    label: str
    seat: int | None
    answer: str
    """What the rules say, where they were asked."""


class RulingFacts(BaseModel):
    """A situation that was opened."""

    face: RulingFace
    steps: list[RulingStep]
    """The first is the situation as it begins."""
    is_made: bool
    """Whether a card of no set was made for it; then nobody can play on from it."""
    previous: str | None
    next: str | None


class RulingFrame(BaseModel):
    """One moment of a situation."""

    view: ViewShown
    events: list[EventShown]
    claims: list[str]
    """What is known to hold then."""
    rule: RuleShown | None
    """The rule behind what the rules say."""
    link: str | None
    """The position to take over from."""
