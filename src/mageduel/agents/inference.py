"""Inference: how likely a hidden card is this one or that, from what its player could want and from what was not done.

A planned spell is sooner one that the situation calls for than one that is of no use to anybody. An enchantment that
has lain on a creature while it was hurt is hardly one that waits for its bearer to be attacked.
"""

from __future__ import annotations

from typing import Final

from mageduel.agents.rules_of_thumb import Judge
from mageduel.agents.weights import WEIGHTS, Weights
from mageduel.facts.cards import Card
from mageduel.views.purposes import is_harmful, waits_for_its_moment
from mageduel.views.view import View

LEAST: Final = 1
WANTED: Final = 4.0
"""How much likelier a spell is planned for every point it looks worth."""
LIKELIEST: Final = 16
UNTOLD: Final = 4
"""How much likelier a card is that has had no moment to show itself than one that has let its moment go by."""


class Inference:
    """What one player thinks of what others hide; it remembers from one decision to the next."""

    __slots__ = ("_judges", "_lain", "_view", "_was_hurt", "_weights", "_wishes")

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self._weights = weights
        self._view: View | None = None
        self._judges: dict[int, Judge] = {}
        self._wishes: dict[tuple[int, Card], int] = {}
        self._lain: dict[int, int] = {}
        """Damage on the bearer of an enchantment when it was first seen there face down."""
        self._was_hurt: set[int] = set()
        """Enchantments that have stayed face down while their bearer was hurt."""

    def look(self, view: View) -> None:
        """Take in the table as it is now."""
        self._view = view
        self._judges.clear()
        self._wishes.clear()
        for thing in view.hidden:
            if thing.attached_to is not None:
                damage = view.object(thing.attached_to).damage
                if damage > self._lain.setdefault(thing.id, damage):
                    self._was_hurt.add(thing.id)

    def wish(self, seat: int, card: Card) -> int:
        """How much a player could want to have planned a spell, from 1."""
        view = self._view
        if view is None:
            return LEAST
        found = self._wishes.get((seat, card))
        if found is None:
            judge = self._judges.get(seat)
            if judge is None:
                judge = self._judges[seat] = Judge(view, seat, self._weights, is_patient=True)
            worth = max(0.0, judge.plan_worth(card))
            found = self._wishes[seat, card] = min(LIKELIEST, LEAST + round(WANTED * worth))
        return found

    def may_lie(self, identity: int, card: Card) -> int:
        """How likely a card is the one that lies face down there, from 1."""
        if identity in self._was_hurt and waits_for_its_moment(card) and not is_harmful(card):
            return LEAST
        return UNTOLD
