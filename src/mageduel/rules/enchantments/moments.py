"""Moments to reveal: at which a text lets its enchantment be turned up, in words that many cards share."""

from __future__ import annotations

from mageduel.dsl.selectors import is_friendly
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.phases import Phase


def just_activated(game: Game) -> Object | None:
    """The creature that has been activated and has done nothing yet."""
    phase = game.action_phase
    if phase is None or game.running or phase.has_acted or phase.move_actions:
        return None
    return phase.creature


def as_its_bearer_activates(game: Game, this: Object) -> bool:
    """When the creature it lies on has been activated and has done nothing yet."""
    return this.attached_to is not None and just_activated(game) is this.attached_to


def as_an_enemy_activates(game: Game, this: Object) -> bool:
    """When an enemy creature has been activated and has done nothing yet."""
    creature = just_activated(game)
    return creature is not None and not is_friendly(this.controller, creature)


def while_nobody_acts(game: Game, this: Object) -> bool:
    """Neither in an Action Phase nor while anything is being cast or done."""
    return game.action_phase is None and not game.running


def with_priority(game: Game, this: Object) -> bool:
    """When its controller could use a quickcast: on his side's turn, before or after a creature's Action Phase."""
    if game.phase is not Phase.ACTIONS or game.action_phase is not None or game.running:
        return False
    whose = game.players[(game.turn - 1) % len(game.players)]
    return whose.team == game.players[this.controller].team
