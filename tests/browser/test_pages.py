"""The pages around the table: books, codex, settings, and how heavy it all is."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from mageduel.server.app import static_folder
from tests.browser import first_view, start
from tests.browser.conftest import NewPage
from tests.browser.player import Player
from tests.browser.screens import examine

HEAVIEST = 400_000
"""Bytes on the wire for the first view of a game, with nothing in the cache."""
SCRIPT = 100_000
"""Bytes of the first script with all it needs to run, compressed."""
LAYOUTS = 40
"""How often the page of a game is laid out until it can be used; each time costs a slow machine a moment."""
WAITS = re.compile(r"pictures|parts-|WordNote|Hint-|bake-")
"""What comes when the page has been seen."""


def test_a_book_is_built_and_played(new_page: NewPage, pictures: Path) -> None:
    page = new_page("#/books")
    page.get_by_role("link", name="New spellbook").click()
    page.get_by_label("Name of the book").fill("Wolves and more")
    for name, copies in (("Timber Wolf", 3), ("Bitterwood Fox", 3), ("Minor Heal", 2)):
        page.get_by_label("Find a spell").fill(name)
        for _ in range(copies):
            page.locator(f"button[data-card='{name}']").click()
    page.get_by_label("Find a spell").fill("")
    page.locator("[data-part=points-panel][data-state=under]").wait_for()
    examine(page, "builder", pictures)
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Saved.").wait_for()

    page.goto(page.url.split("#")[0] + "#/books")
    page.get_by_text("Wolves and more").wait_for()
    examine(page, "books", pictures)
    page.goto(page.url.split("#")[0] + "#/play")
    page.get_by_role("radio", name="Full arena").click()
    page.get_by_label("Your spellbook").select_option(label="Wolves and more")
    start.against_computer(page, mode=None)
    page.wait_for_selector("[data-part=binder] .pick")
    cards = {card["name"] for card in Player(page, "mouse").look()["cards"]}
    assert cards == {"Timber Wolf", "Bitterwood Fox", "Minor Heal"}


def test_the_codex_finds_words_and_spells(new_page: NewPage, pictures: Path) -> None:
    page = new_page("#/codex")
    page.get_by_label("Search the codex").fill("burn")
    page.get_by_role("heading", name="Burn", exact=True).wait_for()
    examine(page, "codex", pictures)
    page.get_by_role("radio", name="Spells").click()
    page.get_by_label("Find a spell").fill("timber")
    page.get_by_text("Timber Wolf").first.wait_for()
    expect(page.locator("[data-part=card-face]")).to_have_count(1)
    examine(page, "codex-spells", pictures)


def test_home_and_settings(new_page: NewPage, pictures: Path) -> None:
    for theme in ("dark", "light"):
        page = new_page(theme=theme)
        page.wait_for_selector(".start:not([disabled])")
        examine(page, f"home-{theme}", pictures)
    page.goto(page.url.split("#")[0] + "#/settings")
    page.get_by_role("heading", name="Settings").wait_for()
    examine(page, "settings", pictures)


def test_the_start_page_remembers_every_choice(new_page: NewPage) -> None:
    page = new_page()
    page.wait_for_selector(".start:not([disabled])")
    expect(page.locator("[data-part=mode-card]")).to_have_count(6)
    start.choose_mode(page, "Full arena")
    page.get_by_role("radio", name="A friend, by link").click()
    expect(page.locator("[data-part=reach]")).to_contain_text("only on its own machine")
    page.get_by_role("radiogroup", name="Your mage").get_by_role("radio", name="Warlock", exact=True).click()
    page.get_by_role("radio", name="Same mage").click()
    page.reload()
    page.wait_for_selector(".start:not([disabled])")
    for name in ("Full arena", "A friend, by link", "Warlock", "Same mage"):
        expect(page.get_by_role("radio", name=name, exact=True).first).to_be_checked()
    expect(page.get_by_label("Your spellbook")).to_have_value("Starting Warlock")


def test_a_page_stays_until_the_next_has_come(new_page: NewPage) -> None:
    page = new_page()
    page.wait_for_selector(".start:not([disabled])")
    held: list[Route] = []
    page.route("**/assets/SettingsPage-*.js", lambda route: held.append(route))
    gear = page.locator("[data-part=top-bar]").get_by_role("link", name="Settings")
    gear.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**#/settings")
    for _ in range(100):
        if held:
            break
        page.wait_for_timeout(50)
    expect(page.locator("[data-part=home]")).to_be_visible()
    held[0].continue_()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    expect(page.locator("[data-part=home]")).to_have_count(0)
    expect(gear).to_be_focused()


def test_the_first_script_is_small() -> None:
    folder = static_folder()
    if folder is None:
        pytest.skip("the client is not built; make browser builds it")
    page = (folder / "index.html").read_text(encoding="utf-8")
    scripts = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', page)
    assert scripts
    assert sum(len(gzip.compress((folder / name).read_bytes())) for name in scripts) < SCRIPT


def test_the_first_view_of_a_game_is_light(new_page: NewPage) -> None:
    """Its bytes, how often it is laid out, and what it waits for; `make first-view` says how long it takes."""
    page = new_page()
    page.add_init_script(first_view.GAME)
    start.against_computer(page)
    page.wait_for_selector("[data-part=binder] .pick")
    line = page.context.new_cdp_session(page)
    weight = first_view.Weight()
    weight.watch(line)
    line.send("Performance.enable")
    page.reload()
    first_view.wait_until_usable(page)
    counted = {metric["name"]: metric["value"] for metric in line.send("Performance.getMetrics")["metrics"]}
    before = page.evaluate("window.before")
    page.wait_for_selector("[data-part=arena] [data-floor=laid]")
    page.wait_for_load_state("networkidle")
    assert 50_000 < weight.sum < HEAVIEST
    assert counted["LayoutCount"] < LAYOUTS
    assert any("table-" in path for path in before)
    assert [path for path in before if WAITS.search(path)] == []


def test_the_start_page_waits_for_little(new_page: NewPage) -> None:
    """One answer of the server and three scripts; what stands beside the duel comes when it can be begun."""
    page = new_page("#/settings")
    page.add_init_script(first_view.HOME)
    page.goto(page.url.split("#")[0])
    first_view.wait_until_usable(page)
    before = page.evaluate("window.before")
    assert [path for path in before if path.startswith("/api/")] == ["/api/front"]
    assert sorted(path.split("-")[0] for path in before if path.endswith(".js")) == [
        "/assets/first", "/assets/home", "/assets/main"
    ]  # fmt: skip
    for part in ("open-games", "daily-puzzle", "recent-games"):
        expect(page.locator(f"[data-part={part}]")).to_be_visible()
    page.locator("[data-part=more-choices] summary").click()
    expect(page.get_by_label("Seed of the dice")).to_be_visible()


def test_what_a_table_needs_comes_side_by_side(new_page: NewPage) -> None:
    page = new_page()
    start.against_computer(page)
    page.wait_for_selector("[data-part=binder] .pick")
    held: list[Route] = []
    page.route("**/assets/first-*.js", lambda route: held.append(route))
    needed = ("/assets/table-", "/api/library", "/api/games/", "/socket")
    asked: list[str] = []
    page.on("request", lambda request: asked.extend(part for part in needed if part in request.url))
    page.on("websocket", lambda line: asked.extend(part for part in needed if line.url.endswith(part)))
    page.reload(wait_until="commit")
    for _ in range(300):
        if held and set(asked) == set(needed):
            break
        page.wait_for_timeout(50)
    # The page's own script has not come yet, and all that follows from the address is on its way.
    assert set(asked) == set(needed)
    held[0].continue_()
    page.wait_for_selector("[data-part=plan-sheet] .seal:not([disabled])")
    assert sorted(asked) == sorted(needed)
