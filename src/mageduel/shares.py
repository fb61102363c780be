"""Shares: games won, lost and drawn, and between which ends the true share lies."""

from __future__ import annotations

import math
from dataclasses import dataclass

Z95 = 1.959963984540054


@dataclass(frozen=True, slots=True)
class Tally:
    """Games one side won, lost and drew."""

    wins: int = 0
    losses: int = 0
    draws: int = 0
    of_a_draw: float = 0.5
    """What a draw counts: the same for every side, however many there are."""

    @property
    def games(self) -> int:
        """All games."""
        return self.wins + self.losses + self.draws

    @property
    def share(self) -> float:
        """Points per game, a draw counting half, or among several sides its share of one."""
        return (self.wins + self.draws * self.of_a_draw) / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share (Wilson)."""
        return wilson(self.share, self.games)

    def plus(self, points: float) -> Tally:
        """With one more game: 1 won, 0 lost, anything between drawn."""
        is_drawn = 0 < points < 1
        worth = points if is_drawn else self.of_a_draw
        return Tally(self.wins + (points == 1), self.losses + (points == 0), self.draws + is_drawn, worth)

    def as_dict(self) -> dict[str, object]:
        """The tally as plain data."""
        low, high = self.interval
        return {
            "games": self.games,
            "wins": self.wins,
            "losses": self.losses,
            "draws": self.draws,
            "share": round(self.share, 4),
            "interval": [round(low, 4), round(high, 4)],
        }


def wilson(share: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson interval of a share."""
    if games == 0:
        return 0.0, 1.0
    square = z * z
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = z * math.sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)
