"""What looks English: words no German sentence has, sentences we have in English, and the names that stay English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from mageduel.cards import load_all
from mageduel.dsl.script import SCRIPTS
from mageduel.facts.boards import boards
from mageduel.facts.codex import codex
from mageduel.facts.library import SETS, library
from mageduel.facts.mages import mages
from mageduel.facts.spellbooks import ready_books
from mageduel.words.language import USUAL, language
from tests.hygiene.translated import english as wordings

CLIENT = Path(__file__).parents[2] / "web" / "src" / "words"
WORDS = re.compile(
    r"\b(the|of|and|or|your|yours|you|is|are|with|from|this|that|has|have|their|theirs|they|it|its|to|at|by|not|no"
    r"|spell|spells|points|round|life|armor|back|play|choose|chosen|choosing|draw|damage|dice|cards|hidden|ready|spent"
    r"|against|nothing|everything|left|save|settings|friend|creature|creatures|equipment|search|book|replay|undo"
    r"|attack|attacks|move|guarding|pass|next|reveal|cast|casting|begins|page|thinking|away|critical|blank|won|lost)\b",
    re.IGNORECASE,
)
"""Words that no German label or sentence has, whole."""
TERMS = ("Ready-Marker", "Ready-Stage", "mageduel serve --host 0.0.0.0")
"""Words of cards that German leaves, and what is typed into a terminal."""
PLACE = re.compile(r"\{[^}]*\}|\$\{[^}]*\}")
_LABEL = re.compile(r'^  "?[a-z0-9-]+"?: "(.+)",$', re.MULTILINE)
LONG = 12
"""Shorter texts may well be the same in both languages."""


@cache
def names() -> re.Pattern[str]:
    """What is called the same in every language, the longest first."""
    load_all()
    found = {*TERMS, *SETS.values(), *ready_books(), *boards(), *mages()}
    for card in library().values():
        found |= {card.name, card.name.split(",")[0], *(bar.name for bar in card.attacks), *map(str.title, card.only)}
    for mage in mages().values():
        found |= {mage.called, *mage.abilities}
    for script in SCRIPTS.values():
        found |= {ability.name for ability in script.abilities}
    for board in boards().values():
        found |= set(board.ground.values())
    found |= {where.section for entry in codex().values() for where in entry.where}
    return re.compile("|".join(re.escape(name) for name in sorted(found, key=len, reverse=True)))


def _client(code: str) -> Iterator[str]:
    for file in sorted((CLIENT / code).glob("*.ts")):
        yield from _LABEL.findall(file.read_text(encoding="utf-8"))


@cache
def sentences() -> frozenset[str]:
    """What program, cards, codex and client say in English and not the same in German, without what is filled in."""
    usual, german = language(USUAL).texts, language("de").texts
    told = [text for key, text in usual.items() if german[key] != text]
    told += [text for _, text in wordings()]
    told += sorted(set(_client("en")) - set(_client("de")))
    parts = (part.strip(" .:,;") for text in told for part in PLACE.split(text))
    return frozenset(part for part in parts if len(part) >= LONG and " " in part)


@cache
def looks_english(text: str) -> bool:
    """Whether a text is English, or has something English in it that is no name."""
    return has_a_word(text) or any(each in text for each in sentences())


def has_a_word(text: str) -> bool:
    """Whether there is an English word in it that is part of no name."""
    return WORDS.search(text) is not None and WORDS.search(names().sub("", text)) is not None
