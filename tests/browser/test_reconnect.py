"""The server goes away in the middle of a choice, and comes back."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

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
    assert player.look()["picks"] == 1
    assert page.locator("[data-part=plan-sheet] .seal").is_disabled()
    examine(page, "lost", pictures)
    with serving(database, urlsplit(address).port or 0):
        page.wait_for_selector("[data-part=plan-sheet] .seal:not([disabled])")
        assert player.look()["picks"] == 1
        player.play_until({"over"}, 60, rounds=2)
