"""A reader of German: every page, cards and codex, a table at play and a replay, without a word of English."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mageduel.facts.codex import codex
from tests.browser.conftest import PHONE, NewPage
from tests.browser.player import Moment, Player
from tests.browser.seats import Duel, plainly
from tests.browser.test_everywhere import SETTLED
from tests.browser.test_replay import wanders
from tests.browser.waiting import read
from tests.words.english import looks_english

READ = """() => {
  const found = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    if (!walk.currentNode.parentElement.closest('script, style, svg, .foot > span')) found.push(walk.currentNode.data);
  }
  for (const one of document.querySelectorAll('[title], [aria-label], [placeholder]')) {
    for (const name of ['title', 'aria-label', 'placeholder']) found.push(one.getAttribute(name) ?? '');
  }
  return found.map((text) => text.replaceAll(/\\s+/g, ' ').trim()).filter((text) => text !== '');
}"""
"""Everything that can be read or heard on the page, but not the titles of chapters that are cited."""

OVERLAP = """() => [...document.querySelectorAll('[data-part=mage-strip] .figure')]
  .filter((one) => one.getBoundingClientRect().right
    > one.closest('.life').nextElementSibling.getBoundingClientRect().left)
  .map((one) => one.innerText)"""
"""Lives that are written over what stands beside them: German is longer."""


NARROW = (360, 740)
SIDEWAYS = """() => [document.documentElement, document.querySelector('[data-part=top-bar] nav')]
  .filter((one) => one && one.scrollWidth > one.clientWidth).map((one) => `${one.tagName} ${one.scrollWidth}`)"""
"""The page, or its bar, if it is wider than the window."""


SPILT = """() => [...document.querySelectorAll('.new .cell')].flatMap((cell) => [...cell.querySelectorAll('button')]
  .filter((one) => one.getBoundingClientRect().right > cell.getBoundingClientRect().right + 1)
  .map((one) => one.innerText))"""
"""What is written over the next column of the form."""


class Passer(Player):
    """Somebody who passes wherever that can be done, and reads no word."""

    def _choose(self, now: Moment) -> None:
        if now["confirm"]:
            self._press("Enter", "[data-part=confirm] .gold")
        elif now["pass"]:
            self._press("Space", "[data-part=prompt] .pass button")
        else:
            listed = ".target >> nth=0" if now["targets"] else ".row:not([aria-disabled], .book) >> nth=-1"
            self._press("1", f"[data-part=action-list] {listed}")


def english(page: Page, called: str = "") -> list[str]:
    """What is on the page that is not German, beside what a player is called."""
    return [text for text in page.evaluate(READ) if looks_english(text.replace(called, "") if called else text)]


def test_the_german_page_bar_fits_a_phone(new_page: NewPage) -> None:
    pages = new_page(locale="de-AT", size=PHONE).locator("[data-part=top-bar] nav")
    expect(pages).to_contain_text("Codex")
    assert pages.evaluate("(bar) => bar.scrollWidth <= bar.clientWidth")


@pytest.mark.parametrize("language", ["en-US", "de-AT"])
def test_nothing_scrolls_sideways_on_a_narrow_phone(new_page: NewPage, address: str, language: str) -> None:
    page = new_page(locale=language, size=NARROW)
    page.wait_for_selector("[data-part=home] .start:not([disabled])")
    for path in ("play", "learn", "puzzles", "books", "replays", "codex", "settings", "games", "rules", "books/new"):
        page.goto(f"{address}#/{path}")
        page.wait_for_function(SETTLED)
        page.wait_for_load_state("networkidle")
        assert page.evaluate(SIDEWAYS) == [], path
    duel = Duel.between(address, "Beastmaster", "Warlock", mode="arena", position="strides")
    duel.play(plainly, lambda state: state["request"]["kind"] == "activate" and state["view"]["you"] == 0)
    duel.sit(page, 0)
    page.locator("[data-part=action-list] .row").first.wait_for()
    assert page.evaluate(SIDEWAYS) == []


def test_the_pages_of_a_german_browser_are_german(new_page: NewPage, pictures: Path) -> None:
    page = new_page(locale="de-AT")
    page.get_by_role("heading", name="Neues Duell").wait_for()
    page.wait_for_selector("[data-part=home] .start:not([disabled])")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert english(page) == []
    for kind in ("Gast, per Link", "Ein Bildschirm"):
        page.get_by_role("radio", name=kind).click()
        page.locator("details").evaluate_all("(all) => all.forEach((one) => { one.open = true; })")
        assert english(page) == []
    page.screenshot(path=pictures / "german-home.png", full_page=True)
    page.get_by_role("radio", name="Domination").click()
    page.get_by_role("radiogroup", name="Spieler").get_by_role("radio", name="4").click()
    page.locator("[data-part=board-picker] button").first.wait_for()
    page.locator("details").evaluate_all("(all) => all.forEach((one) => { one.open = true; })")
    assert english(page) == []
    page.screenshot(path=pictures / "german-domination.png", full_page=True)

    for path, heading in (("settings", "Einstellungen"), ("books", "Zauberbücher"), ("replays", "Aufzeichnungen")):
        page.goto(f"{page.url.partition('#')[0]}#/{path}")
        page.get_by_role("heading", name=heading).first.wait_for()
        page.wait_for_timeout(300)
        assert english(page) == [], path

    page.goto(f"{page.url.partition('#')[0]}#/codex")
    page.locator("[data-part=codex] li").first.wait_for()
    expect(page.locator("[data-part=codex]")).to_contain_text("Ablagestapel")
    for shown in range(120, len(codex()) + 60, 60):
        page.get_by_role("button", name="Mehr zeigen").click()
        expect(page.locator("[data-part=codex] li h2")).to_have_count(min(shown, len(codex())))
    assert english(page) == []
    page.screenshot(path=pictures / "german-codex.png")
    page.get_by_role("radio", name="Sprüche").click()
    page.locator("[data-part=card-filter]").wait_for()
    page.locator("[data-part=card-face]").nth(59).wait_for()
    assert english(page) == []
    page.get_by_label("Subtyp").select_option("animal")
    expect(page.locator("[data-part=card-face] .kind").first).to_contain_text("Tier")
    assert english(page) == []
    page.screenshot(path=pictures / "german-cards.png")


def test_a_book_is_built_in_german(new_page: NewPage, pictures: Path) -> None:
    page = new_page("#/books/new", locale="de")
    page.locator("[data-part=builder] .add").first.wait_for()
    assert english(page) == []
    for _ in range(7):
        page.locator("[data-part=builder] .add").first.click()
    page.get_by_text("-mal da, aber").first.wait_for()
    assert english(page) == []
    page.screenshot(path=pictures / "german-builder.png", full_page=True)


def test_a_duel_is_played_in_german(new_page: NewPage, pictures: Path) -> None:
    page = new_page(locale="de-DE")
    page.get_by_role("radiogroup", name="Spiel").get_by_role("radio", name="Lehrling").click()
    page.get_by_role("radio", name="Novize", exact=True).click()
    page.click("[data-part=more-choices] summary")
    page.get_by_label("Startwert der Würfel").fill("2")
    page.click("[data-part=home] .start:not([disabled])")
    player = Passer(page, "mouse")
    seen: set[str] = set()
    turns, end = 0, time.monotonic() + 120
    while (now := player.look())["kind"] != "over" and int(now["round"] or 0) < 3:
        assert time.monotonic() < end, now
        if now["kind"] != "wait":
            kind, turns = now["asked"] or "other", turns + 1
            if kind not in seen or now["picks"] or turns % 8 == 0:
                assert english(page) == [], kind
                page.screenshot(path=pictures / f"german-{kind}.png")
            seen.add(kind)
            assert page.evaluate(OVERLAP) == []
        player.try_to_act(now)
    assert len(seen) >= 2


def test_a_table_its_menu_its_keys_and_its_replay_are_german(new_page: NewPage, address: str, pictures: Path) -> None:
    duel = Duel.between(address, "Beastmaster", "Warlock")
    duel.play(wanders, lambda state: state["view"]["round"] == 3)
    page = new_page(locale="de-DE")
    duel.sit(page, 0)
    page.locator("[data-part=arena] [data-part=token]").first.wait_for()
    assert english(page) == []
    page.get_by_role("button", name="Tasten").click()
    page.locator("[data-part=key-map]").wait_for()
    assert english(page) == []
    page.get_by_role("button", name="Schließen").first.click()
    page.get_by_role("button", name="Menü dieses Spiels").click()
    page.locator("[data-part=table-menu]").wait_for()
    assert english(page) == []
    page.get_by_role("button", name="Aufgeben").click()
    page.get_by_role("button", name="Aufgeben, das beendet das Duell").click()
    page.get_by_role("button", name="Aufzeichnung ansehen").wait_for()
    assert english(page) == []
    page.get_by_role("button", name="Aufzeichnung ansehen").click()
    bar = page.get_by_label("Stelle im Spiel")
    bar.wait_for()
    expect(page.locator("[data-part=replay-title]")).to_contain_text("Warlock schlägt Beastmaster")
    last = read(page, lambda: int(bar.get_attribute("max") or 0), lambda found: found > 0)
    assert last > 0
    for frame in (last // 3, 2 * last // 3, last):
        bar.fill(str(frame))
        page.wait_for_function(f"() => document.querySelector('[data-part=replay]').dataset.frame === '{frame}'")
        page.wait_for_timeout(200)
        assert english(page) == []
    page.screenshot(path=pictures / "german-replay.png")


@pytest.mark.parametrize(("position", "mode"), [("orbs", "domination"), ("sets", "arena")])
def test_what_the_later_sets_bring_is_told_in_german(new_page: NewPage, address: str, position: str, mode: str) -> None:
    page = new_page(locale="de-DE")
    Duel.between(address, "Beastmaster", "Warlock", mode=mode, position=position).sit(page, 0)
    page.locator("[data-part=arena] [data-part=token]").first.wait_for()
    assert english(page, f"At {position}") == []
    tokens = page.locator("[data-part=arena] [data-part=token]")
    for at in range(tokens.count()):
        tokens.nth(at).click(button="right")
        page.locator("[data-part=card-details]").wait_for()
        assert english(page, f"At {position}") == []


def test_a_choice_in_the_settings_goes_before_the_browser(new_page: NewPage) -> None:
    page = new_page("#/settings", locale="de-DE")
    page.get_by_role("radio", name="English").click()
    page.get_by_role("heading", name="Settings").wait_for()
    page.get_by_role("radio", name="Deutsch").click()
    page.get_by_role("heading", name="Einstellungen").wait_for()


def test_choices_of_a_new_duel_stay_in_their_columns(new_page: NewPage) -> None:
    page = new_page(locale="de-DE")
    page.wait_for_selector("[data-part=home] .start:not([disabled])")
    page.wait_for_selector("[data-part=strength]")
    assert page.evaluate(SPILT) == []
