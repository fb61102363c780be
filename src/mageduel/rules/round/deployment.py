"""Deployment: in initiative order each has one turn to cast the spells of spawnpoints (ruling R5) and spread vines."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, NamedTuple

from mageduel.dsl.capabilities import Capability
from mageduel.facts.traits import SPAWNPOINT
from mageduel.kernel.questions import PASS, TO_PASS, WORD, Count, Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.casting import declaring
from mageduel.rules.casting import spells as casting
from mageduel.rules.casting.mana import available
from mageduel.rules.enchantments.reveals import REVEALS, TO_REVEAL, reveal_beside, reveal_window, reveals_beside
from mageduel.rules.objects.characteristics import has
from mageduel.rules.objects.vines import TO_SPREAD, spread, spread_options
from mageduel.rules.objects.zone_control import whom_it_serves
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import CHOICE, OBJECT, PLACE, SLOT, SPELL
from mageduel.state.phases import Phase

TO_CALL: Final = Form("call", OBJECT, group="abilities", icon="act")
DEPLOY: Final = Question(
    "deploy",
    Form("deploy", OBJECT, WORD, SLOT, SPELL, PLACE, rest=CHOICE, group="spells", icon="book"),
    TO_CALL,
    TO_SPREAD,
    *TO_REVEAL,
    declines=TO_PASS,
    insists=True,
    count=Count.SECRET,
)


class Call(NamedTuple):
    """What an object may bring into play in the Deployment Phase, without casting it."""

    is_due: Callable[[Game, Object], bool]
    """Whether its time has come, which everybody can see."""
    can_be_made: Callable[[Game, Object, int], bool]
    """Whether this player has what it takes."""
    perform: Callable[[Game, Object, int], Awaitable[None]]


CALLS: Final = Capability[Call]("calls")
"""Asked of everything in play: what whom it serves may bring into play by it in the Deployment Phase."""
MANA_TO_WORK: Final = Capability[int]("mana to work")
"""Asked of a spawnpoint: how much mana must lie on it before it works."""


DEPLOYS_WITH: Final = Capability[Callable[[Object], Object | None]]("deploys with")
"""Asked of a spawnpoint that deploys only together with another: with which."""
AFTER_DEPLOYING: Final = Capability[Callable[[Game, Object], Awaitable[None]]]("after deploying")
"""Asked of a spawnpoint that has deployed what it may: what becomes of it."""


def ready_spawnpoints(game: Game, seat: int) -> list[Object]:
    """Spawnpoints of this player that have a spell and mana enough to work."""
    ready: list[Object] = []
    for each in game.objects.values():
        if each.prepared is not None and each.controller == seat and _can_work(game, each):
            ready.append(each)
    return ready


def _can_work(game: Game, thing: Object) -> bool:
    """Whether it is a spawnpoint that has the mana, and the company, it needs."""
    has_mana = all(thing.mana >= needed for needed in MANA_TO_WORK.of(thing))
    return has_mana and has(thing, SPAWNPOINT) and _is_accompanied(game, thing)


def _is_accompanied(game: Game, spawnpoint: Object) -> bool:
    """Whether what it deploys together with has a spell too, and there is mana for both."""
    for companion in DEPLOYS_WITH.of(spawnpoint):
        other = companion(spawnpoint)
        if other is None or other.prepared is None or spawnpoint.prepared is None:
            return False
        cost = (spawnpoint.prepared.cost or 0) + (other.prepared.cost or 0)
        if cost > available(game, spawnpoint.controller, spawnpoint) + other.mana:
            return False
    return True


async def _deploy_companion(game: Game, seat: int, first: Object) -> None:
    """What deploys together with another follows at once, with the mana that is left on the first."""
    for companion in DEPLOYS_WITH.of(first):
        other = companion(first)
        if other is None or other.id not in game.objects:
            continue
        other.mana, first.mana = other.mana + first.mana, 0
        casts = [("deploy", other.id, *cast) for cast in declaring.cast_options(game, other, quick=True, full=True)]
        if casts:
            answer = await DEPLOY.ask(seat, casts)
            await casting.cast_spell(game, declaring.declared_spell(game, other, answer[2:], has_full_action=True))
    for done in AFTER_DEPLOYING.of(first):
        await done(game, first)


async def deployment_phase(game: Game) -> None:
    """Let every player deploy."""
    for seat in game.seats_from(game.initiative):
        while game.players[seat].is_alive:
            if not ready_spawnpoints(game, seat) and not spread_options(game, seat) and not _calls_due(game, seat):
                break
            answer = await DEPLOY.ask(seat, partial(_options, game, seat))
            if answer == PASS:
                break
            if answer[0] in REVEALS:
                await reveal_beside(game, answer)
                continue
            if answer[0] == TO_CALL.word:
                caller = game.objects[answer[1]]
                for call in CALLS.of(caller):
                    await call.perform(game, caller, seat)
                continue
            if answer[0] == TO_SPREAD.word:
                await spread(game, seat, answer)
                continue
            caster = game.objects[answer[1]]
            spell = declaring.declared_spell(game, caster, answer[2:], has_full_action=True)
            await casting.cast_spell(game, spell)
            await _deploy_companion(game, seat, caster)
    if game.is_watched:
        await reveal_window(game, Phase.DEPLOYMENT)


def _calls_due(game: Game, seat: int) -> list[Object]:
    """What this player has whose time to call something has come."""
    due: list[Object] = []
    for each in CALLS.anybody(game):
        if whom_it_serves(game, each) == seat and any(call.is_due(game, each) for call in CALLS.of(each)):
            due.append(each)
    return due


def _options(game: Game, seat: int) -> list[Answer]:
    options: list[Answer] = [PASS]
    for caller in _calls_due(game, seat):
        if all(call.can_be_made(game, caller, seat) for call in CALLS.of(caller)):
            options.append(TO_CALL(caller.id))
    for caster in ready_spawnpoints(game, seat):
        for cast in declaring.cast_options(game, caster, quick=True, full=True):
            options.append(("deploy", caster.id, *cast))
    options += spread_options(game, seat)
    beside = reveals_beside(game, seat)
    return options if beside is None else [*options, *beside()]
