"""Every card's face, set into each size a card has on the screen, shows all it shows in whole."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from mageduel.facts.library import library
from tests.browser import start
from tests.browser.conftest import DESK, PHONE, NewPage
from tests.browser.player import Player
from tests.browser.waiting import at_rest

SIZES = {"drawer": "x178", "binder": "159x229", "large binder": "177x320", "builder": "143x238", "phone": "175x238"}
"""
Widths and heights of places for cards: in the Academy's drawer, where a card is as wide as it needs; in the binder at
1280 and 1920; in the builder there and on a phone.
"""
SCREENS = [DESK, (1920, 1080), PHONE]
LANGUAGES = ["en-US", "de-DE"]
MANY = 100
LEAVES = -(-len(library()) // MANY)
CUT = """(where) => [...document.querySelectorAll(`${where} [data-part=card-face]`)].flatMap((card) => {
  const [body, text] = [card.querySelector('.body'), card.querySelector('.text')];
  const name = card.querySelector('h3').textContent;
  if (!text) return [`${name}: no text`];
  const parts = [...card.querySelectorAll('h3, .kind, .attack b, .text, footer')];
  const wide = parts.some((part) => part.clientWidth > 2 && part.scrollWidth > part.clientWidth + 1);
  const high = [body, text].some((part) => part.scrollHeight > part.clientHeight + 1);
  const [lines, foot] = [text, card.querySelector('footer')].map((part) => part.getBoundingClientRect());
  const whole = lines.height > 8 && lines.bottom <= foot.top + 1 && foot.bottom <= card.getBoundingClientRect().bottom;
  const letters = parseFloat(getComputedStyle(text).fontSize);
  const said = `${name}: ${body.scrollHeight} in ${body.clientHeight}, letters of ${letters}`;
  return wide || high || !whole || letters < 9 ? [said] : [];
})"""
"""Cards of a place of which something is out of sight, or too small to be read."""

SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Sizes are read, and cards set by them, before a frame is seen."""

LEAST = """(where) => ["offsetWidth", "offsetHeight"].map((side) =>
  Math.min(...[...document.querySelectorAll(`${where} [data-part=card-face]`)].map((card) => card[side])))"""
"""The smallest place for a card."""

SCROLL_ON = """async () => {
  const inner = document.querySelector('.scroller');
  const box = inner.scrollHeight > inner.clientHeight ? inner : document.scrollingElement;
  const before = box.scrollTop;
  box.scrollBy({ top: 240, behavior: "instant" });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return box.scrollTop === before;
}"""
"""Go a row further down; whether there was nothing more."""

COVERED = """() => [...document.querySelectorAll('[data-part=card-face] .dim')].flatMap((why) => {
  why.scrollIntoView({ block: "nearest", inline: "center" });
  const [box, card] = [why.getBoundingClientRect(), why.closest("article").getBoundingClientRect()];
  const clear = [...why.closest("article").querySelectorAll("h3, .type, .attack, .text, footer")]
    .map((one) => one.getBoundingClientRect())
    .every((part) => box.top > part.bottom - 1 || box.bottom < part.top + 1);
  const seen = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2) === why;
  const whole = box.top > card.top && box.bottom < card.bottom;
  return seen && whole && clear ? [] : [why.closest("article").innerText];
})"""
"""Cards whose reason is out of sight, or lies over what is written on them."""


def cut(page: Page, where: str) -> list[str]:
    """What is cut of the cards in a place."""
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(CUT, f"[data-part={where}]")
    return found


def at_least(page: Page, where: str, size: str) -> bool:
    """Whether no card in a place is smaller than this."""
    least: list[int] = page.evaluate(LEAST, f"[data-part={where}]")
    return all(one >= int(wanted) for one, wanted in zip(least, size.split("x"), strict=True))


def on_leaf(page: Page, place: str, leaf: int) -> list[str]:
    """What is cut on a leaf of the cards, those with most to say first, in places of this size."""
    wanted = f"{SIZES[place]}-{leaf}"
    page.evaluate("(leaf) => { location.hash = `#/gallery/${leaf}`; }", wanted)
    shown = min(MANY, len(library()) - MANY * (leaf - 1))
    faces = page.locator(f'[data-part=gallery][data-size="{wanted}"] [data-part=card-face]')
    expect(faces).to_have_count(shown, timeout=60_000)
    return cut(page, "gallery")


def read_in(page: Page, language: str) -> None:
    """Go on in this language."""
    page.evaluate(
        """(language) => { const key = "mageduel.settings";
          localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), language })); }""",
        language,
    )
    page.reload()


