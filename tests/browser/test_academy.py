"""The Academy at the table: one zone, two ranks, spells straight from the open book."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import start
from tests.browser.conftest import PHONE, NewPage
from tests.browser.player import Means, Moment, Player
from tests.browser.screens import examine, violations
from tests.browser.test_invite import sit_down, take_turns
from tests.browser.waiting import at_rest, expect_value, read

BOOK = """() => [...document.querySelectorAll("[data-part=book-drawer] .pick[data-state=castable]")].map(
  (card) => ({ card: card.dataset.card, text: card.innerText.replaceAll("\\n", " ") }))"""
WATCH = """(place) => {
  window.watched = [];
  new MutationObserver(() => {
    const found = document.querySelector(place);
    if (found && found !== window.lastWatched) window.watched.push(found.innerText.trim());
    window.lastWatched = found;
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes what appears at a place, each time."""
OUTSIDE = """() => {
  const hall = document.querySelector("[data-part=hall]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-part=hall] [data-part=token]")].filter((token) => {
    const box = token.getBoundingClientRect();
    return box.left < hall.left - 1 || box.right > hall.right + 1;
  }).map((token) => token.innerText);
}"""
"""Tokens that stand out of the hall, sideways."""
WIDE = (1920, 1080)


@dataclass
class Student(Player):
    """A player who casts from the book that lies open."""

    def _row(self, now: Moment) -> None:
        rows = [row for row in now["rows"] if row["text"] not in self.shunned]
        attacks = [row for row in rows if "dice" in row["text"]]
        spells = [spell["card"] for spell in self._creatures_first() if spell["card"] not in self.shunned]
        acting = [row for row in rows if row["text"].startswith("Act with")]
        if attacks:
            self._take(now, attacks[0]["text"])
        elif spells:
            self._cast(spells[0])
        elif acting:
            self._take(now, acting[0]["text"])
        elif now["pass"]:
            self._press("Space", "[data-part=prompt] .pass button")
        else:
            others = [row["text"] for row in rows if "from your book" not in row["text"]]
            if others:
                self._take(now, others[0])
            else:
                self.shunned.clear()  # everything was tried in vain: begin anew

    def _creatures_first(self) -> list[dict[str, str]]:
        found: list[dict[str, str]] = self.page.evaluate(BOOK)
        return sorted(found, key=lambda spell: "Creature" not in spell["text"])

    def _take(self, now: Moment, text: str) -> None:
        self.taken = text
        key = text.split()[-1]
        at = [row["text"] for row in now["rows"]].index(text)
        self._press(key, f"[data-part=action-list] .row:not([aria-disabled]) >> nth={at}")

    def _cast(self, card: str) -> None:
        self.taken = card
        self.shunned.add(card)
        place = f'[data-part=book-drawer] .pick[data-card="{card}"]'
        if self.means == "mouse":
            self.page.click(place, timeout=1500)
            return
        self.page.keyboard.press("b")
        for _ in range(40):
            if self.page.evaluate("(place) => document.activeElement.matches(place)", place):
                break
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")


def enter(page: Page, *, against: str = "The computer", mage: str = "Beastmaster") -> None:
    """Choose an Academy duel on the start page."""
    start.choose_mode(page, "Academy")
    page.get_by_role("radio", name=against).click()
    page.get_by_role("radiogroup", name="Your mage").get_by_role("radio", name=mage).click()


@pytest.mark.parametrize("means", ["mouse", pytest.param("keys", marks=pytest.mark.long)])
def test_a_game_is_played_to_its_end(new_page: NewPage, means: Means, pictures: Path) -> None:
    page = new_page()
    enter(page)
    start.against_computer(page, mode="Academy")
    player = Student(page, means)
    player.play_until({"prompt"}, 20)
    expect(page.locator("[data-part=hall]")).to_have_count(1)
    expect(page.locator("[data-part=truce]")).to_have_text(re.compile(r"^Set-up round 1 of 2\."))
    if means == "mouse":
        examine(page, "academy-truce", pictures)
    player.play_until({"over"}, 60, rounds=3)
    expect(page.locator("[data-part=truce]")).to_have_count(0)
    if means == "mouse":
        player.play_until({"prompt", "over"}, 30)
        examine(page, "academy", pictures)
    player.play_until({"over"}, 240)
    expect(page.locator("[data-part=game-over] h2")).to_contain_text("won")


def test_what_cannot_be_cast_says_why(new_page: NewPage) -> None:
    page = new_page()
    enter(page)
    start.against_computer(page, mode="Academy")
    Student(page, "mouse").play_until({"prompt"}, 20)
    refused = page.locator("[data-part=book-drawer] .pick[data-state=refused]", has_text="Lightning Jolt")
    expect(refused).to_have_attribute("title", re.compile("nobody attacks"))
    refused.click(force=True)
    page.locator("[data-part=toast]", has_text="nobody attacks").wait_for()
    expect(page.locator("[data-part=peace]")).to_contain_text("nothing of the other side")
    page.locator("[data-part=book-drawer]").get_by_role("button", name="Enchantments").click()
    spells = page.locator("[data-part=book-drawer] .pick")
    expect(spells.filter(has_not_text="Enchantment")).to_have_count(0)
    expect(spells).not_to_have_count(0)


def test_a_spell_takes_two_presses(new_page: NewPage) -> None:
    page = new_page()
    enter(page)
    start.against_computer(page, mode="Academy")
    Student(page, "mouse").play_until({"prompt"}, 20)
    page.locator("[data-part=book-drawer] .pick", has_text="Pellian Lynx").click()
    expect(page.locator("[data-part=confirm] .gold")).to_have_text(re.compile("^Cast Pellian Lynx"))
    page.keyboard.press("Enter")
    own = page.locator("[data-part=rank][data-side=mine] [data-part=token]", has_text="Pellian Lynx")
    own.wait_for()
    mine, theirs = (at_rest(page.locator(f"[data-kind=mage][data-side={side}]")) for side in ("mine", "theirs"))
    assert mine["y"] > theirs["y"]


def test_the_truce_tells_how_both_sides_stand_and_that_it_is_over(new_page: NewPage) -> None:
    page = new_page()
    enter(page)
    start.against_computer(page, mode="Academy")
    student = Student(page, "mouse")
    student.play_until({"prompt"}, 20)
    panel = page.locator("[data-part=before-war]")
    expect(panel).to_contain_text("You have no guard yet")
    expect(panel).to_contain_text(re.compile(r"\d creatures? of theirs may attack then"))
    expect(panel).to_contain_text("You channel 7 next round")
    expect(page.locator("[data-part=action-list]")).not_to_contain_text("Academy")
    page.evaluate(WATCH, "[data-part=truce-over]")
    student.play_until({"over"}, 60, rounds=3)
    assert read(page, lambda: page.evaluate("window.watched"), bool) == ["The truce is over."]
    expect(page.locator("[data-part=truce-over]")).to_have_count(0)
    expect(panel).to_have_count(0)


def test_a_summoned_card_leaves_the_book_for_its_place(new_page: NewPage) -> None:
    page = new_page(motion="full")
    enter(page)
    start.against_computer(page, mode="Academy")
    Student(page, "mouse").play_until({"prompt"}, 20)
    page.evaluate(WATCH, "[data-part=summoned-card]")
    page.locator("[data-part=book-drawer] .pick", has_text="Pellian Lynx").click()
    page.locator("[data-part=confirm] .gold").click()
    page.locator("[data-part=rank][data-side=mine] [data-part=token]", has_text="Pellian Lynx").wait_for()
    (seen,) = read(page, lambda: page.evaluate("window.watched"), bool)
    assert "Pellian Lynx" in seen
    expect(page.locator("[data-part=summoned-card]")).to_have_count(0)


def test_two_people_by_link(new_page: NewPage) -> None:
    host = new_page()
    enter(host, against="A friend, by link")
    link = start.against_friend(host, mode="Academy")
    guest = new_page(link[link.index("#") :])
    guest.get_by_text("one zone").wait_for()
    guest.get_by_role("radio", name="Wizard").click()
    sit_down(guest, "Wren")
    players: list[Player] = [Student(host, "mouse"), Student(guest, "keys")]
    take_turns(players, 3, 120)
    counted = guest.locator("[data-part=mage-strip]").first.get_by_title("Spells left in the book")
    expect(counted).to_be_disabled()
    expect(guest.locator("[data-part=book-drawer]")).to_have_count(1)


def test_same_screen(new_page: NewPage) -> None:
    page = new_page()
    enter(page, against="Same screen")
    start.on_one_screen(page, ("Rowan", "Wren"), mode="Academy")
    player = Student(page, "mouse")
    seen = set()
    for _ in range(4):
        player.play_until({"handover"}, 60)
        assert page.locator("[data-part=book-drawer]").count() == 0  # not even for a moment
        seen.add(page.locator("[data-part=hand-over] h1").inner_text())
        page.click("[data-part=hand-over] .gold")
        page.wait_for_selector("[data-part=table]")
    assert seen == {"Rowan decides now", "Wren decides now"}


def test_on_a_phone(new_page: NewPage, pictures: Path) -> None:
    page = new_page(size=PHONE)
    enter(page)
    start.against_computer(page, mode="Academy")
    player = Student(page, "mouse")
    player.play_until({"over"}, 120, rounds=4)
    player.play_until({"prompt", "over"}, 30)
    page.screenshot(path=pictures / "academy-played-phone.png")
    assert violations(page) == []
    expect(page.locator("[data-part=hall] [data-part=token]")).not_to_have_count(0)
    expect_value(page, OUTSIDE, [])


@pytest.mark.parametrize("players", [3, 6])
def test_more_than_two_sides_stand_in_ranks_of_their_own(new_page: NewPage, pictures: Path, players: int) -> None:
    page = new_page(size=WIDE if players > 3 else (1280, 800))
    enter(page)
    page.locator("[data-part=players]").get_by_role("radio", name=str(players), exact=True).click()
    start.against_computer(page, mode="Academy")
    Student(page, "mouse").play_until({"prompt"}, 30)
    expect(page.locator("[data-part=rank]")).to_have_count(players)
    page.screenshot(path=pictures / f"academy-{players}-sides.png")
    assert violations(page) == []


def test_german(new_page: NewPage) -> None:
    page = new_page(locale="de-DE")
    page.get_by_role("radio", name="Academy").click()
    page.click("[data-part=home] .start:not([disabled])")
    page.wait_for_selector("[data-part=truce]")
    expect(page.locator("[data-part=truce]")).to_contain_text("Vorbereitungsrunde 1 von 2")
    expect(page.locator("[data-part=book-drawer] h2")).to_have_text("Dein Buch")
