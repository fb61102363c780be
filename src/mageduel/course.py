"""The course of a duel: what anybody at the table could write down after every answer, whatever the engine looks like.

A record carries a checksum of the table after each of its answers. The form of the state may change from version to
version, and its digest with it; the course may not. So a later version can say whether it plays the same game, and
where it does not.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass

from mageduel.kernel.match import Match
from mageduel.kernel.record import COURSE_DIGITS
from mageduel.kernel.requests import Answer, IllegalAnswer, Request
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.words.language import say

FORMS: list[Callable[[Request, Answer], Answer]] = []
"""What turns an answer as an earlier version wrote it into one of today's."""


@dataclass(frozen=True, slots=True)
class Parting:
    """Where a duel written down takes another course here: at which answer, when that was, and what is otherwise."""

    answer: int
    """Counted from 1; the table before it is as it was."""
    round: int
    phase: str
    code: str
    """The key of the sentence that says why."""
    is_refused: bool = True
    """Whether the answer is not possible at all; otherwise another table comes of it."""

    error: str = ""
    """What kind of mistake it met, where it met one."""

    @property
    def why(self) -> str:
        """What is otherwise."""
        return say(self.code, error=self.error)

    @property
    def sentence(self) -> str:
        """When and why, to be put after what parts."""
        phase = say(f"phase.{self.phase.replace(' ', '-')}")
        return say("record.where", number=self.answer, round=self.round, phase=phase, why=self.why)


class Parted(Exception):
    """A duel written down takes another course here."""

    def __init__(self, parting: Parting) -> None:
        super().__init__(parting.sentence)
        self.parting = parting


def table_checksum(game: Game) -> str:
    """The table after an answer, in a few digits."""
    facts = (
        game.round,
        game.phase.value,
        game.initiative,
        [
            (
                player.is_alive,
                player.quickcast,
                player.mage.mana,
                sorted(card.name for card in player.planned),
                [card.name for card in player.discard],
                sorted((card.name, count) for card, count in player.book.items()),
            )
            for player in game.players
        ],
        sorted(_line(game, each) for each in game.objects.values()),
    )
    return hashlib.blake2b(repr(facts).encode(), digest_size=COURSE_DIGITS // 2).hexdigest()


def _line(game: Game, thing: Object) -> tuple[object, ...]:
    arena = game.arena
    return (
        thing.name,
        thing.controller,
        "" if thing.zone is None else arena.zone_names[thing.zone],
        "" if thing.border is None else thing.border.name,
        "" if thing.attached_to is None else thing.attached_to.name,
        thing.hidden,
        thing.damage,
        thing.mana,
        thing.active,
        thing.guarding,
        sorted((condition.name, count) for condition, count in thing.conditions.items()),
    )


def in_todays_form(match: Match[Game], player: int, answer: Answer) -> Answer:
    """An answer of an earlier version as this one would write it."""
    request = match.request_for(player)
    if request is not None:
        for form in FORMS:
            answer = form(request, answer)
    return answer


@dataclass(frozen=True, slots=True)
class Telling:
    """A duel being told again from its answers, compared with the course it took where that was written down."""

    course: str
    """Of every answer the checksum of the table after it; empty where nobody wrote that down."""
    is_foreign: bool
    """Whether another version played it: then an answer may have another form, or meet anything."""

    def give(self, match: Match[Game], player: int, answer: Answer) -> None:
        """Give the next answer; raises Parted where it is not possible, or the table is another one afterwards."""
        number, round, phase = match.number_of_answers + 1, match.game.round, match.game.phase.value
        try:
            match.receive(player, in_todays_form(match, player, answer) if self.is_foreign else answer)
        except IllegalAnswer as error:
            raise Parted(Parting(number, round, phase, f"refusal.{error.refusal.code}")) from None
        except Exception as error:
            if not self.is_foreign:
                raise
            raise Parted(Parting(number, round, phase, "record.mistake", error=type(error).__name__)) from error
        expected = self.course[(number - 1) * COURSE_DIGITS : number * COURSE_DIGITS]
        if expected and table_checksum(match.game) != expected:
            raise Parted(Parting(number, round, phase, "record.other-table", is_refused=False))
