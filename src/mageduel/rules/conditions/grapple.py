"""Grapple: one creature holds another; both are stuck until the prey is let go, escapes, or something parts them.

The marker lies on the prey, which remembers its grappler and the attack that holds it.
"""

from __future__ import annotations

from typing import Final

from mageduel.facts.cards import AttackBar
from mageduel.facts.conditions import GRAPPLE
from mageduel.facts.traits import INCAPACITATED, RESTRAINED, UNCONTAINABLE, UNMOVABLE
from mageduel.kernel.questions import Form
from mageduel.kernel.requests import Answer
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.conditions.waiting import let_wait
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import has
from mageduel.state.events import ConditionGained, ConditionLost
from mageduel.state.game import Game
from mageduel.state.marks import LETTING_GO, RESET, Mark
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT
from mageduel.state.running import Attack

HURT: Final = Mark("damage to its grappler", until=RESET)
"""How much damage a prey has dealt its grappler this round."""
ESCAPES_ON: Final = 9
RELEASE: Final = "release"
TO_RELEASE: Final = Form(RELEASE, OBJECT, group="creatures")
_LET_GO: Final = frozenset((LETTING_GO,))


def is_in_grapple(creature: Object) -> bool:
    """Whether it holds somebody or is held."""
    return GRAPPLE in creature.conditions or bool(creature.preys)


def grappler_of(prey: Object) -> Object | None:
    """Who holds this creature."""
    grappler = prey.held_by
    return grappler if grappler is not None and grappler.in_play else None


def preys_of(grappler: Object) -> list[Object]:
    """Whom this creature holds."""
    return [each for each in grappler.preys if each.in_play]


def holds(grappler: Object, prey: Object) -> bool:
    """Whether this creature is the grappler of that one."""
    return grappler_of(prey) is grappler


def partners_of(creature: Object) -> list[Object]:
    """Everybody in a Grapple with this creature."""
    holder = grappler_of(creature)
    return preys_of(creature) if holder is None else [holder, *preys_of(creature)]


def are_grappled(one: Object, other: Object) -> bool:
    """Whether one of the two holds the other."""
    return is_in_grapple(one) and other in partners_of(one)


def locked_bars(grappler: Object) -> list[AttackBar]:
    """The attacks it cannot use because they hold a prey."""
    return [prey.held_with for prey in preys_of(grappler) if prey.held_with is not None]


async def seize(game: Game, attack: Attack) -> bool:
    """Grapple the defender of an attack: a creature in reach that can be held and is nobody's prey yet, not oneself."""
    grappler, prey = attack.attacker, attack.defender
    if grappler is None or grappler is prey or not prey.is_creature or not grappler.is_creature:
        return False
    if (
        prey.zone != grappler.zone
        or has(prey, UNCONTAINABLE)
        or GRAPPLE in prey.conditions
        or grappler.id not in game.objects
    ):
        return False
    prey.held_by, prey.held_with = grappler, attack.bar
    prey.place_condition(GRAPPLE)
    let_wait(prey, GRAPPLE, 1, attack)
    if not grappler.preys:
        grant_for_a_while(grappler, RESTRAINED, UNMOVABLE, source="Grapple", until=LETTING_GO)
    grappler.hold(prey)
    await happen(game, ConditionGained(prey, GRAPPLE, 1))
    return True


async def release(game: Game, prey: Object) -> None:
    """End the Grapple in which this creature is the prey."""
    grappler = grappler_of(prey)
    prey.held_by = prey.held_with = None
    prey.take_condition(GRAPPLE)
    if grappler is not None:
        grappler.let_go(prey)
        if not grappler.preys:
            grappler.expire(_LET_GO)
    await happen(game, ConditionLost(prey, GRAPPLE, 1))


async def let_go(game: Game, grappler: Object) -> None:
    """End every Grapple in which this creature is the grappler."""
    for prey in preys_of(grappler):
        await release(game, prey)


async def break_free(game: Game, creature: Object) -> None:
    """End every Grapple this creature has a part in: it was Teleported, or is no more."""
    if GRAPPLE in creature.conditions:
        await release(game, creature)
    await let_go(game, creature)


async def weaken_grip(game: Game, creature: Object) -> None:
    """A grappler that becomes Incapacitated loses its preys."""
    if creature.preys and has(creature, INCAPACITATED):
        await let_go(game, creature)


def release_options(creature: Object) -> list[Answer]:
    """Letting go of each prey, which a grappler may do whenever nothing is under way."""
    return [(RELEASE, prey.id) for prey in preys_of(creature)]
