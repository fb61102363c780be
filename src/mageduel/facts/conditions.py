"""Condition markers of the compiled codex: what each is made of, what removing it costs, what it cannot lie on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mageduel.facts.damage import DamageType

BY_LEVEL: Final = -1
"""A removal cost equal to the level of the creature under the marker (Sleep)."""


@dataclass(frozen=True, slots=True, eq=False)
class Condition:
    """One kind of condition marker."""

    name: str
    removal_cost: int | None
    damage_type: DamageType | None = None
    creatures_only: bool = True
    living_only: bool = False
    single: bool = False
    hatches: str | None = None
    """The creature that comes out of it when its bearer is destroyed."""

    def __repr__(self) -> str:
        return f"<{self.name}>"


CONDITIONS: Final[dict[str, Condition]] = {}


def _condition(
    name: str,
    removal_cost: int | None,
    damage_type: DamageType | None = None,
    *,
    creatures_only: bool = True,
    living_only: bool = False,
    single: bool = False,
    hatches: str | None = None,
) -> Condition:
    condition = Condition(name, removal_cost, damage_type, creatures_only, living_only, single, hatches)
    CONDITIONS[name.lower()] = condition
    return condition


BLEED: Final = _condition("Bleed", 2, living_only=True)
BURN: Final = _condition("Burn", 2, DamageType.FLAME, creatures_only=False)
CORRODE: Final = _condition("Corrode", 2, DamageType.ACID, creatures_only=False)
CRIPPLE: Final = _condition("Cripple", 4, DamageType.POISON)
DAZE: Final = _condition("Daze", 2)
DISABLE: Final = _condition("Disable", None, creatures_only=False)
FREEZE: Final = _condition("Freeze", 2, DamageType.FROST, creatures_only=False)
GRAPPLE: Final = _condition("Grapple", None, single=True)
GROWTH: Final = _condition("Growth", None)
ICHTHELLID_LARVA: Final = _condition(
    "Ichthellid Larva", 5, DamageType.POISON, living_only=True, single=True, hatches="Ichthellid"
)
ROT: Final = _condition("Rot", 2, DamageType.POISON, creatures_only=False)
SLAM: Final = _condition("Slam", 3)
SLEEP: Final = _condition("Sleep", BY_LEVEL, DamageType.PSYCHIC, living_only=True)
STAGGER: Final = _condition("Stagger", 2)
STUCK: Final = _condition("Stuck", 4)
STUN: Final = _condition("Stun", 4)
SUFFOCATE: Final = _condition("Suffocate", 2, living_only=True)
TAINTED: Final = _condition("Tainted", 3, DamageType.POISON, creatures_only=False)
TAUNT: Final = _condition("Taunt", None, DamageType.PSYCHIC)
WEAK: Final = _condition("Weak", 2, DamageType.POISON)
ZOMBIE: Final = _condition("Zombie", None, single=True)
