"""Damage prevention: what keeps an attack's damage from being dealt, in the order the protected player likes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.kernel.questions import Form, Question
from mageduel.rules.attack.damage import UNHARMED_BY
from mageduel.rules.attack.tallies import PREVENTION, preventions
from mageduel.rules.happenings import happen
from mageduel.state.events import DamagePrevented
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT
from mageduel.state.running import Attack

MAY_PREVENT: Final = Capability[Callable[[Game, Object, Attack], Awaitable[int]]]("may prevent")
"""Asked of what is attached to a defender: how much damage of this attack it prevents, if its controller pays."""
WHICH_PREVENTS_FIRST: Final = Question("prevention", Form("prevent", OBJECT), about={"attack": Attack})


def may_be_prevented(game: Game, attack: Attack) -> bool:
    """Whether anything could prevent damage of this attack at all."""
    if PREVENTION in game.listeners or MAY_PREVENT in game.listeners:
        return True
    return UNHARMED_BY in attack.defender.script.answers


async def prevent_damage(game: Game, attack: Attack, damage: int) -> int:
    """Let everything that prevents damage do so, until none is left to prevent; returns how much it was."""
    left = damage
    done: list[Object] = []
    while left > 0:
        ready = preventions(attack, left)
        if done:
            ready = [(source, amount) for source, amount in ready if source not in done]
        if not ready:
            break
        ways = [("prevent", source.id) for source, _ in ready]
        answer = await WHICH_PREVENTS_FIRST.ask(attack.defender.controller, ways, attack)
        source, amount = next(each for each in ready if each[0].id == answer[1])
        done.append(source)
        left -= amount
        await happen(game, DamagePrevented(source, attack, amount))
    if left > 0 and MAY_PREVENT in game.listeners:
        left -= await _prevent_at_a_price(game, attack, left)
    return damage - left


async def _prevent_at_a_price(game: Game, attack: Attack, damage: int) -> int:
    """What prevents damage only if it is paid for comes last, when it is clear what is left."""
    left = damage
    for each in tuple(attack.defender.attachments):
        if each.hidden or left <= 0:
            continue
        for may_prevent in MAY_PREVENT.of(each):
            amount = min(left, await may_prevent(game, each, attack))
            if amount > 0:
                left -= amount
                await happen(game, DamagePrevented(each, attack, amount))
    return damage - left
