"""Short names and emblems: how a card is drawn where there is little room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mageduel.facts.cards import AttackBar, Card, CardType, Versus
from mageduel.facts.mages import mages
from mageduel.facts.subtypes import SUBTYPES
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.views.shapes import Contribution
from mageduel.words.language import count, has, said_once, say
from mageduel.words.names import damage_name, printed_name, signed, subtype_name, trait_as_spoken

SHORT: Final = 12

_EMBLEM_BY_SUBTYPE: Final = (
    "canine", "bear", "cat", "bird", "reptile", "insect", "demon", "angel", "undead", "golem", "elemental", "goblin",
    "dwarf", "orc", "cleric", "vine", "tree", "plant", "totem", "portal", "altar", "trap", "curse", "temple", "bat",
    "serpent", "ape", "horse", "faerie", "knight", "vampire", "gremlin", "worm", "cloud", "mana", "artifact", "rune",
    "structure", "soldier", "obelisk", "force", "wind",
)  # fmt: skip
_EMBLEM_BY_TYPE: Final = {
    CardType.ATTACK: "burst",
    CardType.CONJURATION: "plinth",
    CardType.CREATURE: "paw",
    CardType.ENCHANTMENT: "card",
    CardType.INCANTATION: "scroll",
    CardType.MAGE: "crown",
    CardType.WALL: "bricks",
    CardType.ABILITY: "sparks",
    CardType.MARKER: "marker",
}


def short_name(card: Card) -> str:
    """The name in at most twelve letters: its first part, or its last word."""
    name = card.title.split(",")[0]
    if len(name) <= SHORT:
        return name
    words = name.split(" ")
    last = words[-1]
    if len(last) <= SHORT:
        return last
    return last[: SHORT - 1] + "…"


def emblem(card: Card) -> str:
    """Which emblem stands for the card."""
    if card.type is CardType.MAGE:
        return card.name.lower().rpartition(" ")[2]  # mages of one class share it
    if card.type is CardType.EQUIPMENT:
        return card.locations[0] if card.locations else "equipment"
    for subtype in _EMBLEM_BY_SUBTYPE:
        if subtype in card.subtypes:
            return subtype
    return _EMBLEM_BY_TYPE[card.type]


def school(card: Card) -> str | None:
    """The school whose colour the card wears: the one of the highest level."""
    return max(card.schools, key=lambda name: card.schools[name]) if card.schools else None


def is_only_zone(game: Game, name: object) -> bool:
    """Whether that is the zone of an arena that has no other; nobody needs to be told where."""
    return list(game.arena.zone_names) == [name]


def zone_name(game: Game, zone: int | None) -> str | None:
    """A zone's name."""
    return None if zone is None else game.arena.zone_names[zone]


def element(thing: Object) -> str:
    """How an option points at an object."""
    return f"o{thing.id}"


PRINTED: Final = "printed"
"""The label of what stands on the card itself."""


@said_once
def reason_name(label: str | Versus) -> str:
    """What a part of a number comes from."""
    if isinstance(label, Versus):
        against = [subtype_name(each) if each in SUBTYPES else printed_name(each.title()) for each in label.against]
        return say("reason.versus", kinds=listed(against, "name.or"))
    return say(f"reason.{label}") if has(f"reason.{label}") else printed_name(label)


def contribution(amount: int, label: str | Versus, source: int | None = None) -> Contribution:
    """One reason for a number, in words."""
    return Contribution(amount, reason_name(label), source)


def listed(names: Sequence[str], key: str = "name.and") -> str:
    """Names one after another, the last joined by "and" or "or"."""
    *first, last = names
    return say(key, first=", ".join(first), last=last) if first else last


def value_name(value: str) -> str:
    """A word an answer names: a roll, a place on the body, a trait, a condition, or what is printed somewhere."""
    code = value.replace(" ", "-")
    for kind in ("roll", "location", "value"):
        if has(f"{kind}.{code}"):
            return say(f"{kind}.{code}")
    return ", ".join(trait_as_spoken(each) for each in value.split(", "))


def ability_name(owner: Card, name: str) -> str:
    """The name of an ability of this card; one of a mage that no source prints says so."""
    mage = mages().get(owner.name)
    if mage is not None and any(name.startswith(each) for each in mage.reconstructed):
        return say("offer.reconstructed", ability=name)
    return name


@said_once
def step_name(code: str) -> str:
    """A step of an attack, a spell or a move."""
    return say(f"step.{code}")


def effect_name(name: str, count: int) -> str:
    """An effect of an attack, so many times: Burn, 2 Burn."""
    title = say(f"effect.{name}") if has(f"effect.{name}") else printed_name(name.title())
    return title if count == 1 else f"{count} {title}"


def effect_rows(bar: AttackBar) -> list[tuple[int, int | None, str]]:
    """The rows of the additional effects box: from, to (None: and more), and what they bring."""
    return [
        (
            row.low,
            row.high,
            listed([effect_name(name, count) for name, count in row.effects]),
        )
        for row in bar.effects
    ]


def effect_text(bar: AttackBar) -> str:
    """The additional effects box in a line: "5–9 Burn, 10+ 2 Burn"."""
    rows = []
    for low, high, text in effect_rows(bar):
        span = f"{low}+" if high is None else str(low) if low == high else f"{low}–{high}"
        rows.append(f"{span} {text}")
    return ", ".join(rows)


def bar_line(bar: AttackBar) -> str:
    """One bar in one line, without its name: "quick · melee · 4 dice · Piercing +1"."""
    kind = say(f"bar.{bar.kind.value.replace(' ', '-')}")
    if bar.range:
        kind = say("bar.ranging", kind=kind, range=f"{bar.range[0]}-{bar.range[1]}")
    unknown = say("bar.unknown-dice") if bar.is_attack else ""
    parts = (
        say(f"bar.{bar.action.value}") if bar.action else "",
        say("bar.whole-zone", kind=kind) if bar.zone else kind,
        unknown if bar.dice is None else count("detail.dice", bar.dice),
        bar_text(bar),
    )
    return " · ".join(part for part in parts if part)


def bar_text(bar: AttackBar) -> str:
    """Everything on the bar that is not a number of its own."""
    parts = [damage_name(bar.damage_type)] if bar.damage_type is not None else []
    parts += [trait_as_spoken(text) for text in bar.trait_texts]
    parts += [f"{signed(each.amount)} {reason_name(each)}" for each in bar.versus]
    if bar.effects:
        parts.append(effect_text(bar))
    return " · ".join(parts)
