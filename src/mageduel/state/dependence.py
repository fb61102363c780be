"""Dependence: what the gifts of objects depend on, so that they are asked for anew only when that has changed."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Depends(Enum):
    """What it can depend on who gets something; the game's listeners say for which of these there is anybody."""

    PAIR = "the two objects themselves"
    ZONE = "where they are"
    MAGE = "where a mage is"
    GIVER = "what traits the giver has"
    INITIATIVE = "who has the initiative"
    TABLE = "anything on the table"

    __hash__ = object.__hash__


ZONE: Final = Depends.ZONE
MAGE: Final = Depends.MAGE
GIVER: Final = Depends.GIVER
INITIATIVE: Final = Depends.INITIATIVE
TABLE: Final = Depends.TABLE
