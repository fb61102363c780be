"""Choosing a creature, where a text lets its controller do so without aiming at it."""

from __future__ import annotations

from collections.abc import Sequence

from mageduel.kernel.questions import Form, Question
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT

WHICH_CREATURE = Question("choose creature", Form("choose", OBJECT), about={"chooser": Object})


async def which_creature(game: Game, this: Object, creatures: Sequence[Object]) -> Object | None:
    """Ask the controller of this for one of these creatures; None if there is none."""
    if not creatures:
        return None
    answer = await WHICH_CREATURE.ask(this.controller, [("choose", each.id) for each in creatures], this)
    return game.objects[answer[1]]
