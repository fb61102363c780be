"""Glyphs: the four marks of an Elementalist, one for each element; active ones can be spent, and become so again."""

from __future__ import annotations

from typing import Final

from mageduel.kernel.questions import WORD, Form, Question
from mageduel.rules.objects.tokens import place_tokens, take_tokens
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, MARKS, Mark
from mageduel.state.objects import Object

AIR: Final = Mark("Air Glyph", until=IN_PLAY, shown=True)
EARTH: Final = Mark("Earth Glyph", until=IN_PLAY, shown=True)
FIRE: Final = Mark("Fire Glyph", until=IN_PLAY, shown=True)
WATER: Final = Mark("Water Glyph", until=IN_PLAY, shown=True)
GLYPHS: Final = {"air": AIR, "earth": EARTH, "fire": FIRE, "water": WATER}
"""The Glyph of each school; a mage has the mark while his Glyph is active."""
WHICH_GLYPH: Final = Question("glyph", Form("glyph", WORD), about={"mage": Object})


def active_glyphs(mage: Object) -> list[Mark]:
    """The Glyphs a mage could spend."""
    return [glyph for glyph in GLYPHS.values() if glyph in mage.marks]


async def activate_glyph(game: Game, mage: Object, glyph: Mark) -> None:
    """Turn a Glyph to its active side."""
    await place_tokens(game, mage, glyph)


async def spend_glyph(game: Game, mage: Object, glyph: Mark) -> None:
    """Turn an active Glyph back."""
    await take_tokens(game, mage, glyph)


async def choose_glyph(mage: Object, among: list[Mark]) -> Mark:
    """Let a mage's player choose one of these Glyphs of his."""
    answer = await WHICH_GLYPH.ask(mage.controller, [("glyph", each.name) for each in among], mage)
    return MARKS[answer[1]]
