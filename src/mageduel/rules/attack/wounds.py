"""Wounds of the round: which creature has attacked and damaged whom, whether both are still there or not."""

from __future__ import annotations

from collections.abc import Callable

from mageduel.dsl.attacks import Attacks
from mageduel.rules.objects.characteristics import has_subtype
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


def was_dealt_by_a(game: Game, wound: Wound, subtype: str) -> bool:
    """Whether a creature with this subtype dealt the wound, by its card or, while it is there, by its text."""
    attacker = game.objects.get(wound.attacker)
    return subtype in wound.attacker_card.subtypes or (attacker is not None and has_subtype(attacker, subtype))


def on_those_wounded_by_another(subtype: str) -> Attacks:
    """Attacks on whom a creature with this subtype has wounded this round, friendly to the attacker and another."""

    def holds(attack: Attack) -> bool:
        attacker = attack.attacker
        return attacker is not None and was_wounded_by(attack.defender, lambda wound: is_by_a_friend(wound, attacker))

    def is_by_a_friend(wound: Wound, attacker: Object) -> bool:
        is_other = wound.attacker != attacker.id
        if not is_other or not are_allies(attacker.game, wound.attacker_seat, attacker.controller):
            return False
        return was_dealt_by_a(attacker.game, wound, subtype)

    return Attacks(f"on what another {subtype} has wounded", holds)
