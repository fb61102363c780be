"""The shelf: every situation that was written down, with its title, found by card, rule or words.

`data/rulings/situations.jsonl.zz` is written by `make rulings` from the worked examples and compound situations of the
tests; `data/rulings/<language>.toml` has the titles.
"""

from __future__ import annotations

import json
import tomllib
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from mageduel.facts.codex import Entry, codex
from mageduel.facts.errors import Coded, nearest, shortened
from mageduel.rulings.running import Running, Scene
from mageduel.words.language import USUAL, folder, say, spoken
from mageduel.words.printed import entry_form

FILE: Final = "situations.jsonl.zz"
LARGEST: Final = 8_000_000
"""Letters of the file when it is unpacked."""
MOST_WORDS: Final = 12
_SMALL: Final = ("a", "and", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with")


class UnknownRuling(Coded, LookupError):
    """There is no such situation; the message names the nearest spelling."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a rule stands: a document and a section of it."""

    document: str
    section: str


@dataclass(frozen=True, slots=True, eq=False)
class Situation:
    """A situation: what is on the table, what happens, and what is known to come of it."""

    key: str
    number: int
    """Its place in the list, counted from 1."""
    name: str
    """Its title goes by this."""
    variant: tuple[int, int]
    """Which of how many of the same title it is."""
    mode: str
    mages: tuple[str, ...]
    cards: tuple[str, ...]
    rules: tuple[str, ...]
    """The statements of the rules it shows."""
    places: tuple[Place, ...]
    """Where these stand."""
    entries: tuple[str, ...]
    """Words of the codex that speak of the same."""
    scenes: tuple[Scene, ...]
    made: tuple[Mapping[str, Any], ...]
    """Cards of no set that were made for it."""
    digest: str

    @property
    def title(self) -> str:
        """Its title in the language spoken."""
        return titles(spoken().code).get(self.name) or titles(USUAL)[self.name]

    @property
    def full_title(self) -> str:
        """The same, with its place among several of the same title."""
        number, most = self.variant
        return self.title if most == 1 else say("ruling.variant", title=self.title, number=number, count=most)

    def running(self) -> Running:
        """The situation, ready to be played."""
        return Running(self.scenes, self.made)


def packed(lines: Sequence[object]) -> bytes:
    """Lines of JSON as they lie in the file."""
    text = "\n".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in lines)
    return zlib.compress(text.encode(), 9)


def unpacked() -> list[Any]:
    """The lines of the file: first what is known of rules and tests, then a situation each."""
    unpacker = zlib.decompressobj()
    text = unpacker.decompress(folder("data", "rulings").joinpath(FILE).read_bytes(), LARGEST)
    return [json.loads(line) for line in text.decode().split("\n")]


@cache
def titles(code: str) -> Mapping[str, str]:
    """The titles of a language by name."""
    file = folder("data", "rulings").joinpath(f"{code}.toml")
    if not file.is_file():
        return {}
    return {name: str(title) for name, title in tomllib.loads(file.read_text(encoding="utf-8")).items()}


@cache
def situations() -> Mapping[str, Situation]:
    """Every situation by its key, in the order of the list."""
    head, *rows = unpacked()
    known = {name: Place(document, _heading(section)) for name, (document, section) in head["rules"].items()}
    by_place = _entries_by_place()
    counts: dict[str, int] = {}
    for row in rows:
        counts[row["name"]] = counts.get(row["name"], 0) + 1
    seen: dict[str, int] = {}
    found = {}
    for number, row in enumerate(rows, start=1):
        name = row["name"]
        seen[name] = seen.get(name, 0) + 1
        key = name if seen[name] == 1 else f"{name}.{seen[name]}"
        places = tuple(dict.fromkeys(known[each] for each in row["rules"] if each in known))
        entries = [each for place in places for each in by_place.get(place, ())]
        found[key] = Situation(
            key, number, name, (seen[name], counts[name]), row["mode"], tuple(row["mages"]), tuple(row["cards"]),
            tuple(row["rules"]), places, tuple(dict.fromkeys((*row["words"], *entries))), tuple(row["scenes"]),
            tuple(row.get("made", ())), row["digest"],
        )  # fmt: skip
    return found


def _heading(section: str) -> str:
    """A heading as it is read, also where it is printed in capitals."""
    section = section.removeprefix("rules: ")
    if not section.isupper() or len(section) <= len("R99"):
        return section
    return " ".join(word if at and word in _SMALL else word.title() for at, word in enumerate(section.lower().split()))


@cache
def _entries_by_place() -> Mapping[Place, list[str]]:
    found: dict[Place, list[str]] = {}
    for entry in codex().values():
        for where in entry.where:
            found.setdefault(Place(where.document, where.section), []).append(entry.name)
    return {place: names for place, names in found.items() if len(names) <= 3}


def situation(key: str) -> Situation:
    """A situation by its key, or by its number in the list."""
    found = situations().get(key)
    if found is None and key.isdecimal() and 1 <= int(key) <= len(situations()):
        found = list(situations().values())[int(key) - 1]
    if found is None:
        near = nearest(key, situations())
        if near:
            raise UnknownRuling("no-ruling-but", name=shortened(key), near=near)
        raise UnknownRuling("no-ruling", name=shortened(key))
    return found


def search(*, text: str = "", card: str = "", word: str = "", rule: str = "") -> list[Situation]:
    """The situations with this card or mage, about this word of the codex, of this rule, with these words."""
    wanted = text.casefold().split()[:MOST_WORDS]
    return [
        each
        for each in situations().values()
        if (not card or card in each.cards or card in each.mages)
        and (not word or word in each.entries)
        and (not rule or any(rule in (f"{at.document}, {at.section}", at.section) for at in each.places))
        and all(part in _said(each.key, spoken().code) for part in wanted)
    ]


@cache
def _said(key: str, code: str) -> str:
    """All that can be found by words, in a language."""
    found = situations()[key]
    words = [entry_form(codex()[each]) for each in found.entries]
    places = [at.section for at in found.places]
    return " ".join((found.title, *found.cards, *found.mages, *found.rules, *words, *places)).casefold()


def counted_cards() -> Mapping[str, int]:
    """In how many situations each card or mage is."""
    found: dict[str, int] = {}
    for each in situations().values():
        for name in (*each.cards, *each.mages):
            found[name] = found.get(name, 0) + 1
    return found


def counted_words() -> list[tuple[Entry, int]]:
    """The words of the codex that situations are about, and how many are."""
    found: dict[str, int] = {}
    for each in situations().values():
        for name in each.entries:
            found[name] = found.get(name, 0) + 1
    return [(codex()[name], found[name]) for name in sorted(found)]
