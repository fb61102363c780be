"""The course of a game: what anybody at the table could write down after every answer, whatever the engine looks like.

A corpus game is a set-up, a seed, every answer and a checksum of the table after each of them, so that a game which
takes another course says at which answer. `FORMS` translates answers whose form has changed since they were written.
"""

from __future__ import annotations

import hashlib
import json
import lzma
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mageduel.duel import start_duel
from mageduel.kernel.match import Match
from mageduel.kernel.record import as_answer
from mageduel.kernel.requests import Answer, IllegalAnswer, Request
from mageduel.rules.round.setup import Setup
from mageduel.state.game import Game
from mageduel.state.objects import Object

GAMES = Path(__file__).parent / "games"
DIGITS = 4
"""Hexadecimal digits of a checksum."""

FORMS: list[Callable[[Request, Answer], Answer]] = []
"""What turns an answer as it was written into one of today's."""


@dataclass(frozen=True, slots=True)
class Written:
    """One game of the corpus."""

    name: str
    setup: dict[str, Any]
    seed: int
    answers: list[tuple[int, Answer]]
    course: str
    winner: int | None


def checksum(game: Game) -> str:
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
    return hashlib.blake2b(repr(facts).encode(), digest_size=DIGITS // 2).hexdigest()


def _line(game: Game, thing: Object) -> tuple[object, ...]:
    arena = game.arena
    return (
        thing.name,
        thing.controller,
        "" if thing.zone is None else arena.zone_names[thing.zone],
        "" if thing.border is None else arena.border_names[thing.border],
        "" if thing.attached_to is None else thing.attached_to.name,
        thing.hidden,
        thing.damage,
        thing.mana,
        thing.active,
        thing.guarding,
        sorted((condition.name, count) for condition, count in thing.conditions.items()),
    )


def written(which: str) -> Iterator[Written]:
    """The games of one file of the corpus, in order."""
    with lzma.open(GAMES / f"{which}.jsonl.xz", "rt") as lines:
        for number, line in enumerate(lines):
            data = json.loads(line)
            yield Written(
                f"{which} {number}",
                data["setup"],
                data["seed"],
                [(player, as_answer(answer)) for player, answer in data["answers"]],
                data["course"],
                data["winner"],
            )


def parts_at(game: Written) -> str | None:
    """Where this engine plays the game otherwise, or None."""
    match = start_duel(Setup.from_data(game.setup), game.seed)
    for number, (player, answer) in enumerate(game.answers):
        try:
            _give(match, player, answer)
        except IllegalAnswer as error:
            return f"{game.name}, answer {number} of round {match.game.round}, {answer}: {error}"
        at = number * DIGITS
        if checksum(match.game) != game.course[at : at + DIGITS]:
            return f"{game.name}, answer {number} of round {match.game.round}, {answer}: another table afterwards"
    if not match.is_over or match.game.result is None:
        return f"{game.name}: does not end after its last answer"
    if match.game.result.winning_team != game.winner:
        return f"{game.name}: another winner"
    return None


def _give(match: Match[Game], player: int, answer: Answer) -> None:
    request = match.request_for(player)
    if request is not None:
        for form in FORMS:
            answer = form(request, answer)
    match.answer(player, answer)