def in_binder(page: Page, size: tuple[int, int]) -> list[str]:
    """What is cut on any page of the binder at this size of the screen."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    names = page.locator("[data-part=binder] h3")
    back, onward = (page.locator("[data-part=binder] .turn button").nth(at) for at in (0, 1))
    expect(names.first).to_be_visible()
    found = cut(page, "binder")
    if size != PHONE:
        place = SIZES["binder" if size == DESK else "large binder"]
        assert at_least(page, "binder", place)
        while onward.is_enabled():
            first = names.first.inner_text()
            onward.click()
            expect(names.first).not_to_have_text(first)
            found += cut(page, "binder")
        while back.is_enabled():
            back.click()
    return found


@pytest.mark.parametrize("locale", LANGUAGES)
def test_cards_with_most_to_say_stand_whole_in_every_place(new_page: NewPage, locale: str) -> None:
    page = new_page("#/gallery", locale=locale)
    assert [card for place in SIZES for card in on_leaf(page, place, 1)] == []


@pytest.mark.long
@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("place", SIZES)
def test_every_card_stands_whole_in_every_place(new_page: NewPage, place: str, locale: str) -> None:
    page = new_page("#/gallery", locale=locale)
    assert [card for leaf in range(1, LEAVES + 1) for card in on_leaf(page, place, leaf)] == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_of_a_book_stands_whole_in_the_binder(new_page: NewPage, language: str) -> None:
    page = new_page()
    start.against_computer(page, mode="Full arena")
    page.wait_for_selector("[data-part=binder] .pick")
    read_in(page, language)
    page.wait_for_selector("[data-part=binder] .pick")
    assert [card for size in SCREENS for card in in_binder(page, size)] == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_of_a_book_stands_whole_in_the_drawer(new_page: NewPage, language: str) -> None:
    page = new_page()
    start.against_computer(page, mode="Academy")
    page.wait_for_selector("[data-part=book-drawer] .pick")
    read_in(page, language)
    page.wait_for_selector("[data-part=book-drawer] .pick")
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("[data-part=book-drawer] .card").nth(15)).to_be_attached()
        assert cut(page, "book-drawer") == []


@pytest.mark.long
@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("size", SCREENS)
def test_every_card_stands_whole_where_books_are_made(new_page: NewPage, size: tuple[int, int], locale: str) -> None:
    page = new_page("#/books/new", size=size, locale=locale)
    page.wait_for_selector("[data-part=builder] .add")
    page.locator(".toggle").click()
    grid = page.locator("[data-part=long-grid]")
    expect(grid).to_have_attribute("data-count", str(len(library())))
    seen: set[str] = set()
    found = set(cut(page, "builder"))
    assert at_least(page, "builder", SIZES["phone" if size == PHONE else "builder"])
    while not page.evaluate(SCROLL_ON):
        found |= set(cut(page, "builder"))
        seen |= set(grid.locator("h3").all_inner_texts())
    assert len(seen) == len(library())
    assert found == set()


@pytest.mark.long
@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("size", SCREENS)
def test_every_card_stands_whole_in_the_codex(new_page: NewPage, size: tuple[int, int], locale: str) -> None:
    page = new_page("#/codex", size=size, locale=locale)
    page.locator("[data-part=codex] [role=radio]").last.click()
    faces = page.locator("[data-part=codex] [data-part=card-face]")
    for shown in range(60, len(library()), 60):
        expect(faces).to_have_count(shown)
        page.locator("[data-part=codex] .more").click()
    expect(faces).to_have_count(len(library()))
    assert cut(page, "codex") == []


@pytest.mark.parametrize("locale", LANGUAGES)
def test_cards_in_pictures_of_rules_stand_whole(new_page: NewPage, locale: str) -> None:
    page = new_page("#/rules", locale=locale)
    expect(page.locator("[data-part=card-face]")).to_have_count(2)
    assert cut(page, "rule-picture") == []


def test_cards_are_larger_on_a_large_screen(new_page: NewPage) -> None:
    """Larger, with a larger picture, and not only more of them."""
    page = new_page()
    start.against_computer(page, mode="Full arena")
    card = page.locator("[data-part=binder] [data-part=card-face]", has_text="Bearskin")
    seen = []
    for width, height in (DESK, (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        seen.append((at_rest(card), at_rest(card.locator(".art"))))
    (small, picture), (large, larger) = seen
    assert large["width"] > 1.2 * small["width"]
    assert large["height"] > 1.4 * small["height"]
    assert larger["height"] > 1.4 * picture["height"]


def test_why_a_card_cannot_be_cast_is_read_on_it(new_page: NewPage) -> None:
    page = new_page()
    start.against_computer(page, mode="Academy")
    Player(page, "mouse").play_until({"prompt"}, 30)
    expect(page.locator("[data-part=book-drawer] [data-state=refused]").first).to_be_visible()
    assert cut(page, "book-drawer") == []
    assert page.evaluate(COVERED) == []
