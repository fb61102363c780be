"""Mages as printed: attributes, training, and the names of their abilities."""

from __future__ import annotations

import difflib
import tomllib
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import resources
from typing import Any, Final

from mageduel.facts.cards import Card, CardType
from mageduel.facts.errors import Coded, shortened
from mageduel.facts.library import read_card
from mageduel.facts.training import Opposition, Training, read_opposition, read_training


class UnknownMage(Coded, LookupError):
    """No mage of that name; the message names the nearest spelling."""


@dataclass(frozen=True, slots=True, eq=False)
class Mage:
    """One mage card: what he is in the arena, and what his training makes of spell levels."""

    name: str
    """What he is called everywhere; unlike any other mage's."""
    class_: str
    card: Card
    training: tuple[Training, ...]
    oppositions: tuple[Opposition, ...]
    counts_as: frozenset[str]
    """The restrictions ("warlock", "dark mage") he satisfies."""
    spell_points: int
    starting_mana: int
    abilities: tuple[str, ...]
    mode: str = "arena"
    subclass: str = ""
    ability_texts: dict[str, str] = field(default_factory=dict)
    """Our own wording of each ability."""
    reconstructed: tuple[str, ...] = ()
    """Abilities no source prints: what they do here is our reconstruction."""
    is_pending: bool = False
    """Whether what he does has still to be written; such a mage cannot be played."""

    @property
    def called(self) -> str:
        """What he is called at a table of his mode."""
        return self.card.title

    @property
    def trained(self) -> tuple[str, ...]:
        """The schools he is trained in, wholly or in part."""
        return tuple(dict.fromkeys(each.school for each in self.training if each.school is not None))

    @property
    def opposed(self) -> tuple[str, ...]:
        """The schools that go against his nature."""
        return tuple(each.school for each in self.oppositions if each.school is not None)

    def answers_to(self, word: str) -> bool:
        """Whether a restriction such as "warlock" or "dark mage" admits this mage."""
        return word in self.counts_as

    def may_use(self, card: Card) -> bool:
        """Whether this mage may have, cast and control this spell (supplement, Spell Restrictions)."""
        return not card.only or not self.counts_as.isdisjoint(card.only)


NOBODY: Final = Mage("Nobody", "", Card("Nobody", CardType.MAGE), (), (), frozenset(), 0, 0, ())
"""Who holds the seat of what belongs to the board and to no player."""

APPRENTICE_LIFE: Final = 24
APPRENTICE_CHANNELING: Final = 10


@cache
def mages() -> dict[str, Mage]:
    """Every mage by name."""
    text = resources.files("mageduel.data").joinpath("mages.toml").read_text(encoding="utf-8")
    return {row["name"]: _read(row) for row in tomllib.loads(text)["mage"]}


@cache
def playable_mages(mode: str = "arena") -> dict[str, Mage]:
    """The mages of a mode that can be played, by name."""
    return {name: each for name, each in mages().items() if each.mode == mode and not each.is_pending}


def _read(row: dict[str, Any]) -> Mage:
    card = read_card(row | {"type": "mage", "cost": 0}, row.get("text", ""), tuple(row["sets"]))
    return Mage(
        row["name"],
        row["class"],
        card,
        tuple(read_training(each) for each in row["training"]),
        tuple(read_opposition(each) for each in row.get("opposed", ())),
        frozenset(row["counts_as"]),
        row["spell_points"],
        row["starting_mana"],
        tuple(row.get("abilities", ())),
        row.get("mode", "arena"),
        row.get("subclass", ""),
        dict(row.get("wording", {})),
        tuple(row.get("reconstructed", ())),
        row.get("pending", False),
    )


@cache
def _by_spelling() -> dict[str, Mage]:
    """Every mage by the names he goes by: his own, and class with subclass."""
    spellings: dict[str, Mage] = {}
    for each in mages().values():
        if each.subclass:
            spellings[f"{each.class_} ({each.subclass})".lower()] = each
            spellings[f"{each.subclass} {each.class_}".lower()] = each
    return spellings | {name.lower(): each for name, each in mages().items()}


def mage(name: str) -> Mage:
    """The mage of this name; a wrong name is refused with the nearest spelling."""
    found = _by_spelling().get(name.lower())
    if found is None:
        near = difflib.get_close_matches(shortened(name).title(), playable_mages(), n=1, cutoff=0.4)
        if near:
            raise UnknownMage("no-mage-but", name=shortened(name), near=near[0])
        raise UnknownMage("no-mage", name=shortened(name), mages=", ".join(playable_mages()))
    return found


def mage_in(mode: str, name: str) -> Mage:
    """The mage of this name in a mode, where he may be called by his class alone."""
    found = next((each for each in playable_mages(mode).values() if each.called.lower() == name.strip().lower()), None)
    found = found or mage(name)
    if found.mode != mode:
        raise UnknownMage("no-mage-in-mode", name=found.name, mode=mode)
    return found


def mage_of(class_: str, subclass: str, mode: str) -> Mage:
    """The mage of this class and subclass in this mode."""
    for each in mages().values():
        if (each.class_, each.subclass, each.mode) == (class_, subclass, mode):
            return each
    raise UnknownMage("no-mage-in-mode", name=f"{subclass} {class_}", mode=mode)


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
