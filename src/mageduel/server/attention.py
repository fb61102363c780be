"""Attention: when each person at a table wants to be interrupted, and how long an answer for somebody takes.

Whatever is answered without a person's doing, a quiet window or an answer given ahead, takes the same short beat; a
computer player takes its pace. So how long one waits for an answer depends on what everybody sees and on what people
choose, never on what is held. None of it is kept: whoever comes back says anew when to be interrupted.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from mageduel.agents.levels import LEVELS, parts_of
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.enchantments.reveals import WINDOW
from mageduel.server.stopping import MomentFace, StopsWanted
from mageduel.state.game import Game
from mageduel.views.asked import AttentionShown
from mageduel.views.windows import (
    EVERYWHERE,
    USUAL_MOMENTS,
    Hush,
    Moment,
    Stop,
    Stops,
    Wish,
    answer_ahead,
    card_stops,
    concern,
    hush,
)
from mageduel.words.language import say

PACES = {name: 0.3 + (level.seconds or 0.0) for name, level in LEVELS.items() if level.is_searching}
"""Seconds a computer player takes for an answer, whatever it is about: more than it ever thinks."""


def pace(game: Game, request: Request, level: str, beat: float) -> float:
    """How long a computer player takes for this answer: a beat in a window that would not interrupt a person."""
    if not beat or (request.question is WINDOW and not concern(game, request).asks):
        return beat
    return max(beat, PACES.get(parts_of(level)[0], beat))


def moment_faces() -> list[MomentFace]:
    """The kinds of moment one can stop at, in the order of the game."""
    return [
        MomentFace.model_validate(
            {"name": each.value, "label": say(f"stop-at.{each.value}"), "usual": each in USUAL_MOMENTS}
        )
        for each in Moment
    ]


def stops_from(wanted: StopsWanted, *, is_unwatched: bool) -> Stops:
    """Settings as they came over the wire."""
    return Stops(
        at=USUAL_MOMENTS if wanted.at is None else frozenset(map(Moment, wanted.at)),
        cards={int(number): Stop(stop) for number, stop in wanted.cards.items()},
        everywhere=wanted.everywhere,
        ahead={about: Wish(wish) for about, wish in wanted.ahead.items()},
        is_unwatched=is_unwatched,
    )


@dataclass(slots=True)
class Attention:
    """One person's settings for the moment, and how often they were interrupted this round."""

    wanted: Stops | None = None
    """None: asked everything."""
    hushed: Hush | None = None
    next_chance: bool = False
    round: int = 0
    asked: int = 0
    quiet: int = 0

    @property
    def stops(self) -> Stops:
        """When to interrupt, with all that was said since."""
        if self.wanted is None:
            return EVERYWHERE
        return replace(self.wanted, hushed=self.hushed, next_chance=self.next_chance)

    def answer_ahead(self, game: Game, request: Request) -> Answer | None:
        """What this person has answered already to a question that is open."""
        return None if self.wanted is None else answer_ahead(game, request, self.stops)

    def hush(self, game: Game, until: str) -> None:
        """Leave the person alone for a while."""
        self.hushed = hush(game, until)

    def note(self, game: Game, request: Request, *, was_asked: bool) -> None:
        """A question was answered; a hush until one's own turn ends with the first that is no window."""
        if self.round != game.round:
            self.round, self.asked, self.quiet = game.round, 0, 0
        if request.question is not WINDOW:
            if self.hushed is not None and self.hushed.until == "turn":
                self.hushed = None
            return
        self.asked += was_asked
        self.quiet += not was_asked
        if was_asked:
            self.next_chance = False

    def shown(self, game: Game, seat: int) -> AttentionShown:
        """What the person is told of it."""
        is_now = self.round == game.round
        return AttentionShown(
            self.asked if is_now else 0,
            self.quiet if is_now else 0,
            self.next_chance,
            card_stops(game, seat, self.stops),
        )
