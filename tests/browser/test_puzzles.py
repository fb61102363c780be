"""Puzzles in the browser: found from the start page, solved step by step by mouse and by keyboard, given up, kept."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from mageduel.puzzles.attempt import Attempt
from mageduel.puzzles.book import puzzles
from mageduel.views.options import Describer
from tests.browser.conftest import NewPage
from tests.browser.screens import examine

EASY = min(
    (each for each in puzzles().values() if each.mode != "academy" and each.chance < 1), key=lambda each: each.tried
)
PATIENCE = 40_000
GOLD = "[data-part=confirm] .gold:not([disabled])"
MOVED = """([before, gold]) => document.querySelector("[data-part=puzzle]").dataset.step !== "0"
  || document.querySelector(gold) !== null || document.querySelector("[data-part=prompt]")?.innerText !== before"""
"""Whether a key has done something: a step was taken, one can be, or something else is asked."""


def labels() -> list[str]:
    """The written line in words."""
    attempt = Attempt.at(EASY.begin(), EASY.solver(), {(): EASY.chance})
    found = []
    for answer in EASY.line:
        request = attempt.request
        assert request is not None
        found.append(Describer(attempt.match.game, request).option(answer).label)
        attempt.give(answer)
    return found


def open_puzzle(page: Page) -> None:
    page.goto(page.url.split("#")[0] + f"#/puzzle/{EASY.number}")
    expect(page.locator("[data-part=task]")).to_have_attribute("data-state", "fresh", timeout=PATIENCE)


def test_a_puzzle_is_given_up_and_its_line_plays_and_stays_marked(new_page: NewPage, pictures: Path) -> None:
    page = new_page()
    expect(page.locator("[data-part=daily-puzzle]")).to_be_visible()
    page.get_by_role("link", name="Puzzles", exact=True).click()
    expect(page.locator("[data-part=puzzle-tile]")).to_have_count(len(puzzles()))
    examine(page, "puzzles", pictures)
    open_puzzle(page)
    examine(page, "puzzle", pictures)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("[data-part=puzzle-hint]")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Give up").click()
    expect(page.locator("[data-part=line-end]")).to_be_visible(timeout=PATIENCE)
    steps = page.locator("[data-part=line] li span")
    assert steps.all_inner_texts() == labels()
    examine(page, "puzzle-shown", pictures)
    page.get_by_role("button", name="Throw the dice").click()
    expect(page.locator("[data-part=line-end]")).to_contain_text(re.compile("came off|did not"), timeout=PATIENCE)
    page.get_by_role("link", name="All puzzles").click()
    tile = page.locator(f"[data-part=puzzle-tile][href='#/puzzle/{EASY.number}']")
    expect(tile).to_have_attribute("data-state", "given-up")


def test_a_line_is_begun_by_keys(new_page: NewPage) -> None:
    page = new_page()
    open_puzzle(page)
    here = page.locator("[data-part=puzzle]")
    expect(page.locator("[data-part=prompt]")).to_be_visible(timeout=PATIENCE)
    for _ in range(6):
        before = page.inner_text("[data-part=prompt]")
        page.keyboard.press("Enter" if page.locator(GOLD).count() else "1")
        page.wait_for_function(MOVED, arg=[before, GOLD], timeout=PATIENCE)
        if here.get_attribute("data-step") != "0":
            break
    expect(here).not_to_have_attribute("data-step", "0", timeout=PATIENCE)
    expect(page.locator("[data-part=task] dd").nth(1)).to_have_text("1")
    expect(page.locator("[data-part=line] li em").first).to_contain_text("%")
