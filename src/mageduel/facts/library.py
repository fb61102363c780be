"""The library: every card we know, read once from the data files, found by name."""

from __future__ import annotations

import difflib
import re
import tomllib
from functools import cache
from importlib import resources
from typing import Any

from mageduel.facts.cards import (
    ActionKind,
    AttackBar,
    AttackKind,
    Card,
    CardType,
    Defense,
    EffectRow,
    SchoolMode,
    Target,
    Versus,
)
from mageduel.facts.damage import DamageType
from mageduel.facts.errors import ForPeople
from mageduel.facts.traits import Trait, parse_trait

SETS = ("core",)


class UnknownCard(ForPeople, LookupError):
    """No card of that name; the message names the nearest spelling."""


_EFFECT_ROW = re.compile(r"^(?P<low>\d+)(?:-(?P<high>\d+)|(?P<plus>\+))? = (?P<effects>.+)$")
_COUNTED = re.compile(r"^(?:(?P<count>\d+) )?(?P<name>.+)$")
_DEFENSE = re.compile(r"^(?P<roll>\d+)\+ (?P<uses>\d+x|inf)(?P<rest>.*)$")
_ONLY = re.compile(r"^(?P<who>.+) only$", re.IGNORECASE)


def _effects(text: str) -> tuple[EffectRow, ...]:
    rows = []
    for part in text.split("; "):
        found = _EFFECT_ROW.match(part)
        if found is None:
            raise ValueError(f"not an effect row: {part!r}")
        low = int(found["low"])
        high = None if found["plus"] else int(found["high"] or low)
        effects = []
        for item in found["effects"].split(" & "):
            counted = _COUNTED.match(item)
            assert counted is not None
            effects.append((counted["name"].lower(), int(counted["count"] or 1)))
        rows.append(EffectRow(low, high, tuple(effects)))
    return tuple(rows)


def _defense(text: str) -> Defense:
    found = _DEFENSE.match(text)
    if found is None:
        raise ValueError(f"not a defense: {text!r}")
    rest = found["rest"].lower()
    return Defense(
        roll=int(found["roll"]),
        uses=None if found["uses"] == "inf" else int(found["uses"][:-1]),
        no_melee="no melee" in rest,
        no_ranged="no ranged" in rest,
        flying_attackers_only="flying only" in rest,
        steady="steady" in rest,
    )


def _target(text: str) -> Target:
    words, _, second = text.partition(" & ")
    needs, kinds = [], []
    for part in words.split(" or "):
        *adjectives, kind = part.split(" ") if part != "zone border" else [part]
        needs += [word for word in adjectives if word not in needs]
        kinds.append(kind)
    return Target(tuple(kinds), tuple(needs), second or None)


def _bars(row: dict[str, Any], card_name: str) -> list[AttackBar]:
    """One bar, or two where it says OR: the trait right before that word, or everything after it."""
    if "or" not in row:
        return [_bar(row, card_name)]
    common = {key: value for key, value in row.items() if key != "or"}
    instead = dict(row["or"])
    instead["traits"] = [*row["traits"][:-1], *instead.get("traits", ())]
    return [_bar(common, card_name), _bar(common | instead, card_name)]


def _bar(row: dict[str, Any], card_name: str) -> AttackBar:
    traits: dict[Any, int] = {}
    for text in row.get("traits", ()):
        trait = parse_trait(text)
        traits[trait.word] = traits.get(trait.word, 0) + trait.value
    kind = AttackKind(row["kind"])
    return AttackBar(
        name=row.get("name") or card_name,
        kind=kind,
        action=ActionKind(row["action"]) if "action" in row else None,
        dice=row["dice"] if isinstance(row.get("dice"), int) else None,
        range=(row["range"][0], row["range"][1]) if "range" in row else None,
        zone=row.get("zone", False),
        damage_type=DamageType(row["damage"]) if "damage" in row else None,
        effects=_effects(row["effects"]) if "effects" in row else (),
        traits=traits,
        versus=tuple(
            Versus(entry["amount"], tuple(entry["against"]), entry.get("creatures", False))
            for entry in row.get("versus", ())
        ),
        trait_texts=tuple(row.get("traits", ())),
    )


def _split_traits(texts: list[str]) -> tuple[tuple[Trait, ...], tuple[str, ...]]:
    traits, only = [], []
    for text in texts:
        restriction = _ONLY.match(text)
        if restriction:
            only.append(restriction["who"].lower())
        else:
            traits.append(parse_trait(text))
    return tuple(traits), tuple(only)


def read_card(row: dict[str, Any], text: str = "", sets: tuple[str, ...] = ()) -> Card:
    """Turn one table of a data file into a card."""
    traits, only = _split_traits(row.get("traits", []))
    location = row.get("location", "")
    return Card(
        name=row["name"],
        type=CardType(row["type"]),
        subtypes=tuple(row.get("subtypes", ())),
        schools=dict(row.get("schools", {})),
        school_mode=SchoolMode(row.get("school_mode", "single")),
        cost=row["cost"] if isinstance(row.get("cost"), int) else None,
        reveal=row.get("reveal"),
        action=ActionKind(row["action"]) if "action" in row else None,
        range=(row["range"][0], row["range"][1]) if "range" in row else None,
        target=_target(row["target"]) if "target" in row else None,
        armor=row.get("armor"),
        life=row.get("life"),
        channeling=row.get("channeling"),
        locations=tuple(re.split(r"[/+]", location)) if location else (),
        location_mode=SchoolMode.ALL if "+" in location else SchoolMode.ANY if "/" in location else SchoolMode.SINGLE,
        defense=_defense(row["defense"]) if "defense" in row else None,
        traits=traits,
        only=only,
        trait_texts=tuple(row.get("traits", ())),
        attacks=tuple(bar for attack in row.get("attack", ()) for bar in _bars(attack, row["name"])),
        sets=sets or tuple(row.get("sets", ())),
        text=text,
        level_value=row.get("level"),
    )


def _read_toml(name: str) -> dict[str, Any]:
    return tomllib.loads(resources.files("mageduel.data").joinpath(name).read_text(encoding="utf-8"))


@cache
def library() -> dict[str, Card]:
    """Every card by its printed name."""
    cards: dict[str, Card] = {}
    for code in SETS:
        wording = _read_toml(f"{code}_wording.toml")
        for row in _read_toml(f"{code}.toml")["card"]:
            cards[row["name"]] = read_card(row, wording.get(row["name"], ""), (code,))
    return cards


@cache
def _by_spelling() -> dict[str, Card]:
    return {name.lower(): each for name, each in library().items()}


def card(name: str) -> Card:
    """The card of this name; a wrong name is refused with the nearest spelling."""
    found = library().get(name) or _by_spelling().get(name.lower())
    if found is None:
        near = difflib.get_close_matches(name.lower(), _by_spelling(), n=1, cutoff=0.4)
        hint = f"; did you mean {_by_spelling()[near[0]].name}?" if near else ""
        raise UnknownCard(f"There is no card called {name!r}{hint}")
    return found
