"""Causes: what something is due to, as data; sentences are made of them elsewhere."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple, NewType

from mageduel.facts.cards import AttackBar, Card
from mageduel.facts.conditions import Condition
from mageduel.facts.traits import Trait, Word
from mageduel.state.objects import Object

Printed = NewType("Printed", str)
"""A printed name, the same in every language: an ability's, or that of a card which is not at hand."""


class Why(Enum):
    """A rule that brings something about."""

    BEARER_DESTROYED = "bearer-destroyed"
    BEARER_LEFT = "bearer-left"
    CANCELED = "canceled"
    CONCEDED = "conceded"
    COUNTERED = "countered"
    DISSIPATED = "dissipated"
    ESCAPE = "escape"
    INITIATIVE = "initiative"
    MAGE_FELL = "mage-fell"
    NO_LIFE_LEFT = "no-life-left"
    NO_LONGER_FITS = "no-longer-fits"
    PUSH = "push"
    REPLACED = "replaced"
    RETURNED = "returned"
    REVEAL_UNPAID = "reveal-unpaid"
    ROLLS_AGAIN = "rolls-again"
    SACRIFICES = "sacrifices"
    SACRIFICED_ITSELF = "sacrificed-itself"
    SAME_THERE = "same-there"
    TELEPORTED_AWAY = "teleported-away"
    UPKEEP_UNPAID = "upkeep-unpaid"
    USED_UP = "used-up"

    __hash__ = object.__hash__


class Roll(Enum):
    """A roll that may be made again; its value is the word in answers."""

    ATTACK_DICE = "attack dice"
    EFFECT = "effect roll"
    DEFENSE = "defense roll"
    ESCAPE = "escape roll"
    TO_HIT = "roll to hit"

    __hash__ = object.__hash__


Named = Object | Card | AttackBar | Condition | Word | Printed


class About(NamedTuple):
    """A rule, and what it is about."""

    why: Why
    what: Named | Roll


Cause = Named | Trait | Why | About


def name_of(cause: Cause) -> str:
    """The name something has in statistics: what is printed, or the code of a rule."""
    match cause:
        case Why():
            return cause.value
        case About(why=why):
            return why.value
        case str() | Trait():
            return str(cause)
    return cause.name


class HowEnded(Enum):
    """How a game came to its end."""

    LAST_STANDING = "last-standing"
    SCORE = "score"
    NOBODY_LEFT = "nobody-left"
    TOO_LONG = "too-long"
    CONCEDED = "conceded"
    TIME = "time"
    AGREED = "agreed"

    __hash__ = object.__hash__
