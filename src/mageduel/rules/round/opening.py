"""The opening of a duel: the first rounds of the Academy, in which nobody attacks yet."""

from __future__ import annotations

from mageduel.state.game import Game


def is_peaceful(game: Game) -> bool:
    """Whether it is still forbidden to attack, and to target what belongs to the others (Academy, Two Setup Rounds)."""
    return game.round <= game.rules.peaceful_rounds
