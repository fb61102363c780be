"""The builder with all sets: what is found, what it costs a mage and why, what he may not have, how long lists are."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.screens import PHONE, examine


def open_builder(new_page: NewPage, mage: str = "Forcemaster", **how: object) -> Page:
    page = new_page("#/books/new", **how)
    page.wait_for_selector("[data-part=builder] .add")
    page.get_by_label("Mage", exact=True).select_option(mage)
    page.locator(".points[data-footing]").first.wait_for()
    page.wait_for_load_state("networkidle")  # what the cards cost this mage has come
    return page


def names(page: Page) -> list[str]:
    """The cards that are drawn at the moment, from the first on."""
    return [str(one.get_attribute("data-card")) for one in page.locator("[data-part=builder] .add").all()]


def tally(page: Page) -> int:
    """How many spells the filters leave."""
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
    assert "Timber Wolf" in names(page)
    page.get_by_label("Find a spell").fill("alpha")
    assert names(page) == ["Redclaw, Alpha Male"]
    page.get_by_label("Find a spell").fill("nobody casts this")
    expect(page.locator("[data-part=builder] .none")).to_be_visible()
    page.get_by_role("button", name="Clear filters").click()
    page.get_by_label("Sorted by").select_option("points")
    first = [int(one.inner_text().split()[0]) for one in page.locator(".points[data-footing]").all()[:6]]
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
    assert "Lair" not in names(page)
    page.get_by_role("button", name="What a Wizard may have").click()
    lair = page.locator("[data-card=Lair]")
    expect(lair).to_contain_text("Beastmaster only")
    lair.click()
    expect(page.get_by_role("status").filter(has_text="a Wizard does not qualify")).to_be_visible()
    assert page.locator("[data-part=book-list] li").count() == 0
    page.get_by_label("Mage", exact=True).select_option("Johktari Beastmaster")
    expect(lair).not_to_contain_text("only")
    lair.click()
    expect(page.locator("[data-part=book-list]")).to_contain_text("Lair")
    examine(page, "builder-costs", pictures)


def test_a_long_list_draws_only_what_is_near(new_page: NewPage) -> None:
    for size in ((1280, 800), PHONE):
        page = new_page("#/books/new", size=size)
        page.wait_for_selector("[data-part=builder] .add")
        count = int(page.locator("[data-part=long-grid]").get_attribute("data-count") or 0)
        assert count > 400
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
        last = drawn.last.bounding_box()
        assert last is not None
        assert last["y"] < size[1]


def test_books_are_listed_by_where_they_are_from(new_page: NewPage, pictures: Path) -> None:
    page = new_page("#/books")
    page.wait_for_selector("[data-part=book-group]")
    groups = [str(one.get_attribute("data-source")) for one in page.locator("[data-part=book-group]").all()]
    assert groups == ["official", "project", "community"]
    page.get_by_role("radio", name="Community").click()
    assert page.locator("[data-part=book-group]").count() == 1
    page.get_by_label("Mage", exact=True).select_option("Druid")
    listed = page.locator("[data-part=book-group] li")
    assert listed.count() == 2
    expect(listed.first).to_contain_text("community")
    examine(page, "books-community", pictures)
