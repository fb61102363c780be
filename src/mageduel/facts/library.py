"""The library: every card we know, read once from the data files, found by name."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from mageduel.facts.cards import (
    ActionKind,
    AttackBar,
    AttackKind,
    Card,
    CardType,
    Defense,
    SchoolMode,
    Versus,
)
from mageduel.facts.damage import DamageType
from mageduel.facts.effects import read_effects
from mageduel.facts.errors import Coded, shortened
from mageduel.facts.purposes import Purpose
from mageduel.facts.schools import SCHOOLS
from mageduel.facts.subtypes import SUBTYPES
from mageduel.facts.targets import read_target
from mageduel.facts.traits import Trait, parse_trait

SETS: Final = {
    "core": "Arena Core Set",
    "fvw": "Forcemaster vs. Warlord",
    "dvn": "Druid vs. Necromancer",
    "cok": "Conquest of Kumanjaro",
    "fif": "Forged in Fire",
    "pvs": "Paladin vs. Siren",
    "lg": "Lost Grimoire",
    "promo": "Promotional cards",
    "dom": "Battlegrounds: Domination",
    "aca": "Academy Core Set",
    "aca-pri": "Academy Priestess",
    "aca-wlk": "Academy Warlock",
    "aca-fm": "Academy Forcemaster",
    "aca-wld": "Academy Warlord",
    "aca-nec": "Academy Necromancer",
    "aca-dru": "Academy Druid",
    "aca-ele": "Academy Elementalist",
    "aca-mnk": "Academy Monk",
}
"""Every set by its code; sets are only ever appended, share strings count on it."""


class UnknownCard(Coded, LookupError):
    """No card of that name; the message names the nearest spelling."""


_DEFENSE: Final = re.compile(r"^(?P<roll>\d+)\+ (?P<uses>\d+x|inf)(?P<rest>.*)$")
_ONLY: Final = re.compile(r"^(?P<who>.+) only$", re.IGNORECASE)


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
        effects=read_effects(row["effects"]) if "effects" in row else (),
        traits=traits,
        versus=tuple(
            Versus(
                entry["amount"],
                tuple(entry["against"]),
                entry.get("creatures", False),
                entry.get("conjurations", False),
            )
            for entry in row.get("versus", ())
        ),
        trait_texts=tuple(row.get("traits", ())),
        cost=row.get("cost"),
        is_harmless=row.get("harmless", False),
        target=read_target(row["target"]) if "target" in row else None,
        master_dice=row.get("master_dice", 0),
    )


def _split_traits(texts: Sequence[str]) -> tuple[tuple[Trait, ...], tuple[str, ...]]:
    traits, only = [], []
    for text in texts:
        restriction = _ONLY.match(text)
        if restriction:
            only.append(restriction["who"].lower())
        else:
            traits.append(parse_trait(text))
    return tuple(traits), tuple(only)


def _check_words(row: dict[str, Any]) -> None:
    for school in row.get("schools", {}):
        if school not in SCHOOLS:
            raise ValueError(f"no such school: {school!r}")
    for subtype in row.get("subtypes", ()):
        if subtype not in SUBTYPES:
            raise ValueError(f"no such subtype: {subtype!r}")


def _number(row: dict[str, Any], field: str) -> int | None:
    """A printed number; one with an X in it is not known before it is used."""
    value = row.get(field)
    return value if isinstance(value, int) else None


def _variable(row: dict[str, Any]) -> dict[str, str]:
    return {field: row[field] for field in ("cost", "reveal", "channeling") if isinstance(row.get(field), str)}


def read_card(row: dict[str, Any], text: str = "", sets: tuple[str, ...] = ()) -> Card:
    """Turn one table of a data file into a card; a word nobody knows is refused."""
    _check_words(row)
    traits, only = _split_traits(row.get("traits", []))
    location = row.get("location", "")
    variable = _variable(row)
    return Card(
        name=row["name"],
        type=CardType(row["type"]),
        subtypes=tuple(row.get("subtypes", ())),
        schools=dict(row.get("schools", {})),
        school_mode=SchoolMode(row.get("school_mode", "single")),
        cost=_number(row, "cost"),
        reveal=0 if "reveal" in variable else row.get("reveal"),
        action=ActionKind(row["action"]) if "action" in row else None,
        range=(row["range"][0], row["range"][1]) if "range" in row else None,
        target=read_target(row["target"]) if "target" in row else None,
        armor=row.get("armor"),
        life=row.get("life"),
        channeling=0 if "channeling" in variable else row.get("channeling"),
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
        points=row.get("points"),
        aliases=tuple(row.get("aliases", ())),
        variable=variable,
        is_terrain=row.get("terrain", False),
        is_mandatory=row.get("mandatory", False),
        purposes=frozenset(Purpose(word) for word in row.get("purpose", ())),
        heals=row.get("heals", 0),
        has_one_source=row.get("proof") == "one source",
        is_pending=row.get("pending", False),
        title=row.get("title", ""),
    )


def _read_toml(name: str) -> dict[str, Any]:
    return tomllib.loads(resources.files("mageduel.data").joinpath(name).read_text(encoding="utf-8"))


@cache
def library() -> dict[str, Card]:
    """Every card by its printed name."""
    cards: dict[str, Card] = {}
    for code in SETS:
        wording = _read_wording(code)
        for row in _read_toml(f"{code}.toml")["card"]:
            if row["name"] in cards:
                raise ValueError(f"{row['name']} stands in two data files")
            cards[row["name"]] = read_card(row, wording.get(row["name"], ""), tuple(row.get("sets", (code,))))
    return cards


def _read_wording(code: str) -> dict[str, str]:
    """Our wording of a set's cards; a set none of whose cards can be played has none yet."""
    name = f"{code}_wording.toml"
    return _read_toml(name) if resources.files("mageduel.data").joinpath(name).is_file() else {}


@cache
def playable() -> dict[str, Card]:
    """Every card that can be played: what it does is written."""
    return {name: each for name, each in library().items() if not each.is_pending}


@cache
def _by_spelling() -> dict[str, Card]:
    spellings = {alias.lower(): each for each in library().values() for alias in each.aliases}
    return spellings | {name.lower(): each for name, each in library().items()}


_FOUND: Final[dict[str, Card]] = {}
"""Cards that have been asked for, by what they were called."""


def card(name: str) -> Card:
    """The card of this name or other spelling; a wrong name is refused with the nearest one."""
    found = _FOUND.get(name)
    if found is not None:
        return found
    found = library().get(name) or _by_spelling().get(name.lower())
    if found is None:
        near = difflib.get_close_matches(name.lower(), _by_spelling(), n=1, cutoff=0.4)
        if near:
            raise UnknownCard("no-card-but", name=shortened(name), near=_by_spelling()[near[0]].name)
        raise UnknownCard("no-card", name=shortened(name))
    if name == found.name:  # other spellings come from strangers, and are without end
        _FOUND[name] = found
    return found
