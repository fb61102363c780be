"""Reports: a run as one HTML page that needs nothing else, with plots drawn here."""

from __future__ import annotations

import re
from collections import Counter
from html import escape
from typing import Any

from mageduel import __version__
from mageduel.lab.heat_map import heat_map
from mageduel.lab.statistics import Tally
from mageduel.lab.tournament import Run, card_table, run_ratings
from mageduel.views.names import listed
from mageduel.words.language import say, spoken

WIDTH = 640
BEATS = " beats "
"""Between the names of a group of games."""
_SEAT = re.compile(r"\bseat (\d+)\b")
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
    if kind in ("ladder", "arena"):
        parts += [_heading("ratings"), _ratings(run)]
    if kind == "matrix":
        parts += [_heading("shares"), heat_map(run)]
    if kind == "cards":
        parts += [_heading("use"), _card_use(run)]
    parts += [_heading("lengths"), _lengths(run), _heading("mana"), _mana(run)]
    note = say("report.note", version=__version__, seed=run.what.get("seed"), mode=run.what.get("mode"))
    return (
        f'<!doctype html><html lang="{spoken().code}"><meta charset="utf-8"><title>{escape(_title(run))}</title>'
        f"<style>{_STYLE}</style>{''.join(parts)}<p class='note'>{escape(note)}</p></html>"
    )


def _heading(code: str) -> str:
    return f"<h2>{escape(say(f'report.{code}'))}</h2>"


def _title(run: Run) -> str:
    what = run.what
    if "match" in what:
        return say("report.match", one=what["match"][0], other=what["match"][1])
    if "ladder" in what:
        return say("report.ladder")
    if "arena" in what:
        return say("report.arena")
    if "matrix" in what:
        return say("report.matrix", agent=what["agent"])
    return say("report.cards", book=what["cards"][0], agent=what["agent"])


def group_name(group: str) -> str:
    """What a group of games is called: who beats whom, the seats of a side, or a name as it is."""
    one, beats, other = group.partition(BEATS)
    if beats:
        return say("lab.beats", one=one, other=other)
    seats = _SEAT.findall(group)
    return listed([say("report.seat", number=number) for number in seats]) if seats else group


def _summary(run: Run) -> str:
    rows = []
    for group in dict.fromkeys(task.group for task in run.tasks):
        rows.append(_tally_row(group_name(group) or _title(run), run.tally(group)))
    titles = (say(f"report.{code}") for code in ("games", "won", "lost", "drawn", "share", "interval"))
    head = "".join(f"<th>{escape(title)}</th>" for title in titles)
    return f"<table><tr><th></th>{head}</tr>{''.join(rows)}</table>"


def _tally_row(name: str, tally: Tally) -> str:
    low, high = tally.interval
    span = say("report.span", low=low, high=high)
    cells = (tally.games, tally.wins, tally.losses, tally.draws, f"{tally.share:.1%}", span)
    return f"<tr><td>{escape(name)}</td>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


def _svg(height: float, body: str, label: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" role="img" aria-label="{escape(label)}">{body}</svg>'
    )


def _text(x: float, y: float, words: object, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(str(words))}</text>'


def _ratings(run: Run) -> str:
    found = sorted(run_ratings(run), key=lambda each: -each.rating) if "arena" in run.what else run_ratings(run)
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
    return _svg(30 + 30 * len(found), body, say("report.ratings-drawn"))


def _lengths(run: Run) -> str:
    counts = Counter(row["rounds"] for row in run.rows)
    last = max(counts)
    top = max(counts.values())
    wide = (WIDTH - 60) / (last + 1)
    body = f'<line x1="40" y1="170" x2="{WIDTH - 10}" y2="170" stroke="#999"/>'
    for rounds, count in sorted(counts.items()):
        height = 150 * count / top
        words = say("report.bar", rounds=rounds, games=count)
        body += (
            f'<rect x="{40 + wide * rounds:.1f}" y="{170 - height:.1f}" width="{max(1.0, wide - 1):.1f}" '
            f'height="{height:.1f}" fill="#58a"><title>{escape(words)}</title></rect>'
        )
    for mark in range(0, last + 1, max(1, last // 10)):
        body += _text(40 + wide * (mark + 0.5), 186, mark, "middle")
    return _svg(195, body + _text(34, 24, top, "end"), say("report.lengths-drawn"))


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
        label = _text(60 + 80 * seat, 186, say("report.seat", number=seat + 1))
        body += label.replace("<text", f'<text style="fill:{colour}"')
    return _svg(195, body, say("report.mana-drawn"))


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
    return _svg(18 * len(table) + 10, body, say("report.use-drawn"))


def _numbers(row: dict[str, Any]) -> str:
    return f"{row['planned']} / {row['cast']} / {row['revealed']} / {row['decisive']}"
