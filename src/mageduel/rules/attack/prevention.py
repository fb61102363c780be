"""Damage prevention: what keeps an attack's damage from being dealt, in the order the protected player likes."""

from __future__ import annotations

from mageduel.kernel.questions import Form, Question
from mageduel.rules.attack.dice import preventions
from mageduel.rules.happenings import happen
from mageduel.state.events import DamagePrevented
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT
from mageduel.state.running import Attack

WHICH_PREVENTS_FIRST = Question("prevention", Form("prevent", OBJECT), about={"attack": Attack})


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
    return damage - left
