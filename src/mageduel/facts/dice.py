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


class Tally:
    """What a roll of attack dice comes to against one defender."""

    __slots__ = ("armor", "critical", "dice", "is_resilient", "normal", "softens", "worth")

    def __init__(
        self,
        dice: int,
        critical: int,
        normal: int,
        armor: int,
        is_resilient: bool,
        worth: tuple[Face, ...],
        softens: int = 0,
    ) -> None:
        self.dice = dice
        self.critical = critical
        self.normal = normal
        self.armor = armor
        """Armor that meets the normal damage; a Resilient object has as much as it takes."""
        self.is_resilient = is_resilient
        self.worth = worth
        """What each of the six faces counts as here, in the order of `ATTACK_FACES`."""
        self.softens = softens
        """How many points of critical damage the defender may turn into normal ones."""

    def __repr__(self) -> str:
        resilient = ", Resilient" if self.is_resilient else ""
        return (
            f"<{self.dice} dice: {self.critical}*+{self.normal}, armor {self.armor}, softens {self.softens}{resilient}>"
        )

    def rolled(self, critical: int, normal: int) -> Tally:
        """The same dice against the same defender, had they shown this."""
        return Tally(self.dice, critical, normal, self.armor, self.is_resilient, self.worth, self.softens)

    @property
    def against(self) -> tuple[int, int, bool, tuple[Face, ...], int]:
        """How many dice against what, whatever they have shown."""
        return self.dice, self.armor, self.is_resilient, self.worth, self.softens

    @property
    def softened(self) -> int:
        """The points of critical damage that count as normal ones."""
        return min(self.softens, self.critical) if self.softens else 0

    @property
    def taken(self) -> int:
        """The points of normal damage that do not get through."""
        normal = self.normal + self.softened
        return normal if self.is_resilient or normal < self.armor else self.armor

    @property
    def damage(self) -> int:
        """The damage that is left."""
        return self.critical + self.normal - self.taken
