"""Copies: a creature that comes into play as a copy of another card, with words of its own added to it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from mageduel.facts.cards import Card
from mageduel.state.marks import IN_PLAY, Mark

IS_COPY: Final = Mark("copy", until=IN_PLAY, shown=True)
"""The mark of a creature that is a copy: off the table it is another card."""


@cache
def copy_of(card: Card, by: Card) -> Card:
    """A card as its copy is: all that is printed on it, and the traits and subtypes of the one that copies it.

    Who may have it is decided by the one that copies it.
    """
    more = [trait for trait in by.traits if not card.has(trait.word)]
    return replace(
        card,
        subtypes=tuple(dict.fromkeys((*card.subtypes, *by.subtypes))),
        traits=(*card.traits, *more),
        trait_texts=(*card.trait_texts, *map(str, more)),
        only=by.only,
    )
