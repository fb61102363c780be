"""Sacrifice: somebody takes the damage of another upon himself, as much as he wants; and damage that just moves."""

from __future__ import annotations

from typing import Final

from mageduel.facts.traits import FINITE_LIFE, NO_HEALING
from mageduel.kernel.questions import NUMBER, Form, Question
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import has
from mageduel.rules.objects.destroy import destroy_if_dead
from mageduel.rules.objects.healing import heal
from mageduel.state.causes import Cause
from mageduel.state.events import Damaged, Healed
from mageduel.state.game import Game
from mageduel.state.objects import Object


async def move_damage(game: Game, giver: Object, taker: Object, count: int, because: Cause) -> None:
    """Move damage from one object to another; that is neither healing nor an attack."""
    giver.damage -= count
    await happen(game, Healed(giver, count, because))
    taker.damage += count
    await happen(game, Damaged(taker, count, because))
    await destroy_if_dead(game, taker, because)


TO_TAKE_OVER: Final = Form("take over", NUMBER)
TAKE_OVER: Final = Question(
    "take over", TO_TAKE_OVER, about={"victim": Object, "taker": Object}, declines=("take over", 0)
)


async def take_damage_over(
    game: Game, taker: Object, victim: Object, most: int, because: Cause, *, despite_finite_life: bool = False
) -> None:
    """Let the controller of one object heal up to so much of another's damage, which it then receives directly."""
    most = min(most, victim.damage)
    if most <= 0 or taker.id not in game.objects or has(victim, NO_HEALING):
        return
    if has(victim, FINITE_LIFE) and not despite_finite_life:
        return
    ways = [TO_TAKE_OVER(count) for count in range(most + 1)]
    answer = await TAKE_OVER.ask(taker.controller, ways, victim, taker)
    healed = await heal(game, victim, answer[1], because, despite_finite_life=despite_finite_life)
    await direct_damage(game, taker, healed, because)
