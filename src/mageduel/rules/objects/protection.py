"""Protection: what keeps an opponent's spell or ability from destroying something, unless more mana is paid.

Each object that would be destroyed has its own price, and whoever would destroy it chooses for which to pay.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.selectors import is_controlled
from mageduel.kernel.questions import Question
from mageduel.kernel.requests import Answer
from mageduel.rules.casting.mana import PAY, TO_PAY, available, capture, pay
from mageduel.rules.happenings import happen
from mageduel.rules.objects.responsibility import who_did
from mageduel.state.causes import Cause
from mageduel.state.events import AbilityUsed
from mageduel.state.game import Game
from mageduel.state.objects import Object

PROTECTS: Final = Capability[Callable[[Object, Object, int], int]]("protects")
"""Asked of everything in play: what this player must pay more to destroy this object by a spell or ability."""
UNBREAKABLE: Final = 1_000_000
"""A price nobody can pay: what cannot be destroyed that way."""
LET_IT_BE: Final[Answer] = ("let it be",)
PAY_TO_DESTROY: Final = Question("pay to destroy", TO_PAY, about={"thing": Object, "cost": int}, declines=LET_IT_BE)


async def is_saved(game: Game, thing: Object, because: Cause) -> bool:
    """Whether protection prevents the destruction, its price not being paid; several add up (supplement).

    What nobody controls has no opponents, and asks for nothing.
    """
    seat = who_did(game, because)
    if seat is None:
        return False
    able = [each for each in PROTECTS.anybody(game) if is_controlled(each)]
    asking = [(each, sum(price(each, thing, seat) for price in PROTECTS.of(each))) for each in able]
    total = sum(cost for _, cost in asking)
    if not total:
        return False
    if available(game, seat) >= total:
        answer = await PAY_TO_DESTROY.ask(seat, [PAY, LET_IT_BE], thing, total)
        if answer == PAY:
            pay(game, seat, total)
            for each, cost in asking:
                await capture(game, seat, cost, each.controller)
            return False
    for each, cost in asking:
        if cost:
            await happen(game, AbilityUsed(each, each.card, thing))
    return True
