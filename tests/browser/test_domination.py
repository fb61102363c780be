"""Domination from the lobby on: boards to choose from, a guest who is shown the board, rounds at the table."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser import start
from tests.browser.conftest import NewPage
from tests.browser.player import Player
from tests.browser.screens import examine


def choose(page: Page, board: str, players: int = 2) -> None:
    """Choose Domination and one of its boards."""
    page.get_by_role("radio", name="Domination").click()
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name=str(players)).click()
    page.locator(f'[data-board="{board}"]').click()


def test_boards_are_offered_with_their_pictures_and_goals(new_page: NewPage, pictures: Path) -> None:
    page = new_page()
    page.wait_for_selector(".start:not([disabled])")
    expect(page.locator("[data-part=board-picker]")).to_have_count(0)
    choose(page, "Lost Expedition")
    offered = page.locator("[data-part=board-picker] button")
    expect(offered).to_have_count(8)
    expect(page.locator('[data-board="Lost Expedition"] .zone')).to_have_count(13)
    expect(page.locator('[data-board="Lost Expedition"] .orb')).to_have_count(4)
    facts = page.locator("[data-part=board-facts]")
    expect(facts).to_contain_text("Whoever has 11 V'Tar")
    expect(facts).to_contain_text("A secret passage joins A4 and C2")
    page.get_by_text("How Domination is played").click()
    expect(page.locator("[data-part=domination-help]")).to_contain_text("The printed rules of Domination cannot be had")
    examine(page, "home-domination", pictures)
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="3").click()
    expect(offered).to_have_count(4)
    page.get_by_role("radio", name="Full arena").click()
    expect(offered).to_have_count(0)


def test_rounds_of_domination(new_page: NewPage, pictures: Path) -> None:
    page = new_page()
    choose(page, "Gauntlet of V'Tar")
    start.against_computer(page, seed=4, mode=None)
    player = Player(page, "mouse")
    player.play_until({"over"}, 120, rounds=3)
    player.play_until({"prompt", "over"}, 60)
    expect(page.locator("[data-part=zone]")).to_have_count(12)
    expect(page.locator("[data-part=board]")).to_contain_text("Gauntlet of V'Tar")
    expect(page.locator("[data-part=orb]")).to_have_count(4)
    expect(page.locator("[data-part=score]")).to_have_count(2)
    examine(page, "domination", pictures)
    page.keyboard.press("?")
    expect(page.locator("[data-part=domination-help]")).to_contain_text("Whoever has 9 V'Tar")
    examine(page, "domination-help", pictures)


def test_a_guest_is_shown_the_board(new_page: NewPage, pictures: Path) -> None:
    host = new_page()
    choose(host, "No Man's Land")
    link = start.against_friend(host, mode=None)
    guest = new_page(link[link.index("#") :])
    expect(guest.locator("[data-part=invited-board]")).to_contain_text("No Man's Land")
    guest.get_by_role("radio", name="Druid").click()
    guest.wait_for_selector("[data-part=book-choice]")
    examine(guest, "join-domination", pictures)
    guest.get_by_label("Your name").fill("Wren")
    guest.locator("[data-enter]").click()
    guest.wait_for_selector("[data-part=table][data-round]")
    expect(guest.locator("[data-part=board]")).to_contain_text("No Man's Land")


def test_four_sit_down_each_with_a_shape_of_their_own(new_page: NewPage, pictures: Path) -> None:
    page = new_page()
    choose(page, "Grand Arena", players=4)
    page.locator("[data-part=more-choices] summary").click()
    page.get_by_label("Mage at seat 3").select_option("Siren")
    page.get_by_label("Seed of the dice").fill("3")
    page.click("[data-part=home] .start:not([disabled])")
    page.wait_for_selector("[data-part=table][data-round]")
    plates = page.locator("[data-part=plate]")
    expect(plates).to_have_count(4)
    for side in ("me", "foe1", "foe2", "foe3"):
        expect(page.locator(f"[data-part=plate][data-side={side}]")).to_have_count(1)
    expect(page.locator("[data-part=plate][data-seat='2']")).to_contain_text("Siren")
    player = Player(page, "mouse")
    player.play_until({"plan"}, 60)
    examine(page, "four-plan", pictures)
    player.play_until({"over"}, 120, rounds=2)
    player.play_until({"prompt", "over"}, 60)
    expect(page.locator("[data-part=zone]")).to_have_count(16)
    examine(page, "four", pictures)


def test_two_teams_see_each_others_side(new_page: NewPage, pictures: Path) -> None:
    page = new_page()
    choose(page, "Wheel of Death", players=4)
    page.get_by_role("radio", name="Two teams").click()
    start.against_computer(page, seed=5, mode=None)
    plates = page.locator("[data-part=plate]")
    expect(plates).to_have_count(4)
    for seat, side in enumerate(("me", "foe1", "ally", "foe2")):
        expect(page.locator(f"[data-part=plate][data-seat='{seat}']")).to_have_attribute("data-side", side)
    Player(page, "mouse").play_until({"over"}, 120, rounds=2)
    examine(page, "teams", pictures)
