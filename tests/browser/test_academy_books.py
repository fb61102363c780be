"""Books of the Academy: points and copies of its own, refusals with their reasons, books shared and suggested."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.screens import examine
from tests.browser.test_builder import COUNTED
from tests.browser.waiting import expect_value

MAGES = (
    "Beastmaster", "Wizard", "Priestess", "Warlock", "Forcemaster", "Warlord", "Necromancer", "Druid", "Elementalist",
    "Monk",
)  # fmt: skip
POINTS = {"Elementalist": 43, "Monk": 38}
"""What suggested books cost, where that is not 40."""
CALLED = "(label) => [...document.querySelector(`select[aria-label='${label}']`).options].map((one) => one.label)"
"""The choices of a list, as they are read."""


def open_builder(new_page: NewPage, mage: str = "Beastmaster") -> Page:
    """A new book for a mage of the Academy."""
    page = new_page("#/books/new")
    page.wait_for_selector("[data-part=builder] .add")
    page.get_by_label("Game", exact=True).select_option(label="Academy")
    page.get_by_label("Mage", exact=True).select_option(label=mage)
    expect(page.locator(COUNTED)).to_be_visible()
    return page


def add(page: Page, name: str, copies: int) -> None:
    page.get_by_label("Find a spell").fill(name)
    for _ in range(copies):
        page.locator(f'[data-part=builder] .add[data-card="{name}"]').click()


def test_a_student_has_forty_points_and_an_elementalist_three_more(new_page: NewPage) -> None:
    page = open_builder(new_page)
    points = page.locator("[data-part=points-panel]")
    expect(points).to_contain_text("of 40")
    expect_value(page, CALLED, list(MAGES), "Mage")
    for mage in ("Elementalist", "Monk"):
        page.get_by_label("Mage", exact=True).select_option(label=mage)
        expect(points).to_contain_text("of 43" if mage == "Elementalist" else "of 40")

    # Whoever has a namesake in the Academy stays that mage.
    page.get_by_label("Game", exact=True).select_option("arena")
    page.get_by_label("Mage", exact=True).select_option(label="Druid")
    expect(points).to_contain_text("of 120")
    page.get_by_label("Game", exact=True).select_option(label="Academy")
    expect(page.get_by_label("Mage", exact=True)).to_have_value("Academy Druid")
    expect(points).to_contain_text("of 40")


def test_three_copies_of_level_one_and_two_of_the_others(new_page: NewPage, pictures: Path) -> None:
    page = open_builder(new_page)
    issues = page.locator(".issues")
    add(page, "Wychwood Hound", 3)
    add(page, "Razortusk", 2)
    expect(page.locator("[data-part=points-panel] .sum b")).to_have_text("7")
    expect(issues).to_have_count(0)
    add(page, "Razortusk", 1)
    expect(issues).to_contain_text("Razortusk")
    expect(issues).to_contain_text("2")
    examine(page, "builder-academy", pictures)
    issues.get_by_role("button").click()
    expect(issues).to_have_count(0)
    add(page, "Wychwood Hound", 1)
    expect(issues).to_contain_text("Wychwood Hound")
    expect(page.get_by_role("button", name="Use in a duel")).to_be_disabled()


def test_spells_of_the_arena_are_left_out_and_say_why(new_page: NewPage) -> None:
    page = open_builder(new_page)
    page.get_by_label("Find a spell").fill("Timber Wolf")
    expect(page.locator("[data-part=tally]")).to_contain_text("1 not for this mage")
    page.get_by_role("button", name=re.compile("may have")).click()
    page.locator('[data-part=builder] .add[data-card="Timber Wolf"]').click()
    expect(page.get_by_role("status").filter(has_text="Academy")).to_be_visible()
    expect(page.locator("[data-part=book-list] li")).to_have_count(0)


def test_a_book_is_shared_as_a_line_of_text(new_page: NewPage) -> None:
    page = open_builder(new_page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_label("Name of the book").fill("Hounds")
    add(page, "Wychwood Hound", 3)
    page.get_by_role("button", name="Share").click()
    expect(page.locator(".message")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    other = new_page("#/books")
    other.get_by_label("Spellbook text").fill(text)
    other.get_by_role("button", name="Read it").click()
    expect(other.get_by_label("Mage", exact=True)).to_have_value("Academy Beastmaster")
    expect(other.locator("[data-part=book-list] li", has_text="Wychwood Hound")).to_contain_text("3")
    expect(other.locator("[data-part=points-panel]")).to_contain_text("of 40")


def test_every_student_has_a_suggested_book_that_goes_along_into_a_duel(new_page: NewPage) -> None:
    page = new_page("#/books")
    listed = page.locator("[data-part=book-group] li", has_text=re.compile("· Academy ·"))
    expect(listed).to_have_count(len(MAGES))
    for mage in MAGES:
        book = listed.filter(has_text=f"Academy {mage}")
        expect(book.locator(".points")).to_have_text(
            {"Elementalist": "43 points", "Monk": "38 points"}.get(mage, "40 points")
        )
        expect(book.locator(".points.bad")).to_have_count(0)
    listed.filter(has_text="Academy Monk").get_by_role("link").click()
    page.get_by_role("button", name="Use in a duel").click()
    expect(page.get_by_label("Your spellbook")).to_have_value("Academy Monk")
    page.click("[data-part=home] .start:not([disabled])")
    expect(page.locator("[data-part=mage-strip]").last).to_contain_text("Monk")
