"""Tokens in the Upkeep Phase: those that count down to something, and those that an object gains.

Dissipate tokens may be given up before their time as well; whenever the last of them goes, the object's time is up.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import Final, NamedTuple

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.script import Script
from mageduel.dsl.upkeep import Due, Touch, alters, demands, ends, harms, reads, sways
from mageduel.facts.cards import AttackBar
from mageduel.facts.dice import ATTACK_FACES
from mageduel.facts.traits import DAMAGE_MODIFIER
from mageduel.rules.objects.characteristics import has_subtype
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.tokens import DISSIPATE_TOKEN, place_tokens, take_tokens
from mageduel.rules.offers import Offer, offer_for_mana, take_up
from mageduel.state.causes import Printed, Why
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object
from mageduel.state.running import Attack


class Countdown(NamedTuple):
    """One token goes each Upkeep Phase; something happens when the last is gone."""

    at_none: Callable[[Game, Object], Awaitable[None]]
    touches: Callable[[Object], Sequence[Touch]]
    """What taking a token off could do."""


HIGHEST_FACE: Final = max(face.value for face in ATTACK_FACES)
COUNTDOWNS: Final[dict[Mark, Countdown]] = {}
"""The tokens that count down, on whatever they lie."""


def counts_down(
    token: Mark, at_none: Callable[[Game, Object], Awaitable[None]], touches: Callable[[Object], Sequence[Touch]]
) -> None:
    """Let one of these tokens go each Upkeep Phase from whatever has some, and something happen at none."""
    COUNTDOWNS[token] = Countdown(at_none, touches)


def countdowns_due(game: Game, thing: Object) -> list[Due]:
    """What counts down on an object now."""
    due = []
    for token in thing.marks:
        countdown = COUNTDOWNS.get(token)
        if countdown is not None:
            act = partial(_count_down, game, thing, token, countdown)
            due.append(Due(thing, thing, token.name, act, tuple(countdown.touches(thing)), is_its_own=True))
    return due


async def _count_down(game: Game, thing: Object, token: Mark, countdown: Countdown) -> None:
    if token in thing.marks:
        await take_tokens(game, thing, token, 1)
        if token not in thing.marks and thing.id in game.objects:
            await countdown.at_none(game, thing)


def gains_each_upkeep(script: Script, token: Mark, most: int | None = None, *, count: int = 1) -> None:
    """Let an object gain so many of these tokens each Upkeep Phase, as far as it may have more."""

    async def gain(game: Game, this: Object) -> None:
        room = count if most is None else min(count, most - this.marks.get(token, 0))
        if room > 0:
            await place_tokens(game, this, token, room)

    @script.each_upkeep
    def due(game: Game, this: Object) -> list[Due]:
        return [Due(this, this, token.name, partial(gain, game, this), (alters(this, token),))]


class Respite(NamedTuple):
    """Something that lets an object stay for a while when it would dissipate, for mana."""

    ability: Printed
    is_possible: Callable[[Object, Object], bool]
    cost: Callable[[Object], int]
    grant: Callable[[Game, Object, Object], Awaitable[None]]


RESPITE: Final = Capability[Respite]("respite")
"""Asked of everything in play: whether it lets what would dissipate now stay a while longer."""


def _respites(game: Game, thing: Object) -> list[tuple[Object, Respite]]:
    return [
        (each, respite)
        for each in RESPITE.anybody(game)
        for respite in RESPITE.of(each)
        if respite.is_possible(each, thing)
    ]


async def expire(game: Game, thing: Object) -> None:
    """Its time is up: it is destroyed, unless somebody pays for some more."""
    for source, respite in _respites(game, thing):
        if await offer_for_mana(game, source, respite.ability, respite.cost(thing), thing):
            await respite.grant(game, source, thing)
            return
    await destroy(game, thing, Why.DISSIPATED)


def expires(thing: Object) -> Sequence[Touch]:
    """What the end of its time could do: to it, and to the mana of whoever can keep it."""
    costs = [demands(source.controller, respite.cost(thing)) for source, respite in _respites(thing.game, thing)]
    return (ends(thing), *costs)


LOSING_TIME: Final = Capability[Callable[[Object], Sequence[Touch]]]("losing time")
"""Asked of what has Dissipate tokens: what losing one could do to others, its own end left out."""


def _loses_a_token(thing: Object) -> Sequence[Touch]:
    """What the next Dissipate token that goes could do: with the last one, end the object."""
    others = [touch for touches in LOSING_TIME.of(thing) for touch in touches(thing)]
    return (*expires(thing), *others) if thing.marks[DISSIPATE_TOKEN] == 1 else others


counts_down(DISSIPATE_TOKEN, expire, _loses_a_token)


def harmed_by(bar: AttackBar, those: Iterable[Object]) -> list[Touch]:
    """What an attack with this bar could do to each of these."""
    kind = bar.damage_type
    effects = [effect.condition for row in bar.effects for effect in row.effects]
    conditions = [each for each in effects if each is not None]
    touches: list[Touch] = []
    for each in those:
        if conditions:
            touches.append(sways(each, *conditions))
        if each.has_life:
            touches.append(harms(each, HIGHEST_FACE * (bar.dice or 0), kind))
            if kind is not None:
                touches.append(reads(each, DAMAGE_MODIFIER[kind]))
    return touches


def is_last_token(thing: Object) -> bool:
    """Whether the next Dissipate token that an object loses is its last."""
    return thing.marks.get(DISSIPATE_TOKEN) == 1


LAST_ROUND: Final = Mark("last round", until=IN_PLAY, shown=True)
"""The mark of what has no Dissipate token left and stays all the same until the round ends."""


async def end_last_rounds(game: Game) -> None:
    """Destroy what was to stay for this round only."""
    for each in list(game.objects.values()):
        if each.marks and LAST_ROUND in each.marks:
            await destroy(game, each, Why.DISSIPATED)


TIME_IS_UP: Final = Mark("time is up", until=IN_PLAY)
"""The mark of an attacker that has given up its last Dissipate token: it is gone when its attack is over."""


async def give_up_time(game: Game, thing: Object) -> None:
    """Take a Dissipate token off before its time; with the last one an object is gone, an attacker after its attack."""
    await take_tokens(game, thing, DISSIPATE_TOKEN, 1)
    if DISSIPATE_TOKEN not in thing.marks and thing.id in game.objects:
        if _is_attacking(game, thing):
            thing.mark(TIME_IS_UP)
        else:
            await expire(game, thing)


async def end_spent_attacker(game: Game, attacker: Object) -> None:
    """Let an attacker go that has given up its last Dissipate token, once none of its attacks is going on."""
    if not _is_attacking(game, attacker) and attacker.id in game.objects:
        attacker.unmark(TIME_IS_UP)
        await expire(game, attacker)


def _is_attacking(game: Game, thing: Object) -> bool:
    return any(isinstance(each, Attack) and each.attacker is thing for each in game.running)


async def offer_for_time(game: Game, source: Object, ability: Printed, target: Object | None = None) -> bool:
    """Offer an ability for one of the source's own Dissipate tokens, if it has any; True if it has been given up."""
    if not source.marks.get(DISSIPATE_TOKEN):
        return False
    if await take_up(game, Offer(source, ability, target), ("spend", 1, DISSIPATE_TOKEN.name)) is None:
        return False
    await give_up_time(game, source)
    return True


def passing_creatures(game: Game, seat: int, subtype: str) -> list[Object]:
    """Creatures of this player and subtype that have Dissipate tokens to give up."""
    return [
        each
        for each in game.objects.values()
        if each.is_creature
        and each.controller == seat
        and each.marks.get(DISSIPATE_TOKEN)
        and has_subtype(each, subtype)
    ]
