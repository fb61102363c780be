"""Traits as typed words, each with the rule by which several of the same word combine.

A word with a sign on its value ("Melee +2") adds up; one with a bare value ("Regenerate 2") counts once, the highest;
a word without a value is there or not (core, What Is a Trait?).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

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


WORDS: dict[str, Word] = {}


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
AEGIS = _highest("Aegis")
ANCHORED = _word("Anchored")
ARMOR = _sum("Armor")
AUTONOMOUS = _word("Autonomous")
BLOCKS_SIGHT = _word("Blocks LOS")
BLOODTHIRSTY = _sum("Bloodthirsty")
BURNPROOF = _word("Burnproof")
CANTRIP = _word("Cantrip")
CHANNELING = _sum("Channeling")
CHARGE = _sum("Charge")
CLIMBING = _word("Climbing")
CORPOREAL = _word("Corporeal")
DISSIPATE = _highest("Dissipate")
ELUSIVE = _word("Elusive")
EXTENDABLE = _word("Extendable")
FAMILIAR = _word("Familiar")
FAST = _word("Fast")
FINITE_LIFE = _word("Finite Life")
FLYING = _word("Flying")
FORMATION = _word("Formation")
INCAPACITATED = _word("Incapacitated")
INCORPOREAL = _word("Incorporeal")
INDESTRUCTIBLE = _word("Indestructible")
INNATE_LIFE = _sum("Innate Life")
INTERCEPT = _word("Intercept")
INVISIBLE = _word("Invisible")
LEGENDARY = _word("Legendary")
LIFE = _sum("Life")
LIFEBOND = _sum("Lifebond")
LIFELINK = _sum("Lifelink")
LIVING = _word("Living")
LUMBERING = _word("Lumbering")
MAGEBIND = _sum("Magebind")
MELEE = _sum("Melee")
MELTING = _highest("Melting")
NONLIVING = _word("Nonliving")
OBSCURED = _word("Obscured")
PASSAGE_ATTACKS = _word("Passage Attacks")
PASSAGE_BLOCKED = _word("Passage Blocked")
PEST = _word("Pest")
RAGE = _sum("Rage")
RANGED = _sum("Ranged")
REGENERATE = _highest("Regenerate")
RESILIENT = _word("Resilient")
RESTRAINED = _word("Restrained")
ROOTED = _word("Rooted")
SLOW = _word("Slow")
SPAWNPOINT = _word("Spawnpoint")
SPELLBIND = _word("Spellbind")
SWARM = _word("Swarm")
TOUGH = _sum("Tough")
UNCONTAINABLE = _word("Uncontainable")
UNIQUE = _word("Unique")
UNMOVABLE = _word("Unmovable")
UNSTOPPABLE = _word("Unstoppable")
UPKEEP = _sum("Upkeep")
UPROOT = _highest("Uproot")
VIGILANT = _word("Vigilant")
WARDED = _word("Warded")
ZONE_EXCLUSIVE = _word("Zone Exclusive")

# Traits of attacks
COUNTERSTRIKE = _attack("Counterstrike")
CRITICAL_DAMAGE = _attack("Critical Damage")
DEFROST = _attack("Defrost")
DEVOUR = _attack("Devour")
DOUBLESTRIKE = _attack("Doublestrike")
ETHEREAL = _attack("Ethereal")
EXTINGUISH = _attack("Extinguish")
INDIRECT = _attack("Indirect")
MANA_DRAIN = _sum("Mana Drain", Bearer.ATTACK)
MANA_TRANSFER = _sum("Mana Transfer", Bearer.ATTACK)
PIERCING = _sum("Piercing", Bearer.ATTACK)
REACH = _attack("Reach")
SWEEPING = _attack("Sweeping")
TRIPLESTRIKE = _attack("Triplestrike")
UNAVOIDABLE = _attack("Unavoidable")
VAMPIRIC = _attack("Vampiric")

# What attacks can be given like a trait, though it is none: no card has it printed among its traits
DICE = Word("Dice", Stacking.SUM, Bearer.ATTACK)
EFFECT_ROLL = Word("Effect roll", Stacking.SUM, Bearer.ATTACK)

# What objects can be given like a trait, in the same way
NO_HEALING = Word("No Healing", Stacking.PRESENT, Bearer.OBJECT)

# Traits of spells
EPIC = _spell("Epic")
MAGECAST = _spell("Magecast")
NOVICE = _spell("Novice")

# Damage types as traits: "Flame +2" adds to what is rolled against the object, "Flame Immunity" shuts it out.
DAMAGE_MODIFIER: dict[DamageType, Word] = {kind: _sum(kind.value.title()) for kind in DamageType}
IMMUNITY: dict[DamageType, Word] = {kind: _word(f"{kind.value.title()} Immunity") for kind in DamageType}
POISON_IMMUNITY = IMMUNITY[DamageType.POISON]
PSYCHIC_IMMUNITY = IMMUNITY[DamageType.PSYCHIC]

_VALUED = re.compile(r"^(?P<word>.+?) (?P<sign>[+\-−])?(?P<value>\d+)$")
_VARIABLE = re.compile(r"^(?P<word>.+?) (?P<sign>[+\-−])?(?P<value>X)$")
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
