"""Weights: every number the computer players judge by, in one place; `mageduel tune` improves them."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth, in damage on a mage."""

    # Positions
    life: float = 1.0
    """A point of life left to a mage."""
    low_life: float = 0.9
    """What each point is worth beyond that while fewer than ten are left."""
    mana: float = 0.38
    channeling: float = 1.6
    """A point of channeling beyond the mage's own, in a young game."""
    creature: float = 0.62
    """A point of a creature's cost, at full life."""
    wounded: float = 0.55
    """How much of a creature's worth goes with its life."""
    threat: float = 0.22
    """A die of a creature for every zone it is nearer to an enemy mage than three."""
    readiness: float = 0.35
    """A die of a creature that has still to act this round."""
    guard: float = 0.5
    """A guard beside its mage."""
    equipment: float = 0.5
    conjuration: float = 0.45
    enchantment: float = 0.5
    """A point of cost of what lies face up, for whoever it helps."""
    hidden: float = 1.6
    """An enchantment that lies face down."""
    condition: float = 0.7
    """A harmful condition marker on a creature."""
    armor: float = 0.8
    """A point of the mage's armor."""
    weapon: float = 0.0
    """A point of damage that the best attack of a mage himself does an enemy mage on average."""
    score: float = 3.5
    """A point of the score, where one is played for, on the way to the goal."""

    # Rules of thumb
    attack_mage: float = 2.5
    """A point of expected damage on a mage."""
    attack_creature: float = 0.8
    attack_conjuration: float = 0.35
    kill: float = 0.35
    """A point of cost of what probably dies."""
    approach: float = 2.5
    """A zone nearer to the enemy mage."""
    impatience: float = 0.1
    """A zone nearer to the enemy mage for the mage himself, for every round a long game goes on."""
    prize: float = 16.0
    """Winning what makes the score grow."""
    seek: float = 5.5
    """A zone nearer to it."""
    summon: float = 1.6
    """A point of cost of a creature to be summoned."""
    fancy: float = 9.0
    """How much more a favourite is wanted than its worth says, where it is of any use."""
    protect: float = 1.2
    """Going on guard beside a mage in danger."""


WEIGHTS: Final = Weights()
SCHOOLED: Final = Weights(life=0.55, attack_mage=1.4, hidden=1.0, enchantment=0.35, weapon=0.6)
"""What wins games of the Academy: creatures and mana before blows at the mage, weapons, few enchantments."""


def with_changes(weights: Weights, changes: dict[str, float]) -> Weights:
    """The same weights with some of them changed."""
    return replace(weights, **changes)


def names() -> list[str]:
    """The names of all weights."""
    return [field.name for field in fields(Weights)]
