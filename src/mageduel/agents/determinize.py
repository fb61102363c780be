"""Determinize: fill everything hidden from a player with cards that agree with all that player has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Final

from mageduel.agents.inference import Inference
from mageduel.facts.cards import Card
from mageduel.facts.library import library, playable
from mageduel.facts.mages import Mage
from mageduel.facts.spellbooks import copy_limit, published_books
from mageduel.kernel.chance import stream
from mageduel.kernel.match import Match
from mageduel.state.game import Game
from mageduel.views.purposes import is_harmful
from mageduel.views.samples import Filling, Sampler, Secrets
from mageduel.views.view import View

SAMPLE_DICE: Final = 7
TRIES: Final = 12
"""How often cards are drawn anew when those drawn contradict what has been seen."""

Below = Callable[[int], int]


def determinize(view: View, below: Below) -> Match[Game] | None:
    """A match that could be the one at the table; None where the table keeps no way back or nothing fits."""
    sampler = view.sampler
    return None if sampler is None else draw_sample(sampler, below)


def draw_sample(sampler: Sampler, below: Below, inference: Inference | None = None) -> Match[Game] | None:
    """Draw cards for the hidden places until they agree with what has been seen, the likelier ones sooner."""
    for _ in range(TRIES):
        fillings = []
        for secrets in sampler.secrets:
            filling = fill(secrets, below, inference)
            if filling is None:
                break
            fillings.append(filling)
        else:
            match = sampler.sample(fillings, stream(below(1 << 30), SAMPLE_DICE), below)
            if match is not None:
                return match
    return None


def fill(secrets: Secrets, below: Below, inference: Inference | None = None) -> Filling | None:
    """Cards for everything one player hides."""
    pool = _pool(secrets, below)
    filling = Filling(secrets.seat)
    filling.enchantments.update(secrets.known_enchantments)
    filling.prepared.update(secrets.known_prepared)
    filling.bound.update(secrets.known_bound)
    filling.planned.extend(secrets.known_planned)
    for place in secrets.enchantments:
        fitting = [card for card in pool if place.could_be(card)]
        likely = [card for card in fitting if is_harmful(card) == place.on_enemy]
        among = likely or fitting
        weights = None if inference is None else [inference.may_lie(place.id, card) for card in among]
        card = _take(pool, among, below, weights)
        if card is None:
            return None
        filling.enchantments[place.id] = card
    for number in range(secrets.planned):
        choices = [card for card in pool if number >= secrets.enchantments_planned or card.reveal is not None]
        payable = [card for card in choices if (card.cost or 0) <= secrets.mana]
        among = payable or choices
        weights = None if inference is None else [inference.wish(secrets.seat, card) for card in among]
        card = _take(pool, among, below, weights)
        if card is None:
            return None
        filling.planned.append(card)
    for places, held in ((secrets.prepared, filling.prepared), (secrets.bound, filling.bound)):
        for identity in places:
            card = _take(pool, [card for card in pool if card.is_creature] or pool, below)
            if card is None:
                return None
            held[identity] = card
    for card in pool:
        filling.book[card] = filling.book.get(card, 0) + 1
    return filling


def _take(pool: list[Card], among: list[Card], below: Below, weights: list[int] | None = None) -> Card | None:
    """Take one of these cards out of the pool by lot, those that weigh more sooner."""
    if not among:
        return None
    if weights is None:
        card = among[below(len(among))]
    else:
        place, left = 0, below(sum(weights)) - weights[0]
        while left >= 0:
            place += 1
            left -= weights[place]
        card = among[place]
    pool.remove(card)
    return card


def _pool(secrets: Secrets, below: Below) -> list[Card]:
    """The cards this player may still hide: the rest of a published book that fits, else of one like it."""
    out = Counter(secrets.seen) + Counter(secrets.known)
    missing = secrets.size - sum(1 for _ in secrets.known)
    books = _books_of(secrets.mage.name)
    whole = [book for book in books if not out - book and book.total() - out.total() == missing]
    if whole:
        return _ordered(whole[below(len(whole))] - out)
    likely = _ordered(books[below(len(books))] - out) if books else []
    return _of_size(likely, missing, out, secrets.mage, below)


@cache
def _books_of(mage: str) -> list[Counter[Card]]:
    """The published books of a mage."""
    cards = library()
    return [
        Counter({cards[name]: count for name, count in book.cards.items()})
        for book in published_books().values()
        if book.mage == mage
    ]


def _ordered(cards: Counter[Card]) -> list[Card]:
    return sorted(cards.elements(), key=lambda card: card.name)


def _of_size(pool: list[Card], size: int, out: Counter[Card], mage: Mage, below: Below) -> list[Card]:
    """Trim a pool by lot, or add legal cards by lot, until it has the right size."""
    while len(pool) > size:
        pool.pop(below(len(pool)))
    names = sorted(playable())
    held = Counter(pool) + out
    while len(pool) < size:
        card = library()[names[below(len(names))]]
        if mage.may_use(card) and held[card] < copy_limit(card):
            held[card] += 1
            pool.append(card)
    return _ordered(Counter(pool))
