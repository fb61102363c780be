"""What a casting line asks of a target, read from its words; a word nobody knows is refused when it is read."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from mageduel.facts.schools import SCHOOLS
from mageduel.facts.subtypes import SUBTYPES

KINDS: Final = (
    "arena",
    "conjuration",
    "creature",
    "enchantment",
    "equipment",
    "mage",
    "object",
    "self",
    "terrain",
    "v'tar orb",
    "vine marker",
    "wall",
    "zone",
    "zone border",
)
PLACES: Final = ("arena", "zone", "zone border")
"""Kinds that are no objects."""
IN_PILES: Final = ("conjuration", "creature", "enchantment", "equipment", "object", "wall")
"""Kinds of cards that may lie in a discard pile."""
NEEDS: Final = (
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
    "major",
    "minor",
    "nonliving",
    "revealed",
    "terrain",
)
OF_PILES: Final = ("destroyed", "discarded")
"""Adjectives of cards that lie in a discard pile."""
OF_PLACES: Final = ("adjacent",)
"""Adjectives of several zones."""
CLASSES: Final = (
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
SECONDS: Final = ("target", "zone")
MARKERS: Final = {"v'tar orb": "v'tar", "vine marker": "vine"}
"""Markers that lie in zones, each with the subtype it is known by."""

_COUNT: Final = re.compile(r"^(?P<low>\d+)(?:-(?P<high>\d+))? (?P<rest>.+)$")
_LEVEL: Final = re.compile(r"^(?P<rest>.+) of level (?P<level>\d+)(?: or (?P<way>less|more))?$")
_HOLDING: Final = re.compile(r"^(?P<rest>.+?)(?: in a zone)? with (?:an? )?(?P<holding>.+)$")
_KNOWN: Final = frozenset((*NEEDS, *CLASSES, *SCHOOLS, *SUBTYPES))
_OF_TWO_WORDS: Final = tuple(word for word in sorted(SUBTYPES) if " " in word)


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
    """What must lie in the zone that is the target, or that the target is in."""
    level: tuple[int, int | None] = (0, None)
    """The lowest and the highest Level."""
    text: str = ""
    """The line as it stands in the data."""

    is_in_a_pile: bool = field(init=False)
    """Whether it looks for a card in a discard pile, not for anything in the arena."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "is_in_a_pile", any(word in OF_PILES for word in self.needs))


def _kind_and_needs(words: str) -> tuple[str, list[str]]:
    """The kind at the end of a phrase, and the adjectives before it; a class of mages alone stands for the mage."""
    for kind in sorted(KINDS, key=len, reverse=True):
        for form in (kind, f"{kind}s"):
            if words == form or words.endswith(f" {form}"):
                return kind, _adjectives(words.removesuffix(form))
    needs = _adjectives(words)
    if needs[-1] in CLASSES:
        return "mage", needs
    raise ValueError(f"no kind of target: {words!r}")


def _adjectives(words: str) -> list[str]:
    """Single words, apart from subtypes that are two."""
    for pair in _OF_TWO_WORDS:
        words = re.sub(rf"(?<!\S)(non-)?{pair}(?!\S)", lambda found: found[0].replace(" ", "_"), words)
    return [word.replace("_", " ") for word in words.split()]


def _check_need(need: str, kinds: list[str], high: int) -> None:
    """Refuse a word nobody knows, and one that means nothing of these kinds."""
    word = need.removeprefix("non-")
    if word not in _KNOWN:
        raise ValueError(f"no word for a target: {need!r}")
    if word in OF_PLACES and (word != need or set(kinds) != {"zone"} or high == 1):
        raise ValueError(f"only several zones are {need!r}")
    if word in OF_PILES and (word != need or not set(kinds) <= set(IN_PILES)):
        raise ValueError(f"nothing of these kinds is {need!r}: {kinds}")
    if word not in OF_PLACES and set(kinds) <= set(PLACES):
        raise ValueError(f"a place is never {need!r}")


def read_target(text: str) -> Target:
    """Read a line such as "friendly minor creature", "1-2 adjacent zones" or "creature & zone"."""
    words, _, second = text.partition(" & ")
    if second and second not in SECONDS:
        raise ValueError(f"no second target: {second!r}")
    holding = None
    held = _HOLDING.match(words)
    if held:
        words, holding = held["rest"], held["holding"]
        if holding not in MARKERS:
            raise ValueError(f"nothing that lies in a zone: {holding!r}")
    lowest, highest = 0, None
    levelled = _LEVEL.match(words)
    if levelled:
        words, level = levelled["rest"], int(levelled["level"])
        lowest = 0 if levelled["way"] == "less" else level
        highest = None if levelled["way"] == "more" else level
    low = high = 1
    counted = _COUNT.match(words)
    if counted:
        low = int(counted["low"])
        high = int(counted["high"] or low)
        words = counted["rest"]
    if not 1 <= low <= high:
        raise ValueError(f"no number of targets: {text!r}")
    kinds: list[str] = []
    needs: list[str] = []
    for phrase in words.split(" or "):
        kind, adjectives = _kind_and_needs(phrase)
        kinds.append(kind)
        needs += [word for word in adjectives if word not in needs]
    for need in needs:
        _check_need(need, kinds, high)
    if set(kinds) & set(PLACES) and highest is not None:
        raise ValueError(f"a place has no Level: {text!r}")
    return Target(tuple(kinds), tuple(needs), second or None, (low, high), holding, (lowest, highest), text)
