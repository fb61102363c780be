"""Every card's face, set into each size a card has on the screen, shows all it shows in whole."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from mageduel.facts.library import library
from tests.browser.conftest import NewPage

SIZES = {"drawer": "119x178", "binder": "158x198", "builder": "140x238"}
"""Widths and heights of cards: in the Academy's drawer, in the binder at 1280, in the builder."""
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


@pytest.mark.parametrize(("place", "leaf"), [*HARDEST, *OTHERS])
def test_no_face_cuts_what_it_shows(new_page: NewPage, place: str, leaf: int) -> None:
    page = new_page(f"#/gallery/{SIZES[place]}-{leaf}")
    shown = min(MANY, len(library()) - MANY * (leaf - 1))
    expect(page.locator("[data-part=card-face]")).to_have_count(shown, timeout=60_000)
    assert page.evaluate(CUT) == []
