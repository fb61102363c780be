"""Parts of answers: what a place of an answer can name in this game."""

from __future__ import annotations

from typing import Final

from mageduel.kernel.questions import Hides, Part

OBJECT: Final = Part("object", int)
VICTIM: Final = Part("victim", int)
"""An object that is attacked."""
OBJECTS: Final = Part("objects", tuple)
"""Several objects, or none."""
SEAT: Final = Part("seat", int)
ZONE: Final = Part("zone", str)
BORDER: Final = Part("border", str)
PLACE: Final = Part("place", int, str)
"""What something is aimed at: an object, a zone, a border or the whole arena."""
ARENA: Final = "arena"
"""How an answer names the whole arena."""
DIRECTION: Final = Part("direction", int)
CONDITION: Final = Part("condition", str)
CARD: Final = Part("card", str)
HELD_CARD: Final = Part("held card", str, hides=Hides.ALWAYS)
SPELL: Final = Part("spell", str, hides=Hides.FACE_DOWN)
"""The card that is cast: everybody sees it, unless it comes into play face down."""
SPELLS: Final = Part("spells", tuple, hides=Hides.ALWAYS)
"""A slot after the other, and the spells put into it."""
SLOT: Final = Part("slot", int)
"""Where a spell comes from: the mage's own (0), or the object that holds it."""
BAR: Final = Part("attack bar", int)
"""Which attack of the object named before it."""
ABILITY: Final = Part("ability", int)
"""Which ability of the object named before it."""
CHOICE: Final = Part("choice", int, str, tuple)
"""What is announced besides, as the script of the spell or ability says."""
