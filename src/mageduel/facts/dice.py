"""The dice: the attack die with its six faces (ruling R3) and the twelve-sided effect die."""

from __future__ import annotations

from typing import Final, NamedTuple


class Face(NamedTuple):
    """What one attack die shows."""

    value: int
    is_critical: bool

    def __str__(self) -> str:
        return f"{self.value}{'*' if self.is_critical else ''}"


ATTACK_FACES: Final[tuple[Face, ...]] = (
    Face(0, False),
    Face(0, False),
    Face(1, False),
    Face(2, False),
    Face(1, True),
    Face(2, True),
)
EFFECT_SIDES: Final = 12


class Tally(NamedTuple):
    """What a roll of attack dice comes to against one defender."""

    dice: int
    critical: int
    normal: int
    armor: int
    """Armor that meets the normal damage; a Resilient object has as much as it takes."""
    is_resilient: bool
    worth: tuple[Face, ...]
    """What each of the six faces counts as here, in the order of `ATTACK_FACES`."""
    softens: int = 0
    """How many points of critical damage the defender may turn into normal ones."""

    @property
    def softened(self) -> int:
        """The points of critical damage that count as normal ones."""
        return min(self.softens, self.critical)

    @property
    def taken(self) -> int:
        """The points of normal damage that do not get through."""
        normal = self.normal + self.softened
        return normal if self.is_resilient else min(normal, self.armor)

    @property
    def damage(self) -> int:
        """The damage that is left."""
        return self.critical + self.normal - self.taken
