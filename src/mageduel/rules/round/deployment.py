"""Deployment: in initiative order each has one turn to cast the spells of spawnpoints (ruling R5) and spread vines."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, NamedTuple

from mageduel.dsl.capabilities import Capability
from mageduel.facts.traits import SPAWNPOINT
from mageduel.kernel.questions import PASS, TO_PASS, WORD, Count, Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.casting import spells as casting
from mageduel.rules.enchantments.reveals import REVEALS, TO_REVEAL, reveal_beside, reveal_window, reveals_beside
from mageduel.rules.objects.characteristics import has
from mageduel.rules.objects.vines import TO_SPREAD, spread, spread_options
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import CHOICE, OBJECT, PLACE, SLOT, SPELL
from mageduel.state.phases import Phase

TO_CALL = Form("call", OBJECT, group="abilities", icon="act")
DEPLOY = Question(
    "deploy",
    Form("deploy", OBJECT, WORD, SLOT, SPELL, PLACE, rest=CHOICE, group="spells", icon="book"),
    TO_CALL,
    TO_SPREAD,
    *TO_REVEAL,
    declines=TO_PASS,
    count=Count.SECRET,
)


class Call(NamedTuple):
    """What an object may bring into play in the Deployment Phase, without casting it."""

    is_due: Callable[[Game, Object], bool]
    """Whether its time has come, which everybody can see."""
    can_be_made: Callable[[Game, Object], bool]
    perform: Callable[[Game, Object], Awaitable[None]]


CALLS: Final = Capability[Call]("calls")
"""Asked of everything in play: what its controller may bring into play by it in the Deployment Phase."""
MANA_TO_WORK: Final = Capability[int]("mana to work")
"""Asked of a spawnpoint: how much mana must lie on it before it works."""


def ready_spawnpoints(game: Game, seat: int) -> list[Object]:
    """Spawnpoints of this player that have a spell and mana enough to work."""
    return [
        each
        for each in game.objects.values()
        if each.controller == seat
        and each.prepared is not None
        and all(each.mana >= needed for needed in MANA_TO_WORK.of(each))
        and has(each, SPAWNPOINT)
    ]


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
                    await call.perform(game, caller)
                continue
            if answer[0] == TO_SPREAD.word:
                await spread(game, seat, answer)
                continue
            caster = game.objects[answer[1]]
            spell = casting.declared_spell(game, caster, answer[2:], has_full_action=True)
            await casting.cast_spell(game, spell)
    await reveal_window(game, Phase.DEPLOYMENT)


def _calls_due(game: Game, seat: int) -> list[Object]:
    """What this player has whose time to call something has come."""
    mine = [each for each in CALLS.anybody(game) if each.controller == seat]
    return [each for each in mine if any(call.is_due(game, each) for call in CALLS.of(each))]


def _options(game: Game, seat: int) -> list[Answer]:
    options: list[Answer] = [PASS]
    for caller in _calls_due(game, seat):
        if all(call.can_be_made(game, caller) for call in CALLS.of(caller)):
            options.append(TO_CALL(caller.id))
    for caster in ready_spawnpoints(game, seat):
        for cast in casting.cast_options(game, caster, quick=True, full=True):
            options.append(("deploy", caster.id, *cast))
    options += spread_options(game, seat)
    beside = reveals_beside(game, seat)
    return options if beside is None else [*options, *beside()]
