"""Formations: worn by one soldier, they serve all friendly soldiers in his zone; a mage has one in a zone at a time.

What only some attacks or some moments need is paid for when they come, at a lower price for minor creatures, and by
the mage whose soldier it is: that of a team-mate pays for himself.
"""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import Script, enchantment
from mageduel.facts.traits import FORMATION
from mageduel.rules.conditions.markers import is_minor
from mageduel.rules.objects.destroy import destroy
from mageduel.state.causes import Why
from mageduel.state.events import Moved, Revealed
from mageduel.state.game import Game
from mageduel.state.objects import Object

PRICE: Final = 2


def price_for(soldier: Object) -> int:
    """What a formation asks for helping this soldier: one mana less for a minor creature."""
    return PRICE - 1 if is_minor(soldier) else PRICE


def formation(name: str) -> Script:
    """Begin the script of a formation: it gives way to a newer one of the same mage in its zone."""
    script = enchantment(name)

    @script.on(Revealed)
    async def give_way(game: Game, this: Object, event: Revealed) -> None:
        if event.paid is not None and event.enchantment is not this:
            await _yield_to(game, this, event.enchantment)

    @script.on(Moved)
    async def meet_another(game: Game, this: Object, event: Moved) -> None:
        for other in tuple(game.objects.values()):
            if this.attached_to is not None and event.creature in (this.attached_to, other.attached_to):
                await _yield_to(game, this, other)

    return script


async def _yield_to(game: Game, older: Object, newer: Object) -> None:
    """Destroy a formation if another one of the same mage, taken up later, is in the same zone."""
    if newer is older or newer.hidden or not newer.card.has(FORMATION) or newer.controller != older.controller:
        return
    if older.in_play and older.zone == newer.zone and older.timestamp < newer.timestamp:
        await destroy(game, older, Why.REPLACED)
