"""A game written down: how it was set up, the seed, every answer, and the version of the rules that played it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from mageduel.kernel.requests import Answer

FORMAT = "mageduel-record"
MAXIMUM_SIZE = 16 * 1024 * 1024


class DamagedRecord(Exception):
    """A record that cannot be read or does not replay; the message is one line for people."""


@dataclass(frozen=True, slots=True)
class Record:
    """Everything needed to play the same game again."""

    setup: dict[str, Any]
    seed: int
    answers: tuple[tuple[int, Answer], ...]
    rules_version: str
    digest: str

    def to_json(self) -> str:
        """The record as text."""
        return json.dumps(
            {
                "format": FORMAT,
                "rules": self.rules_version,
                "setup": self.setup,
                "seed": self.seed,
                "answers": self.answers,
                "digest": self.digest,
            },
            separators=(",", ":"),
        )


def as_answer(value: object) -> Answer:
    """Turn lists, as they come out of JSON, back into the tuples an answer is made of."""
    if not isinstance(value, list | tuple):
        raise DamagedRecord("An answer in the record is not a list.")
    return tuple(as_answer(item) if isinstance(item, list | tuple) else _plain(item) for item in value)


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError("not a whole number")
    return value


def _plain(value: object) -> str | int | None:
    if value is None or (isinstance(value, str | int) and not isinstance(value, bool)):
        return value
    raise DamagedRecord("An answer in the record holds something that is neither text nor a whole number.")


def read_record(text: str) -> Record:
    """Read a record; anything that is not one is refused in one line."""
    if len(text) > MAXIMUM_SIZE:
        raise DamagedRecord("This record is larger than any game could be.")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise DamagedRecord("This is not a game record: it is damaged or cut short.") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise DamagedRecord("This is not a mageduel game record.")
    try:
        answers = tuple((_whole(player), as_answer(answer)) for player, answer in data["answers"])
        return Record(dict(data["setup"]), _whole(data["seed"]), answers, str(data["rules"]), str(data["digest"]))
    except (KeyError, TypeError, ValueError, RecursionError):
        raise DamagedRecord("This game record is incomplete: setup, seed or answers are missing.") from None
