"""A game written down: how it was set up, the seed, every answer, and the version of the rules that played it."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, Final

from mageduel.kernel.requests import Answer

FORMAT: Final = "mageduel-record"
MAXIMUM_SIZE: Final = 16 * 1024 * 1024
LARGEST_SEED: Final = 2**128 - 1
_EXACT: Final = 2**53
"""Whole numbers below this are the same in every program that reads JSON."""
_HEX_SEED: Final = re.compile(r"[0-9a-f]{32}")
COURSE_DIGITS: Final = 4
"""Hexadecimal digits the course of a game takes for each answer."""
_COURSE: Final = re.compile(r"[0-9a-f]*")


class DamagedRecord(Exception):
    """A record that cannot be read or does not replay; the message is a code, or one line for people."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How players ended a game themselves: who gave up or was out of time, or nobody where a draw was agreed."""

    conceded: int | None = None
    on_time: bool = False

    def to_data(self) -> dict[str, Any]:
        """The ending as plain data."""
        if self.conceded is None:
            return {"draw": True}
        return {"conceded": self.conceded, "time": True} if self.on_time else {"conceded": self.conceded}


@dataclass(frozen=True, slots=True)
class Record:
    """Everything needed to play the same game again."""

    setup: dict[str, Any]
    seed: int
    answers: tuple[tuple[int, Answer], ...]
    rules_version: str
    digest: str
    """Of the state after the last answer, before players ended it themselves."""
    ending: Ending | None = None
    course: str = ""
    """A checksum of the table after each answer, which outlives the form of the state; empty where none was kept."""

    def to_json(self) -> str:
        """The record as text."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "rules": self.rules_version,
            "setup": self.setup,
            "seed": seed_to_data(self.seed),
            "answers": self.answers,
            "digest": self.digest,
        }
        if self.course:
            data["course"] = self.course
        if self.ending is not None:
            data["ending"] = self.ending.to_data()
        return json.dumps(data, separators=(",", ":"))


def seed_to_data(seed: int) -> int | str:
    """A seed as it is written down: a small one as a number, any other as 32 hexadecimal digits."""
    return seed if abs(seed) < _EXACT else f"{seed:032x}"


def seed_from_data(value: object) -> int:
    """Read a seed that was written down."""
    if isinstance(value, str) and _HEX_SEED.fullmatch(value):
        return int(value, 16)
    seed = _whole(value)
    if abs(seed) > LARGEST_SEED:
        raise ValueError("no seed is that large")
    return seed


def as_ending(data: object) -> Ending | None:
    """Read how players ended a game; None where they did not."""
    match data:
        case None:
            return None
        case {"draw": True, **rest} if not rest:
            return Ending()
        case {"conceded": int(seat), **rest} if rest in ({}, {"time": True}) and seat >= 0:
            if not isinstance(seat, bool):
                return Ending(seat, on_time=bool(rest))
    raise DamagedRecord("bad-ending")


def as_course(value: object, answers: int) -> str:
    """Read the course of a game with so many answers; empty where none was kept."""
    if not isinstance(value, str) or not _COURSE.fullmatch(value) or len(value) not in (0, answers * COURSE_DIGITS):
        raise DamagedRecord("bad-course")
    return value


def as_answer(value: object) -> Answer:
    """Turn lists, as they come out of JSON, back into the tuples an answer is made of."""
    if not isinstance(value, list | tuple):
        raise DamagedRecord("answer-no-list")
    return tuple(as_answer(item) if isinstance(item, list | tuple) else _plain(item) for item in value)


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError("not a whole number")
    return value


def _plain(value: object) -> str | int | None:
    if value is None or (isinstance(value, str | int) and not isinstance(value, bool)):
        return value
    raise DamagedRecord("answer-not-plain")


def read_record(text: str) -> Record:
    """Read a record; anything that is not one is refused in one line."""
    if len(text) > MAXIMUM_SIZE:
        raise DamagedRecord("too-large")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise DamagedRecord("cut-short") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise DamagedRecord("no-record")
    try:
        answers = tuple((_whole(player), as_answer(answer)) for player, answer in data["answers"])
        seed, rules, digest = seed_from_data(data["seed"]), str(data["rules"]), str(data["digest"])
        course = as_course(data.get("course", ""), len(answers))
        return Record(dict(data["setup"]), seed, answers, rules, digest, as_ending(data.get("ending")), course)
    except (KeyError, TypeError, ValueError, RecursionError):
        raise DamagedRecord("incomplete") from None
