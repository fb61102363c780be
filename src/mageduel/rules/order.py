"""Order: which of several comes next, where they are taken one after the other and a player decides."""

from __future__ import annotations

from collections.abc import Iterable

from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import Request
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT
from mageduel.state.running import Attack, Move, Spell

WHICH_ONE_NEXT = Question("order", Form("next", OBJECT, icon="next"), about={"subject": Object | Attack | Spell | Move})


def which_one_next(seat: int, left: Iterable[Object], subject: Object | Attack | Spell | Move) -> Request:
    """Ask which of these comes next; the answer has its number."""
    return WHICH_ONE_NEXT.ask(seat, [("next", each.id) for each in left], subject)
