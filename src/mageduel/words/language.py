"""A language: every sentence by its key, and who speaks which.

A sentence is made where it leaves the program, for one reader. So the language belongs to the reader and to no game:
whoever answers a reader does so `speaking` their language, and everything made meanwhile is in it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache, wraps
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeVar

from mageduel.facts.errors import ForPeople, nearest

Named = TypeVar("Named", bound=Hashable)

USUAL: Final = "en"
ROOT: Final[Traversable] = resources.files("mageduel")


def folder(*parts: str) -> Traversable:
    """A folder of the program: `words/de` has the sentences of German."""
    return ROOT.joinpath(*parts)


def found_in(words: Traversable) -> dict[str, str]:
    """The languages that have a folder here, the usual one first: code, and name as `name.txt` has it."""
    named = {each.name: each / "name.txt" for each in words.iterdir() if (each / "name.txt").is_file()}
    return {code: named[code].read_text(encoding="utf-8").strip() for code in sorted(named, key=_usual_first)}


def _usual_first(code: str) -> tuple[bool, str]:
    return (code != USUAL, code)


NAMES: Final = found_in(folder("words"))
"""Every language there is, by its code, with its name in itself."""
LONGEST_WISHES: Final = 200
_SHARE: Final = re.compile(r"[01](?:\.\d{1,3})?")


class UnknownLanguage(ForPeople, LookupError):
    """There is no such language; the message names those there are."""


@dataclass(frozen=True, slots=True, eq=False)
class Language:
    """One language: its code, and its sentences with places for names and numbers."""

    code: str
    texts: Mapping[str, str]


@cache
def language(code: str) -> Language:
    """The language of this code; an unknown one is refused."""
    if code not in NAMES:
        near = nearest(code, NAMES)
        hint = f"did you mean {near}?" if near else f"there is {' and '.join(f'{c} ({n})' for c, n in NAMES.items())}"
        raise UnknownLanguage(f"There is no language {code[:20]!r}; {hint}")
    import tomllib

    texts: dict[str, str] = {}
    for place in (folder("words", code), folder("data", "words", code)):
        for file in sorted(place.iterdir(), key=_name):
            if file.name.endswith(".toml"):
                _collect(tomllib.loads(file.read_text(encoding="utf-8")), "", texts)
    return Language(code, texts)


def _name(file: Traversable) -> str:
    return file.name


def _collect(rows: Mapping[str, Any], above: str, texts: dict[str, str]) -> None:
    """Every sentence of nested tables under its dotted key; a key of two files is a mistake."""
    for name, value in rows.items():
        key = above + name
        if isinstance(value, str):
            if key in texts:
                raise ValueError(f"two sentences for {key}")
            texts[key] = value
        else:
            _collect(value, f"{key}.", texts)


def preferred(wishes: str) -> Language | None:
    """The language a browser's list of wishes ("de-AT,de;q=0.9,en;q=0.8") likes best among those there are."""
    found: list[tuple[float, str]] = []
    for wish in wishes[:LONGEST_WISHES].split(","):
        name, _, weight = wish.partition(";")
        code = name.strip().lower().partition("-")[0]
        if code in NAMES:
            share = weight.strip().removeprefix("q=")
            found.append((float(share) if _SHARE.fullmatch(share) else 1.0, code))
    best = max(found, key=_share, default=None)
    return language(best[1]) if best is not None and best[0] > 0 else None


def _share(wish: tuple[float, str]) -> float:
    return wish[0]


_spoken: ContextVar[Language | None] = ContextVar("spoken", default=None)


def spoken() -> Language:
    """The language that is being spoken."""
    return _spoken.get() or language(USUAL)


@contextmanager
def speaking(reader: Language) -> Iterator[None]:
    """Speak a reader's language for a while."""
    before = _spoken.set(reader)
    try:
        yield
    finally:
        _spoken.reset(before)


def speak(reader: Language) -> None:
    """Speak a reader's language from here on, in a task that answers nobody else."""
    _spoken.set(reader)


def say(key: str, *places: object, **parts: object) -> str:
    """A sentence in the language that is being spoken, with its places filled."""
    return spoken().texts[key].format(*places, **parts)


def said_once(make: Callable[[Named], str]) -> Callable[[Named], str]:
    """The name of something that is always called the same: made once in each language."""

    @cache
    def made(_: Language, named: Named) -> str:
        return make(named)

    @wraps(make)
    def name(named: Named) -> str:
        return made(spoken(), named)

    return name


def count(key: str, number: int, **parts: object) -> str:
    """A sentence about so many of something: `one` for a single one, `many` for any other number."""
    return say(f"{key}.{'one' if number == 1 else 'many'}", number=number, **parts)


def has(key: str) -> bool:
    """Whether there is a sentence of this key."""
    return key in spoken().texts


def sentence(text: str) -> str:
    """A text that begins as a sentence does."""
    return text[:1].upper() + text[1:]
