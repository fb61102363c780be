"""Rulings: found by words, card and codex, opened on the table, gone through step by step, and taken over."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.screens import examine

WEAK = "#/ruling/two-weak-markers"


def at_step(page: Page, number: int) -> None:
    """Wait until the table after so many steps is shown."""
    expect(page.locator(f"[data-part=ruling][data-step='{number}'][data-ready=true]")).to_be_visible()


def test_a_ruling_is_found_gone_through_and_taken_over(new_page: NewPage, pictures: Path) -> None:
    page = new_page(path="#/learn")
    page.click("[data-part=to-rulings]")
    expect(page.locator("[data-part=rulings][data-state=ready]")).to_be_visible()
    page.get_by_role("searchbox").fill("two weak markers")
    expect(page.locator("[data-part=rulings-count]")).to_have_text("1 ruling")
    examine(page, "rulings", pictures)
    page.get_by_role("link", name="Two weak markers").click()
    at_step(page, 0)
    sentry = page.locator("[data-part=token]", has_text="Sentry")
    expect(sentry).to_be_visible()
    page.keyboard.press("ArrowRight")
    at_step(page, 1)
    expect(page.locator("[data-part=ruling-claims]")).to_contain_text("Skeletal Sentry has 2 damage")
    expect(page.locator("[data-part=ruling-on]")).to_be_disabled()
    examine(page, "ruling", pictures)
    page.keyboard.press("ArrowLeft")
    at_step(page, 0)
    page.click("[data-part=ruling-take-over]")
    expect(page.locator("[data-part=what-if]")).to_be_visible()
    expect(page.locator("[data-part=prompt]")).to_be_visible()


def test_they_are_there_in_german_on_a_phone_and_from_the_codex(new_page: NewPage, pictures: Path) -> None:
    page = new_page(size=PHONE, locale="de-AT", path="#/codex")
    page.get_by_role("searchbox").fill("weak")
    page.get_by_role("link", name="Regelfälle zu diesem Wort").first.click()
    expect(page.locator("[data-part=ruling-row]").first).to_be_visible()
    examine(page, "rulings-phone", pictures)
    page.goto(page.url.partition("#")[0] + WEAK)
    at_step(page, 0)
    expect(page.locator("[data-part=ruling-title]")).to_have_text("Zwei Weak-Marker")
    page.click("[data-part=ruling-on]")
    at_step(page, 1)
    expect(page.locator("[data-part=ruling-claims]")).to_contain_text("Skeletal Sentry hat 2 Schaden")
    examine(page, "ruling-phone", pictures)
