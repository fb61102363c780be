"""What a casting line asks of a target, read from its words; a word nobody knows is refused when it is read."""

from __future__ import annotations

import re
from dataclasses import dataclass

from mageduel.facts.schools import SCHOOLS
from mageduel.facts.subtypes import SUBTYPES

KINDS = (
    "arena",
    "conjuration",
    "creature",
    "enchantment",
    "equipment",
    "mage",
    "object",
    "self",
    "terrain",
    "vine marker",
    "wall",
    "zone",
    "zone border",
)
NEEDS = (
    "adjacent",
    "corporeal",
    "destroyed",
    "discarded",
    "enemy",
    "epic",
    "flying",
    "friendly",
    "hidden",
    "incorporeal",
    "legendary",
    "living",
    "mage",
    "minor",
    "nonliving",
    "revealed",
    "terrain",
)
CLASSES = (
    "beastmaster",
    "druid",
    "elementalist",
    "forcemaster",
    "monk",
    "necromancer",
    "paladin",
    "priest",
    "priestess",
    "siren",
    "warlock",
    "warlord",
    "wizard",
)
SECONDS = ("target", "zone")
HOLDINGS = ("v'tar orb", "vine marker")

_COUNT = re.compile(r"^(?P<low>\d+)(?:-(?P<high>\d+))? (?P<rest>.+)$")
_KNOWN = frozenset((*NEEDS, *CLASSES, *SCHOOLS, *SUBTYPES))


@dataclass(frozen=True, slots=True, eq=False)
class Target:
    """What the casting line asks of a target: one of these kinds, with and without these words."""

    kinds: tuple[str, ...]
    needs: tuple[str, ...] = ()
    """Adjectives that all of them must meet; "non-" before one turns it round."""
    second: str | None = None
    """What is targeted besides."""
    count: tuple[int, int] = (1, 1)
    """How many of them, at least and at most."""
    holding: str | None = None
    """What must lie in the zone."""
    text: str = ""
    """The line as it stands in the data."""


def _kind_and_needs(words: str) -> tuple[str, list[str]]:
    """The kind at the end of a phrase, and the adjectives before it; a class of mages alone stands for the mage."""
    for kind in sorted(KINDS, key=len, reverse=True):
        for form in (kind, f"{kind}s"):
            if words == form or words.endswith(f" {form}"):
                return kind, words.removesuffix(form).split()
    *needs, last = words.split()
    if last in CLASSES:
        return "mage", [*needs, last]
    raise ValueError(f"no kind of target: {words!r}")


def _check_need(need: str) -> None:
    if need.removeprefix("non-") not in _KNOWN:
        raise ValueError(f"no word for a target: {need!r}")


def read_target(text: str) -> Target:
    """Read a line such as "friendly minor creature", "1-2 adjacent zones" or "creature & zone"."""
    words, _, second = text.partition(" & ")
    if second and second not in SECONDS:
        raise ValueError(f"no second target: {second!r}")
    words, _, holding = words.partition(" with ")
    if holding and holding not in HOLDINGS:
        raise ValueError(f"nothing that lies in a zone: {holding!r}")
    low = high = 1
    counted = _COUNT.match(words)
    if counted:
        low = int(counted["low"])
        high = int(counted["high"] or low)
        words = counted["rest"]
    kinds: list[str] = []
    needs: list[str] = []
    for phrase in words.split(" or "):
        kind, adjectives = _kind_and_needs(phrase)
        kinds.append(kind)
        needs += [word for word in adjectives if word not in needs]
    for need in needs:
        _check_need(need)
    return Target(tuple(kinds), tuple(needs), second or None, (low, high), holding or None, text)
