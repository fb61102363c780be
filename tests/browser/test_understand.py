"""Understanding a game: a hint in it, the review after it, a board of one's own from any of its moments."""

from __future__ import annotations

from pathlib import Path

import httpx
from playwright.sync_api import Page, expect

from mageduel.shares import wilson
from tests.browser import start
from tests.browser.conftest import NewPage
from tests.browser.player import Player
from tests.browser.screens import examine
from tests.browser.seats import Duel, plainly
from tests.browser.test_agreements import choose_in_menu
from tests.puzzles.test_making import EASY

PATIENCE = 30_000
CUT = """() => {
  const book = document.querySelector('[data-part=binder] .leather').getBoundingClientRect();
  return [...document.querySelectorAll('[data-part=binder] .pick')]
    .filter((one) => one.getBoundingClientRect().bottom > book.bottom).map((one) => one.dataset.card);
}"""
"""Cards of the spellbook that do not stand whole in it."""


def ask(page: Page) -> None:
    """Ask what an adept would do, and wait for it."""
    page.click("[data-part=hint-ask]")
    expect(page.locator("[data-part=hint]")).to_be_visible(timeout=PATIENCE)


def test_a_game_is_understood(new_page: NewPage, pictures: Path) -> None:
    page = new_page()
    start.against_computer(page, seed=2)
    player = Player(page, "mouse")
    player.play_until({"plan"}, 60)
    assert page.evaluate(CUT) == []
    ask(page)
    assert page.evaluate(CUT) == [], "the hint lies over cards"
    page.get_by_role("button", name="Plan this").click()
    expect(page.locator("[data-part=slot-list] [data-state=filled]").first).to_be_visible()
    examine(page, "hint-plan", pictures)
    player.play_until({"prompt"}, 60)
    ask(page)
    page.get_by_role("button", name="More reasons").click()
    expect(page.locator("[data-part=hint-numbers]")).to_be_visible()
    examine(page, "hint", pictures)
    page.get_by_role("button", name="Aim there").click()
    expect(page.locator("[data-part=confirm] .gold")).to_be_visible()
    give_up(page)
    page.click("[data-part=to-review]")
    review = page.locator("[data-part=review]")
    expect(review).to_have_attribute("data-state", "done", timeout=2 * PATIENCE)
    expect(page.locator("[data-part=curve] polyline").first).to_be_visible()
    examine(page, "review", pictures)
    page.set_viewport_size({"width": 1280, "height": 800})
    before = page.url.rpartition("~")[2]
    page.get_by_role("button", name="Again, sides swapped").click()
    page.wait_for_function(
        "(before) => location.hash.startsWith('#/table/') && !location.hash.includes(before)",
        arg=before, timeout=PATIENCE,
    )  # fmt: skip
    expect(page.locator("[data-part=table]")).to_have_attribute("data-round", "1", timeout=PATIENCE)


def test_what_a_review_shows_is_tried_and_made_a_puzzle(new_page: NewPage, address: str, pictures: Path) -> None:
    """From a position in which a mage could have been destroyed, and was not."""
    seat = EASY.goal.seat
    made = httpx.post(f"{address}api/positions/play", json={"position": dict(EASY.data), "against": "screen"})
    facts = made.raise_for_status().json()
    duel = Duel(address, facts["game"], [one["token"] for one in facts["seats"]])
    duel.play(plainly, lambda state: state["view"]["round"] > EASY.round)
    page = new_page()
    duel.sit(page, seat)
    give_up(page)
    page.click("[data-part=to-review]")
    review = page.locator("[data-part=review]")
    expect(review).to_have_attribute("data-state", "done", timeout=2 * PATIENCE)
    expect(page.locator("[data-part=curve-axis] span")).to_have_text(["100%", "50%", "0%"])
    moment = page.locator("[data-part=turning-point]")
    expect(moment).to_contain_text("attack the Priestess")
    expect(moment.locator("[data-part=attack-arrow]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page scrolls"
    for seen in ("[data-part=curve]", "[data-part=turning-point] [data-part=arena]", "[data-part=try-instead]"):
        expect(page.locator(seen)).to_be_in_viewport(ratio=1)
    seen_by = page.get_by_label("Seen by")
    for reviewer in (1 - seat, seat):
        seen_by.select_option(str(reviewer))
        own = moment.locator("[data-part=token][data-kind=mage][data-side=mine]")
        expect(own).to_have_attribute("data-seat", str(reviewer))
    first = moment.locator("h2").inner_text()
    moment.get_by_role("button", name="The next moment").click()
    expect(moment.locator("h2")).not_to_have_text(first)
    page.keyboard.press("ArrowLeft")
    expect(moment.locator("h2")).to_have_text(first)
    moment.get_by_role("button", name="Make it a puzzle").click()
    examine(page, "review-puzzle", pictures)
    page.get_by_role("button", name="Work it out").click()
    expect(page.locator("[data-part=puzzle-made]")).to_contain_text("Proven", timeout=PATIENCE)
    expect(page.locator("[data-part=play-made]")).to_be_visible()
    page.click("[data-part=try-instead]")
    expect(page.locator("[data-part=what-if][data-node]")).to_contain_text("attack", timeout=PATIENCE)


def kept_game(number: int, mage: str, outcome: str, opponent: str = "adept") -> dict[str, object]:
    """A game as the browser keeps it."""
    return {
        "game": f"kept-game-{number:04}", "mode": "arena", "mage": mage, "book": f"{mage}'s book",
        "opponents": [opponent], "by_computers": True, "outcome": outcome,
    }  # fmt: skip


def test_my_games_are_counted_by_mage_book_and_opponent(new_page: NewPage, pictures: Path) -> None:
    outcomes = ["won", "won", "won", "lost", "draw"]
    games = [kept_game(number, "Wizard", outcome) for number, outcome in enumerate(outcomes)]
    games.append(kept_game(9, "Warlock", "lost", "novice"))
    scored: list[list[float]] = [[1, 1, 1, 0, 0.5], [0]]
    for locale, said in (("en-US", "3 won, 2 lost, 1 drawn"), ("de-DE", "3 gewonnen, 2 verloren, 1 unentschieden")):
        page = new_page(locale=locale)
        page.evaluate("(games) => localStorage.setItem('mageduel.results', JSON.stringify(games))", games)
        page.goto(page.url.split("#")[0] + "#/games")
        expect(page.locator("[data-part=my-games-sum]")).to_contain_text(said)
        tables = page.locator("[data-part=my-games] table")
        expect(tables).to_have_count(3)
        for at, names in enumerate((("Wizard", "Warlock"), ("Wizard's book", "Warlock's book"), ("Adept", "Novi"))):
            rows = tables.nth(at).locator("tbody tr")
            expect(rows).to_have_count(2)
            for row, name, points in zip(rows.all(), names, scored, strict=True):
                expect(row.locator("th")).to_contain_text(name)
                told = row.locator("td").all_inner_texts()
                tally = wilson(sum(points) / len(points), len(points))
                assert told[0] == str(len(points))
                assert "".join(told[1].split()) == f"{sum(points) / len(points):.0%}"
                assert all(f"{round(100 * each)}" in told[2] for each in tally)
        examine(page, f"my-games-{locale}", pictures)


def give_up(page: Page) -> None:
    """Concede, and wait for the end."""
    choose_in_menu(page, "Concede")
    page.get_by_role("button", name="Concede, this ends the duel").click()
    expect(page.locator("[data-part=game-over]")).to_be_visible(timeout=PATIENCE)
