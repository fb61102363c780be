"""Bookwork: spellbooks as they travel while they are built, checked, saved and imported."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from mageduel.server.envelope import Message
from mageduel.server.messages import NO_CONTROLS, BookMode, CardLine, CardName, Copies, ShortText


class BookDraft(Message):
    """A spellbook being built."""

    name: Annotated[str, Field(min_length=1, max_length=64, pattern=NO_CONTROLS)] = "Unnamed"
    mage: ShortText
    mode: BookMode
    cards: Annotated[dict[CardName, Copies], Field(max_length=400)]


class Remedy(BaseModel):
    """One press that mends an issue: this card to that many copies."""

    label: str
    name: str
    count: int


class BookIssue(BaseModel):
    """What is wrong with a book."""

    code: str
    sentence: str
    rule: str
    remedy: Remedy | None


BookSource = Literal["official", "community", "project", "own"]
"""Where a book is from: the publisher, players, us, or whoever looks."""


class BookShown(BaseModel):
    """A spellbook."""

    id: str
    name: str
    mage: str
    mode: BookMode
    cards: list[CardLine]
    points: int
    legal: bool
    issues: list[BookIssue]
    built_in: bool
    source: BookSource


class SchoolPoints(BaseModel):
    """Points spent on a school, and what the mage pays a level; None where that depends on the spell."""

    school: str
    points: int
    multiplier: int | None


class CardPoints(BaseModel):
    """What a card's copies cost in a book: each, together, and how that comes about."""

    name: str
    each: int
    points: int
    schools: dict[str, int]
    """Points by school; a card of two schools is paid for in both, or in the cheaper one."""
    reckoning: str


class BookCheck(BaseModel):
    """A draft weighed."""

    points: int
    limit: int
    legal: bool
    issues: list[BookIssue]
    by_school: list[SchoolPoints]
    by_card: list[CardPoints]
    share: str


class BookImport(Message):
    """A book as text: TOML, an OCTGN file or a share string."""

    text: Annotated[str, Field(max_length=100_000)]
