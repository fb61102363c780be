"""A whole Apprentice game against the computer, to its end, and its replay."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import start
from tests.browser.conftest import NewPage
from tests.browser.player import Means, Player
from tests.browser.screens import assert_nothing_jumped, examine, watch_shifts


@pytest.mark.parametrize("means", ["mouse", "keys"])
def test_a_game_is_played_to_its_end(new_page: NewPage, means: Means, pictures: Path) -> None:
    page = new_page()
    watch_shifts(page)
    if means == "mouse":
        start.against_computer(page)
    else:
        start.by_keys(page)
    player = Player(page, means)
    player.play_until({"over"}, 120)
    assert {"plan", "prompt"} <= player.seen
    expect(page.locator("[data-part=game-over] h2")).to_contain_text("won")
    assert_nothing_jumped(page)
    if means == "mouse":
        examine(page, "over", pictures)
