"""Hidden enchantments of no set: they do what a test needs at the moment it needs it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from mageduel.dsl.selectors import is_friendly
from mageduel.dsl.steps import COUNTER_SPELL
from mageduel.facts.cards import Card
from mageduel.rules.movement.moves import teleport
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Spell
from tests.kit.table import make_card, script_for


def _enchantment(name: str) -> Card:
    return make_card(name=name, type="enchantment", cost=2, reveal=0, action="quick", range=[0, 2], target="object")


def surprise(effect: Callable[[Game, Object], Awaitable[None]]) -> Card:
    """An enchantment that does something when it is revealed."""
    card = _enchantment("Surprise")
    script_for(card).when_revealed(effect)
    return card


def blink() -> Card:
    """An enchantment that Teleports its bearer into the zone where it is."""

    async def effect(game: Game, this: Object) -> None:
        host = this.attached_to
        assert host is not None
        assert host.zone is not None
        await teleport(game, host, host.zone)

    return surprise(effect)


def counterspell() -> Card:
    """An enchantment that counters the next enemy spell aimed at its bearer."""
    card = _enchantment("Counterspell")
    script = script_for(card)

    @script.must_reveal(
        during=COUNTER_SPELL,
        when=lambda this, spell: (
            not is_friendly(spell.controller, this) and this.attached_to in (spell.target, *spell.extra_targets)
        ),
    )
    async def counter(game: Game, this: Object, spell: Spell) -> None:
        spell.is_countered = True

    return card
