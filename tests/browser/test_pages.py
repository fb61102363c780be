"""The pages around the table: books, codex, settings, and how heavy it all is."""

from __future__ import annotations

import gzip
import time
from pathlib import Path

from playwright.sync_api import Response

from tests.browser import start
from tests.browser.conftest import NewPage
from tests.browser.player import Player
from tests.browser.screens import examine

HEAVIEST = 400_000
SLOWEST = 2.0


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
    start.against_computer(page)
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
    assert page.locator("[data-part=card-face]").count() == 1
    examine(page, "codex-spells", pictures)


def test_home_and_settings(new_page: NewPage, pictures: Path) -> None:
    for theme in ("dark", "light"):
        page = new_page(theme=theme)
        page.wait_for_selector(".start:not([disabled])")
        examine(page, f"home-{theme}", pictures)
    page.goto(page.url.split("#")[0] + "#/settings")
    page.get_by_role("heading", name="Settings").wait_for()
    examine(page, "settings", pictures)


def test_the_first_view_of_a_game_is_light_and_quick(new_page: NewPage) -> None:
    page = new_page()
    start.against_computer(page)
    page.wait_for_selector("[data-part=binder] .pick")
    bodies: list[bytes] = []

    def weigh(response: Response) -> None:
        if response.ok:
            bodies.append(response.body())

    page.on("response", weigh)
    slow = page.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    times = []
    for _ in range(3):
        bodies.clear()
        began = time.monotonic()
        page.reload()
        page.wait_for_selector("[data-part=binder] .pick")
        times.append(time.monotonic() - began)
    assert 50_000 < sum(len(gzip.compress(body)) for body in bodies) < HEAVIEST
    assert min(times) < SLOWEST
