"""What is printed, as it travels: cards, mages, words of the codex, levels of computer players."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel


class AbilityFace(BaseModel):
    """A mage's ability in our words."""

    name: str
    text: str
    reconstructed: bool = False
    """Whether no source prints it: what it does here is our reconstruction."""


class MageFace(BaseModel):
    """A mage."""

    name: str
    called: str
    """What he is called among the mages of his mode."""
    mode: str
    """The mode whose mage it is; others may be played with the same mages."""
    life: int
    channeling: int
    trained: list[str]
    opposed: list[str]
    abilities: list[AbilityFace]


class CardAttack(BaseModel):
    """An attack bar on a card."""

    name: str
    action: str | None
    kind: str
    range: list[int] | None
    dice: int | None
    text: str


class CardFace(BaseModel):
    """A card as printed, in our words."""

    name: str
    type: str
    subtypes: list[str]
    kinds: list[str]
    """What its subtypes are called, in their order."""
    schools: dict[str, int]
    school_mode: str
    level: int
    cost: int | Literal["X"]
    reveal: int | None
    action: str | None
    range: list[int] | None
    target: str | None
    armor: int | None
    life: int | None
    channeling: int | None
    location: str | None
    defense: str | None
    traits: list[str]
    words: list[str]
    """The words of the codex that explain its traits, in their order."""
    attacks: list[CardAttack]
    text: str
    short: str
    emblem: str
    only: list[str]
    sets: list[str]


class SetFace(BaseModel):
    """A set of cards: its code and its name."""

    code: str
    name: str


class Library(BaseModel):
    """All cards, and the sets they are of."""

    cards: list[CardFace]
    sets: list[SetFace]


class CodexEntry(BaseModel):
    """A word of the codex."""

    name: str
    """What it is known by in every language."""
    word: str
    kind: str
    text: str
    academy: str
    """What is different in the Academy, where anything is."""
    spellings: list[str]
    """How sentences write it; what is written small may also begin a sentence."""
    see: list[str]
    """Names of words that belong to it."""
    source: str
    related: list[str]


class Codex(BaseModel):
    """The whole codex."""

    entries: list[CodexEntry]
    names: list[str]
    """Names of cards that have a word of the codex in them, and are no place to explain it."""


class RuleWord(BaseModel):
    """A word of the codex that says more about a rule."""

    name: str
    word: str


class RulesSection(BaseModel):
    """A few rules, with the picture that goes with them."""

    name: str
    title: str
    text: str
    picture: str
    shows: list[str]
    """Cards and mages in the picture."""
    words: list[RuleWord]


class RulesFace(BaseModel):
    """The rules of a way to play in short, page by page."""

    mode: str
    title: str
    pages: list[list[RulesSection]]


class LevelFace(BaseModel):
    """A level of computer player."""

    name: str
    label: str
    text: str
    step: int
    """Its place on the scale from beginner to master, from 1; 0 is beside it."""
    stands_in: bool
    """Whether it may play for somebody who is away."""


class StyleFace(BaseModel):
    """How a computer player likes to win; its name follows a level after a plus."""

    name: str
    label: str
    text: str
