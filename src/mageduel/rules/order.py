"""Order: which of several comes next, where they are taken one after the other and a player decides."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final

from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import Request
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT
from mageduel.state.running import ActionPhase, Healing, Running, Spell

Subject = Object | Running | Healing | ActionPhase
"""What goes on while things are taken in turn."""
WHICH_ONE_NEXT: Final = Question("order", Form("next", OBJECT, icon="next"), about={"subject": Subject})


def which_one_next(seat: int, left: Iterable[Object], subject: Subject) -> Request:
    """Ask which of these comes next; the answer has its number."""
    return WHICH_ONE_NEXT.ask(seat, [("next", each.id) for each in left], subject)


async def in_turn(
    game: Game, spell: Spell, things: Sequence[Object], does: Callable[[Object], Awaitable[object]]
) -> None:
    """Let a spell do something to several objects one after the other, in the order its controller likes."""
    left = list(things)
    while left := [each for each in left if each.id in game.objects]:
        answer = await which_one_next(spell.controller, left, spell)
        thing = game.objects[answer[1]]
        left.remove(thing)
        await does(thing)
