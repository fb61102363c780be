"""Redirection: an attack that has been declared on one object is made on another instead."""

from __future__ import annotations

from mageduel.rules.attack.targets import why_not_reached
from mageduel.rules.objects.presence import moves_of
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack


def could_be_struck(game: Game, attack: Attack, target: Object) -> bool:
    """Whether the attacker could get at this target with the same attack; guards stand in the way no more."""
    attacker = attack.attacker
    if attacker is None or target is attacker or not target.has_life:
        return False
    return why_not_reached(game, attacker, attack.bar, target, strikes_back=True) is None


def redirect(attack: Attack, target: Object) -> None:
    """Make the attack on this target from now on."""
    if target is not attack.defender:
        attack.defender = target
        attack.defender_moves = moves_of(target)
        attack.action.targets.append(target)
