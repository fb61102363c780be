"""Sharing: the page of a position that was sent to somebody, told to whoever looks at links before people do."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from fastapi.responses import HTMLResponse

from mageduel.facts.errors import ForPeople
from mageduel.positions.links import from_link
from mageduel.positions.position import Position
from mageduel.words.language import say

SHARED: Final = "p/"
"""What the path of a shared position begins with; the link follows."""
HEAD_END: Final = "</head>"


def shared_page(index: Path, word: str, base: str) -> HTMLResponse:
    """The client's page, with a head that says what is shown; without one where the link is none."""
    page = index.read_text(encoding="utf-8")
    try:
        told = _head(from_link(word), word, base)
    except ForPeople:
        told = ""
    return HTMLResponse(page.replace(HEAD_END, told + HEAD_END, 1), headers={"cache-control": "no-cache"})


def _head(position: Position, word: str, base: str) -> str:
    mages = [seat.name for seat in position.setup().seats]
    title = say("shared.title", mages=", ".join(mages), round=position.data["round"])
    picture = f"{base}api/positions/{word}/picture.svg"
    facts = {
        "og:type": "website", "og:site_name": "mageduel", "og:title": title,
        "og:description": say("shared.description"), "og:url": f"{base}{SHARED}{word}", "og:image": picture,
        "og:image:type": "image/svg+xml",
    }  # fmt: skip
    return "".join(f'<meta property="{name}" content="{escape(value)}">' for name, value in facts.items())
