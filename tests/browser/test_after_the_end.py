"""A game that is over: nobody is waited for any more, and one's own games lead to their replay and review."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, NewPage
from tests.browser.seats import Duel, plainly

WIDE = (1920, 1080)
KEEP = """(kept) => {
  const now = JSON.parse(localStorage.getItem('mageduel.games'));
  localStorage.setItem('mageduel.games', JSON.stringify([...now, ...kept]));
}"""
"""Lays the seats of earlier games beside those that are held now."""


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


def test_my_games_lead_to_the_replay_and_the_review_of_each(new_page: NewPage, address: str) -> None:
    page = new_page()
    for mage, other in (("Wizard", "Priestess"), ("Beastmaster", "Warlock")):
        duel = Duel.between(address, mage, other)
        duel.play(plainly, lambda state: bool(state["request"]["kind"] == "plan"))
        kept = page.evaluate("JSON.parse(localStorage.getItem('mageduel.games') ?? '[]')")
        duel.sit(page, 0)
        duel.concede(1)
        expect(page.locator("[data-part=game-over]")).to_be_visible()
        page.evaluate(KEEP, kept)
    for at, (mage, other) in enumerate((("Beastmaster", "Warlock"), ("Wizard", "Priestess"))):
        for button, opened in (
            ("review", f"Won: {mage} against {other}"),
            ("Watch the replay", f"{mage} beat {other}"),
        ):
            page.goto(f"{address}#/games")
            page.reload()
            row = page.locator("[data-part=last-games] li").nth(at)
            row.get_by_role("button", name=button).click()
            expect(page.get_by_role("heading", level=1)).to_contain_text(opened)
