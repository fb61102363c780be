"""Choosing: an answer found token by token; what is possible next is known at every step."""

from __future__ import annotations

from collections import Counter
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from mageduel.environments.tokens import CARDS, END, TOKENS, Speller, listed
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.planning.plans import TO_PLAN, PlanRequest
from mageduel.state.game import Game


class Choosing(Protocol):
    """An answer on its way."""

    said: list[int]
    """The tokens so far."""

    @property
    def possible(self) -> list[int]:
        """The tokens that may come next."""
        ...

    def take(self, token: int) -> Answer | None:
        """Take a token; the answer, once it is whole."""
        ...


class Narrowing:
    """Out of a list of answers: each token leaves those that go on like this, until one is left."""

    def __init__(self, game: Game, request: Request) -> None:
        self.said: list[int] = []
        self._left = Speller(game, request).spelled(request.options)
        self.possible = self._next()
        """The tokens that may come next."""

    def _next(self) -> list[int]:
        place = len(self.said)
        return sorted({tokens[place] if len(tokens) > place else END for tokens in self._left})

    def take(self, token: int) -> Answer | None:
        """Take a token; the answer, once no other goes on like this."""
        place = len(self.said)
        self._left = {
            tokens: answer
            for tokens, answer in self._left.items()
            if (tokens[place] if len(tokens) > place else END) == token
        }
        self.said.append(token)
        self.possible = self._next()
        return next(iter(self._left.values())) if len(self._left) == 1 else None


class Planning:
    """A plan, slot by slot and spell by spell; END leaves the rest of a slot empty."""

    def __init__(self, request: PlanRequest) -> None:
        self.said: list[int] = []
        self._request = request
        self._picks: list[list[str]] = [[] for _ in request.slots]
        self._slot = 0
        self._skip()

    def _skip(self) -> None:
        """Go on to the next slot that can still be filled."""
        while self._slot < len(self._picks):
            slot = self._request.slots[self._slot]
            if len(self._picks[self._slot]) < slot.count and self._fitting():
                return
            self._slot += 1

    def _fitting(self) -> list[str]:
        taken = Counter(name for names in self._picks for name in names)
        cards = self._request.slots[self._slot].cards
        return [card.name for card in cards if taken[card.name] < self._request.book[card]]

    @property
    def possible(self) -> list[int]:
        """END, and every spell that fits the slot."""
        tokens = (CARDS.token(listed("cards")[name]) for name in self._fitting())
        return [END, *sorted(token for token in tokens if token is not None)]

    def take(self, token: int) -> Answer | None:
        """Take a spell, or leave the slot; the plan, once no slot is left."""
        self.said.append(token)
        if token == END:
            self._slot += 1
        else:
            names = {CARDS.token(listed("cards")[name]): name for name in self._fitting()}
            self._picks[self._slot].append(names[token])
        self._skip()
        if self._slot < len(self._picks):
            return None
        keys = (slot.key for slot in self._request.slots)
        return TO_PLAN(tuple((key, tuple(names)) for key, names in zip(keys, self._picks, strict=True)))


def choosing(game: Game, request: Request) -> Choosing:
    """The way to an answer to this request."""
    return Planning(request) if isinstance(request, PlanRequest) else Narrowing(game, request)


def mask(possible: list[int]) -> NDArray[np.int8]:
    """For every token, whether it may come next."""
    allowed = np.zeros(TOKENS, dtype=np.int8)
    allowed[possible] = 1
    return allowed
