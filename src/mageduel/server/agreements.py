"""Agreements: what needs everybody's word, who asked for it, and who has given it so far."""

from __future__ import annotations

from dataclasses import dataclass

from mageduel.server.settling import Offer, OfferKind


@dataclass(slots=True)
class Agreement:
    """One thing that is asked of everybody concerned."""

    kind: OfferKind
    agreed: list[int]
    """Seats in the order in which they agreed, whoever asked for it first."""
    parties: tuple[int, ...]
    """Everybody else whose word it needs."""
    about: int | None = None
    """The seat of somebody who is away."""
    level: str | None = None
    """Which computer player; none where it is about not waiting any longer."""

    @property
    def asker(self) -> int:
        """Who asked for it."""
        return self.agreed[0]

    @property
    def missing(self) -> list[int]:
        """Seats that have still to agree."""
        return [seat for seat in self.parties if seat not in self.agreed]

    def agree(self, seat: int) -> bool:
        """Note that a seat agrees, and say whether that was the last word needed."""
        if seat not in self.agreed:
            self.agreed.append(seat)
        return not self.missing

    def shown(self) -> Offer:
        """What those concerned are told of it."""
        return Offer(
            kind=self.kind,
            seat=self.asker,
            agreed=list(self.agreed),
            missing=self.missing,
            about=self.about,
            level=self.level,
        )
