"""Attacks a card means: by what they are, who makes them and on whom; put together from words with &, | and ~."""

from __future__ import annotations

from collections.abc import Callable

from mageduel.state.running import Attack


class Attacks:
    """A question about an attack; it is asked when the attack is made, so what it looks at may change at any time."""

    __slots__ = ("holds", "name")

    def __init__(self, name: str, holds: Callable[[Attack], bool]) -> None:
        self.name = name
        self.holds = holds

    def __call__(self, attack: Attack) -> bool:
        """Whether this attack is meant."""
        return self.holds(attack)

    def __and__(self, also: Attacks) -> Attacks:
        return Attacks(f"{self.name} and {also.name}", lambda attack: self.holds(attack) and also.holds(attack))

    def __or__(self, instead: Attacks) -> Attacks:
        return Attacks(f"{self.name} or {instead.name}", lambda attack: self.holds(attack) or instead.holds(attack))

    def __invert__(self) -> Attacks:
        return Attacks(f"not {self.name}", lambda attack: not self.holds(attack))

    def __repr__(self) -> str:
        return f"<attacks: {self.name}>"
