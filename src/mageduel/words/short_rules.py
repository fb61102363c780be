"""Rules in short: two pages a way to play, in the language that is being spoken."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache

from mageduel.facts.codex import Entry, codex
from mageduel.words.language import folder, say


@dataclass(frozen=True, slots=True)
class Section:
    """A few sentences with a picture, and the entries of the codex that say more."""

    mode: str
    name: str
    picture: str
    shows: tuple[str, ...]
    """Cards and mages in the picture."""
    entries: tuple[Entry, ...]

    @property
    def title(self) -> str:
        """Its heading."""
        return say(f"short-rules.{self.mode}.{self.name}.title")

    @property
    def text(self) -> str:
        """What it says."""
        return say(f"short-rules.{self.mode}.{self.name}.text")


@cache
def short_rules() -> dict[str, tuple[tuple[Section, ...], ...]]:
    """The pages of every way to play: Academy, and Apprentice with Arena."""
    rows = tomllib.loads(folder("data", "short_rules.toml").read_text(encoding="utf-8"))
    return {
        mode: tuple(
            tuple(
                Section(
                    mode,
                    each["name"],
                    each["picture"],
                    tuple(each.get("shows", ())),
                    tuple(codex()[word] for word in each["words"]),
                )
                for each in page["sections"]
            )
            for page in pages
        )
        for mode, pages in rows.items()
    }


def told_in(mode: str) -> str:
    """The way to play whose pages tell of a mode."""
    return mode if mode in short_rules() else "arena"


def mode_title(mode: str) -> str:
    """What a way to play is called."""
    return say(f"short-rules.mode.{mode}")
