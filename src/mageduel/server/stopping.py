"""What people say about being interrupted, as it travels."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from mageduel.server.envelope import Message

ObjectNumber = Annotated[str, Field(pattern=r"^[0-9]{1,9}$")]
MomentName = Literal[
    "attack-declared",
    "dice-rolled",
    "spell-declared",
    "zone-left",
    "zone-entered",
    "begins-to-act",
    "has-acted",
    "due-next",
]
StopName = Literal["never", "usual", "always"]
AheadName = Literal["first-quickcast", "final-quickcast", "activate", "after"]
WishName = Literal["ask", "pass", "choice"]


class StopsWanted(Message):
    """When a person wants to be interrupted, and what is answered ahead; what is left out is as usual."""

    at: Annotated[list[MomentName], Field(max_length=8)] | None = None
    cards: Annotated[dict[ObjectNumber, StopName], Field(max_length=64, default_factory=dict)]
    everywhere: bool = False
    ahead: Annotated[dict[AheadName, WishName], Field(max_length=8, default_factory=dict)]


class MomentFace(BaseModel):
    """A kind of moment a player can stop at, and whether one does so as usual."""

    name: MomentName
    label: str
    usual: bool


class SetStops(Message):
    """From now on, interrupt me so."""

    type: Literal["stops"]
    stops: StopsWanted


class HushMe(Message):
    """Leave me alone until what is going on is over, until the next phase, or until my turn."""

    type: Literal["hush"]
    until: Literal["this", "phase", "turn"]


class StopNext(Message):
    """Stop at the next chance to reveal, whatever the settings say."""

    type: Literal["stop_next"]
    on: bool
