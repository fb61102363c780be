"""Guards: going on guard, losing the marker, and whom an attacker must attack first."""

from __future__ import annotations

from mageduel.dsl.selectors import is_friendly
from mageduel.facts.traits import ELUSIVE, FLYING, PEST, RESTRAINED
from mageduel.kernel.questions import Form
from mageduel.kernel.requests import Answer
from mageduel.rules.conditions.grapple import are_grappled
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import has
from mageduel.state.events import GuardDropped, Guarded
from mageduel.state.game import Game
from mageduel.state.objects import Object

TO_GUARD = Form("guard", icon="guard", key="G")
GUARD: Answer = TO_GUARD()


async def go_on_guard(game: Game, creature: Object, *, is_action: bool = False) -> None:
    """Place a guard marker, by the guard action or otherwise."""
    creature.set_guard(guards=True)
    await happen(game, Guarded(creature, is_action))


async def drop_guard(game: Game, creature: Object) -> None:
    """Take the guard marker away, if there is one."""
    if creature.guarding:
        creature.set_guard(guards=False)
        await happen(game, GuardDropped(creature))


def can_ignore(attacker: Object, guard: Object) -> bool:
    """Whether this guard stands in nobody's way here: Elusive attackers, restrained guards and Pests."""
    return has(attacker, ELUSIVE) or has(guard, RESTRAINED) or has(guard, PEST)


def guards_against(game: Game, attacker: Object) -> list[Object]:
    """Enemy guards in the attacker's zone that it cannot ignore."""
    if attacker.zone is None:
        return []
    return [
        each
        for each in game.in_zone[attacker.zone]
        if each.guarding and not is_friendly(attacker.controller, each) and not can_ignore(attacker, each)
    ]


def is_protected(game: Game, attacker: Object, target: Object) -> bool:
    """Whether guards keep this attacker from making a melee attack on this target.

    Walls stand outside the zone; nobody keeps a creature from striking itself or what clings to it; between flyers,
    guards on the ground do not matter.
    """
    if target.guarding and not is_friendly(attacker.controller, target):
        return False
    if target.is_wall or target is attacker or target.attached_to is attacker or are_grappled(attacker, target):
        return False
    if has(target, FLYING):
        return False
    return bool(guards_against(game, attacker))
