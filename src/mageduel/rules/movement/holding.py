"""What holds a creature where it is, before it moves and on the way."""

from __future__ import annotations

from typing import Final

from mageduel.facts.traits import ANCHORED, INCAPACITATED, RESTRAINED, ROOTED, UNMOVABLE
from mageduel.rules.objects.characteristics import has, of
from mageduel.state.game import Game
from mageduel.state.marks import ACTION_PHASE_END, Mark
from mageduel.state.objects import Object
from mageduel.state.running import Move

NO_MOVE_ACTIONS: Final = Mark("no move actions", until=ACTION_PHASE_END)
"""The mark of a creature that takes no more move actions in this Action Phase, whatever becomes of its traits."""


def is_held(creature: Object) -> bool:
    """Whether the creature can take no move action at all (ruling R10)."""
    words = (creature.characteristics or of(creature)).traits
    if creature.marks and NO_MOVE_ACTIONS in creature.marks:
        return True
    return RESTRAINED in words or ROOTED in words or INCAPACITATED in words


def can_go_on(game: Game, move: Move) -> bool:
    """Whether the move is still possible: its creature there, where it started, and able to move that way."""
    creature = move.creature
    if creature.id not in game.objects or creature.zone != move.start:
        return False
    if move.is_push:
        return not has(creature, UNMOVABLE)
    if move.is_teleport:
        return not has(creature, ANCHORED)
    return not is_held(creature)
