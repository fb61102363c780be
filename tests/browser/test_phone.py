"""A phone in the hand: a round played by taps alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import start
from tests.browser.conftest import PHONE, NewPage
from tests.browser.player import Player
from tests.browser.screens import violations
from tests.browser.seats import Duel, plainly

REACH = 40
"""The least size of what a finger presses, in pixels; a token's name and its zone are part of it."""
SMALL = """(least) => [...document.querySelectorAll('button, a')].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.width > 0 && !one.closest('[data-part=arena]') && Math.max(box.width, box.height) < least;
}).map((one) => one.outerHTML.slice(0, 120))"""

ACROSS = """(part) => getComputedStyle(document.querySelector(`[data-part=${part}]`)).gridTemplateColumns
  .split(" ").length"""
BEYOND = """() => [...document.querySelectorAll('[data-part=card-filter] > *')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth || one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.outerHTML.slice(0, 120))"""
"""What of the filters is out of sight."""


def test_a_round_is_played_by_taps(new_page: NewPage, pictures: Path) -> None:
    page = new_page(size=PHONE)
    start.against_computer(page)
    player = Player(page, "mouse")
    troubles = []
    for kind in ("plan", "prompt"):
        player.play_until({kind}, 60)
        page.screenshot(path=pictures / f"phone-{kind}.png")
        troubles += violations(page) + page.evaluate(SMALL, REACH)
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
        if kind == "plan":  # the arena lies folded above the cards, as it stands; pressed, it is there whole
            assert page.evaluate(ACROSS, "mini-arena") == 2
            assert page.evaluate(BEYOND) == []
            page.click("[data-part=arena-band]")
            page.wait_for_selector("[data-part=arena]")
            page.click("[data-part=sheet] .button.gold >> nth=0")
            page.wait_for_selector("[data-part=binder]")
            picks = page.locator("[data-part=binder] .pick")
            expect(picks.nth(12)).to_be_attached()  # those in sight come first
            whole = picks.count()
            page.get_by_role("button", name="Find a spell").click()
            page.keyboard.type("fox")
            expect(picks).to_have_count(1)
            page.get_by_role("button", name="Close").click()
            expect(picks).to_have_count(whole)
            page.get_by_label("Kinds").select_option("creature")
            page.get_by_label("Schools").select_option("nature")
            expect(picks.filter(has_text="Creature")).to_have_count(picks.count())
            assert 0 < picks.count() < whole
            page.get_by_label("Kinds").select_option("")
            page.get_by_label("Schools").select_option("")
            expect(picks).to_have_count(whole)
    player.play_until({"over"}, 60, rounds=2)
    assert player.done
    assert troubles == [], "\n".join(troubles)


def test_every_spell_of_the_book_lies_in_the_long_binder(new_page: NewPage) -> None:
    """The first cards come first; the rest of the book is there without a press, and nothing has to be turned."""
    page = new_page(size=PHONE)
    start.against_computer(page)
    page.wait_for_selector("[data-part=binder] .pick")
    kinds = page.evaluate("""async () => {
      const book = JSON.parse(localStorage.getItem("mageduel.new-duel") ?? "{}").mine?.book;
      const books = await (await fetch("/api/books")).json();
      return Object.keys(books.find((one) => one.id === book).cards);
    }""")
    assert len(kinds) > 9
    expect(page.locator("[data-part=binder] .pick")).to_have_count(len(kinds))
    last = page.locator("[data-part=binder] .pick").last
    last.click()
    expect(last).to_have_attribute("aria-pressed", "true")


def test_clocks_stand_whole_in_the_strips(new_page: NewPage) -> None:
    page = new_page(size=PHONE)
    page.get_by_role("radiogroup", name="Clock").get_by_role("radio", name="30+1").click()
    start.against_friend(page)
    clocks = page.locator("[data-part=mage-strip] [data-part=clock]")
    expect(clocks).to_have_count(2)
    cut = "(clock) => clock.getBoundingClientRect().left < clock.parentElement.getBoundingClientRect().left"
    assert [clocks.nth(at).evaluate(cut) for at in range(2)] == [False, False]


def test_the_sheet_begins_with_the_new_question(new_page: NewPage) -> None:
    """Whoever has drawn it along to a card of the book reads what is asked next from its beginning."""
    page = new_page(size=PHONE)
    start.against_computer(page, mode="Academy")
    sheet = page.locator("[data-part=sheet] .inside")
    page.locator("[data-part=book-drawer] [data-state=castable]", has_text="Pellian Lynx").click()
    sheet.evaluate("(sheet) => sheet.scrollTo(0, sheet.scrollHeight)")
    assert sheet.evaluate("(sheet) => sheet.scrollTop") > 40
    page.locator("[data-part=confirm] .gold").click()
    expect(page.locator("[data-part=arena]")).to_contain_text("Pellian Lynx")
    Player(page, "mouse").play_until({"prompt"}, 30)
    expect(page.locator("[data-part=prompt] h2")).to_be_in_viewport(ratio=1)
    assert sheet.evaluate("(sheet) => [sheet.scrollTop, sheet.scrollHeight > sheet.clientHeight + 40]") == [0, True]


@pytest.mark.parametrize("language", ["en-US", "de-DE"])
def test_the_short_actions_of_a_creature_are_in_sight_at_once(new_page: NewPage, address: str, language: str) -> None:
    duel = Duel.between(address, "Beastmaster", "Warlock", mode="arena", position="strides")
    duel.play(plainly, lambda state: state["request"]["kind"] == "activate" and state["view"]["you"] == 0)
    page = new_page(size=PHONE, locale=language)
    duel.sit(page, 0)
    page.locator("[data-part=action-list] .row", has_text="Timber Wolf").click()
    actions = page.locator("[data-part=action-list] .trio .row")
    expect(actions).to_have_count(3)
    for action in actions.all():
        expect(action).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-part=prompt] .pass button")).to_be_in_viewport(ratio=1)
