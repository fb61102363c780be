"""The codex: every trait, condition, effect and term of the game in our own words, and where the documents have it."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from mageduel.facts.cards import AttackKind, Card, CardType
from mageduel.facts.conditions import CONDITIONS, Condition
from mageduel.facts.damage import DamageType
from mageduel.facts.errors import Coded, nearest
from mageduel.facts.library import library
from mageduel.facts.traits import WORDS, Word

DOCUMENTS: Final = ("core", "academy", "supplement", "codex", "reference", "ours")
"""Short names of the documents, as entries cite them; ours are the rulings of this project."""

KINDS: Final = (
    "object trait",
    "attack trait",
    "object or attack trait",
    "spell trait",
    "mage trait",
    "condition marker",
    "game marker",
    "effect",
    "game term",
    "damage type",
    "object attribute",
    "attack attribute",
    "spell attribute",
    "spell type",
)

_SPELL_TYPES: Final = {
    "Attack Spell": (CardType.ATTACK,),
    "Conjuration": (CardType.CONJURATION, CardType.WALL),
    "Creature": (CardType.CREATURE,),
    "Enchantment": (CardType.ENCHANTMENT,),
    "Equipment": (CardType.EQUIPMENT,),
    "Incantation": (CardType.INCANTATION,),
    "Wall": (CardType.WALL,),
}
_VALUE: Final = re.compile(r"\s+(?:[+\-−]?\s*(?:\d+|x)|\+/-\s*x)$")


class UnknownEntry(Coded, LookupError):
    """The codex has no such word; the message names the nearest spelling."""


@dataclass(frozen=True, slots=True)
class Citation:
    """A place in the documents: short name and section."""

    document: str
    section: str

    def __str__(self) -> str:
        return f"{self.document}, {self.section}"


@dataclass(frozen=True, slots=True)
class Entry:
    """One word of the codex."""

    name: str
    form: str
    """As printed, with X for a value."""
    kind: str
    text: str
    where: tuple[Citation, ...]
    see: tuple[str, ...]
    also: tuple[str, ...] = ()
    """Other spellings that lead here."""
    academy: str = ""
    """What is different in the Academy, where anything is."""
    said: tuple[str, ...] = ()
    """How else sentences say it; what is written small may also begin a sentence."""
    refuses: tuple[str, ...] = ()
    """Codes of the refusals it is the rule of."""


@cache
def codex() -> dict[str, Entry]:
    """Every entry by name, in alphabetical order."""
    rows = tomllib.loads(resources.files("mageduel.data").joinpath("codex.toml").read_text(encoding="utf-8"))
    return {
        name: Entry(
            name=name,
            form=row.get("form", name),
            kind=row["kind"],
            text=row["text"],
            where=tuple(_citation(text) for text in row["where"]),
            see=tuple(row["see"]),
            also=tuple(row.get("also", ())),
            academy=row.get("academy", ""),
            said=tuple(row.get("said", ())),
            refuses=tuple(row.get("refuses", ())),
        )
        for name, row in rows.items()
    }


def _citation(text: str) -> Citation:
    document, _, section = text.partition(", ")
    return Citation(document, section)


@cache
def _by_spelling() -> dict[str, Entry]:
    entries = codex().values()
    spellings = {spelling.casefold(): each for each in entries for spelling in (*each.also, each.form)}
    return spellings | {each.name.casefold(): each for each in entries}


def entry(word: str) -> Entry:
    """The entry for a word as printed, with or without its value ("Piercing +2", "regenerate")."""
    key = " ".join(word.casefold().split())
    found = _by_spelling().get(key) or _by_spelling().get(_VALUE.sub("", key))
    if found is None:
        spellings = (spelling for each in codex().values() for spelling in (each.name, *each.also))
        near = nearest(_VALUE.sub("", key), spellings)
        raise UnknownEntry("no-entry-but", word=word, near=near) if near else UnknownEntry("no-entry", word=word)
    return found


@cache
def _by_refusal() -> dict[str, Entry]:
    return {code: each for each in codex().values() for code in each.refuses}


def entry_behind(refusal: str) -> Entry | None:
    """The entry with the rule behind a refusal of this code, unless that rule is a card's own."""
    return _by_refusal().get(refusal)


def related_cards(entry: Entry) -> list[Card]:
    """Cards that have this word printed, bring it about, or speak of it."""
    words = _words(entry)
    condition = CONDITIONS.get(entry.name.lower())
    mention = re.compile(rf"\b(?:{'|'.join(map(re.escape, (entry.name, *entry.also)))})\b")
    return [card for card in library().values() if _relates(card, entry, words, condition) or mention.search(card.text)]


def _words(entry: Entry) -> frozenset[Word]:
    spellings = [entry.name, *entry.also]
    if entry.name == "Immunity":
        spellings = [name for name in WORDS if name.endswith(" immunity")]
    return frozenset(WORDS[spelling.lower()] for spelling in spellings if spelling.lower() in WORDS)


def _relates(card: Card, entry: Entry, words: frozenset[Word], condition: Condition | None) -> bool:
    if card.type in _SPELL_TYPES.get(entry.name, ()) or any(trait.word in words for trait in card.traits):
        return True
    match entry.name:
        case "Trap":
            return "trap" in card.subtypes
        case "Defense":
            return card.defense is not None
        case "Mage Only":
            return bool(card.only)
        case "Damage Barrier":
            return any(bar.kind is AttackKind.BARRIER for bar in card.attacks)
        case "Zone Attack":
            return any(bar.zone for bar in card.attacks)
    if entry.kind == "damage type" and any(bar.damage_type is DamageType(entry.name.lower()) for bar in card.attacks):
        return True
    brings = condition is not None or entry.kind == "effect"
    return any(
        not words.isdisjoint(bar.traits)
        or (brings and any(effect == entry.name.lower() for row in bar.effects for effect, _ in row.effects))
        for bar in card.attacks
    )
