"""Cards as printed: casting line, attack bars, attributes, traits. No behaviour."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from mageduel.facts.damage import DamageType
from mageduel.facts.effects import EffectRow
from mageduel.facts.purposes import Purpose
from mageduel.facts.targets import Target
from mageduel.facts.traits import LEGENDARY, UNIQUE, Trait, Word


class CardType(Enum):
    """The six spell types, walls as conjurations of their own shape, and mages, markers and abilities, no spells."""

    ATTACK = "attack"
    CONJURATION = "conjuration"
    CREATURE = "creature"
    ENCHANTMENT = "enchantment"
    EQUIPMENT = "equipment"
    INCANTATION = "incantation"
    MAGE = "mage"
    MARKER = "marker"
    WALL = "wall"
    ABILITY = "ability"


class ActionKind(Enum):
    """What a spell or an attack costs of a creature's Action Phase."""

    QUICK = "quick"
    FULL = "full"


QUICK: Final = ActionKind.QUICK
FULL: Final = ActionKind.FULL


class AttackKind(Enum):
    """The icon on an attack bar."""

    MELEE = "melee"
    RANGED = "ranged"
    BARRIER = "damage barrier"
    PASSAGE = "passage attack"
    TRAMPLE = "trample"
    OTHER = "other"
    HEAL = "heal"
    LOOK = "look"
    ACTION = "action"
    """No attack: a special action drawn as a bar, for its script to say."""


class SchoolMode(Enum):
    """How several schools on one card combine when a spellbook is built."""

    SINGLE = "single"
    ANY = "any"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Versus:
    """A bonus against some targets ("+2 vs. Nonliving Creatures"): any of these traits, subtypes or schools."""

    amount: int
    against: tuple[str, ...]
    creatures_only: bool = False
    conjurations_only: bool = False


@dataclass(frozen=True, slots=True)
class Defense:
    """A Defense: the roll needed, uses a round (None: any number), and what it does not work against."""

    roll: int
    uses: int | None = 1
    no_melee: bool = False
    no_ranged: bool = False
    flying_attackers_only: bool = False
    steady: bool = False
    """Unaffected by conditions on the creature."""
    cost: int = 0
    """Mana to pay before the roll."""

    @property
    def is_sure(self) -> bool:
        """Whether it avoids what it is used against without a roll."""
        return self.roll <= 1


