"""Scripts: lessons as they are written down, a file each, read once and checked."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from mageduel.facts.errors import Coded, nearest, shortened
from mageduel.kernel.requests import Answer
from mageduel.lessons.goals import Goal, read_goal
from mageduel.positions.position import FORMAT, VERSION, Position

LEARNER: Final = 0
"""The seat of whoever learns."""
COACH: Final = 1
"""The seat the script plays."""
ANYTHING: Final = "*"

Pattern = tuple[Any, ...]
"""The beginning of an answer; a star stands for anything."""


class UnknownLesson(Coded, LookupError):
    """There is no such lesson; the message names the nearest spelling."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step: what is to come about, which answers lead there, and what to light meanwhile."""

    name: str
    goal: Goal
    shows: tuple[Pattern, ...]
    """The answers that lead there, best first; where one of them is possible, nothing else is let pass."""
    light: tuple[int | str, ...] = ()
    """Objects by number or name of their card, and zones."""
    is_free: bool = False
    """Whether anything is let pass."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: the position it begins at, its dice, its steps, and how the other side plays."""

    name: str
    number: int
    emblem: str
    minutes: int
    seed: int
    words: tuple[str, ...]
    """Entries of the codex that are new in it."""
    position: Position
    steps: tuple[Step, ...]
    replies: tuple[Pattern, ...]
    """What the other side answers where it can, best first; anything else it declines."""
    leads_to: str = ""
    """A page of the client where what was learned goes on."""


def fits(pattern: Sequence[Any], answer: Sequence[Any]) -> bool:
    """Whether an answer begins as the pattern says."""
    if len(pattern) > len(answer):
        return False
    return all(
        wanted == ANYTHING
        or (fits(wanted, given) if isinstance(wanted, tuple) and isinstance(given, tuple) else wanted == given)
        for wanted, given in zip(pattern, answer, strict=False)
    )


def first_fit(patterns: Sequence[Pattern], options: Sequence[Answer]) -> Answer | None:
    """The option that fits the first pattern that any fits."""
    for pattern in patterns:
        for option in options:
            if fits(pattern, option):
                return option
    return None


@cache
def lessons() -> dict[str, Lesson]:
    """Every lesson by its name, in their order."""
    folder = resources.files("mageduel.data") / "lessons"
    files = sorted((each for each in folder.iterdir() if each.name.endswith(".toml")), key=lambda each: each.name)
    found = [
        _read(number, tomllib.loads(file.read_text(encoding="utf-8"))) for number, file in enumerate(files, start=1)
    ]
    return {each.name: each for each in found}


def lesson_called(name: str) -> Lesson:
    """The lesson of this name; a wrong name is refused with the nearest spelling."""
    found = lessons().get(name)
    if found is None:
        near = nearest(name, lessons()) or next(iter(lessons()))
        raise UnknownLesson("no-lesson", name=shortened(name), near=near)
    return found


def _read(number: int, row: dict[str, Any]) -> Lesson:
    position = Position.from_data({"format": FORMAT, "version": VERSION, **row["position"]})
    return Lesson(
        row["name"],
        number,
        row["emblem"],
        row["minutes"],
        row["seed"],
        tuple(row.get("words", ())),
        position,
        tuple(_step(each) for each in row["step"]),
        _patterns(row.get("replies", ())),
        row.get("leads_to", ""),
    )


def _step(row: dict[str, Any]) -> Step:
    return Step(
        row["name"],
        read_goal(row["goal"]),
        _patterns(row.get("show", ())),
        tuple(row.get("light", ())),
        row.get("free", False),
    )


def _patterns(rows: Sequence[Any]) -> tuple[Pattern, ...]:
    return tuple(_tuple(each) for each in rows)


def _tuple(value: Any) -> Any:  # noqa: ANN401  (an answer is made of whatever answers are made of)
    return tuple(_tuple(each) for each in value) if isinstance(value, list) else value
