"""First choices of pictures for cards that have no line in art.toml yet; `make art` varies and writes them."""

from __future__ import annotations

import json
import tomllib
from importlib import resources
from typing import Any

from mageduel.facts.cards import Card, CardType
from mageduel.facts.damage import DamageType
from mageduel.facts.library import SETS, library

FIGURES = {
    "angel": ("angel2", "valkyrie", "angel"),
    "antarian": ("sphere", "golem"),
    "bat": ("bat",),
    "bear": ("bear", "bearpaw"),
    "bird": ("bird", "falcon", "owl", "griffin"),
    "canine": ("wolf", "fox", "wolf-howl"),
    "cat": ("cat", "lynx", "saber", "cheetah"),
    "cleric": ("cleric", "priestess", "sohei"),
    "cloud": ("cloud", "stormcloud"),
    "command": ("banner", "drum", "command", "charge", "horn"),
    "construct": ("golem", "irongolem", "statue"),
    "curse": ("curse", "doll", "brand", "agony"),
    "demon": ("imp", "hellion", "slayer", "demonlord", "gargoyle"),
    "dragon": ("dragon",),
    "dwarf": ("dwarf",),
    "elemental": ("elemental", "rock"),
    "faerie": ("faerie",),
    "force": ("force", "bubble", "forcepush", "magnet"),
    "goblin": ("goblin", "gremlin"),
    "golem": ("irongolem", "golem", "rock"),
    "gremlin": ("gremlin", "goblin"),
    "healing": ("heal2", "hands", "chalice", "bandage"),
    "high elf": ("elf",),
    "horse": ("horse", "unicorn"),
    "insect": ("insect", "beetle", "spider", "swarm"),
    "knight": ("knight", "warlord", "valkyrie"),
    "mana": ("mana", "crystal"),
    "metamagic": ("metamagic", "purge", "nullify"),
    "mummy": ("mummy",),
    "orc": ("orc", "troll"),
    "pirate": ("pirate",),
    "psychic": ("psychic", "brain", "eyeclosed"),
    "reptile": ("reptile", "dragon", "turtle"),
    "serpent": ("serpent", "asp"),
    "skeleton": ("undead", "bonehand"),
    "soldier": ("soldier", "warlord", "archer2"),
    "song": ("note", "lyre"),
    "spirit": ("ghost",),
    "teleport": ("teleport2",),
    "temple": ("temple", "shrine", "dome", "spire"),
    "totem": ("totem",),
    "tree": ("tree", "treant"),
    "undead": ("undead", "zombie"),
    "vampire": ("vampire", "fangs"),
    "vine": ("thornvine", "vine", "tangle"),
    "wood elf": ("elf", "archer2"),
    "zombie": ("zombie",),
}
"""Figures of a kind, the one that says it best first."""
WORN = {
    "amulet": ("amulet2",),
    "belt": ("belt2",),
    "boots": ("boots2",),
    "chestpiece": ("plate", "robe", "armor"),
    "cloak": ("cloak2", "cloak"),
    "gloves": ("gauntlet", "gloves"),
    "helmet": ("helm2", "helmet", "crown"),
    "ring": ("ring2",),
    "shield": ("kite", "roundshield"),
    "weapon": ("sword2", "mace", "axe", "spear", "staff2", "wand"),
}
ANY = {
    CardType.ATTACK: ("burst", "attack"),
    CardType.CONJURATION: ("conjuration", "obelisk"),
    CardType.CREATURE: ("paw",),
    CardType.ENCHANTMENT: ("enchantment", "scroll"),
    CardType.EQUIPMENT: ("equipment", "scroll"),
    CardType.INCANTATION: ("incantation", "scroll"),
    CardType.WALL: ("wall",),
}
TINTS = {
    DamageType.FLAME: "#ff8a3c",
    DamageType.FROST: "#9fe0ff",
    DamageType.LIGHTNING: "#ffe98a",
    DamageType.ACID: "#c6e04a",
    DamageType.POISON: "#9bd84a",
    DamageType.LIGHT: "#fff0b0",
    DamageType.HYDRO: "#79b2ff",
    DamageType.PSYCHIC: "#f5a6cd",
    DamageType.WIND: "#bfe9f0",
}
AROUND = {
    DamageType.FLAME: "flames",
    DamageType.FROST: "frost",
    DamageType.LIGHTNING: "storm",
    DamageType.LIGHT: "halo",
}


def lines(section: str) -> dict[str, dict[str, Any]]:
    """The lines of art.toml by name: of its mages or of its cards."""
    text = (resources.files("mageduel.data") / "art.toml").read_text(encoding="utf-8")
    found: dict[str, dict[str, Any]] = tomllib.loads(text)[section]
    return found


def figures(card: Card) -> list[str]:
    """Figures for the card: of what it is, of where it is worn, of its type."""
    kinds = [FIGURES[each] for each in card.subtypes if each in FIGURES]
    worn = [WORN[each] for each in card.locations if each in WORN]
    return list(dict.fromkeys(figure for group in (*worn, *kinds, ANY[card.type]) for figure in group))


def behind(card: Card, damage: DamageType | None) -> str | None:
    """What is behind a creature: wings, what it strikes with, or what it is."""
    if any(trait.word.name == "Flying" for trait in card.traits):
        return "batwings" if {"demon", "undead"} & set(card.subtypes) else "wings"
    if damage in AROUND:
        return AROUND[damage]
    return "bones" if "undead" in card.subtypes else "leaves" if "plant" in card.subtypes else None


def picture(card: Card) -> dict[str, Any]:
    """The first choice for a card, from its facts alone."""
    damage = next((bar.damage_type for bar in card.attacks if bar.damage_type is not None), None)
    is_creature = card.type is CardType.CREATURE
    legendary = any(trait.word.name == "Legendary" for trait in card.traits)
    chosen = {
        "stage": card.type.value,
        "ground": list(card.schools)[:2] or ["none"],
        "figure": figures(card)[0],
        "behind": behind(card, damage) if is_creature else None,
        "front": ["crown"] if is_creature and legendary else ["helm"] if is_creature and (card.armor or 0) >= 4 else [],
        "tint": TINTS.get(damage) if damage is not None else None,
    }
    return {key: value for key, value in chosen.items() if value}


def missing() -> list[dict[str, Any]]:
    """Every card without a line, in the order of the sets, with its first choice."""
    drawn = lines("cards")
    cards = [card for name, card in library().items() if name not in drawn]
    return [
        {"name": card.name, "set": SETS[_set(card)], "picture": picture(card), "figures": figures(card)[1:]}
        for card in sorted(cards, key=lambda card: (list(SETS).index(_set(card)), card.name))
    ]


def _set(card: Card) -> str:
    return next(code for code in SETS if code in card.sets)


if __name__ == "__main__":
    print(json.dumps(missing()))
