"""A curve: values that grow with something, with their intervals; a picture that stands alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 520.0
HEIGHT: Final = 220.0
LEFT: Final = 52.0
TOP: Final = 14.0
COLOR: Final = "#a3541f"


class Point(NamedTuple):
    """A value at a place, and where the true one lies (95 %)."""

    at: float
    value: float
    low: float
    high: float


def curve(
    points: Sequence[Point],
    title: str,
    below: str,
    *,
    highest: float = 1.0,
    text: Callable[[float], str] = "{:.0%}".format,
) -> str:
    """A line through the points with a bar for each interval; the scale begins at zero."""
    last = max(1.0, *(point.at for point in points))

    def x(at: float) -> float:
        return LEFT + WIDTH * at / last

    def y(value: float) -> float:
        return TOP + HEIGHT * (1 - min(1.0, value / highest))

    steps = min(4, int(last))
    body = "".join(
        _text(x(last * step / steps), TOP + HEIGHT + 18, f"{last * step / steps:g}", "middle")
        for step in range(steps + 1)
    )
    for quarter in range(5):
        value = highest * quarter / 4
        body += f'<line x1="{LEFT}" x2="{LEFT + WIDTH}" y1="{y(value):.1f}" y2="{y(value):.1f}" stroke="#ddd"/>'
        body += _text(LEFT - 6, y(value) + 4, text(value), "end")
    line = " ".join(f"{x(point.at):.1f},{y(point.value):.1f}" for point in points)
    body += f'<polyline points="{line}" fill="none" stroke="{COLOR}" stroke-width="2"/>'
    for point in points:
        place = f"{x(point.at):.1f}"
        body += (
            f'<line x1="{place}" x2="{place}" y1="{y(point.low):.1f}" y2="{y(point.high):.1f}" stroke="{COLOR}"/>'
            f'<circle cx="{place}" cy="{y(point.value):.1f}" r="4" fill="{COLOR}">'
            f"<title>{point.at:g}: {escape(text(point.value))}</title></circle>"
        )
    body += _text(LEFT + WIDTH / 2, TOP + HEIGHT + 38, below, "middle")
    across, down = LEFT + WIDTH + 24, TOP + HEIGHT + 48
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across:.0f} {down:.0f}" width="{across:.0f}" '
        f'font-family="system-ui,sans-serif" font-size="12" role="img" aria-label="{escape(title)}">'
        f'<rect width="100%" height="100%" fill="#fff"/>{body}</svg>\n'
    )


def _text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="#333">{escape(words)}</text>'
