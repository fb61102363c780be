"""Styles: how a player likes to win, and which spellbooks suit that; of the same strength, and not the same opponent.

A style leans the weights of the rules of thumb, and what measures of a position say, a little towards what it likes.
It never knows a card by its name: what a book is good for follows from the facts of its cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from mageduel.agents.chances import MEASURES, Lessons
from mageduel.agents.lessons import LESSONS
from mageduel.agents.lots import lots
from mageduel.agents.weights import Weights, with_changes
from mageduel.facts.cards import Card, CardType
from mageduel.facts.library import library
from mageduel.facts.spellbooks import Spellbook
from mageduel.facts.traits import SPAWNPOINT
from mageduel.views.purposes import gives_mana, is_harmful, urges, waits_for_its_moment

STYLE_STREAM: Final = 15
SURPRISE: Final = "surprise"
"""Any style, by lot, another in every game."""
LARGE: Final = 13
"""A creature that costs so much is one to build up to."""
FITTING: Final = 3
"""Of all books, one in so many fits a style."""


@dataclass(frozen=True, slots=True)
class Style:
    """What a style makes of weights and measures: factors, by name."""

    name: str
    weights: Mapping[str, float]
    measures: Mapping[str, float]

    def leaned(self, weights: Weights) -> Weights:
        """Weights as this style has them."""
        return with_changes(weights, {name: getattr(weights, name) * factor for name, factor in self.weights.items()})

    def lessons(self, mages: str) -> Lessons:
        """What games have taught, as this style takes it."""
        return _leaned(self.name, mages)


STYLES: Final[dict[str, Style]] = {
    each.name: each
    for each in (
        Style(
            "aggressor",
            {"attack_mage": 1.4, "approach": 1.3, "threat": 1.5, "mana": 0.8, "guard": 0.4, "protect": 0.5},
            {"threat": 1.3, "threat to life": 1.3, "dice still to act": 1.2, "mana": 0.85, "guards": 0.5},
        ),
        Style(
            "builder",
            {
                "summon": 1.25,
                "creature": 1.15,
                "channeling": 1.5,
                "conjuration": 1.4,
                "equipment": 1.3,
                "approach": 0.8,
            },
            {"cost of creatures": 1.2, "conjurations": 1.3, "equipment": 1.3, "mana": 1.15, "threat": 0.8},
        ),
        Style(
            "controller",
            {"kill": 1.4, "attack_creature": 1.4, "hidden": 1.4, "condition": 1.5, "enchantment": 1.3, "protect": 1.3},
            {"conditions of creatures": 1.5, "conditions of the mage": 1.3, "other enchantments": 1.3, "threat": 0.85},
        ),
    )
}


@cache
def _leaned(style: str, mages: str) -> Lessons:
    factors = STYLES[style].measures
    return tuple(
        (first * factors.get(name, 1.0), last * factors.get(name, 1.0))
        for name, (first, last) in zip(MEASURES, LESSONS[mages], strict=True)
    )


def style_for(name: str, seed: int) -> Style | None:
    """The style of this name, or any for a surprise; none where none is named."""
    if name == SURPRISE:
        return list(STYLES.values())[lots(seed, STYLE_STREAM)(len(STYLES))]
    return STYLES[name] if name else None


def _suits(card: Card) -> str:
    """The style a card serves most."""
    match card.type:
        case CardType.CREATURE:
            return "builder" if (card.cost or 0) >= LARGE else "aggressor"
        case CardType.ATTACK:
            return "aggressor"
        case CardType.EQUIPMENT:
            return "builder"
        case CardType.CONJURATION:
            return "builder" if card.has(SPAWNPOINT) or gives_mana(card) else "controller"
        case CardType.INCANTATION:
            return "aggressor" if urges(card) else "controller"
        case CardType.ENCHANTMENT:
            return "controller" if is_harmful(card) or waits_for_its_moment(card) else "builder"
    return "controller"


@cache
def _shares(cards: tuple[tuple[str, int], ...]) -> dict[str, float]:
    counts = dict.fromkeys(STYLES, 0)
    for name, count in cards:
        counts[_suits(library()[name])] += count
    total = sum(counts.values()) or 1
    return {style: count / total for style, count in counts.items()}


def fit(book: Spellbook, style: str) -> float:
    """How much of a book serves a style, from 0 to 1."""
    return _shares(tuple(sorted(book.cards.items())))[style]


def fitting(books: Sequence[Spellbook], style: Style | None) -> list[Spellbook]:
    """The books that fit a style best, at least one; all of them without a style."""
    if style is None:
        return list(books)
    ranked = sorted(books, key=lambda book: (-fit(book, style.name), book.name))
    return ranked[: max(1, len(ranked) // FITTING)]
