"""Reports: a run as one HTML page that needs nothing else, with plots drawn here."""

from __future__ import annotations

from collections import Counter
from html import escape
from typing import Any

from mageduel import __version__
from mageduel.lab.heat_map import heat_map
from mageduel.lab.statistics import Tally
from mageduel.lab.tournament import Run, card_table, ladder_ratings

WIDTH = 640
_STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
table{border-collapse:collapse;margin:1rem 0}td,th{padding:.25rem .7rem;text-align:right;border-bottom:1px solid #ddd}
td:first-child,th:first-child{text-align:left}svg{max-width:100%;height:auto}
text{font:12px system-ui,sans-serif;fill:#333}
.note{color:#555;font-size:.9rem}
"""


def report(run: Run) -> str:
    """The whole page."""
    kind = next(iter(run.what))
    parts = [f"<h1>{escape(_title(run))}</h1>", _summary(run)]
    if kind == "ladder":
        parts += ["<h2>Ratings</h2>", _ratings(run)]
    if kind == "matrix":
        parts += ["<h2>Win shares</h2>", heat_map(run)]
    if kind == "cards":
        parts += ["<h2>Card use</h2>", _card_use(run)]
    parts += ["<h2>Length of the games</h2>", _lengths(run), "<h2>Mana at the beginning of a round</h2>", _mana(run)]
    note = f"mageduel {__version__}, seed {run.what.get('seed')}, mode {run.what.get('mode')}. Intervals: 95 %."
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(_title(run))}</title>'
        f"<style>{_STYLE}</style>{''.join(parts)}<p class='note'>{escape(note)}</p></html>"
    )


def _title(run: Run) -> str:
    what = run.what
    if "match" in what:
        return f"{what['match'][0]} against {what['match'][1]}"
    if "ladder" in what:
        return "Ladder"
    if "matrix" in what:
        return f"Spellbooks against each other, played by {what['agent']}"
    return f"Spells of {what['cards'][0]}, played by {what['agent']}"


def _summary(run: Run) -> str:
    rows = []
    for group in dict.fromkeys(task.group for task in run.tasks):
        rows.append(_tally_row(group or _title(run), run.tally(group)))
    head = "<tr><th></th><th>games</th><th>won</th><th>lost</th><th>drawn</th><th>share</th><th>interval</th></tr>"
    return f"<table>{head}{''.join(rows)}</table>"


def _tally_row(name: str, tally: Tally) -> str:
    low, high = tally.interval
    cells = (tally.games, tally.wins, tally.losses, tally.draws, f"{tally.share:.1%}", f"{low:.1%} to {high:.1%}")
    return f"<tr><td>{escape(name)}</td>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


def _svg(height: float, body: str, label: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" role="img" aria-label="{escape(label)}">{body}</svg>'
    )


def _text(x: float, y: float, words: object, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(str(words))}</text>'


def _ratings(run: Run) -> str:
    found = ladder_ratings(run)
    low, high = min(each.low for each in found), max(each.high for each in found)
    span = (high - low) or 1.0
    body = ""
    for place, each in enumerate(found):
        y = 24 + 30 * place

        def at(value: float) -> float:
            return 150 + (value - low) / span * (WIDTH - 230)

        body += _text(0, y + 4, each.name)
        body += (
            f'<line x1="{at(each.low):.1f}" x2="{at(each.high):.1f}" y1="{y}" y2="{y}" stroke="#7a9" stroke-width="4"/>'
        )
        body += f'<circle cx="{at(each.rating):.1f}" cy="{y}" r="6" fill="#264"/>'
        body += _text(WIDTH - 4, y + 4, f"{each.rating:.0f}", "end")
    return _svg(30 + 30 * len(found), body, "Ratings with intervals")


def _lengths(run: Run) -> str:
    counts = Counter(row["rounds"] for row in run.rows)
    last = max(counts)
    top = max(counts.values())
    wide = (WIDTH - 60) / (last + 1)
    body = f'<line x1="40" y1="170" x2="{WIDTH - 10}" y2="170" stroke="#999"/>'
    for rounds, count in sorted(counts.items()):
        height = 150 * count / top
        body += (
            f'<rect x="{40 + wide * rounds:.1f}" y="{170 - height:.1f}" width="{max(1.0, wide - 1):.1f}" '
            f'height="{height:.1f}" fill="#58a"><title>{rounds} rounds: {count} games</title></rect>'
        )
    for mark in range(0, last + 1, max(1, last // 10)):
        body += _text(40 + wide * (mark + 0.5), 186, mark, "middle")
    return _svg(195, body + _text(34, 24, top, "end"), "Games by number of rounds")


def _mana(run: Run) -> str:
    """Mean mana of both seats, for as many rounds as a quarter of the games lasted."""
    seats = max(len(row["mages"]) for row in run.rows)
    curves: list[list[float]] = [[] for _ in range(seats)]
    for number in range(max(len(row["mana"]) for row in run.rows)):
        reached = [row["mana"][number] for row in run.rows if len(row["mana"]) > number]
        if number and len(reached) < len(run.rows) / 4:
            break
        for seat in range(seats):
            curves[seat].append(sum(each[seat] for each in reached) / len(reached))
    top = max((max(curve, default=1.0) for curve in curves), default=1.0) or 1.0
    step = (WIDTH - 60) / max(1, len(curves[0]) - 1)
    body = f'<line x1="40" y1="170" x2="{WIDTH - 10}" y2="170" stroke="#999"/>' + _text(34, 24, round(top), "end")
    for seat, curve in enumerate(curves):
        points = " ".join(f"{40 + step * i:.1f},{170 - 150 * mana / top:.1f}" for i, mana in enumerate(curve))
        colour = ("#58a", "#c73", "#693", "#838")[seat % 4]
        body += f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'
        body += _text(60 + 80 * seat, 186, f"seat {seat + 1}").replace("<text", f'<text style="fill:{colour}"')
    return _svg(195, body, "Mean mana by round")


def _card_use(run: Run) -> str:
    table = sorted(card_table(run), key=lambda row: -row["cast"])
    top = max((row["planned"] for row in table), default=1) or 1
    body = ""
    for place, row in enumerate(table):
        y = 18 * place + 14
        body += _text(190, y, row["card"], "end")
        for shift, (what, colour) in enumerate((("planned", "#cde"), ("cast", "#58a"), ("decisive", "#c33"))):
            wide = (WIDTH - 260) * row[what] / top
            body += (
                f'<rect x="200" y="{y - 10 + 2 * shift}" width="{wide:.1f}" height="{12 - 4 * shift}" fill="{colour}"/>'
            )
        body += _text(WIDTH - 4, y, _numbers(row), "end")
    return _svg(18 * len(table) + 10, body, "How often each spell is planned, cast and decisive")


def _numbers(row: dict[str, Any]) -> str:
    return f"{row['planned']} / {row['cast']} / {row['revealed']} / {row['decisive']}"
