"""Wounds of the round: which creature has attacked and damaged whom, whether both are still there or not."""

from __future__ import annotations

from collections.abc import Callable

from mageduel.dsl.attacks import Attacks
from mageduel.state.game import Game, Wound
from mageduel.state.objects import Object
from mageduel.state.running import Attack


def was_wounded_by(victim: Object, by: Callable[[Wound], bool]) -> bool:
    """Whether an attack of such a creature has damaged it this round."""
    return any(wound.victim == victim.id and by(wound) for wound in victim.game.wounds)


def has_wounded(creature: Object, whom: Callable[[Wound], bool]) -> bool:
    """Whether an attack of this creature has damaged such an object this round."""
    return any(wound.attacker == creature.id and whom(wound) for wound in creature.game.wounds)


def are_allies(game: Game, seat: int, other: int) -> bool:
    """Whether two players are on one side."""
    return game.players[seat].team == game.players[other].team


def on_those_wounded_by_others(name: str, by: Callable[[Wound], bool]) -> Attacks:
    """Attacks on whom such a creature has wounded this round that is friendly to the attacker and another."""

    def holds(attack: Attack) -> bool:
        attacker = attack.attacker
        return attacker is not None and was_wounded_by(attack.defender, lambda wound: is_by_a_friend(wound, attacker))

    def is_by_a_friend(wound: Wound, attacker: Object) -> bool:
        is_other = wound.attacker != attacker.id
        return is_other and are_allies(attacker.game, wound.attacker_seat, attacker.controller) and by(wound)

    return Attacks(name, holds)
