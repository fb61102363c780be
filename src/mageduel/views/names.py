"""Short names and emblems: how a card is drawn where there is little room."""

from __future__ import annotations

from mageduel.facts.cards import AttackBar, Card, CardType
from mageduel.state.game import Game
from mageduel.state.objects import Object

SHORT = 12

_EMBLEM_BY_SUBTYPE = (
    "canine", "bear", "cat", "bird", "reptile", "insect", "demon", "angel", "undead", "golem", "elemental", "goblin",
    "dwarf", "orc", "cleric", "vine", "tree", "plant", "totem", "portal", "altar", "trap", "curse", "temple", "bat",
    "serpent", "ape", "horse", "faerie", "knight", "vampire", "gremlin", "worm", "cloud", "mana", "artifact", "rune",
    "structure", "soldier", "obelisk", "force", "wind",
)  # fmt: skip
_EMBLEM_BY_TYPE = {
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
    name = card.name.split(",")[0]
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
        return card.name.lower()
    if card.type is CardType.EQUIPMENT:
        return card.locations[0] if card.locations else "equipment"
    for subtype in _EMBLEM_BY_SUBTYPE:
        if subtype in card.subtypes:
            return subtype
    return _EMBLEM_BY_TYPE[card.type]


def school(card: Card) -> str | None:
    """The school whose colour the card wears: the one of the highest level."""
    return max(card.schools, key=lambda name: card.schools[name]) if card.schools else None


def zone_name(game: Game, zone: int | None) -> str | None:
    """A zone's name."""
    return None if zone is None else game.arena.zone_names[zone]


def element(thing: Object) -> str:
    """How an option points at an object."""
    return f"o{thing.id}"


def effect_rows(bar: AttackBar) -> list[tuple[int, int | None, str]]:
    """The rows of the additional effects box: from, to (None: and more), and what they bring."""
    return [
        (
            row.low,
            row.high,
            " and ".join(name.title() if count == 1 else f"{count} {name.title()}" for name, count in row.effects),
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


def bar_text(bar: AttackBar) -> str:
    """Everything on the bar that is not a number of its own."""
    parts = [bar.damage_type.value] if bar.damage_type is not None else []
    parts += list(bar.trait_texts)
    parts += [f"+{each.amount} against {' or '.join(each.against)}" for each in bar.versus]
    if bar.effects:
        parts.append(effect_text(bar))
    return " · ".join(parts)
