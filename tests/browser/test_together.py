"""Playing together: a game of days from the open list over restarts, and a clock that runs out."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser import start
from tests.browser.conftest import PHONE, NewPage, serving
from tests.browser.screens import examine
from tests.browser.seats import KNOWN
from tests.server.client import setup

LINES = """(labels) => labels.map((label) => {
  const written = document.createRange();
  written.selectNodeContents(label);
  return new Set([...written.getClientRects()].map((one) => Math.round(one.top))).size;
})"""
"""In how many lines each label stands."""

SETTINGS: tuple[dict[str, str], ...] = (
    {},
    {"MAGEDUEL_AWAY_SECONDS": "5", "MAGEDUEL_BEAT_SECONDS": "0"},
    {"MAGEDUEL_TALK_A_MINUTE": "5"},
)
"""What the server is started with, each time after it was killed."""


def put_into_list(page: Page, name: str) -> None:
    """Set up a game of days that anybody may join."""
    start.choose_mode(page, "Apprentice")
    page.get_by_role("radio", name="Open list").click()
    page.get_by_role("radiogroup", name="Clock").get_by_role("radio", name="1 day").click()
    page.get_by_label("Your name").fill(name)
    page.click("[data-part=home] .start:not([disabled])")
    expect(page.locator("[data-part=listed]")).to_be_visible()


def seal(page: Page) -> None:
    """Plan nothing, as soon as that is possible, and wait until it is stored."""
    page.locator("[data-part=plan-sheet] .seal:not([disabled])").click()
    expect(page.locator("[data-part=plan-sheet]")).to_have_count(0)


def test_a_game_of_days_goes_on_over_three_restarts(new_page: NewPage, tmp_path: Path, pictures: Path) -> None:
    database = tmp_path / "games.sqlite3"
    with serving(database) as address:
        port = urlsplit(address).port or 0
        host = new_page(address, refused=True)
        put_into_list(host, "Mirel")
        guest = new_page(address, size=PHONE, refused=True)
        row = guest.locator("[data-part=open-games] li", has_text="Mirel")
        expect(row).to_contain_text("a day a decision")
        examine(guest, "home-open-games", pictures)
        row.get_by_role("link", name="Join").click()
        expect(guest.locator("[data-part=join] header")).to_contain_text("a day a decision")
        guest.get_by_label("Name").fill("Bren")
        guest.get_by_role("button", name=re.compile("^Enter")).click()
        expect(guest.locator("[data-part=prompt]")).to_contain_text("Who takes the initiative?")
    with serving(database, port, **SETTINGS[0]):
        guest.get_by_role("button", name=re.compile(r"^Bren begins \d")).click()
        guest.locator("[data-part=confirm] .gold:not([disabled])").click()
        expect(guest.locator("[data-part=plan-sheet]")).to_be_visible()
    with serving(database, port, **SETTINGS[1]):
        seal(host)
    with serving(database, port, **SETTINGS[2]):
        late = host.locator("[data-part=clock][data-running=true]")
        expect(late).to_have_text(re.compile(r"2[34] h \d\d left"))
        home = guest.context.new_page()
        home.goto(address)
        expect(home.locator("[data-part=your-turn]")).to_have_text(re.compile(r"Your turn · 2[34] h \d\d left"))
        seal(guest)
        examine(guest, "table-of-days", pictures)


def test_who_lets_the_clock_run_out_has_lost(new_page: NewPage, address: str, pictures: Path) -> None:
    created = httpx.post(f"{address}api/games", json=setup(clock={"kind": "decision", "seconds": 10})).json()
    pages = [new_page(), new_page(size=PHONE)]
    for page, seat in zip(pages, created["seats"], strict=True):
        known = {**KNOWN, "game": created["game"], "seats": [{"seat": seat["seat"], "token": seat["token"]}]}
        page.evaluate("(game) => localStorage.setItem('mageduel.games', JSON.stringify([game]))", known)
        page.goto(f"{address}#/table/{created['game']}")
    for page in pages:
        over = page.locator("[data-part=game-over]")
        expect(over).to_contain_text("lost on time", timeout=40_000)
        expect(page.locator("[data-part=clock][data-running=true]")).to_have_count(0)
    examine(pages[0], "lost-on-time", pictures)


def test_a_challenge_is_taken_up_by_the_name_that_was_just_typed(new_page: NewPage) -> None:
    host = new_page()
    start.choose_mode(host, "Apprentice")
    host.get_by_role("radio", name="Open list").click()
    host.get_by_label("Your name").fill("Ashveil")
    host.get_by_label("Only for (a name)").fill("Bren of the list")
    host.click("[data-part=home] .start:not([disabled])")
    expect(host.locator("[data-part=waiting]")).to_contain_text("Bren of the list has not come yet")
    expect(host.locator("[data-part=listed]")).to_contain_text("only Bren of the list sees it")
    guest = new_page()
    guest.get_by_label("Your name").fill("Bren of the list")
    row = guest.locator("[data-part=open-games] li", has_text="challenges you")
    row.get_by_role("link", name="Join").click()
    expect(guest.get_by_label("Your name")).to_have_value("Bren of the list")
    guest.get_by_role("button", name=re.compile("^Enter")).dblclick()
    expect(guest.locator("[data-part=table][data-round]")).to_be_visible()
    expect(host.locator("[data-part=listed]")).to_have_count(0)


def sit(page: Page, address: str, game: str, seat: dict[str, object]) -> None:
    """Take a seat of a game that was set up over the wire."""
    known = {**KNOWN, "game": game, "seats": [{"seat": seat["seat"], "token": seat["token"]}]}
    page.evaluate("(game) => localStorage.setItem('mageduel.games', JSON.stringify([game]))", known)
    page.goto(f"{address}#/table/{game}")
    page.wait_for_selector("[data-part=table][data-round]")


def test_who_goes_away_again_can_be_stood_in_for_again(new_page: NewPage, tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite3", MAGEDUEL_AWAY_SECONDS="3") as address:
        made = httpx.post(f"{address}api/games", json=setup()).json()
        waits = new_page(address, refused=True)
        sit(waits, address, made["game"], made["seats"][1])
        offer = waits.locator("[data-part=stand-in]").get_by_role("button", name="Let the computer play")
        for _ in range(2):
            goes = new_page(address)
            sit(goes, address, made["game"], made["seats"][0])
            expect(waits.locator("[data-part=stand-in]")).to_have_count(0)
            goes.close()
            expect(offer).to_be_visible()
            # Nobody is waited for anew because the page is laid out differently.
            waits.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
            expect(waits.locator("[data-part=sheet] [data-part=stand-in]")).to_be_visible()
            assert waits.locator("[data-part=sheet] [data-state=away] small").count() == 0
            expect(offer).to_be_visible()
            waits.set_viewport_size({"width": 1280, "height": 800})
            offer.click()
            expect(waits.locator("[data-part=stand-in]")).to_contain_text("The computer plays for")


@pytest.mark.parametrize(
    ("locale", "says", "counting", "ends"),
    [
        ("en-US", "loses the game", r"Player 0 loses on time in \d+ s", "Player 0 lost on time"),
        ("de-DE", "verliert das Spiel", r"Player 0 verliert in \d+ s nach Zeit", "Player 0 hat nach Zeit verloren"),
    ],
)
def test_who_is_counted_out_and_stays_away_has_lost(
    new_page: NewPage, tmp_path: Path, locale: str, says: str, counting: str, ends: str
) -> None:
    database = tmp_path / "games.sqlite3"
    with serving(database, MAGEDUEL_AWAY_SECONDS="1", MAGEDUEL_COUNTDOWN_SECONDS="6") as address:
        made = httpx.post(f"{address}api/games", json=setup()).json()
        waits, goes = new_page(address, size=PHONE, locale=locale, refused=True), new_page(address)
        sit(waits, address, made["game"], made["seats"][1])
        sit(goes, address, made["game"], made["seats"][0])
        goes.close()
        away = waits.locator("[data-part=stand-in]")
        expect(away.locator("[data-part=count-out-means]")).to_contain_text(says)
        lines = away.get_by_role("button").evaluate_all(LINES)
        assert lines == [1, 1]
        away.get_by_role("button").last.click()
        expect(away.locator("[data-state=counting]")).to_have_text(re.compile(counting))
        over = waits.locator("[data-part=game-over]")
        expect(over.locator(".how")).to_have_text(ends)
        expect(away).to_have_count(0)
