"""Taking damage upon oneself: what one object would receive, another may bear in its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.kernel.questions import NUMBER, Form, Question
from mageduel.rules.happenings import happen
from mageduel.rules.objects.responsibility import is_enemys_doing
from mageduel.state.causes import Cause, Printed
from mageduel.state.events import AbilityUsed
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack

BEARS_DAMAGE_FOR: Final = Capability[Callable[[Object, Object], int]]("bears damage for")
"""Asked of everything in play: how much of the damage an enemy does this other object it may bear in its place."""
HANDS_ON: Final = Capability[int]("hands on damage")
"""Asked of what is attached to who is attacked: how much of the damage goes to its controller's Mage instead."""
PASSES_ON: Final = Capability[Callable[[Object, Attack], Sequence[Object]]]("passes damage on")
"""Asked of everything in play: to whom its controller may pass on a point of the damage of this attack."""
BEAR: Final = "bear"
BEAR_DAMAGE: Final = Question(
    "bear damage", Form(BEAR, NUMBER), about={"bearer": Object, "victim": Object, "damage": int}, declines=(BEAR, 0)
)


async def share_damage(
    game: Game, thing: Object, amount: int, because: Cause, attack: Attack | None = None
) -> tuple[int, list[tuple[Object, int]]]:
    """Ask whoever may bear some of it; returns what is left for the object, and who bears how much."""
    borne: list[tuple[Object, int]] = []
    for each in BEARS_DAMAGE_FOR.anybody(game):
        bearer = each if each.has_life else each.attached_to
        if bearer is None or bearer is thing or amount <= 0 or not is_enemys_doing(game, thing, because, attack):
            continue
        most = min(amount, sum(bears(each, thing) for bears in BEARS_DAMAGE_FOR.of(each)))
        if most <= 0:
            continue
        ways = [(BEAR, count) for count in range(most + 1)]
        answer = await BEAR_DAMAGE.ask(each.controller, ways, bearer, thing, amount)
        if answer[1]:
            amount -= answer[1]
            borne.append((bearer, answer[1]))
            await happen(game, AbilityUsed(bearer, Printed(each.name), thing))
    return amount, borne
