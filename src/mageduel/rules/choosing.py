"""Choosing: one of several objects, where a text makes its controller do so without aiming at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mageduel.kernel.questions import Form, Question
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT, VICTIM

TO_CHOOSE: Final = Form("choose", OBJECT)
TO_PICK_OUT: Final = Form("pick out", VICTIM)
WHICH_ONE: Final = Question("choose one", TO_CHOOSE, TO_PICK_OUT, about={"chooser": Object})


async def choose_one(game: Game, chooser: Object, among: Sequence[Object], *, harms: bool = False) -> Object | None:
    """Ask the controller of the chooser for one of these; None if there is none. What may be declined is an offer.

    Whether being chosen is to their harm tells players that are programs what they choose.
    """
    if not among:
        return None
    form = TO_PICK_OUT if harms else TO_CHOOSE
    answer = await WHICH_ONE.ask(chooser.controller, [form(each.id) for each in among], chooser)
    return game.objects[answer[1]]
