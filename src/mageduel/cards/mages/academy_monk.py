"""The Monk of the Academy: Ki (reconstructed)."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import scripted
from mageduel.facts.mages import mage
from mageduel.rules.mages.ki import GATHERS_KI, KI, gain_ki
from mageduel.rules.objects.tokens import STARTS_WITH, Stock
from mageduel.rules.round.phases import WHILE_CHANNELING
from mageduel.state.game import Game
from mageduel.state.objects import Object

FIRST_KI: Final = 3

academy_monk = scripted(mage("Academy Monk").card)
academy_monk.answer(GATHERS_KI, True)
academy_monk.answer(STARTS_WITH, Stock(KI, FIRST_KI))


@academy_monk.answering(WHILE_CHANNELING)
async def gather_strength(game: Game, this: Object) -> None:
    """With his mana he gains 1 Ki."""
    if game.players[this.controller].is_alive:
        await gain_ki(game, this, 1)
