"""Two people at one screen: a hand-over stands between their secrets."""

from __future__ import annotations

from pathlib import Path

from tests.browser import start
from tests.browser.conftest import NewPage
from tests.browser.player import Player
from tests.browser.screens import examine

SECRETS = "[data-part=binder], [data-part=slot-list], [data-part=prepared-spells], [data-part=table]"


def test_a_hand_over_hides_secrets(new_page: NewPage, pictures: Path) -> None:
    page = new_page()
    start.on_one_screen(page, ("Rowan", "Wren"))
    page.wait_for_selector("[data-part=hand-over]")
    examine(page, "hand-over", pictures)
    player = Player(page, "mouse")
    seen: set[str] = set()
    for _ in range(6):
        now = player.play_until({"handover"}, 60)
        assert now["kind"] == "handover"
        assert page.locator(SECRETS).count() == 0  # not even for a moment
        seen.add(page.locator("[data-part=hand-over] h1").inner_text())
        page.click("[data-part=hand-over] .gold")
        page.wait_for_selector("[data-part=table]")
    assert seen == {"Rowan decides now", "Wren decides now"}
    page.reload()
    page.wait_for_selector("[data-part=hand-over]")
    assert page.locator(SECRETS).count() == 0
