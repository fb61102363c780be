"""Choosing: one of several objects, or none, where an ability lets its controller do something for one of them."""

from __future__ import annotations

from collections.abc import Sequence

from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.happenings import happen
from mageduel.state.causes import Printed
from mageduel.state.events import AbilityUsed
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT

NOBODY: Answer = ("nobody",)
WHICH_ONE = Question("choose one", Form("choose", OBJECT), about={"chooser": Object}, declines=NOBODY)


async def choose_one(game: Game, chooser: Object, among: Sequence[Object], seat: int | None = None) -> Object | None:
    """Ask for one of these to use an ability on, the controller of the chooser if nobody else is named."""
    if not among:
        return None
    ways = [("choose", each.id) for each in among]
    answer = await WHICH_ONE.ask(chooser.controller if seat is None else seat, [*ways, NOBODY], chooser)
    if answer == NOBODY:
        return None
    chosen = game.objects[answer[1]]
    await happen(game, AbilityUsed(chooser, Printed(chooser.name), chosen))
    return chosen
