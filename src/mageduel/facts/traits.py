"""Traits as typed words, each with the rule by which several of the same word combine.

A word with a sign on its value ("Melee +2") adds up; one with a bare value ("Regenerate 2") counts once, the highest;
a word without a value is there or not (core, What Is a Trait?).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final

from mageduel.facts.damage import DamageType


class Stacking(Enum):
    """What happens when an object has the same word more than once."""

    PRESENT = "present"
    HIGHEST = "highest"
    SUM = "sum"


class Bearer(Enum):
    """What a word describes."""

    OBJECT = "object"
    ATTACK = "attack"
    SPELL = "spell"


@dataclass(frozen=True, slots=True, eq=False)
class Word:
    """One trait of the codex, without a value."""

    name: str
    stacking: Stacking
    bearer: Bearer

    def __call__(self, value: int) -> Trait:
        """This word with a value, as it is written on cards: MELEE(+2)."""
        return Trait(self, value)

    def __repr__(self) -> str:
        return f"<{self.name}>"


@dataclass(frozen=True, slots=True)
class Trait:
    """A word with its value; the value of a word that is merely present is 1."""

    word: Word
    value: int = 1

    def __str__(self) -> str:
        match self.word.stacking:
            case Stacking.PRESENT:
                return self.word.name
            case Stacking.HIGHEST:
                return f"{self.word.name} {self.value}"
            case Stacking.SUM:
                return f"{self.word.name} {'−' if self.value < 0 else '+'}{abs(self.value)}"


WORDS: Final[dict[str, Word]] = {}


def _word(name: str, stacking: Stacking = Stacking.PRESENT, bearer: Bearer = Bearer.OBJECT) -> Word:
    word = Word(name, stacking, bearer)
    WORDS[name.lower()] = word
    return word


def _sum(name: str, bearer: Bearer = Bearer.OBJECT) -> Word:
    return _word(name, Stacking.SUM, bearer)


def _highest(name: str, bearer: Bearer = Bearer.OBJECT) -> Word:
    return _word(name, Stacking.HIGHEST, bearer)


def _attack(name: str) -> Word:
    return _word(name, Stacking.PRESENT, Bearer.ATTACK)


def _spell(name: str) -> Word:
    return _word(name, Stacking.PRESENT, Bearer.SPELL)


# Traits of objects
AEGIS: Final = _highest("Aegis")
ANCHORED: Final = _word("Anchored")
ARMOR: Final = _sum("Armor")
AUTONOMOUS: Final = _word("Autonomous")
BLOCKS_SIGHT: Final = _word("Blocks LOS")
BLOODTHIRSTY: Final = _sum("Bloodthirsty")
BURNPROOF: Final = _word("Burnproof")
CANTRIP: Final = _word("Cantrip")
CHANNELING: Final = _sum("Channeling")
CHARGE: Final = _sum("Charge")
CLIMBING: Final = _word("Climbing")
CORPOREAL: Final = _word("Corporeal")
DISSIPATE: Final = _highest("Dissipate")
ELUSIVE: Final = _word("Elusive")
EXTENDABLE: Final = _word("Extendable")
FAMILIAR: Final = _word("Familiar")
FAST: Final = _word("Fast")
FINITE_LIFE: Final = _word("Finite Life")
FLYING: Final = _word("Flying")
FORMATION: Final = _word("Formation")
INCAPACITATED: Final = _word("Incapacitated")
INCORPOREAL: Final = _word("Incorporeal")
INDESTRUCTIBLE: Final = _word("Indestructible")
INNATE_LIFE: Final = _sum("Innate Life")
INTERCEPT: Final = _word("Intercept")
INVISIBLE: Final = _word("Invisible")
LEGENDARY: Final = _word("Legendary")
LIFE: Final = _sum("Life")
LIFEBOND: Final = _sum("Lifebond")
LIFELINK: Final = _sum("Lifelink")
LIVING: Final = _word("Living")
LUMBERING: Final = _word("Lumbering")
MAGEBIND: Final = _sum("Magebind")
MELEE: Final = _sum("Melee")
MELTING: Final = _highest("Melting")
NONLIVING: Final = _word("Nonliving")
OBSCURED: Final = _word("Obscured")
PASSAGE_ATTACKS: Final = _word("Passage Attacks")
PASSAGE_BLOCKED: Final = _word("Passage Blocked")
PEST: Final = _word("Pest")
RAGE: Final = _sum("Rage")
RANGED: Final = _sum("Ranged")
REGENERATE: Final = _highest("Regenerate")
RESILIENT: Final = _word("Resilient")
RESTRAINED: Final = _word("Restrained")
ROOTED: Final = _word("Rooted")
SLOW: Final = _word("Slow")
SPAWNPOINT: Final = _word("Spawnpoint")
SPELLBIND: Final = _word("Spellbind")
SWARM: Final = _word("Swarm")
TOUGH: Final = _sum("Tough")
UNCONTAINABLE: Final = _word("Uncontainable")
UNIQUE: Final = _word("Unique")
UNMOVABLE: Final = _word("Unmovable")
UNSTOPPABLE: Final = _word("Unstoppable")
UPKEEP: Final = _sum("Upkeep")
UPROOT: Final = _highest("Uproot")
VIGILANT: Final = _word("Vigilant")
WARDED: Final = _word("Warded")
ZONE_EXCLUSIVE: Final = _word("Zone Exclusive")

# Traits of attacks
COUNTERSTRIKE: Final = _attack("Counterstrike")
CRITICAL_DAMAGE: Final = _attack("Critical Damage")
DEFROST: Final = _attack("Defrost")
DEVOUR: Final = _attack("Devour")
DOUBLESTRIKE: Final = _attack("Doublestrike")
ETHEREAL: Final = _attack("Ethereal")
EXTINGUISH: Final = _attack("Extinguish")
INDIRECT: Final = _attack("Indirect")
MANA_DRAIN: Final = _sum("Mana Drain", Bearer.ATTACK)
MANA_TRANSFER: Final = _sum("Mana Transfer", Bearer.ATTACK)
PIERCING: Final = _sum("Piercing", Bearer.ATTACK)
REACH: Final = _attack("Reach")
SWEEPING: Final = _attack("Sweeping")
TRIPLESTRIKE: Final = _attack("Triplestrike")
UNAVOIDABLE: Final = _attack("Unavoidable")
VAMPIRIC: Final = _attack("Vampiric")

# What attacks can be given like a trait, though it is none: no card has it printed among its traits
DICE: Final = Word("Dice", Stacking.SUM, Bearer.ATTACK)
EFFECT_ROLL: Final = Word("Effect roll", Stacking.SUM, Bearer.ATTACK)

# What objects can be given like a trait, in the same way
NO_HEALING: Final = Word("No Healing", Stacking.PRESENT, Bearer.OBJECT)

# Traits of spells
EPIC: Final = _spell("Epic")
MAGECAST: Final = _spell("Magecast")
NOVICE: Final = _spell("Novice")

# Damage types as traits: "Flame +2" adds to what is rolled against the object, "Flame Immunity" shuts it out.
DAMAGE_MODIFIER: Final[dict[DamageType, Word]] = {kind: _sum(kind.value.title()) for kind in DamageType}
IMMUNITY: Final[dict[DamageType, Word]] = {kind: _word(f"{kind.value.title()} Immunity") for kind in DamageType}
POISON_IMMUNITY: Final = IMMUNITY[DamageType.POISON]
PSYCHIC_IMMUNITY: Final = IMMUNITY[DamageType.PSYCHIC]

_VALUED: Final = re.compile(r"^(?P<word>.+?) (?P<sign>[+\-−])?(?P<value>\d+)$")
_VARIABLE: Final = re.compile(r"^(?P<word>.+?) (?P<sign>[+\-−])?(?P<value>X)$")
"""A printed X is 0 until the card's script says what it is."""


def parse_trait(text: str) -> Trait:
    """Read a trait as printed, such as "Piercing +3", "Regenerate 2" or "Flying"."""
    found = WORDS.get(text.lower())
    if found is not None:
        return Trait(found)
    valued = _VALUED.match(text) or _VARIABLE.match(text)
    word = WORDS.get(valued["word"].lower()) if valued else None
    if valued is None or word is None:
        raise ValueError(f"no such trait: {text!r}")
    value = 0 if valued["value"] == "X" else int(valued["value"])
    return Trait(word, -value if valued["sign"] in ("-", "−") else value)
