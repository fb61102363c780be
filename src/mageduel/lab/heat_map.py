"""The heat map of a matrix: a picture that stands alone, in a report or in a file of its own."""

from __future__ import annotations

from html import escape
from statistics import fmean

from mageduel.lab.statistics import Tally
from mageduel.lab.tournament import Run
from mageduel.words.language import say

WIDTH = 760.0
NAMES = 170.0
HEAD = 130.0
EDGE = 30.0
"""Room for the last of the slanted names."""
WIDE_ENOUGH_FOR_INTERVALS = 56.0


def tally_of(run: Run, one: str, other: str) -> Tally:
    """The games of one book against another, from the first one's side."""
    forward = run.tally(f"{one} beats {other}")
    if forward.games:
        return forward
    turned = run.tally(f"{other} beats {one}")
    return Tally(turned.losses, turned.wins, turned.draws)


def shares(run: Run) -> list[tuple[str, float]]:
    """Every book with its mean share against all others, the strongest first."""
    names = [name for name, _ in run.what["matrix"]]
    found = [(one, fmean(tally_of(run, one, other).share for other in names if other != one)) for one in names]
    return sorted(found, key=lambda each: -each[1])


def heat_map(run: Run) -> str:
    """Rows against columns, the strongest book first; the last column is the mean of a row."""
    ranked = shares(run)
    side = min(90.0, (WIDTH - NAMES - EDGE) / (len(ranked) + 1))
    body = _text(NAMES + side * (len(ranked) + 0.5), HEAD - 8, say("report.all"), "middle")
    for row, (one, mean) in enumerate(ranked):
        y = HEAD + side * row
        body += _text(NAMES - 8, y + side / 2 + 4, one, "end")
        body += _slanted(NAMES + side * (row + 0.5), HEAD - 8, one)
        for column, (other, _) in enumerate(ranked):
            if row != column:
                names = say("report.match", one=one, other=other)
                body += _cell(NAMES + side * column, y, side, tally_of(run, one, other), names)
        middle = NAMES + side * (len(ranked) + 0.5)
        body += _text(middle, y + side / 2 + 4, f"{mean:.0%}", "middle").replace("<text", '<text font-weight="bold"')
    height = HEAD + side * len(ranked) + 4
    label = escape(say("report.shares-drawn"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:.0f} {height:.0f}" width="{WIDTH:.0f}" '
        f'font-family="system-ui,sans-serif" font-size="12" role="img" '
        f'aria-label="{label}">'
        f'<rect width="100%" height="100%" fill="#fff"/>{body}</svg>\n'
    )


def _cell(x: float, y: float, side: float, tally: Tally, names: str) -> str:
    low, high = tally.interval
    words = say("report.cell", names=names, share=tally.share, low=low, high=high, games=tally.games)
    has_intervals = side >= WIDE_ENOUGH_FOR_INTERVALS
    drawn = (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{side:.1f}" height="{side:.1f}" fill="{_colour(tally.share)}">'
        f"<title>{escape(words)}</title></rect>"
    )
    drawn += _text(x + side / 2, y + side / 2 + (0 if has_intervals else 4), f"{tally.share:.0%}", "middle")
    if has_intervals:
        drawn += _text(x + side / 2, y + side / 2 + 15, f"{low:.0%}–{high:.0%}", "middle")
    return drawn


def _text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="#333">{escape(words)}</text>'


def _slanted(x: float, y: float, words: str) -> str:
    return f'<text transform="translate({x:.1f} {y:.1f}) rotate(-60)" fill="#333">{escape(words)}</text>'


def _colour(share: float) -> str:
    """Blue where the row wins, orange where it loses, white between."""
    strength = min(1.0, abs(share - 0.5) * 2)
    near, far = (255, 255, 255), ((120, 170, 230) if share > 0.5 else (240, 170, 110))
    return "#" + "".join(f"{round(a + (b - a) * strength):02x}" for a, b in zip(near, far, strict=True))
