"""Games of several from the start page on: seats for computers, friends and people here; the lobby; the first turns."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import start
from tests.browser.conftest import NewPage
from tests.browser.player import Player
from tests.browser.screens import examine
from tests.browser.test_academy import Student


def choose(page: Page, mode: str, players: int, *, teams: bool = False) -> None:
    """Choose a game of so many."""
    start.choose_mode(page, mode)
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name=str(players)).click()
    if teams:
        page.get_by_role("radiogroup", name="Sides").get_by_role("radio", name="Two teams").click()


def seat_friend(page: Page, seat: int, kind: str = "Friend") -> None:
    """Say who has a seat."""
    page.get_by_role("radiogroup", name=f"Who has seat {seat}").get_by_role("radio", name=kind).click()


def open_lobby(page: Page) -> None:
    """Open the lobby."""
    page.get_by_role("button", name="Open the lobby").click()
    page.wait_for_selector("[data-part=lobby][data-terms]")


def link_to(page: Page, seat: int) -> str:
    """The link the host sends for a seat."""
    link = page.get_by_label(f"Link to seat {seat}")
    expect(link).to_be_visible()
    return link.input_value()


def follow(new_page: NewPage, link: str, name: str) -> Page:
    """Somebody follows a link and sits down."""
    page = new_page(link[link.index("#") :])
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector("[data-part=lobby][data-terms]")
    return page


def state(page: Page, seat: int) -> str:
    """How a seat is shown in the lobby."""
    return f"[data-part=lobby-seat][data-seat='{seat}']"


@pytest.fixture
def host(new_page: NewPage) -> Page:
    page = new_page()
    page.get_by_label("Your name").fill("Rowan")
    return page


def test_friends_meet_in_a_lobby_and_sit_down_together(new_page: NewPage, host: Page, pictures: Path) -> None:
    choose(host, "Academy", 4, teams=True)
    for seat in (2, 3):
        seat_friend(host, seat)
    examine(host, "home-seats", pictures)
    open_lobby(host)
    expect(host.locator("[data-part=lobby-seat]")).to_have_count(4)
    assert host.locator("[data-part=lobby-seat][data-state=open]").count() == 2
    sides = [host.locator(state(host, seat)).get_attribute("data-side") for seat in range(4)]
    assert sides == ["me", "foe1", "ally", "foe2"]
    expect(host.locator("[data-part=lobby-waits]")).to_contain_text("open")

    wren = follow(new_page, link_to(host, 2), "Wren")
    ash = follow(new_page, link_to(host, 3), "Ash")
    expect(host.locator(state(host, 1))).to_contain_text("Wren")
    expect(wren.locator(state(wren, 1))).to_have_attribute("data-side", "me")
    expect(ash.locator(state(ash, 0))).to_have_attribute("data-side", "ally")
    ash.get_by_role("radio", name="Priestess").click()
    expect(host.locator(state(host, 2))).to_contain_text("Priestess")
    for page, seat in ((wren, 1), (ash, 2)):
        page.get_by_role("button", name="I am ready").click()
        expect(host.locator(state(host, seat))).to_have_attribute("data-state", "ready")
    examine(host, "lobby", pictures)

    host.locator(state(host, 3)).get_by_role("button", name="Open the seat").click()
    expect(wren.locator(state(wren, 1))).to_have_attribute("data-state", "choosing")
    host.locator(state(host, 3)).get_by_role("button", name="Computer").click()
    for page, seat in ((wren, 1), (ash, 2)):
        expect(page.locator(state(page, 3))).to_have_attribute("data-state", "computer")  # it comes with new terms
        page.get_by_role("button", name="I am ready").click()
        expect(host.locator(state(host, seat))).to_have_attribute("data-state", "ready")
    host.reload()
    host.wait_for_selector("[data-part=lobby][data-terms]")
    host.get_by_role("button", name="Start the game").click()
    for page, own, other in ((host, "0", "2"), (ash, "2", "0"), (wren, "1", "3")):
        page.wait_for_selector("[data-part=table][data-round]")
        expect(page.locator(f"[data-part=plate][data-seat='{own}']")).to_have_attribute("data-side", "me")
        expect(page.locator(f"[data-part=plate][data-seat='{other}']")).to_have_attribute("data-side", "ally")
    ash.reload()
    ash.wait_for_selector("[data-part=table][data-round]")
    expect(ash.locator("[data-part=plate]")).to_have_count(4)


def test_the_host_arranges_anew_and_sends_away(new_page: NewPage, host: Page) -> None:
    choose(host, "Academy", 3)
    seat_friend(host, 2)
    open_lobby(host)
    guest = follow(new_page, link_to(host, 2), "Wren")
    guest.get_by_role("button", name="I am ready").click()
    expect(host.locator(state(host, 1))).to_have_attribute("data-state", "ready")
    host.locator("[data-part=arrange] summary").click()
    host.get_by_role("radiogroup", name="Players").get_by_role("radio", name="4").click()
    expect(host.locator("[data-part=lobby-seat]")).to_have_count(4)
    expect(guest.locator("[data-part=lobby-seat]")).to_have_count(4)
    expect(host.locator(state(host, 1))).to_have_attribute("data-state", "choosing")
    guest.locator(state(guest, 3)).get_by_role("button", name="Sit here").click()
    expect(host.locator(state(host, 3))).to_contain_text("Wren")
    host.locator(state(host, 1)).get_by_role("button", name="New link").click()
    assert "#/sit/" in link_to(host, 2)
    host.locator(state(host, 3)).get_by_role("button", name="Send away").click()
    expect(guest.get_by_role("button", name="To the start page")).to_be_visible()


def test_computers_and_somebody_here_share_a_screen(host: Page) -> None:
    choose(host, "Academy", 4)
    seat_friend(host, 3, "Here")
    host.get_by_label("Name at seat 3").fill("Wren")
    host.click("[data-part=home] .start:not([disabled])")
    expect(host.locator("[data-part=hand-over]")).to_be_visible()
    player = Student(host, "mouse")
    now = player.play_until({"handover"}, 60)
    assert now["kind"] == "handover"
    assert player.play_until({"prompt"}, 60)["kind"] == "prompt"
    expect(host.locator("[data-part=plate]")).to_have_count(4)
    player.play_until({"over"}, 120, rounds=2)
    assert "handover" in player.seen


def test_the_arena_of_several_has_its_large_board(host: Page) -> None:
    counts = host.get_by_role("radiogroup", name="Players").get_by_role("radio")
    start.choose_mode(host, "Full arena")
    expect(counts).to_have_count(0)
    start.choose_mode(host, "Free-for-all")
    expect(counts).to_have_text(["3", "4", "5", "6"])
    start.choose_mode(host, "Teams")
    expect(counts).to_have_count(0)
    host.get_by_role("radiogroup", name="Board").get_by_role("radio", name="4 × 6").click()
    start.with_seed(host, 3)
    expect(host.locator("[data-part=zone]")).to_have_count(24)
    sides = [host.locator(f"[data-part=plate][data-seat='{seat}']").get_attribute("data-side") for seat in range(4)]
    assert sides == ["me", "foe1", "ally", "foe2"]


@pytest.mark.long
def test_a_free_for_all_of_four_to_its_end(host: Page) -> None:
    choose(host, "Academy", 4)
    start.with_seed(host, 3)
    Player.play_until(Student(host, "mouse"), {"over"}, 900)
    expect(host.locator("[data-part=game-over]")).to_be_visible()
    expect(host.locator("[data-part=plate][data-state=out]")).to_have_count(3)
