"""Building: a spellbook made card by card, token by token."""

from __future__ import annotations

import numpy as np

from mageduel.environments.observing import LENGTH, Row, split
from mageduel.environments.tokens import CARDS, END, listed
from mageduel.facts.library import playable
from mageduel.facts.mages import mage_in
from mageduel.facts.modes import mode_called
from mageduel.facts.spellbooks import Spellbook, copy_limit, is_in_pool, spell_points


class Building:
    """A book in the making: every card the mage may still put into it, or END."""

    def __init__(self, mage: str, mode: str) -> None:
        of = mode_called(mode)
        self._mage = mage_in(of.mages, mage)
        self._mode = of.books
        self._cards: dict[str, int] = {}
        self._left = self._mage.spell_points
        pool = [card for card in playable().values() if is_in_pool(card, self._mode) and self._mage.may_use(card)]
        self._costs = {card.name: (spell_points(self._mage, card), copy_limit(card, self._mode)) for card in pool}

    @property
    def possible(self) -> list[int]:
        """END, and every card there are points and copies left for."""
        fitting = (
            CARDS.token(listed("cards")[name])
            for name, (cost, most) in self._costs.items()
            if cost <= self._left and self._cards.get(name, 0) < most
        )
        return [END, *sorted(token for token in fitting if token is not None)]

    def take(self, token: int) -> Spellbook | None:
        """Put a card into the book; END gives it."""
        if token != END:
            name = next(name for name in self._costs if CARDS.token(listed("cards")[name]) == token)
            self._cards[name] = self._cards.get(name, 0) + 1
            self._left -= self._costs[name][0]
            if len(self.possible) > 1:
                return None
        return Spellbook("A book of its own", self._mage.name, self._mode, dict(self._cards))

    def observed(self, is_own: bool) -> Row:
        """What the maker of the book sees of it, and nobody else."""
        row = np.zeros(LENGTH, dtype=np.float32)
        if is_own:
            tables = split(row)
            tables["game"][1] = self._left
            for name, count in self._cards.items():
                tables["book"][listed("cards")[name]] = count
        return row