@dataclass(frozen=True, slots=True, eq=False)
class AttackBar:
    """One bar: an attack, a damage barrier, or a special action drawn like one."""

    name: str
    kind: AttackKind
    action: ActionKind | None = None
    dice: int | None = None
    range: tuple[int, int] | None = None
    zone: bool = False
    damage_type: DamageType | None = None
    effects: tuple[EffectRow, ...] = ()
    traits: dict[Word, int] = field(default_factory=dict)
    versus: tuple[Versus, ...] = ()
    trait_texts: tuple[str, ...] = ()
    cost: int | str | None = None
    """Mana it takes to use, where it takes any; a text where the card says X."""
    is_harmless: bool = False
    """Whether it deals no damage, only effects."""
    target: Target | None = None
    """What alone it can be aimed at, where the bar says so."""
    master_dice: int = 0
    """Dice it has more in the hands of a mage of Level 5 or higher."""
    is_attack: bool = field(init=False)
    """Whether a creature uses this bar to attack."""
    is_barrier: bool = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "is_attack", self.kind in (AttackKind.MELEE, AttackKind.RANGED))
        object.__setattr__(self, "is_barrier", self.kind is AttackKind.BARRIER)


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A spell card, or a mage, as printed."""

    name: str
    type: CardType
    subtypes: tuple[str, ...] = ()
    schools: dict[str, int] = field(default_factory=dict)
    school_mode: SchoolMode = SchoolMode.SINGLE
    cost: int | None = 0
    """Casting cost; None where the card says X."""
    reveal: int | None = None
    """Mana to reveal; 0 where the card says X."""
    action: ActionKind | None = None
    range: tuple[int, int] | None = None
    target: Target | None = None
    armor: int | None = None
    """None: the object cannot have armor."""
    life: int | None = None
    channeling: int | None = None
    locations: tuple[str, ...] = ()
    location_mode: SchoolMode = SchoolMode.SINGLE
    defense: Defense | None = None
    traits: tuple[Trait, ...] = ()
    only: tuple[str, ...] = ()
    """Mage classes and trained schools that may use this spell; empty: everybody."""
    trait_texts: tuple[str, ...] = ()
    attacks: tuple[AttackBar, ...] = ()
    sets: tuple[str, ...] = ()
    """The sets it is printed in, the first one first."""
    text: str = ""
    level_value: int | None = None
    points: int | None = None
    """Spell points of one copy in any book, where its training does not decide."""
    aliases: tuple[str, ...] = ()
    """Other spellings it goes by."""
    variable: dict[str, str] = field(default_factory=dict)
    """Printed values that hold an X, by field, as printed: {"cost": "2X"}."""
    is_terrain: bool = False
    is_mandatory: bool = False
    """Whether an enchantment must be revealed at its moment."""
    purposes: frozenset[Purpose] = frozenset()
    """What it is meant for, where type and subtypes do not tell."""
    heals: int = 0
    """How much damage a healing spell removes as a rule."""
    has_one_source: bool = False
    """Whether its facts rest on a single source."""
    is_marker: bool = False
    """Whether it is a marker of the game and no card: it comes from no book and goes to no pile."""
    is_pending: bool = False
    """Whether what it does has still to be written; such a card cannot be played."""
    title: str = ""
    """What it is called at the table: its name, unless that tells it from another of the same title."""
    words: frozenset[Word] = field(init=False)
    """The printed traits without their values."""
    is_creature: bool = field(init=False)
    """Whether this becomes, or is, a creature."""
    is_conjuration: bool = field(init=False)
    """Whether this becomes a conjuration; walls are conjurations."""
    has_life: bool = field(init=False)
    """Whether it can be attacked and damaged."""
    is_wall: bool = field(init=False)
    """Whether this stands on a border."""
    is_enchantment: bool = field(init=False)
    is_equipment: bool = field(init=False)
    is_incantation: bool = field(init=False)
    makes_an_attack: bool = field(init=False)
    """Whether casting this attacks its target: attack spells, and abilities that count as one."""
    is_limited: bool = field(init=False)
    """Whether there can be only one in play, or one of each player."""
    has_several_targets: bool = field(init=False)
    """Whether the casting line speaks of more than one target."""
    has_barrier: bool = field(init=False)
    level: int = field(init=False)
    """Spell level: the sum over schools joined by &, any one of schools joined by OR."""

    def __post_init__(self) -> None:
        kind = self.type
        found = {
            "title": self.title or self.name,
            "words": frozenset(trait.word for trait in self.traits),
            "is_marker": self.is_marker or kind is CardType.MARKER,
            "is_creature": kind in (CardType.CREATURE, CardType.MAGE),
            "is_conjuration": kind in (CardType.CONJURATION, CardType.WALL),
            "has_life": self.life is not None,
            "is_wall": kind is CardType.WALL,
            "is_enchantment": kind is CardType.ENCHANTMENT,
            "is_equipment": kind is CardType.EQUIPMENT,
            "is_incantation": kind is CardType.INCANTATION,
            "makes_an_attack": kind is CardType.ATTACK or (kind is CardType.ABILITY and bool(self.attacks)),
            "is_limited": any(trait.word in (LEGENDARY, UNIQUE) for trait in self.traits),
            "has_several_targets": self.target is not None and self.target.count[1] > 1,
            "has_barrier": any(bar.is_barrier for bar in self.attacks),
            "level": self._find_level(),
        }
        for name, value in found.items():
            object.__setattr__(self, name, value)

    def _find_level(self) -> int:
        if self.level_value is not None:
            return self.level_value
        if self.school_mode is SchoolMode.ANY:
            return max(self.schools.values(), default=0)
        return sum(self.schools.values())

    def has(self, word: Word) -> bool:
        """Whether this word is printed on the card."""
        return word in self.words

    def value(self, word: Word) -> int:
        """The printed value of this word, 0 where it is not printed."""
        return sum(trait.value for trait in self.traits if trait.word is word)

    def __repr__(self) -> str:
        return f"<{self.name}>"
