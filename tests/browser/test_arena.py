"""The full arena: spawnpoints, spells of every kind, several rounds."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import start
from tests.browser.conftest import NewPage
from tests.browser.player import Player
from tests.browser.screens import examine

KINDS = ("Conjuration", "Creature", "Equipment", "Enchantment", "Creature", "Wall")
"""What is planned first, round by round."""


def start_arena(page: Page, seed: int) -> Player:
    page.get_by_role("radio", name="Full arena").click()
    start.against_computer(page, seed=seed, mode=None)
    return Player(page, "mouse")


def play(player: Player, rounds: int, seconds: float) -> None:
    """Play these rounds, or to the end if it comes before."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        now = player.look()
        at = int(now["round"] or 0)
        if now["kind"] == "over" or at > rounds:
            return
        player.liking = KINDS[max(at - 1, 0) % len(KINDS)]
        player.try_to_act(now)
    raise AssertionError(f"{rounds} rounds were not played: {player.look()}; done: {player.done[-9:]}")


def test_rounds_in_the_full_arena(new_page: NewPage, pictures: Path) -> None:
    page = new_page()
    player = start_arena(page, seed=3)
    play(player, 3, 90)
    player.play_until({"prompt", "over"}, 60)
    expect(page.locator("[data-part=zone]")).to_have_count(12)
    assert any("Cast" in label for label in player.done)
    examine(page, "arena", pictures)

    # A mage's abilities are told with the mage.
    page.locator("[data-part=mage-strip] .who").last.click(button="right")
    expect(page.locator("[data-part=card-details]")).to_contain_text("Quick Summoning")
    examine(page, "arena-mage", pictures)
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    expect(page.locator("[data-part=drawer]")).to_contain_text("Left in the book")
    examine(page, "arena-book", pictures)
    page.keyboard.press("Escape")
    page.locator("[data-part=zone][data-zone=C4]").focus()
    page.keyboard.press("z")
    expect(page.locator("[data-part=zone-lens]")).to_contain_text("Zone C4")
    examine(page, "arena-lens", pictures)


@pytest.mark.long
def test_a_whole_game_in_the_full_arena(new_page: NewPage, pictures: Path) -> None:
    page = new_page()
    player = start_arena(page, seed=5)
    play(player, 60, 600)
    expect(page.locator("[data-part=game-over]")).to_have_count(1)
    examine(page, "arena-over", pictures)
