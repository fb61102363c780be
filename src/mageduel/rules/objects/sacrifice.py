"""Sacrifice: somebody takes the damage of another upon himself, as much as he wants."""

from __future__ import annotations

from typing import Final

from mageduel.facts.traits import FINITE_LIFE
from mageduel.kernel.questions import NUMBER, Form, Question
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.objects.characteristics import has
from mageduel.rules.objects.healing import heal
from mageduel.state.causes import Cause
from mageduel.state.game import Game
from mageduel.state.objects import Object

TO_TAKE_OVER: Final = Form("take over", NUMBER)
TAKE_OVER = Question("take over", TO_TAKE_OVER, about={"victim": Object, "taker": Object}, declines=("take over", 0))


async def take_damage_over(
    game: Game, taker: Object, victim: Object, most: int, because: Cause, *, despite_finite_life: bool = False
) -> None:
    """Let the controller of one object heal up to so much of another's damage, which it then receives directly."""
    most = min(most, victim.damage)
    if most <= 0 or taker.id not in game.objects or (has(victim, FINITE_LIFE) and not despite_finite_life):
        return
    ways = [TO_TAKE_OVER(count) for count in range(most + 1)]
    answer = await TAKE_OVER.ask(taker.controller, ways, victim, taker)
    healed = await heal(game, victim, answer[1], because, despite_finite_life=despite_finite_life)
    await direct_damage(game, taker, healed, because)
