"""The Priestess of the Academy: Call to Guard."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import scripted
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.mages import mage
from mageduel.rules.attack.posts import offer_post
from mageduel.rules.casting.spellcraft import when_its_mage_casts
from mageduel.state.causes import Printed
from mageduel.state.game import Game
from mageduel.state.objects import Object

academy_priestess = scripted(mage("Academy Priestess").card)

CALL_TO_GUARD: Final = Printed("Call to Guard")


@when_its_mage_casts(academy_priestess, "healing", "protection")
async def call_to_guard(game: Game, this: Object) -> None:
    """For mana equal to its Level one friendly Holy creature goes on guard."""
    holy = [
        each
        for each in game.objects.values()
        if each.is_creature and "holy" in each.card.schools and is_friendly(this.controller, each)
    ]
    await offer_post(game, this, CALL_TO_GUARD, holy)
