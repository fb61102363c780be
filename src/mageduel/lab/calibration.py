"""Calibration: of all positions said to be won by so much, how many were; drawn as a picture that stands alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

from mageduel.words.language import say

BINS: Final = 10
SIDE: Final = 300.0
EDGE: Final = 44.0
COLORS: Final = ("#a3541f", "#1f5fa3", "#3d7a2a")
FEWEST: Final = 20
"""Positions a bin must have to be drawn."""


class Foretold(NamedTuple):
    """A chance that was foretold, and whether it came true."""

    chance: float
    won: bool


class Bin(NamedTuple):
    """Positions of about the same chance: how many, the mean of what was foretold, and how many were won."""

    positions: int
    foretold: float
    share: float


def bins(foretold: Sequence[Foretold]) -> list[Bin]:
    """Positions sorted into bins by what was foretold of them."""
    found = []
    for number in range(BINS):
        here = [each for each in foretold if min(BINS - 1, int(each.chance * BINS)) == number]
        if here:
            count = len(here)
            found.append(Bin(count, sum(each.chance for each in here) / count, sum(each.won for each in here) / count))
    return found


def error(foretold: Sequence[Foretold]) -> float:
    """The mean gap between what was foretold and what came true, over all positions."""
    return sum(each.positions * abs(each.foretold - each.share) for each in bins(foretold)) / max(1, len(foretold))


def picture(foretold: Mapping[str, Sequence[Foretold]]) -> str:
    """What came true against what was foretold, a line for each; on the diagonal both are the same."""
    body = (
        f'<rect x="{EDGE}" y="10" width="{SIDE}" height="{SIDE}" fill="none" stroke="#999"/>'
        f'<line x1="{EDGE}" y1="{10 + SIDE}" x2="{EDGE + SIDE}" y2="10" stroke="#bbb" stroke-dasharray="4 4"/>'
    )
    for tenth in range(0, BINS + 1, 2):
        share = tenth / BINS
        body += _text(EDGE + SIDE * share, 26 + SIDE, f"{share:.0%}", "middle")
        body += _text(EDGE - 6, 14 + SIDE * (1 - share), f"{share:.0%}", "end")
    body += _text(EDGE + SIDE / 2, 44 + SIDE, say("report.foretold"), "middle")
    for number, (name, each) in enumerate(foretold.items()):
        color = COLORS[number % len(COLORS)]
        drawn = [bin for bin in bins(each) if bin.positions >= FEWEST]
        dots = [(EDGE + SIDE * bin.foretold, 10 + SIDE * (1 - bin.share), bin) for bin in drawn]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y, _ in dots)
        body += f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="2"/>'
        for x, y, bin in dots:
            body += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{color}"><title>{bin.positions}</title></circle>'
        body += _text(EDGE + 12, 30 + 18 * number, name, "start", color)
    label = escape(say("report.calibration"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {EDGE + SIDE + 20:.0f} {SIDE + 56:.0f}" '
        f'width="{EDGE + SIDE + 20:.0f}" font-family="system-ui,sans-serif" font-size="12" role="img" '
        f'aria-label="{label}"><rect width="100%" height="100%" fill="#fff"/>{body}</svg>\n'
    )


def _text(x: float, y: float, text: str, anchor: str, color: str = "#333") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{color}">{escape(text)}</text>'
