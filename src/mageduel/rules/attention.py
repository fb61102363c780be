"""Attention: whether anybody waits for what may happen now. What nobody waits for is left out, here and nowhere else.

A game that takes every step leaves nothing out, and comes to the same, question by question and die by die.
"""

from __future__ import annotations

from typing import Final

from mageduel.state.game import Game


def take_every_step(game: Game) -> None:
    """From now on leave nothing out."""
    game.takes_every_step = game.is_watched = True
    game.listen()


def look_around(game: Game) -> None:
    """Something was hidden or is hidden no more: note whether steps have to look for what is revealed in them."""
    game.is_watched = game.takes_every_step or bool(game.hidden)


NEVER: Final = -1
"""What `game.changes` never is."""


def mark_changes(game: Game) -> int:
    """What `game.changes` is as long as nothing on the table changes, so that what is legal now still is."""
    return NEVER if game.takes_every_step else game.changes
