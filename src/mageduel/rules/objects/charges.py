"""Charges: Charge tokens that an object comes with and spends one by one; without any left it is destroyed."""

from __future__ import annotations

from mageduel.dsl.script import Script
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.tokens import CHARGE_TOKEN, STARTS_WITH, Stock
from mageduel.state.causes import Why
from mageduel.state.events import TokensChanged
from mageduel.state.game import Game
from mageduel.state.objects import Object


async def _run_dry(game: Game, this: Object, event: TokensChanged) -> None:
    """Destroy it when the last of its charges is gone."""
    if event.who is this and CHARGE_TOKEN not in this.marks:
        await destroy(game, this, Why.USED_UP)


def comes_charged(script: Script, charges: int) -> None:
    """Let an object come into play with so many Charge tokens, and be destroyed when none is left."""
    script.answer(STARTS_WITH, Stock(CHARGE_TOKEN, charges))
    script.on(TokensChanged)(_run_dry)
