"""A table that notes which windows are put to a player."""

from __future__ import annotations

from dataclasses import dataclass

from mageduel.kernel.requests import Answer, Request
from mageduel.rules.attack import action as attack_action
from mageduel.state.objects import Object
from mageduel.views.windows import (
    USUAL_STOPS,
    Concern,
    Stops,
    concern,
)
from tests.kit.moments import name_of as step_title
from tests.kit.table import RED, Table


@dataclass
class Noted:
    """A window as it was put to the watched player."""

    step: str
    concern: Concern
    options: list[Answer]


class Watched(Table):
    """A table that notes every window put to Red, and what Red's settings make of it."""

    def __init__(self, stops: Stops = USUAL_STOPS) -> None:
        super().__init__()
        self.stops = stops
        self.noted: list[Noted] = []

    def _reveal(self, request: Request) -> Answer:
        if request.player == RED:
            step = request.subject[0]  # type: ignore[index]
            found = concern(self.game, request, self.stops)
            self.noted.append(Noted(step_title(step), found, list(request.options)))
        return super()._reveal(request)

    def interruptions(self) -> list[str]:
        """The windows that interrupted, by the step before them."""
        return [each.step for each in self.noted if each.concern.asks]


def attack(table: Table, attacker: Object, defender: Object) -> None:
    """An attack that comes to nothing."""
    table.dice("0 0 0 0 0 0")
    table.start(attack_action.attack_with(table.game, attacker, attacker.card.attacks[0], defender))
