"""What an object is at this moment, as the rules have worked it out: kept until something about it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from mageduel.facts.traits import Word

if TYPE_CHECKING:
    from mageduel.state.running import Attack


class Contribution(NamedTuple):
    """One reason for a number: how much, of what, and from where."""

    word: Word
    amount: int
    label: str
    source: int | None


class AttackGrant:
    """A trait the object's attacks gain, or attacks made on it, and which attacks."""

    __slots__ = ("applies", "label", "source", "value", "word")

    def __init__(
        self, word: Word, value: int, applies: Callable[[Attack], bool], label: str, source: int | None
    ) -> None:
        self.word = word
        self.value = value
        self.applies = applies
        self.label = label
        self.source = source


class Characteristics:
    """Traits, Armor, Life and Channeling of an object; never changed once it is made."""

    __slots__ = ("armor", "attack_grants", "channeling", "exposures", "givers", "life", "reasons", "traits")

    def __init__(
        self,
        traits: dict[Word, int],
        armor: int,
        life: int,
        channeling: int | None,
        attack_grants: tuple[AttackGrant, ...] = (),
        exposures: tuple[AttackGrant, ...] = (),
        givers: tuple[int, ...] = (),
    ) -> None:
        self.traits = traits
        self.armor = armor
        self.life = life
        self.channeling = channeling
        self.attack_grants = attack_grants
        """What its own attacks gain."""
        self.exposures = exposures
        """What attacks made on it gain."""
        self.givers = givers
        """The objects, by number, whose gifts to it depend on anything on the table."""
        self.reasons: tuple[Contribution, ...] | None = None
        """Why it is all this; None until somebody has asked."""

    def same_as(self, other: Characteristics) -> bool:
        """Whether both say the same; what the debug mode compares."""
        return (
            self.traits == other.traits
            and (self.armor, self.life, self.channeling) == (other.armor, other.life, other.channeling)
            and _told(self.attack_grants) == _told(other.attack_grants)
            and _told(self.exposures) == _told(other.exposures)
        )


def _told(grants: tuple[AttackGrant, ...]) -> list[tuple[Word, int]]:
    return [(grant.word, grant.value) for grant in grants]
