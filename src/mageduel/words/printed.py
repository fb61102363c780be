"""What stands on cards and in the codex, in the language that is being spoken; names stay as they are printed.

English stands beside the facts. Any other language has a folder `data/wording/<code>`: a file a set with the wording of
each card by its name, `mages.toml` with that of each mage and ability, `codex.toml` with that of each word.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from mageduel.facts.cards import Card, Defense, SchoolMode
from mageduel.facts.codex import Entry, codex
from mageduel.facts.mages import Mage
from mageduel.words.language import count, folder, say, spoken
from mageduel.words.names import subtype_name, trait_as_spoken

_WITHOUT_VALUE: Final = re.compile(r"\s+(?:[+\-−]|\+/-)?\s*X$|\s*\(.*\)")
_VALUE: Final = re.compile(r" [+\-−]?(?:x|\d+)$")
MAGES = "mages"
CODEX = "codex"


@dataclass(frozen=True, slots=True, eq=False)
class Wording:
    """What a language has for cards by name, for mages and their abilities, and for words of the codex."""

    cards: Mapping[str, str] = field(default_factory=dict)
    mages: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    codex: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)


@cache
def wording(code: str) -> Wording:
    """The wording of a language; one without a folder, as the usual one, has none beside the facts."""
    place = folder("data", "wording", code)
    if not place.is_dir():
        return Wording()
    files = {file.name.removesuffix(".toml"): file for file in place.iterdir() if file.name.endswith(".toml")}
    read = {name: tomllib.loads(file.read_text(encoding="utf-8")) for name, file in files.items()}
    mages, words = read.pop(MAGES, {}), read.pop(CODEX, {})
    return Wording({name: text for cards in read.values() for name, text in cards.items()}, mages, words)


def _here() -> Wording:
    return wording(spoken().code)


def card_text(card: Card) -> str:
    """Our wording of a card."""
    return _here().cards.get(card.name, card.text)


def mage_text(mage: Mage) -> str:
    """What a mage is like."""
    return _here().mages.get(mage.name, {}).get("text", mage.card.text)


def ability_text(mage: Mage, ability: str) -> str:
    """Our wording of an ability of a mage."""
    return _here().mages.get(mage.name, {}).get(ability) or mage.ability_texts.get(ability, "")


def _entry(entry: Entry) -> Mapping[str, Any]:
    return _here().codex.get(entry.name, {})


def entry_form(entry: Entry) -> str:
    """A word of the codex as it is written, with X for a value."""
    return str(_entry(entry).get("form", entry.form))


def entry_word(entry: Entry) -> str:
    """A word of the codex as it stands in a sentence, without a value."""
    return _WITHOUT_VALUE.sub("", str(_entry(entry).get("form", entry.name)))


def entry_called(word: str) -> Entry | None:
    """The word of the codex that is called so in the language that is spoken, with or without a value."""
    wanted = _VALUE.sub("", " ".join(word.casefold().split()))
    return next((each for each in codex().values() if _VALUE.sub("", entry_form(each).casefold()) == wanted), None)


def entry_spellings(entry: Entry) -> list[str]:
    """How sentences write a word of the codex, with the endings it may have; what is written small may begin one."""
    row = _entry(entry)
    spellings = [row["form"], *row.get("said", ())] if row else [entry.name, entry.form, *entry.also, *entry.said]
    bare = [_WITHOUT_VALUE.sub("", each) for each in spellings]
    roots = [each.lower() if " " in each else each for each in bare]
    return list(dict.fromkeys(root + ending for root in roots for ending in ("", *say("spelling.endings").split())))


def entry_text(entry: Entry) -> str:
    """What a word of the codex means."""
    return str(_entry(entry).get("text", entry.text))


def entry_academy(entry: Entry) -> str:
    """What is different in the Academy, where anything is."""
    return str(_entry(entry).get("academy", entry.academy))


def subtypes_text(card: Card) -> list[str]:
    """The subtypes of a card."""
    return [subtype_name(subtype) for subtype in card.subtypes]


def traits_text(card: Card) -> list[str]:
    """The traits of a card, and who alone may use it."""
    texts = (text for text in card.trait_texts if not text.lower().endswith(" only"))
    return [*map(trait_as_spoken, texts), *map(only_text, card.only)]


def only_text(who: str) -> str:
    """A restriction: "Beastmaster only", "Holy Mage only"."""
    school, _, mage = who.rpartition(" ")
    if school and mage == "mage":
        return say("only.school", school=school.title())
    return say("only.class", who=who.title())


def schools_text(card: Card) -> str:
    """Schools and levels: "Dark 4 & Fire 2", "Air 2 or Fire 2"."""
    *first, last = (f"{school.title()} {level}" for school, level in card.schools.items())
    if card.school_mode is SchoolMode.ANY and first:
        return say("name.or", first=", ".join(first), last=last)
    return " & ".join((*first, last))


def location_text(card: Card) -> str:
    """Where a piece of equipment is worn."""
    *first, last = (say(f"location.{place}") for place in card.locations)
    joint = "name.and" if card.location_mode is SchoolMode.ALL else "name.or"
    return say(joint, first=", ".join(first), last=last) if first else last


def defense_text(defense: Defense) -> str:
    """A Defense: "8+ once a round, not against ranged attacks"."""
    uses = say("printed-defense.endless") if defense.uses is None else count("printed-defense.uses", defense.uses)
    limits = (
        (defense.no_melee, "not-melee"),
        (defense.no_ranged, "not-ranged"),
        (defense.flying_attackers_only, "flying-only"),
        (defense.steady, "steady"),
    )
    return ", ".join((f"{defense.roll}+ {uses}", *(say(f"printed-defense.{code}") for holds, code in limits if holds)))
