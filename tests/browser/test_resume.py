"""Leaving a game and coming back to it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser import start
from tests.browser.conftest import NewPage
from tests.browser.player import Player
from tests.browser.screens import examine
from tests.browser.waiting import expect_value

PLACES = """() => [...document.querySelectorAll('[data-part=arena] [data-part=token]')]
  .map((one) => `${one.dataset.object} in ${one.closest('[data-zone]').dataset.zone}`).sort()"""


def test_a_game_waits_for_whoever_left_it(new_page: NewPage, pictures: Path) -> None:
    page = new_page()
    start.against_computer(page)
    player = Player(page, "keys")
    player.play_until({"prompt"}, 60)
    before, title = page.evaluate(PLACES), player.look()["title"]
    page.get_by_role("button", name="Menu of this game").click()
    page.get_by_role("link", name="Leave the table").click()
    page.locator("[data-part=going] .gold").wait_for()
    expect(page.locator("[data-part=recent-games] li")).to_contain_text("Playing Computer")
    examine(page, "home-return", pictures)

    again = page.context.new_page()
    page.close()
    again.set_default_timeout(15_000)
    again.goto(page.url.split("#")[0])
    again.locator("[data-part=going] .gold").click()
    again.wait_for_selector("[data-part=prompt]")
    expect_value(again, PLACES, before)
    expect(again.locator("[data-part=prompt] h2")).to_have_text(title)


def test_what_is_not_there_says_so_and_shows_a_way_on(new_page: NewPage, pictures: Path) -> None:
    for path, words in (
        ("#/table/nothing-here", "no game at this address"),
        ("#/replay/nothing-here", "no"),
        ("#/books/nothing-here", "no such spellbook"),
        ("#/nowhere", "no such page"),
        ("#/table/a.b", "nothing at this address"),
        ("#/replay/a.b", "nothing at this address"),
        ("#/replay/%E0", "nothing at this address"),
    ):
        page = new_page(path, refused=True)
        notice = page.locator("[data-part=notice]")
        expect(notice.get_by_role("heading")).to_contain_text(words)
        expect(notice.get_by_role("button").last).to_be_enabled()
    examine(page, "notice", pictures)
    lost = new_page(refused=True)
    lost.route("**/api/games/**", lambda route: route.abort())
    lost.goto(f"{lost.url.split('#')[0]}#/table/some-game")
    expect(lost.locator("[data-part=notice]")).to_contain_text("cannot be reached")
    lost.unroute("**/api/games/**")
    lost.get_by_role("button", name="Try again").click()
    expect(lost.locator("[data-part=notice]")).to_contain_text("no game at this address")
