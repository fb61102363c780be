"""A reader of German: every page, a table at play and a replay, without a word of English beside the cards."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.player import Moment, Player
from tests.browser.seats import Duel
from tests.browser.test_replay import wanders
from tests.browser.waiting import read

READ = """() => {
  const cards = '[data-part=card-face], [data-part=card-read], .ability, [data-part=meaning], [data-part=codex] li p';
  const found = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    if (!parent.closest(cards) && !parent.closest('script, style, svg')) found.push(walk.currentNode.data);
  }
  for (const one of document.querySelectorAll('[title], [aria-label], [placeholder]')) {
    if (one.closest(cards)) continue;
    for (const name of ['title', 'aria-label', 'placeholder']) found.push(one.getAttribute(name) ?? '');
  }
  return found.map((text) => text.replaceAll(/\\s+/g, ' ').trim()).filter((text) => text !== '');
}"""
"""Everything that can be read or heard on the page, but not what stands on cards."""
ENGLISH = re.compile(
    r"\b(the|of|and|or|your|yours|you|is|are|with|from|this|that|has|have|their|theirs|they|it|its|to|at|by|not|no"
    r"|spell|spells|points|round|life|armor|back|play|choose|chosen|choosing|draw|damage|dice|cards|hidden|ready|spent"
    r"|against|nothing|everything|left|save|settings|friend|creature|creatures|equipment|search|book|replay|undo"
    r"|attack|attacks|move|guarding|pass|next|reveal|cast|casting|begins|page|thinking|away|critical|blank|won|lost)\b",
    re.IGNORECASE,
)
"""Words that no German label has, whole."""

OVERLAP = """() => [...document.querySelectorAll('[data-part=mage-strip] .figure')]
  .filter((one) => one.getBoundingClientRect().right
    > one.closest('.life').nextElementSibling.getBoundingClientRect().left)
  .map((one) => one.innerText)"""
"""Lives that are written over what stands beside them: German is longer."""


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


@pytest.fixture(scope="session")
def names(address: str) -> re.Pattern[str]:
    """What is called the same in every language: cards, attacks, mages, books, the longest first."""

    def fetched(path: str) -> object:
        with urlopen(f"{address}api/{path}") as answer:
            return json.load(answer)

    found = {"mageduel serve --host 0.0.0.0", "Attack", "Mage"}
    library = fetched("library")
    found |= {printed["name"] for printed in library["sets"]}  # type: ignore[index]
    for card in library["cards"]:  # type: ignore[index]
        found |= {card["name"], card["short"], *(bar["name"] for bar in card["attacks"]), *map(str.title, card["only"])}
    for mage in fetched("mages"):  # type: ignore[attr-defined]
        found |= {mage["name"], *(ability["name"] for ability in mage["abilities"])}
    found |= {book["name"] for book in fetched("books")}  # type: ignore[attr-defined]
    for board in fetched("boards"):  # type: ignore[attr-defined]
        found |= {board["name"], *(zone["ground"]["name"] for zone in board["zones"] if zone["ground"])}
    return re.compile("|".join(re.escape(name) for name in sorted(found, key=len, reverse=True)))


def english(page: Page, names: re.Pattern[str]) -> list[str]:
    """What is on the page that is not German."""
    return [text for text in page.evaluate(READ) if ENGLISH.search(names.sub("", text))]


def test_the_pages_of_a_german_browser_are_german(new_page: NewPage, names: re.Pattern[str], pictures: Path) -> None:
    page = new_page(locale="de-AT")
    page.get_by_role("heading", name="Neues Duell").wait_for()
    page.wait_for_selector("[data-part=home] .start:not([disabled])")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert english(page, names) == []
    for kind in ("Gast, per Link", "Ein Bildschirm"):
        page.get_by_role("radio", name=kind).click()
        page.locator("details").evaluate_all("(all) => all.forEach((one) => { one.open = true; })")
        assert english(page, names) == []
    page.screenshot(path=pictures / "german-home.png", full_page=True)
    page.get_by_role("radio", name="Domination").click()
    page.get_by_role("radiogroup", name="Spieler").get_by_role("radio", name="4").click()
    page.locator("[data-part=board-picker] button").first.wait_for()
    page.locator("details").evaluate_all("(all) => all.forEach((one) => { one.open = true; })")
    assert english(page, names) == []
    page.screenshot(path=pictures / "german-domination.png", full_page=True)

    for path, heading in (("settings", "Einstellungen"), ("books", "Zauberbücher"), ("replays", "Aufzeichnungen")):
        page.goto(f"{page.url.partition('#')[0]}#/{path}")
        page.get_by_role("heading", name=heading).first.wait_for()
        page.wait_for_timeout(300)
        assert english(page, names) == [], path

    page.goto(f"{page.url.partition('#')[0]}#/codex")
    page.locator("[data-part=codex] li").first.wait_for()
    expect(page.locator("[data-part=codex]")).to_contain_text("diese Texte sind englisch")
    page.get_by_role("radio", name="Sprüche").click()
    page.locator("[data-part=card-filter]").wait_for()
    assert [text for text in english(page, names) if text != "Codex"] == []


def test_a_book_is_built_in_german(new_page: NewPage, names: re.Pattern[str], pictures: Path) -> None:
    page = new_page("#/books/new", locale="de")
    page.locator("[data-part=builder] .add").first.wait_for()
    assert english(page, names) == []
    for _ in range(7):
        page.locator("[data-part=builder] .add").first.click()
    page.get_by_text("-mal da, aber").first.wait_for()
    assert english(page, names) == []
    page.screenshot(path=pictures / "german-builder.png", full_page=True)


def test_a_duel_is_played_in_german(new_page: NewPage, names: re.Pattern[str], pictures: Path) -> None:
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
                assert english(page, names) == [], kind
                page.screenshot(path=pictures / f"german-{kind}.png")
            seen.add(kind)
            assert page.evaluate(OVERLAP) == []
        player.try_to_act(now)
    assert len(seen) >= 2


def test_a_table_its_menu_its_keys_and_its_replay_are_german(
    new_page: NewPage, names: re.Pattern[str], address: str, pictures: Path
) -> None:
    duel = Duel.between(address, "Beastmaster", "Warlock")
    duel.play(wanders, lambda state: state["view"]["round"] == 3)
    page = new_page(locale="de-DE")
    duel.sit(page, 0)
    page.locator("[data-part=arena] [data-part=token]").first.wait_for()
    assert english(page, names) == []
    page.get_by_role("button", name="Tasten").click()
    page.locator("[data-part=key-map]").wait_for()
    assert english(page, names) == []
    page.get_by_role("button", name="Schließen").first.click()
    page.get_by_role("button", name="Menü dieses Spiels").click()
    page.locator("[data-part=table-menu]").wait_for()
    assert english(page, names) == []
    page.get_by_role("button", name="Aufgeben").click()
    page.get_by_role("button", name="Aufgeben, das beendet das Duell").click()
    page.get_by_role("button", name="Aufzeichnung ansehen").wait_for()
    assert english(page, names) == []
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
        assert english(page, names) == []
    page.screenshot(path=pictures / "german-replay.png")


@pytest.mark.parametrize(("position", "mode"), [("orbs", "domination"), ("sets", "arena")])
def test_what_the_later_sets_bring_is_told_in_german(
    new_page: NewPage, names: re.Pattern[str], address: str, position: str, mode: str
) -> None:
    page = new_page(locale="de-DE")
    Duel.between(address, "Beastmaster", "Warlock", mode=mode, position=position).sit(page, 0)
    page.locator("[data-part=arena] [data-part=token]").first.wait_for()
    names = re.compile(f"At {position}|Player 1|{names.pattern}")
    assert english(page, names) == []
    tokens = page.locator("[data-part=arena] [data-part=token]")
    for at in range(tokens.count()):
        tokens.nth(at).click(button="right")
        page.locator("[data-part=card-details]").wait_for()
        assert english(page, names) == []


def test_a_choice_in_the_settings_goes_before_the_browser(new_page: NewPage) -> None:
    page = new_page("#/settings", locale="de-DE")
    page.get_by_role("radio", name="English").click()
    page.get_by_role("heading", name="Settings").wait_for()
    page.get_by_role("radio", name="Deutsch").click()
    page.get_by_role("heading", name="Einstellungen").wait_for()
