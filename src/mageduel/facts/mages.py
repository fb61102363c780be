"""Mages as printed: attributes, training, and the names of their abilities."""

from __future__ import annotations

import difflib
import tomllib
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import resources
from typing import Any

from mageduel.facts.cards import Card
from mageduel.facts.errors import ForPeople, shortened
from mageduel.facts.library import read_card


class UnknownMage(ForPeople, LookupError):
    """No mage of that name; the message names the nearest spelling."""


@dataclass(frozen=True, slots=True, eq=False)
class Mage:
    """One mage card: what he is in the arena, and what his training makes of spell levels."""

    name: str
    card: Card
    trained: tuple[str, ...]
    opposed: tuple[str, ...]
    spell_points: int
    abilities: tuple[str, ...]
    subclass: str = ""
    ability_texts: dict[str, str] = field(default_factory=dict)
    """Our own wording of each ability."""

    def answers_to(self, word: str) -> bool:
        """Whether a restriction such as "warlock" or "dark mage" admits this mage."""
        if word.endswith(" mage"):
            return word.removesuffix(" mage") in self.trained
        return word == self.name.lower()

    def may_use(self, card: Card) -> bool:
        """Whether this mage may have, cast and control this spell (supplement, Spell Restrictions)."""
        return not card.only or any(self.answers_to(word) for word in card.only)


APPRENTICE_LIFE = 24
APPRENTICE_CHANNELING = 10


@cache
def mages() -> dict[str, Mage]:
    """Every mage by name."""
    text = resources.files("mageduel.data").joinpath("mages.toml").read_text(encoding="utf-8")
    return {row["name"]: _read(row) for row in tomllib.loads(text)["mage"]}


def _read(row: dict[str, Any]) -> Mage:
    card = read_card(row | {"type": "mage", "level": 6, "cost": 0}, row.get("text", ""), ("core",))
    return Mage(
        row["name"],
        card,
        tuple(row["trained"]),
        tuple(row.get("opposed", ())),
        row.get("spell_points", 120),
        tuple(row.get("abilities", ())),
        row["subclass"],
        dict(row.get("wording", {})),
    )


def mage(name: str) -> Mage:
    """The mage of this name; a wrong name is refused with the nearest spelling."""
    found = mages().get(name.title())
    if found is None:
        near = difflib.get_close_matches(shortened(name).title(), mages(), n=1, cutoff=0.4)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(mages())}"
        raise UnknownMage(f"There is no mage called {shortened(name)!r}; {hint}")
    return found


@cache
def apprentice(name: str) -> Mage:
    """The same mage in Apprentice Mode: equal numbers for everybody, no abilities, no traits of his own."""
    full = mage(name)
    basic = tuple(bar for bar in full.card.attacks if bar.name == "Basic Melee Attack")
    card = replace(
        full.card,
        life=APPRENTICE_LIFE,
        channeling=APPRENTICE_CHANNELING,
        traits=(),
        trait_texts=(),
        attacks=basic,
        text="",
    )
    return replace(full, card=card, abilities=(), ability_texts={})
