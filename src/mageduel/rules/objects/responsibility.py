"""Responsibility: whose attack or effect something is due to. Conditions are nobody's."""

from __future__ import annotations

from mageduel.dsl.selectors import is_friendly
from mageduel.state.causes import Cause
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack, Spell


def who_did(game: Game, because: Cause, attack: Attack | None = None) -> int | None:
    """The player who controls what something is due to, if anybody does."""
    if attack is not None:
        return attack.controller
    if isinstance(because, Object):
        return because.controller
    for running in reversed(game.running):
        if isinstance(running, Spell) and running.card is because:
            return running.controller
        if isinstance(running, Attack) and running.bar is because:
            return running.controller
    return None


def is_enemys_doing(game: Game, thing: Object, because: Cause, attack: Attack | None = None) -> bool:
    """Whether an enemy of the object's controller is behind it."""
    seat = who_did(game, because, attack)
    return seat is not None and not is_friendly(seat, thing)
