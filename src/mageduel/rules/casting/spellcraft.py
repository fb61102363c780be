"""Spellcraft: what follows from a mage's casting a spell of some kind, or revealing one; both are his spells."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from mageduel.dsl.script import Script
from mageduel.state.events import Revealed, SpellCast
from mageduel.state.game import Game
from mageduel.state.objects import Object

Follows = Callable[[Game, Object], Awaitable[None]]
"""What an object does when its mage has cast such a spell."""


def when_its_mage_casts(script: Script, *subtypes: str) -> Callable[[Follows], Follows]:
    """Say what happens when the mage who controls this has cast a spell of one of these subtypes.

    An enchantment lies face down when it is cast, so it counts when he reveals it and pays for it.
    """

    meant = frozenset(subtypes)

    def add(follows: Follows) -> Follows:
        @script.on(SpellCast)
        async def on_cast(game: Game, this: Object, event: SpellCast) -> None:
            card, mage = event.spell.card, game.players[this.controller].mage
            if event.spell.caster is mage and not card.is_enchantment and not meant.isdisjoint(card.subtypes):
                await follows(game, this)

        @script.on(Revealed)
        async def on_reveal(game: Game, this: Object, event: Revealed) -> None:
            is_his = event.enchantment.controller == this.controller and event.paid is not None
            if is_his and not meant.isdisjoint(event.enchantment.card.subtypes):
                await follows(game, this)

        return follows

    return add
