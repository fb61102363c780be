"""Damage barriers: the automatic attack on whoever hits the bearer with a melee attack."""

from __future__ import annotations

from typing import Final

from mageduel.facts.cards import AttackBar
from mageduel.facts.conditions import DISABLE
from mageduel.rules.attack import steps as attacks
from mageduel.rules.conditions.grapple import partners_of
from mageduel.rules.objects.destroy import is_destroyed
from mageduel.state.game import Game
from mageduel.state.marks import RESET, Link
from mageduel.state.objects import Object
from mageduel.state.running import Attack, AttackShape

ANSWERED: Final = Link("barrier against", until=RESET)


def damage_barrier_of(thing: Object) -> tuple[Object, AttackBar] | None:
    """The barrier that protects an object: the first it got; later ones do not function."""
    first: tuple[Object, AttackBar] | None = None
    if thing.card.has_barrier:
        first = _earlier(first, thing)
    for attached in thing.attachments:
        if attached.card.has_barrier:
            first = _earlier(first, attached)
    return first


def _earlier(first: tuple[Object, AttackBar] | None, source: Object) -> tuple[Object, AttackBar] | None:
    """The barrier of this object, if it works and came before that one."""
    if source.hidden or DISABLE in source.conditions:
        return first
    if first is not None and first[0].timestamp <= source.timestamp:
        return first
    return next((source, bar) for bar in source.card.attacks if bar.is_barrier)


def has_answered(barrier: Object, attacker: Object) -> bool:
    """Whether the barrier has answered this attacker this round."""
    return barrier.linked(ANSWERED, attacker) > 0


def meets_barrier(game: Game, attack: Attack) -> bool:
    """Whether a barrier would answer the attack."""
    return _barrier_met(game, attack) is not None


async def damage_barrier(game: Game, attack: Attack) -> None:
    """Step 8: a barrier answers a melee attack that hit, each attacker at most once a round (ruling R25).

    The bearer must have it when the step begins; if it was destroyed, what counts is the one it had when it was hit
    (ruling R40). Nobody is struck for attacking itself or what clings to it.
    """
    barrier = _barrier_met(game, attack)
    if barrier is not None and attack.attacker is not None:
        await _answer(game, attack.defender, barrier, attack.attacker)


def _barrier_met(game: Game, attack: Attack) -> tuple[Object, AttackBar] | None:
    """The barrier that answers an attack."""
    attacker, bearer = attack.attacker, attack.defender
    if not attack.has_hit or attacker is None or attacker.id not in game.objects or attacker is bearer:
        return None
    if not attacker.is_creature or bearer.attached_to is attacker or attack.is_unanswered:
        return None
    return attack.barrier if is_destroyed(game, bearer) else damage_barrier_of(bearer)


async def _answer(game: Game, bearer: Object, barrier: tuple[Object, AttackBar], attacker: Object) -> None:
    source, bar = barrier
    if has_answered(source, attacker):
        return
    source.link(ANSWERED, attacker)
    answer = attacks.new_attack(
        game, AttackShape.BARRIER, bar, source, attacker, controller=source.controller, strikes=1
    )
    answer.source = bearer
    await attacks.make_attack(game, answer)


async def press_against_barriers(game: Game, creature: Object) -> None:
    """At the end of its activation, barriers of whoever it grapples with attack it if they have not done so yet."""
    for partner in partners_of(creature):
        barrier = damage_barrier_of(partner)
        if barrier is not None and creature.id in game.objects:
            await _answer(game, partner, barrier, creature)
