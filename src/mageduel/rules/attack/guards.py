"""Guards: going on guard, losing the marker, and whom an attacker must attack first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.traits import ELUSIVE, FLYING, PEST, RESTRAINED
from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.conditions.grapple import are_grappled
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import has
from mageduel.state.events import GuardDropped, Guarded
from mageduel.state.game import Game
from mageduel.state.marks import THIS_ATTACK, Mark
from mageduel.state.objects import Object
from mageduel.state.running import Attack

TO_GUARD: Final = Form("guard", icon="guard", key="G")
GUARD: Final[Answer] = TO_GUARD()
IGNORED: Final = Mark("ignored by the guard", until=THIS_ATTACK)
"""The mark of an attack of which the guard it is made on takes no notice."""
FACE_IT: Final[Answer] = ("face it",)
IGNORE_PEST: Final = Question("ignore pest", Form("ignore", icon="guard"), about={"attack": Attack}, declines=FACE_IT)


async def go_on_guard(game: Game, creature: Object, *, is_action: bool = False) -> None:
    """Place a guard marker, by the guard action or otherwise."""
    creature.set_guard(guards=True)
    if Guarded in game.heard:
        await happen(game, Guarded(creature, is_action))


async def drop_guard(game: Game, creature: Object) -> None:
    """Take the guard marker away, if there is one."""
    if creature.guarding:
        creature.set_guard(guards=False)
        if GuardDropped in game.heard:
            await happen(game, GuardDropped(creature))


TREATS_AS_PEST: Final = Capability[Callable[[Object], bool]]("treats as Pest")
"""Asked of a creature: who is a Pest to it, whatever its own traits."""


def is_pest_to(creature: Object, other: Object) -> bool:
    """Whether a creature may ignore another: a Pest, or one that it treats so."""
    return has(other, PEST) or any(disdains(other) for disdains in TREATS_AS_PEST.of(creature))


def can_be_ignored(attack: Attack) -> bool:
    """Whether the guard it is made on may take no notice of this attack: where the rule set lets it, of a Pest's."""
    attacker, guard = attack.attacker, attack.defender
    if not guard.guarding or not guard.game.rules.attack.guards_may_ignore_pests:
        return False
    is_blow = attack.is_melee and not attack.is_counterstrike
    return is_blow and attacker is not None and is_pest_to(guard, attacker)


async def offer_to_ignore(game: Game, attack: Attack) -> None:
    """A guard that takes no notice of an attack does not strike back, and keeps its marker."""
    if await IGNORE_PEST.ask(attack.defender.controller, [FACE_IT, ("ignore",)], attack) != FACE_IT:
        attack.marks[IGNORED] = 1
        attack.is_unanswered = True


def can_ignore(attacker: Object, guard: Object) -> bool:
    """Whether this guard stands in nobody's way here: Elusive attackers, restrained guards and Pests."""
    return has(attacker, ELUSIVE) or has(guard, RESTRAINED) or is_pest_to(attacker, guard)


def guards_against(game: Game, attacker: Object, target: Object) -> list[Object]:
    """Enemy guards in the attacker's zone that stand between it and this target and cannot be ignored."""
    found: list[Object] = []
    if attacker.zone is not None:
        for each in game.in_zone[attacker.zone]:
            if each.guarding and _keeps_off(game, each, attacker, target):
                found.append(each)
    return found


def _keeps_off(game: Game, guard: Object, attacker: Object, target: Object) -> bool:
    """Whether an enemy of this guard cannot pass it by on the way to this target."""
    if is_friendly(attacker.controller, guard) or can_ignore(attacker, guard):
        return False
    return _protects(game, guard, target)


def _protects(game: Game, guard: Object, target: Object) -> bool:
    """Whether the target is one of those the guard protects: where more than two sides fight, only its own (M6).

    What nobody controls any more goes on guarding what it was left with, and guardians their orbs.
    """
    if guard.controller == target.controller or is_friendly(guard.controller, target):
        return True
    return len({player.team for player in game.seated}) < 3


def is_protected(game: Game, attacker: Object, target: Object) -> bool:
    """Whether guards keep this attacker from making a melee attack on this target.

    Walls stand outside the zone; nobody keeps a creature from striking itself or what clings to it; between flyers,
    guards on the ground do not matter.
    """
    if target.guarding and not is_friendly(attacker.controller, target):
        return False
    if target.card.is_wall or target is attacker or target.attached_to is attacker or are_grappled(attacker, target):
        return False
    if has(target, FLYING):
        return False
    return bool(guards_against(game, attacker, target))
