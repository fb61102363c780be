"""The server goes away in the middle of a choice, and comes back."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser import start
from tests.browser.conftest import NewPage, serving
from tests.browser.player import Player
from tests.browser.screens import examine


def test_the_table_waits_and_goes_on(new_page: NewPage, tmp_path: Path, pictures: Path) -> None:
    database = tmp_path / "games.sqlite3"
    with serving(database) as address:
        page = new_page(address, refused=True)
        start.against_computer(page)
        player = Player(page, "keys")
        page.wait_for_selector("[data-part=binder] .pick")
        page.keyboard.press("1")
        page.wait_for_selector("[data-part=slot-list] [data-state=filled]")
    page.locator("[data-part=banner]").get_by_text("Reconnecting").wait_for()
    filled = page.locator("[data-part=slot-list] [data-state=filled]")
    expect(filled).to_have_count(1)
    expect(page.locator("[data-part=plan-sheet] .seal")).to_be_disabled()
    examine(page, "lost", pictures)
    with serving(database, urlsplit(address).port or 0):
        page.wait_for_selector("[data-part=plan-sheet] .seal:not([disabled])")
        expect(filled).to_have_count(1)
        player.play_until({"over"}, 60, rounds=2)
