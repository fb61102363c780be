"""Looking ahead: what a creature could do if it were activated now, before anybody commits to anything.

It is tried on a copy of the table in which everything hidden from the player is blank and the dice are not thrown, so
looking tells no secret.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mageduel.dsl.script import Script
from mageduel.facts.cards import Card, CardType
from mageduel.kernel.questions import PASS
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.enchantments.reveals import WINDOW
from mageduel.rules.round.action_stage import ACTIVATE, TO_ACTIVATE
from mageduel.rules.round.activation import ACTION, take_action_phase
from mageduel.state.game import Game
from mageduel.views.asked import QuestionShown
from mageduel.views.odds import odds_of_option
from mageduel.views.questions import question
from mageduel.views.shapes import OddsShown
from mageduel.views.sides import may_see

_BLANK: Final = Card("a hidden enchantment", CardType.ENCHANTMENT, reveal=0)


@dataclass(frozen=True, slots=True)
class Ahead:
    """A table one step on, and the question that would be asked there."""

    game: Game
    request: Request

    def shown(self) -> QuestionShown:
        """That question as its player would see it."""
        return question(self.game, self.request)

    def odds(self, answer: Answer) -> OddsShown | None:
        """The odds of one of its options; None for anything that is no option or no attack."""
        return odds_of_option(self.game, self.request, answer) if self.request.refuses(answer) is None else None


def look_ahead(game: Game, request: Request, answer: Answer) -> Ahead | None:
    """Where activating a creature leads; None where dice or another question come first, or nothing can be done."""
    if request.question is not ACTIVATE or request.refuses(answer) is not None:
        return None
    if request.question.form_of(answer) is not TO_ACTIVATE:
        return None
    twin = _without_secrets(game, request.player)
    procedure = take_action_phase(twin, twin.objects[answer[1]])
    answers: tuple[Answer, ...] | None = None
    try:
        while True:
            asked = procedure.send(answers)[0]
            forced = asked.forced
            if forced is not None:
                answers = (forced,)
            elif asked.question is WINDOW:
                answers = (PASS,)
            else:
                return Ahead(twin, asked) if asked.question is ACTION else None
    except StopIteration:
        return None


def _without_secrets(game: Game, seat: int) -> Game:
    """A copy of the table that knows no more than this player."""
    twin = game.copy()
    twin.marks_safe_points = False
    twin.asks_chance = True
    for thing in twin.hidden:
        if not may_see(game, seat, thing):
            thing.become(_BLANK, Script(_BLANK))
    return twin
