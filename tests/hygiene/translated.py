"""What every language has to say in its own words, and the English it was last written for.

`python -m tests.hygiene.translated` notes, after somebody has read the other languages again, that they fit the English
of today.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

from mageduel.facts.codex import codex
from mageduel.facts.library import library
from mageduel.facts.mages import mages
from mageduel.words.language import NAMES, USUAL
from mageduel.words.printed import wording

NOTES = Path(__file__).parent / "written_for"
OTHERS = [code for code in NAMES if code != USUAL]


def english() -> Iterator[tuple[str, str]]:
    """Every text beside the facts by its key."""
    for card in library().values():
        if card.text:
            yield f"card: {card.name}", card.text
    for mage in mages().values():
        yield f"mage: {mage.name}", mage.card.text
        for ability, text in mage.ability_texts.items():
            yield f"mage: {mage.name}: {ability}", text
    for entry in codex().values():
        yield f"codex: {entry.name}", entry.text
        if entry.academy:
            yield f"codex: {entry.name}: academy", entry.academy


def translated(code: str) -> Iterator[tuple[str, str]]:
    """Every text a language has beside its sentences by the same keys."""
    found = wording(code)
    for name, text in found.cards.items():
        yield f"card: {name}", text
    for name, rows in found.mages.items():
        for ability, text in rows.items():
            yield f"mage: {name}" if ability == "text" else f"mage: {name}: {ability}", text
    for name, row in found.codex.items():
        yield f"codex: {name}", row["text"]
        if "academy" in row:
            yield f"codex: {name}: academy", row["academy"]


def sign(text: str) -> str:
    """A short sign of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def noted(code: str) -> dict[str, str]:
    """The signs of the English a language was written for."""
    found: dict[str, str] = json.loads((NOTES / f"{code}.json").read_text(encoding="utf-8"))
    return found


def note() -> None:
    """Write down the English of today for every language."""
    signs = {key: sign(text) for key, text in english()}
    for code in OTHERS:
        mine = {key: signs[key] for key, _ in translated(code) if key in signs}
        (NOTES / f"{code}.json").write_text(json.dumps(mine, indent=0, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    note()
