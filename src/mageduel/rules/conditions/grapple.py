"""Grapple: one creature holds another; both are stuck until the prey is let go, escapes, or something parts them.

The marker lies on the prey, which remembers its grappler and the attack that holds it.
"""

from __future__ import annotations

from mageduel.facts.conditions import GRAPPLE
from mageduel.facts.traits import INCAPACITATED, RESTRAINED, UNCONTAINABLE, UNMOVABLE
from mageduel.kernel.questions import Form
from mageduel.kernel.requests import Answer
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import has, touch
from mageduel.state.events import ConditionGained, ConditionLost
from mageduel.state.game import Game
from mageduel.state.marks import RESET, Mark
from mageduel.state.objects import Lasting, Object
from mageduel.state.parts import OBJECT
from mageduel.state.running import Attack

HELD_BY = "held by"
HELD_WITH = "held with"
HOLDS = "holds"
HURT = Mark("damage to its grappler", until=RESET)
"""How much damage a prey has dealt its grappler this round."""
ESCAPES_ON = 9
RELEASE = "release"
TO_RELEASE = Form(RELEASE, OBJECT)


def is_in_grapple(creature: Object) -> bool:
    """Whether it holds somebody or is held."""
    return GRAPPLE in creature.conditions or (bool(creature.tokens) and bool(creature.tokens.get(HOLDS)))


def grappler_of(prey: Object) -> Object | None:
    """Who holds this creature."""
    return prey.game.objects.get(prey.tokens.get(HELD_BY, 0)) if GRAPPLE in prey.conditions else None


def preys_of(grappler: Object) -> list[Object]:
    """Whom this creature holds."""
    if not grappler.tokens.get(HOLDS):
        return []
    return [
        each
        for each in grappler.game.objects.values()
        if GRAPPLE in each.conditions and each.tokens.get(HELD_BY) == grappler.id
    ]


def partners_of(creature: Object) -> list[Object]:
    """Everybody in a Grapple with this creature."""
    holder = grappler_of(creature)
    return preys_of(creature) if holder is None else [holder, *preys_of(creature)]


def are_grappled(one: Object, other: Object) -> bool:
    """Whether one of the two holds the other."""
    return is_in_grapple(one) and other in partners_of(one)


def locked_bars(grappler: Object) -> list[int]:
    """The attacks it cannot use because they hold a prey."""
    return [prey.tokens[HELD_WITH] for prey in preys_of(grappler)]


async def seize(game: Game, attack: Attack) -> bool:
    """Grapple the defender of an attack: a creature that can be held, is not the attacker, and is nobody's prey yet."""
    grappler, prey = attack.attacker, attack.defender
    if grappler is None or grappler is prey or not prey.is_creature or not grappler.is_creature:
        return False
    if has(prey, UNCONTAINABLE) or GRAPPLE in prey.conditions or grappler.id not in game.objects:
        return False
    prey.conditions[GRAPPLE] = 1
    prey.tokens[HELD_BY] = grappler.id
    prey.tokens[HELD_WITH] = grappler.card.attacks.index(attack.bar)
    grappler.tokens[HOLDS] = grappler.tokens.get(HOLDS, 0) + 1
    for word in (RESTRAINED, UNMOVABLE):
        grappler.lasting.append(Lasting(word, 1, _grip_on(prey), "Grapple", game.stamp()))
    touch(prey)
    touch(grappler)
    await happen(game, ConditionGained(prey, GRAPPLE, 1))
    return True


def _grip_on(prey: Object) -> str:
    return f"grip on {prey.id}"


async def release(game: Game, prey: Object) -> None:
    """End the Grapple in which this creature is the prey."""
    grappler = grappler_of(prey)
    del prey.conditions[GRAPPLE]
    del prey.tokens[HELD_BY], prey.tokens[HELD_WITH]
    touch(prey)
    if grappler is not None:
        grappler.tokens[HOLDS] -= 1
        if not grappler.tokens[HOLDS]:
            del grappler.tokens[HOLDS]
        grappler.lasting = [each for each in grappler.lasting if each.until != _grip_on(prey)]
        touch(grappler)
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
    if creature.tokens.get(HOLDS) and has(creature, INCAPACITATED):
        await let_go(game, creature)


def release_options(creature: Object) -> list[Answer]:
    """Letting go of each prey, which a grappler may do whenever nothing is under way."""
    return [(RELEASE, prey.id) for prey in preys_of(creature)] if creature.tokens.get(HOLDS) else []
