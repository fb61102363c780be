"""Every page there is, in every language and every theme: nothing that axe-core finds serious.

The pages are those of the client's own list, so a page that is added is looked at as well.
"""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.screens import violations
from tests.browser.seats import Duel, plainly

PAGES = Path(__file__).parents[2] / "web" / "src" / "lib" / "pages.ts"
THEMES = ("dark", "light", "high contrast")
SHOW = """(theme) => {
  const root = document.documentElement;
  root.dataset.theme = theme === "light" ? "light" : "dark";
  root.dataset.contrast = theme === "high contrast" ? "high" : "usual";
}"""
SETTLED = """() => document.querySelector("main, [data-part=table], [data-part=notice], [data-part=replay]") !== null
  && document.getAnimations().every((one) => one.playState !== "running")"""


def pages() -> list[str]:
    """What an address may begin with."""
    return re.findall(r'case "([a-z-]+)":', PAGES.read_text(encoding="utf-8"))


def addresses(address: str) -> list[str]:
    """An address of every page; where a page is about something, about something that is there."""
    duel = Duel.between(address, "Beastmaster", "Warlock")
    duel.play(plainly, lambda state: state["view"]["round"] == 2)
    duel.concede(1)
    headers = {"X-Seat-Token": duel.tokens[0]}
    record = httpx.get(f"{address}api/games/{duel.game}/record", headers=headers).raise_for_status()
    replay = httpx.post(f"{address}api/replays", json=record.json()).raise_for_status().json()["replay"]
    about = {"replay": f"{replay}~3", "review": f"{replay}~0", "what-if": f"{replay}~3", "table": duel.game}
    found = [f"{page}/{about[page]}" if page in about else page for page in pages()]
    assert len(found) > 12
    return [*found, "books/new", "join/nobody-knows-this-code"]


def look(page: Page, path: str, troubles: list[str], language: str) -> None:
    """One page in all themes; what has nothing to do with colours is the same in each."""
    page.goto(f"{page.url.partition('#')[0]}#/{path}")
    page.wait_for_function(SETTLED)
    for theme in THEMES:
        page.evaluate(SHOW, theme)
        rules = None if theme == "dark" else ["color-contrast"]
        troubles += [f"{path}, {language}, {theme}: {one}" for one in violations(page, rules)]
    page.evaluate(SHOW, "dark")


@pytest.mark.long
@pytest.mark.parametrize("language", ["en-US", "de-DE"])
def test_every_page_is_clean_in_every_theme(new_page: NewPage, address: str, language: str) -> None:
    page = new_page(locale=language, refused=True)
    troubles: list[str] = []
    for path in addresses(address):
        look(page, path, troubles, language)
    assert troubles == [], "\n".join(troubles)
