"""The Wizard of the Academy: Extended Magic (reconstructed)."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import scripted
from mageduel.facts.mages import mage
from mageduel.rules.objects.tokens import DISSIPATE_TOKEN, place_tokens
from mageduel.rules.offers import offer_for_mana
from mageduel.state.causes import Printed
from mageduel.state.events import Revealed
from mageduel.state.game import Game
from mageduel.state.objects import Object

academy_wizard = scripted(mage("Academy Wizard").card)

EXTENDED_MAGIC: Final = Printed("Extended Magic")


@academy_wizard.on(Revealed)
async def extend(game: Game, this: Object, event: Revealed) -> None:
    """What he reveals may last for a round more, at the price of its Level."""
    enchantment = event.enchantment
    if event.paid is None or enchantment.controller != this.controller or DISSIPATE_TOKEN not in enchantment.marks:
        return
    if await offer_for_mana(game, this, EXTENDED_MAGIC, enchantment.level, enchantment):
        await place_tokens(game, enchantment, DISSIPATE_TOKEN)
