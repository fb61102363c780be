"""Choosing a mage, where a card lets its controller do so."""

from __future__ import annotations

from collections.abc import Iterable

from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import Request
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT

WHICH_MAGE = Question("choose mage", Form("choose", OBJECT), about={"chooser": Object})


def which_mage(this: Object, mages: Iterable[Object]) -> Request:
    """Ask the controller of this for one of these mages; the answer has its number."""
    return WHICH_MAGE.ask(this.controller, [("choose", mage.id) for mage in mages], this)
