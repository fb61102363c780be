"""Tokens: every answer as a short row of whole numbers from one fixed space, the same in every game and version.

An answer is given place by place: a word, then what it names (an object, a zone, a card, ...), as far as it takes to
tell it from all others. The lists behind words, cards and questions only ever grow at their end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from mageduel.dsl.script import script_of
from mageduel.facts.library import library
from mageduel.kernel.questions import Form, Part
from mageduel.kernel.requests import Answer, Request
from mageduel.state.game import Game
from mageduel.state.parts import (
    BORDER,
    CARD,
    CHOICE,
    HELD_CARD,
    OBJECT,
    OBJECTS,
    PLACE,
    SEAT,
    SLOT,
    SPELL,
    VICTIM,
    ZONE,
)


@dataclass(frozen=True, slots=True)
class Range:
    """The tokens of one kind."""

    name: str
    first: int
    size: int

    def token(self, number: int) -> int | None:
        """The token of the thing with this number; None beyond what there is room for."""
        return self.first + number if 0 <= number < self.size else None


def _laid_out(*sizes: tuple[str, int]) -> Iterator[Range]:
    first = 1
    for name, size in sizes:
        yield Range(name, first, size)
        first += size


END: Final = 0
"""Ends a list, and an answer that others go on from."""
RANGES: Final = tuple(
    _laid_out(
        ("word", 256),
        ("object", 256),
        ("zone", 64),
        ("border", 128),
        ("card", 1024),
        ("seat", 8),
        ("number", 64),
        ("choice", 128),
    )
)
WORDS, OBJECTS_SHOWN, ZONES, BORDERS, CARDS, SEATS, NUMBERS, CHOICES = RANGES
TOKENS: Final = CHOICES.first + CHOICES.size
"""How many tokens there are."""
_NAMES_OBJECT: Final = (OBJECT, VICTIM, OBJECTS, SLOT)
_NAMES_CARD: Final = (SPELL, CARD, HELD_CARD)


@cache
def listed(name: str) -> dict[str, int]:
    """One of the lists of the vocabulary, with the number of each entry."""
    text = resources.files("mageduel.environments").joinpath("vocabulary", f"{name}.txt").read_text(encoding="utf-8")
    return {line: number for number, line in enumerate(text.splitlines())}


class Speller:
    """Spells the answers to one request."""

    def __init__(self, game: Game, request: Request) -> None:
        self._game = game
        self._request = request
        self._objects = {number: place for place, number in enumerate(game.objects)}
        self._others: dict[object, int] = {}

    def spelled(self, answers: Iterable[Answer]) -> dict[tuple[int, ...], Answer]:
        """Answers by their tokens; one that there is no room for is left out."""
        found: dict[tuple[int, ...], Answer] = {}
        for answer in answers:
            tokens = tuple(self._answer(answer))
            if None not in tokens:
                found.setdefault(tuple(token for token in tokens if token is not None), answer)
        return found

    def _answer(self, answer: Answer) -> Iterator[int | None]:
        form = self._request.question.form_of(answer)
        if form.word is not None:
            yield WORDS.token(listed("words")[form.word])
        for part, value in self._named(form, answer):
            yield from self._value(part, value)

    def _named(self, form: Form, answer: Answer) -> Sequence[tuple[Part, object]]:
        """What an answer names; what is announced with a spell, as the spell declares it."""
        named = form.named(answer)
        if form.rest is not CHOICE or SPELL not in form.parts:
            return named
        card = library().get(answer[form.place_of(SPELL)])
        parts = [each.part for each in script_of(card).choices] if card is not None else []
        fixed = len(form.parts)
        return [(parts[i - fixed] if 0 <= i - fixed < len(parts) else p, v) for i, (p, v) in enumerate(named)]

    def _value(self, part: Part, value: object) -> Iterator[int | None]:
        if isinstance(value, tuple):
            for each in value:
                yield from self._value(part, each)
            yield END
        elif isinstance(value, int):
            yield self._whole(part, value)
        elif isinstance(value, str):
            yield self._text(part, value)
        else:
            yield self._other(value)

    def _whole(self, part: Part, value: int) -> int | None:
        if part in _NAMES_OBJECT or part is PLACE:
            return OBJECTS_SHOWN.token(self._objects[value]) if value in self._objects else self._number(value)
        return SEATS.token(value) if part is SEAT else self._number(value)

    def _number(self, value: int) -> int | None:
        token = NUMBERS.token(value)
        return self._other(value) if token is None else token

    def _text(self, part: Part, value: str) -> int | None:
        arena = self._game.arena
        if part not in _NAMES_CARD and part is not BORDER and value in arena.zone_names:
            return ZONES.token(arena.zone_names.index(value))
        if part not in _NAMES_CARD and part is not ZONE and value in arena.border_names:
            return BORDERS.token(arena.border_names.index(value))
        return CARDS.token(listed("cards")[value]) if value in listed("cards") else self._other(value)

    def _other(self, value: object) -> int | None:
        """A value no range has: the next free choice, in the order in which they are met."""
        return CHOICES.token(self._others.setdefault(value, len(self._others)))
