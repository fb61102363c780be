"""A game that is over: nobody is waited for any more, and one's own games lead to their replay and review."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, NewPage
from tests.browser.seats import Duel, plainly

WIDE = (1920, 1080)


@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
@pytest.mark.parametrize("size", [PHONE, DESK, WIDE])
@pytest.mark.parametrize("kind", ["plan", "action"])
def test_the_bar_waits_for_nobody_after_the_end(
    new_page: NewPage, address: str, kind: str, size: tuple[int, int], locale: str
) -> None:
    duel = Duel.between(address, "Beastmaster", "Warlock")
    duel.play(plainly, lambda state: bool(state["request"]["kind"] == kind))
    page = new_page(size=size, locale=locale)
    duel.sit(page, 0)
    phase = page.locator("[data-part=phase-bar] .now").inner_text().partition(" ·")[0]
    duel.concede(1)
    expect(page.locator("[data-part=game-over]")).to_be_visible()
    expect(page.locator("[data-part=phase-bar] .now")).to_have_text(phase)
    expect(page.locator("[data-part=table-bar] .choosing")).to_have_count(0)
    expect(page.locator("[data-part=still-to-act]")).to_have_count(0)
