"""Training: which parts of a spell a mage knows well, which go against his nature, and what that makes of Levels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mageduel.facts.cards import Card, CardType, SchoolMode
from mageduel.facts.schools import SCHOOLS
from mageduel.facts.subtypes import SUBTYPES
from mageduel.facts.traits import INCORPOREAL, LIVING, NONLIVING, NOVICE

TRAINED: Final = 1
UNTRAINED: Final = 2


@dataclass(frozen=True, slots=True)
class Training:
    """One thing a mage is trained in: a school, up to a Level or for one type only, or a subtype of any school."""

    school: str | None = None
    max_level: int | None = None
    type: CardType | None = None
    subtype: str | None = None

    def fits(self, spell: Card, school: str) -> bool:
        """Whether this part of the spell is one of those meant."""
        if self.subtype is not None:
            return self.subtype in spell.subtypes
        return (
            school == self.school
            and (self.max_level is None or spell.schools[school] <= self.max_level)
            and self.type in (None, spell.type)
        )


@dataclass(frozen=True, slots=True)
class Opposition:
    """What a mage pays dearly for: a school, a type of spell unless he is trained in it, or whatever is Living."""

    school: str | None = None
    type: CardType | None = None
    unless: tuple[Training, ...] = ()
    living: bool = False
    factor: int = 3
    covers_novice: bool = False
    """Whether Novice spells are dear as well."""
    overrides_training: bool = False

    def fits(self, spell: Card, school: str) -> bool:
        """Whether this part of the spell is one of those meant."""
        if self.living:
            return becomes_living(spell)
        if self.type is not None:
            is_excepted = any(each.fits(spell, part) for each in self.unless for part in spell.schools)
            return spell.type is self.type and not is_excepted
        return school == self.school


def becomes_living(spell: Card) -> bool:
    """Whether this spell brings a Living object into play."""
    if spell.type is CardType.CREATURE:
        return not spell.has(NONLIVING) and not spell.has(INCORPOREAL)
    return spell.is_conjuration and spell.has(LIVING)


def multiplier(training: tuple[Training, ...], opposed: tuple[Opposition, ...], spell: Card, school: str) -> int:
    """What each Level of this part of the spell costs."""
    against = next((each for each in opposed if each.fits(spell, school)), None)
    is_trained = any(each.fits(spell, school) for each in training)
    if is_trained and not (against is not None and against.overrides_training):
        return TRAINED
    return against.factor if against is not None else UNTRAINED


def school_points(training: tuple[Training, ...], opposed: tuple[Opposition, ...], spell: Card) -> dict[str, int]:
    """What one copy of this spell costs a mage with this training, by school (core, Training).

    Of schools joined by OR the cheapest counts; a Novice spell costs 1 in all, unless it goes against his nature.
    """
    if spell.points is not None:
        return dict.fromkeys(spell.schools, spell.points)
    costs = {school: level * multiplier(training, opposed, spell, school) for school, level in spell.schools.items()}
    cheapest = {min(costs, key=lambda school: costs[school]): min(costs.values())}
    is_dear = any(each.covers_novice and each.fits(spell, part) for each in opposed for part in spell.schools)
    if spell.has(NOVICE) and not is_dear:
        return dict.fromkeys(cheapest, 1)
    return cheapest if spell.school_mode is SchoolMode.ANY else costs


def _school(row: dict[str, Any]) -> str | None:
    school: str | None = row.get("school")
    if school is not None and school not in SCHOOLS:
        raise ValueError(f"no such school: {school!r}")
    return school


def read_training(row: dict[str, Any]) -> Training:
    """Turn one table of a mage's training into its rule."""
    subtype = row.get("subtype")
    if subtype is not None and subtype not in SUBTYPES:
        raise ValueError(f"no such subtype: {subtype!r}")
    return Training(_school(row), row.get("max_level"), CardType(row["type"]) if "type" in row else None, subtype)


def read_opposition(row: dict[str, Any]) -> Opposition:
    """Turn one table of what a mage opposes into its rule."""
    return Opposition(
        _school(row),
        CardType(row["type"]) if "type" in row else None,
        tuple(read_training(each) for each in row.get("unless", ())),
        row.get("living", False),
        row.get("factor", 3),
        row.get("novice", False),
        row.get("overrides_training", False),
    )
