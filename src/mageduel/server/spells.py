"""What a mage makes of every spell: what a copy costs in his book and why, how many he may have, or why none."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from pydantic import BaseModel

from mageduel.facts.cards import Card, SchoolMode
from mageduel.facts.library import playable
from mageduel.facts.mages import Mage
from mageduel.facts.spellbooks import copy_limit, multiplier, school_points, spell_points, why_not_in_book
from mageduel.facts.training import TRAINED, UNTRAINED, Opposition, Training
from mageduel.words.errors import issue_sentence, issue_short
from mageduel.words.language import Language, say, speaking, spoken

Footing = Literal["trained", "untrained", "opposed", "novice", "fixed"]
"""How a mage stands to a part of a spell."""


class SpellPart(BaseModel):
    """A school of a spell: so many Levels at so many points each, and how that comes about."""

    school: str
    levels: int
    factor: int
    footing: Footing
    why: str


class SpellRefusal(BaseModel):
    """Why a spell cannot be in a book of this mage, in a sentence and in a few words."""

    code: str
    sentence: str
    short: str


class SpellFor(BaseModel):
    """One spell in the hands of one mage."""

    name: str
    points: int
    """What a copy costs."""
    parts: list[SpellPart]
    """Of schools joined by OR the one that counts."""
    copies: int
    """How many copies a book may hold."""
    refusal: SpellRefusal | None


def spells_for(owner: Mage, mode: str) -> list[SpellFor]:
    """Every spell, as this mage has it in books of this mode."""
    return _spells(owner, mode, spoken())


@lru_cache(maxsize=128)
def _spells(owner: Mage, mode: str, told_in: Language) -> list[SpellFor]:
    with speaking(told_in):
        return [_spell(owner, card, mode) for card in playable().values()]


def _spell(owner: Mage, card: Card, mode: str) -> SpellFor:
    issue = why_not_in_book(owner, card, mode)
    refusal = None
    if issue is not None:
        refusal = SpellRefusal(code=issue.code, sentence=issue_sentence(issue), short=issue_short(issue))
    return SpellFor(
        name=card.name,
        points=spell_points(owner, card),
        parts=_parts(owner, card),
        copies=copy_limit(card, mode),
        refusal=refusal,
    )


def _parts(owner: Mage, card: Card) -> list[SpellPart]:
    costs = school_points(owner, card)
    if card.points is not None:
        return [_part(school, points, 1, "fixed", say("training.fixed")) for school, points in costs.items()]
    if sum(costs.values()) == 1 < min(_plain(owner, card).values()):
        return [_part(school, 1, 1, "novice", say("training.novice")) for school in costs]
    return [_reckoned(owner, card, school) for school in costs]


def _plain(owner: Mage, card: Card) -> dict[str, int]:
    """What the schools of a spell would cost by Levels alone, each, or together where all of them count."""
    each = {school: level * multiplier(owner, card, school) for school, level in card.schools.items()}
    return each if card.school_mode is SchoolMode.ANY else {"": sum(each.values())}


def _reckoned(owner: Mage, card: Card, school: str) -> SpellPart:
    factor, levels = multiplier(owner, card, school), card.schools[school]
    if factor == TRAINED:
        training = next(each for each in owner.training if each.fits(card, school))
        return _part(school, levels, factor, "trained", say("training.trained", what=_training(training)))
    against = next((each for each in owner.oppositions if each.fits(card, school)), None)
    if against is not None:
        return _part(school, levels, factor, "opposed", say("training.opposed", what=_opposition(against)))
    assert factor == UNTRAINED
    return _part(school, levels, factor, "untrained", say("training.untrained", school=school.title()))


def _part(school: str, levels: int, factor: int, footing: Footing, why: str) -> SpellPart:
    return SpellPart(school=school, levels=levels, factor=factor, footing=footing, why=why)


def _training(training: Training) -> str:
    """What somebody is trained in, in a few words."""
    if training.subtype is not None:
        return say("training.subtype", subtype=training.subtype.title())
    school = (training.school or "").title()
    if training.max_level is not None:
        return say("training.up-to", school=school, level=training.max_level)
    if training.type is not None:
        return say("training.type-of-school", school=school, type=say(f"training.types.{training.type.value}"))
    return school


def _opposition(against: Opposition) -> str:
    """What goes against somebody's nature, in a few words."""
    if against.living:
        return say("training.living")
    if against.type is not None:
        return say(f"training.types.{against.type.value}")
    return (against.school or "").title()
