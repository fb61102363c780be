"""Duels with published books, played by lot: what the kernel's tests run on."""

from __future__ import annotations

from mageduel.agents.lots import lots
from mageduel.duel import start_duel
from mageduel.facts.spellbooks import published_book
from mageduel.kernel.match import Match
from mageduel.kernel.requests import Answer
from mageduel.rules.round.setup import Seat, Setup
from mageduel.state.game import Game


def published_setup(*mages: str) -> Setup:
    """Mages with their starting books, the Beastmaster against the Warlock where nobody is named."""
    names = mages or ("Beastmaster", "Warlock")
    return Setup(
        "arena", tuple(Seat(name, name, dict(published_book(f"starting_{name.lower()}").cards)) for name in names)
    )


def play_on(match: Match[Game], seed: int, answers: int) -> list[Answer]:
    """Go on with so many answers drawn by lot."""
    below = lots(seed, 9)
    given: list[Answer] = []
    while len(given) < answers and not match.is_over:
        request = match.open_requests[below(len(match.open_requests))]
        answer = request.sample(below)
        match.answer(request.player, answer)
        given.append(answer)
    return given


def random_duel(seed: int, answers: int, *, forkable: bool = False) -> Match[Game]:
    """A duel with so many answers drawn by lot."""
    match = start_duel(published_setup(), seed, forkable=forkable)
    play_on(match, seed, answers)
    return match
