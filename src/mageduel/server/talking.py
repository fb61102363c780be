"""Talking: phrases and pings as they travel; nobody writes anything to anybody."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from mageduel.server.envelope import Message

Courtesy = Literal["greetings", "good-luck", "well-played", "thanks", "sorry", "one-moment", "good-game"]
"""Phrases for everybody at the table."""
Counsel = Literal[
    "yes", "no", "attack-together", "defend", "save-mana", "you-first", "me-first", "need-help", "leave-it-to-me"
]
"""Phrases for one's own side."""
Phrase = Courtesy | Counsel
Sign = Literal["strike", "guard", "come", "danger", "wait", "well-done"]
"""What a finger on the board means."""
Aim = Literal["object", "zone", "border"]
PlaceName = Annotated[str, Field(pattern=r"^[A-Za-z0-9 ,|/_-]{1,24}$")]


class SayPhrase(Message):
    """A phrase: a courtesy goes to everybody, counsel to one's own side."""

    type: Literal["say"]
    phrase: Phrase


class PointAt(Message):
    """A finger on the board, for one's own side."""

    type: Literal["ping"]
    sign: Sign
    aim: Aim
    target: Annotated[int, Field(ge=0, lt=2**31)] | PlaceName
    """The number of an object, or the name of a zone or a border."""


class Said(BaseModel):
    """Somebody said something, oneself included."""

    type: Literal["said"] = "said"
    seat: int
    phrase: Phrase
    words: str
    to: Literal["all", "side"]


class Pinged(BaseModel):
    """Somebody of one's own side points at something, oneself included."""

    type: Literal["pinged"] = "pinged"
    seat: int
    sign: Sign
    words: str
    aim: Aim
    target: int | str


class PhraseFace(BaseModel):
    """A phrase there is to say."""

    phrase: Phrase
    words: str
    to: Literal["all", "side"]


class SignFace(BaseModel):
    """What a finger on the board can mean."""

    sign: Sign
    words: str


class TalkFaces(BaseModel):
    """All there is to say: counsel and signs only where one's side has more than one seat."""

    phrases: list[PhraseFace]
    signs: list[SignFace]
