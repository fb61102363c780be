"""Every card's face, set into each size a card has on the screen, shows all it shows in whole."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from mageduel.facts.library import library
from tests.browser import start
from tests.browser.conftest import PHONE, NewPage
from tests.browser.player import Player

SIZES = {"drawer": "124x178", "binder": "157x227", "builder": "140x238"}
"""Widths and heights of cards: in the Academy's drawer at the least, in the binder at 1280, in the builder."""
MANY = 100
HARDEST = [(place, 1) for place in SIZES]
OTHERS = [
    pytest.param(place, leaf, marks=pytest.mark.long)
    for place in SIZES
    for leaf in range(2, -(-len(library()) // MANY) + 1)
]
CUT = """() => [...document.querySelectorAll('[data-part=card-face]')].flatMap((card) => {
  const body = card.querySelector('.body');
  const parts = [...card.querySelectorAll('h3, .kind, .attack b, .text, footer')];
  const wide = parts.some((part) => part.clientWidth > 2 && part.scrollWidth > part.clientWidth + 1);
  const said = `${card.querySelector('h3').textContent}: ${body.scrollHeight} in ${body.clientHeight}`;
  return body.scrollHeight > body.clientHeight + 1 || wide ? [said] : [];
})"""

LEFT_OUT = """(place) => [...document.querySelectorAll(`[data-part=${place}] .card:has(.text)`)]
  .filter((card) => card.querySelector('.text').clientWidth < 2)
  .map((card) => card.querySelector('h3').textContent)"""
"""Cards that leave their text to where cards are read."""

COVERED = """() => [...document.querySelectorAll('[data-part=card-face] .dim')].flatMap((why) => {
  why.scrollIntoView({ block: "nearest", inline: "center" });
  const [box, card] = [why.getBoundingClientRect(), why.closest("article").getBoundingClientRect()];
  const name = why.closest("article").querySelector("h3").getBoundingClientRect();
  const seen = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2) === why;
  const whole = box.top > card.top && box.bottom < card.bottom && (box.top >= name.bottom || box.bottom <= name.top);
  return seen && whole ? [] : [why.closest("article").innerText];
})"""
"""Cards whose reason is out of sight, or lies over the name."""


@pytest.mark.parametrize(("place", "leaf"), [*HARDEST, *OTHERS])
def test_no_face_cuts_what_it_shows(new_page: NewPage, place: str, leaf: int) -> None:
    page = new_page(f"#/gallery/{SIZES[place]}-{leaf}")
    shown = min(MANY, len(library()) - MANY * (leaf - 1))
    expect(page.locator("[data-part=card-face]")).to_have_count(shown, timeout=60_000)
    assert page.evaluate(CUT) == []


def test_hardly_a_card_of_the_binder_leaves_its_text_out(new_page: NewPage) -> None:
    page = new_page()
    start.against_computer(page, mode="Full arena")
    page.wait_for_selector("[data-part=binder] .pick")
    onward = page.get_by_role("button", name="Next pages")
    names = page.locator("[data-part=binder] h3")
    seen, left_out = names.count(), page.evaluate(LEFT_OUT, "binder")
    while onward.is_enabled():
        first = names.first.inner_text()
        onward.click()
        expect(names.first).not_to_have_text(first)
        seen += names.count()
        left_out += page.evaluate(LEFT_OUT, "binder")
    assert seen > 40
    assert left_out in ([], ["Battle Fury"])  # as much as three others say


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_every_card_of_the_drawer_has_the_width_its_text_needs(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(size=size)
    start.against_computer(page, mode="Academy")
    page.wait_for_selector("[data-part=book-drawer] .pick")
    assert page.locator("[data-part=book-drawer] .card").count() > 15
    assert page.evaluate(LEFT_OUT, "book-drawer") == []


def test_why_a_card_cannot_be_cast_is_read_on_it(new_page: NewPage) -> None:
    page = new_page()
    start.against_computer(page, mode="Academy")
    Player(page, "mouse").play_until({"prompt"}, 30)
    expect(page.locator("[data-part=book-drawer] [data-state=refused]").first).to_be_visible()
    assert page.evaluate(COVERED) == []
