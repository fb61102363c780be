"""Countering in time: hidden enchantments that may be turned up against a spell, an attack, or another reveal."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from mageduel.dsl.capabilities import Answered, Capability
from mageduel.dsl.script import SCRIPTS
from mageduel.dsl.selectors import is_friendly
from mageduel.dsl.steps import AVOID_ATTACK, COUNTER_SPELL
from mageduel.facts.cards import AttackBar, Card
from mageduel.rules.casting.further_targets import leave_out
from mageduel.rules.casting.mana import gain_mana
from mageduel.state.causes import Cause
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack, Running, Spell

COUNTERS_SPELLS: Final = Capability[Callable[[Card], bool]]("counters spells")
"""Asked of a hidden enchantment: which spells it may counter in time, and which enchantments as they are revealed."""
COUNTERS_ATTACKS: Final = Capability[Callable[[AttackBar], bool]]("counters attacks")
"""Asked of a hidden enchantment: which attacks on its bearer it may cancel when they could be avoided."""


@cache
def could_be_countered(card: Card) -> bool:
    """Whether there is an enchantment in the game that counters such a spell; everybody knows that."""
    return any(counters(card) for counters in _printed(COUNTERS_SPELLS))


@cache
def could_be_stopped(bar: AttackBar) -> bool:
    """Whether there is an enchantment in the game that cancels such an attack."""
    return any(counters(bar) for counters in _printed(COUNTERS_ATTACKS))


@cache
def _printed(capability: Capability[Answered]) -> tuple[Answered, ...]:
    """What all the cards there are answer."""
    return tuple(answer for script in SCRIPTS.values() for answer in script.answers.get(capability, ()))


def is_moment_to_counter(running: Running | None) -> bool:
    """Whether this is the step in which such an enchantment may be turned up against what is going on."""
    if isinstance(running, Spell):
        return running.step == COUNTER_SPELL.code and could_be_countered(running.card)
    if isinstance(running, Attack):
        return running.step == AVOID_ATTACK.code and could_be_stopped(running.bar)
    return False


def has_something_to_counter(game: Game, this: Object) -> bool:
    """Whether a spell or an attack that it counters is about to strike its bearer."""
    bearer, running = this.attached_to, game.running[-1] if game.running else None
    if bearer is None or not is_moment_to_counter(running):
        return False
    if isinstance(running, Spell):
        is_struck = bearer in running.targets or _is_in(bearer, running)
        return not running.has_failed and is_struck and any(each(running.card) for each in COUNTERS_SPELLS.of(this))
    if isinstance(running, Attack):
        is_struck = running.defender is bearer and not running.avoided and not running.missed
        return is_struck and any(each(running.bar) for each in COUNTERS_ATTACKS.of(this))
    return False


def _is_in(bearer: Object, spell: Spell) -> bool:
    return any(isinstance(place, int) and place == bearer.zone for place in spell.targets)


async def counter(game: Game, this: Object) -> None:
    """Cancel what is about to strike the bearer; whoever else it strikes is struck all the same."""
    running = game.running[-1]
    bearer = this.attached_to
    if isinstance(running, Attack):
        running.is_stopped = True
    elif isinstance(running, Spell) and bearer is not None:
        if bearer not in running.targets:
            running.spared.append(bearer)
        elif not leave_out(running, bearer):
            running.is_countered = True


def is_magic_on_bearer(this: Object, spell: Spell) -> bool:
    """Whether somebody has aimed an incantation or enchantment at what this is attached to."""
    is_aimed = this.attached_to is not None and this.attached_to in spell.targets
    return is_aimed and (spell.card.is_incantation or spell.card.is_enchantment)


def is_magic_against(this: Object, spell: Spell) -> bool:
    """Whether an opponent has."""
    return is_magic_on_bearer(this, spell) and not is_friendly(this.controller, spell.caster)


async def counter_and_refund(game: Game, spell: Spell, because: Cause, *, returns: bool = True) -> None:
    """Counter a spell, give everybody back what they paid for it, and return the card to its owner's book, or not."""
    spell.is_countered, spell.is_returned = True, returns
    for who, amount in spell.payments:
        await gain_mana(game, who, amount, because)
