"""Choosing: one of several objects, where a text makes its controller do so without aiming at it."""

from __future__ import annotations

from collections.abc import Sequence

from mageduel.kernel.questions import Form, Question
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT

TO_CHOOSE = Form("choose", OBJECT)
WHICH_ONE = Question("choose one", TO_CHOOSE, about={"chooser": Object})


async def choose_one(game: Game, chooser: Object, among: Sequence[Object]) -> Object | None:
    """Ask the controller of the chooser for one of these; None if there is none. What may be declined is an offer."""
    if not among:
        return None
    answer = await WHICH_ONE.ask(chooser.controller, [TO_CHOOSE(each.id) for each in among], chooser)
    return game.objects[answer[1]]
