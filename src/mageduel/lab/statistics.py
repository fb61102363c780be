"""Statistics: shares with intervals, and ratings from who beat whom."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mageduel.shares import Z95, Tally, wilson

__all__ = ["ELO", "Rating", "Tally", "ratings", "wilson"]

ELO = 400 / math.log(10)
"""Rating points for each unit of log-odds."""


@dataclass(frozen=True, slots=True)
class Rating:
    """One player's rating with its 95 % interval; the first player of the list stands at 0."""

    name: str
    rating: float
    low: float
    high: float


def ratings(names: Sequence[str], tallies: Mapping[tuple[str, str], Tally]) -> list[Rating]:
    """Bradley–Terry ratings in Elo points; one half-point against everybody is added so that nobody is out of sight."""
    index = {name: place for place, name in enumerate(names)}
    strength = [0.0] * len(names)
    games = [[0.0] * len(names) for _ in names]
    points = [[0.0] * len(names) for _ in names]
    for (one, other), tally in tallies.items():
        a, b = index[one], index[other]
        prior = 0.5
        games[a][b] += tally.games + 2 * prior
        games[b][a] += tally.games + 2 * prior
        points[a][b] += tally.share * tally.games + prior
        points[b][a] += (1 - tally.share) * tally.games + prior
    for _ in range(500):
        for i in range(1, len(names)):
            gradient = curvature = 0.0
            for j in range(len(names)):
                if games[i][j]:
                    chance = 1 / (1 + math.exp(strength[j] - strength[i]))
                    gradient += points[i][j] - games[i][j] * chance
                    curvature += games[i][j] * chance * (1 - chance)
            if curvature:
                strength[i] += max(-1.0, min(1.0, gradient / curvature))
    errors = _errors(strength, games)
    return [
        Rating(name, strength[i] * ELO, (strength[i] - Z95 * errors[i]) * ELO, (strength[i] + Z95 * errors[i]) * ELO)
        for i, name in enumerate(names)
    ]


def _errors(strength: list[float], games: list[list[float]]) -> list[float]:
    """Standard errors from the inverse of the information matrix, the first player held fast."""
    size = len(strength) - 1
    matrix = [[0.0] * size for _ in range(size)]
    for i in range(1, size + 1):
        for j in range(size + 1):
            if i == j or not games[i][j]:
                continue
            chance = 1 / (1 + math.exp(strength[j] - strength[i]))
            weight = games[i][j] * chance * (1 - chance)
            matrix[i - 1][i - 1] += weight
            if j:
                matrix[i - 1][j - 1] -= weight
    inverse = _inverse(matrix)
    return [0.0, *(math.sqrt(max(0.0, inverse[i][i])) for i in range(size))]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    size = len(matrix)
    rows = [list(row) + [float(i == j) for j in range(size)] for i, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        scale = rows[column][column] or 1e-12
        rows[column] = [entry / scale for entry in rows[column]]
        for row in range(size):
            if row != column and rows[row][column]:
                factor = rows[row][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [row[size:] for row in rows]
