"""The builder with all sets: what is found, what it costs a mage and why, what he may not have, how long lists are."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.screens import PHONE, examine
from tests.browser.waiting import at_rest, expect_attributes, read

COUNTED = "[data-part=builder] .library[aria-busy=false]"
"""The cards, as soon as it is told what they cost the chosen mage."""
POINTS = """() => [...document.querySelectorAll(".points[data-footing]")].slice(0, 6)
  .map((one) => parseInt(one.innerText))"""
"""What the first six cost the mage."""


def open_builder(new_page: NewPage, mage: str = "Forcemaster", **how: object) -> Page:
    page = new_page("#/books/new", **how)
    page.wait_for_selector("[data-part=builder] .add")
    page.get_by_label("Mage", exact=True).select_option(mage)
    expect(page.locator(COUNTED)).to_be_visible()
    return page


def names(page: Page) -> list[str]:
    """The cards that are drawn at the moment, from the first on."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('[data-part=builder] .add')].map((one) => one.dataset.card)"
    )
    return found


def tally(page: Page) -> int:
    """How many spells the filters leave, as soon as their number is told."""
    expect(page.locator("[data-part=tally]")).to_have_text(re.compile(r"^\d+ spell"))
    found = re.match(r"(\d+) spell", page.locator("[data-part=tally]").inner_text())
    assert found is not None
    return int(found[1])


def test_spells_are_found_by_set_school_type_level_subtype_and_words(new_page: NewPage, pictures: Path) -> None:
    page = open_builder(new_page)
    everything = tally(page)
    assert everything > 400
    page.get_by_label("Set", exact=True).select_option(label="Paladin vs. Siren")
    of_set = tally(page)
    assert 20 < of_set < everything
    page.get_by_label("Level", exact=True).select_option(label="level 2")
    of_level = tally(page)
    assert 0 < of_level < of_set
    page.get_by_role("button", name="Creature").click()
    assert 0 < tally(page) < of_level
    page.get_by_role("button", name="Clear filters").click()
    assert tally(page) == everything
    page.get_by_label("Subtype", exact=True).select_option(label="Canine")
    expect(page.locator("[data-part=builder] [data-card='Timber Wolf']")).to_be_visible()
    page.get_by_label("Find a spell").fill("alpha")
    assert read(page, lambda: names(page), lambda found: len(found) == 1) == ["Redclaw, Alpha Male"]
    page.get_by_label("Find a spell").fill("nobody casts this")
    expect(page.locator("[data-part=builder] .none")).to_be_visible()
    page.get_by_role("button", name="Clear filters").click()
    page.get_by_label("Sorted by").select_option("points")
    first = read(page, lambda: page.evaluate(POINTS), lambda found: found == sorted(found))
    assert len(first) == 6
    assert first == sorted(first)
    examine(page, "builder-filters", pictures)


def test_costs_come_with_their_reasons_and_refusals_too(new_page: NewPage, pictures: Path) -> None:
    page = open_builder(new_page)
    page.get_by_label("Find a spell").fill("Timber Wolf")
    page.locator("[data-card='Timber Wolf']").hover()
    cost = page.locator("[data-part=read] [data-part=spell-cost]")
    expect(cost).to_contain_text("6 points")
    expect(cost).to_contain_text("opposed: creatures")
    page.get_by_label("Mage", exact=True).select_option("Beastmaster")
    expect(cost).to_contain_text("2 points")
    expect(cost).to_contain_text("trained: Nature")

    # What the mage may not have is left out, or shown with who may; pressing it says why.
    page.get_by_label("Mage", exact=True).select_option("Wizard")
    page.get_by_label("Find a spell").fill("Lair")
    expect(page.locator("[data-part=tally]")).to_contain_text("1 not for this mage")
    expect(page.locator("[data-part=builder] [data-card=Lair]")).to_have_count(0)
    page.get_by_role("button", name="What a Wizard may have").click()
    lair = page.locator("[data-card=Lair]")
    expect(lair).to_contain_text("Beastmaster only")
    lair.click()
    expect(page.get_by_role("status").filter(has_text="a Wizard does not qualify")).to_be_visible()
    expect(page.locator("[data-part=book-list] li")).to_have_count(0)
    page.get_by_label("Mage", exact=True).select_option("Johktari Beastmaster")
    expect(lair).not_to_contain_text("only")
    lair.click()
    expect(page.locator("[data-part=book-list]")).to_contain_text("Lair")
    examine(page, "builder-costs", pictures)


def test_a_long_list_draws_only_what_is_near(new_page: NewPage) -> None:
    for size in ((1280, 800), PHONE):
        page = new_page("#/books/new", size=size)
        page.wait_for_selector("[data-part=builder] .add")
        expect(page.locator("[data-part=long-grid]")).to_have_attribute(
            "data-count", re.compile(r"^([4-9]\d\d|\d{4})$")
        )
        drawn = page.locator("[data-part=builder] .add")
        assert drawn.count() < 60
        before = names(page)[0]
        page.evaluate(
            "() => { const box = document.querySelector('.scroller');"
            " (box.scrollHeight > box.clientHeight ? box : document.scrollingElement).scrollTo(0, 1e7); }"
        )
        page.wait_for_function(
            "(first) => document.querySelector('[data-part=builder] .add').dataset.card !== first", arg=before
        )
        assert drawn.count() < 60
        assert at_rest(drawn.last)["y"] < size[1]


def test_books_are_listed_by_where_they_are_from(new_page: NewPage, pictures: Path) -> None:
    page = new_page("#/books")
    page.wait_for_selector("[data-part=book-group]")
    expect_attributes(page.locator("[data-part=book-group]"), "data-source", ["official", "project", "community"])
    page.get_by_role("radio", name="Community").click()
    expect(page.locator("[data-part=book-group]")).to_have_count(1)
    page.get_by_label("Mage", exact=True).select_option("Druid")
    listed = page.locator("[data-part=book-group] li")
    expect(listed).to_have_count(2)
    expect(listed.first).to_contain_text("community")
    examine(page, "books-community", pictures)
