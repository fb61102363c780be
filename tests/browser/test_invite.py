"""Two people in two browsers, brought together by a link."""

from __future__ import annotations

import time
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser import start
from tests.browser.conftest import NewPage
from tests.browser.player import Player
from tests.browser.screens import examine
from tests.browser.waiting import at_rest


def take_turns(players: list[Player], rounds: int, seconds: float) -> None:
    """Let each act when asked, until a round has begun."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        moments = [player.look() for player in players]
        if all(now["kind"] == "over" or int(now["round"] or 0) >= rounds for now in moments):
            return
        for player, now in zip(players, moments, strict=True):
            player.try_to_act(now)
    raise AssertionError(f"round {rounds} never began: {[player.look() for player in players]}")


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Enter the arena").click()
    page.wait_for_selector("[data-part=table][data-round]")


def test_a_link_brings_a_friend_and_a_reload_loses_nothing(new_page: NewPage, pictures: Path) -> None:
    host = new_page()
    link = start.against_friend(host)
    examine(host, "invite", pictures)
    guest = new_page(link[link.index("#") :])
    guest.get_by_role("heading", name="Rowan invites you to a duel").wait_for()
    guest.wait_for_selector("[data-part=book-choice]")
    examine(guest, "join", pictures)
    sit_down(guest, "Wren")
    players = [Player(host, "mouse"), Player(guest, "keys")]
    take_turns(players, 2, 60)
    host.reload()
    host.wait_for_selector("[data-part=table][data-round]")
    guest.reload()
    take_turns(players, 3, 60)

    host.get_by_role("button", name="Menu of this game").click()
    host.get_by_role("button", name="Offer a draw").click()
    guest.locator("[data-part=offer]").get_by_role("button", name="Accept the draw").click()
    for page in (host, guest):
        page.get_by_role("heading", name="A draw").wait_for()
        expect(page.locator("[data-part=chronicle] li").first).to_contain_text("ound 1")
    host.get_by_role("button", name="Again").click()
    expect(host.locator("[data-part=game-over]")).to_contain_text("begins as soon as Wren wants it")
    expect(guest.locator("[data-part=offer]").get_by_role("button", name="Not now")).to_be_visible()
    guest.locator("[data-part=offer]").get_by_role("button", name="Play again").click()
    for page in (host, guest):
        page.wait_for_selector("[data-part=table][data-round='1']")
    used = new_page(link[link.index("#") :], refused=True)
    used.get_by_text("This invitation has been used, or never existed.").wait_for()


def test_the_guest_chooses_mage_and_book(new_page: NewPage) -> None:
    host = new_page()
    link = start.against_friend(host)
    reach = host.locator("[data-part=reachability]")
    expect(reach).to_contain_text("answers only on its own machine")
    expect(reach).to_contain_text("mageduel serve --host 0.0.0.0")
    guest = new_page(link[link.index("#") :])
    guest.get_by_role("radio", name="Wizard").click()
    guest.locator("[data-part=book-choice]", has_text="Apprentice Wizard").click()
    guest.get_by_label("Your name").fill("Wren")
    guest.get_by_role("radio", name="Wizard").click()
    expect(guest.locator("[data-enter]")).to_be_enabled()
    guest.keyboard.press("Enter")
    guest.wait_for_selector("[data-part=table][data-round]")
    strip = guest.locator("[data-part=mage-strip], [data-part=plan-strip]").last
    expect(strip).to_contain_text("Wizard")
    mine, theirs = (
        at_rest(guest.locator(f"[data-part=arena] [data-kind=mage][data-side={side}]")) for side in ("mine", "theirs")
    )
    assert mine["y"] > theirs["y"]


def test_the_host_may_want_the_same_mage(new_page: NewPage) -> None:
    host = new_page()
    host.get_by_role("radio", name="A friend, by link").click()
    host.get_by_role("radio", name="Warlock").first.click()
    host.get_by_role("radio", name="Same mage").click()
    host.click("[data-part=home] .start:not([disabled])")
    link = start.invitation(host)
    guest = new_page(link[link.index("#") :])
    guest.get_by_text("both play the same mage").wait_for()
    mages = guest.get_by_role("radiogroup", name="Your mage").get_by_role("radio")
    expect(mages).to_have_text(["Warlock"])
    guest.get_by_role("button", name="Enter the arena as Warlock").click()
    guest.wait_for_selector("[data-part=table][data-round]")
