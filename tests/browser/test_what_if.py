"""A board of one's own in the browser: both sides by hand, set dice, a computer for a side, a game from there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from mageduel.positions.links import link_of
from mageduel.positions.position import Position
from tests.browser import start
from tests.browser.conftest import PHONE, NewPage
from tests.browser.player import Player
from tests.browser.screens import examine
from tests.browser.test_puzzles import EASY

PATIENCE = 40_000
GOLD = "[data-part=confirm] .gold:not([disabled])"


def board_of(page: Page) -> Locator:
    """The board, once it stands somewhere."""
    board = page.locator("[data-part=what-if][data-node]")
    expect(board).to_be_visible(timeout=PATIENCE)
    return board


def at_a_position(new_page: NewPage, size: tuple[int, int] = (1280, 800)) -> Page:
    """A page at a board that begins where somebody may attack."""
    page = new_page(f"#/what-if/{link_of(Position(EASY.data))}", size=size)
    expect(board_of(page)).to_have_attribute("data-node", "0")
    return page


def attack(page: Page) -> None:
    """Aim an attack, and confirm it."""
    attack = page.locator("[data-part=action-list] .row:not([aria-disabled])", has_text="dice").first
    acting = page.locator("[data-part=action-list] .row:not([aria-disabled])", has_text="Act with").first
    expect(attack.or_(acting).first).to_be_visible(timeout=PATIENCE)
    if not attack.is_visible():
        acting.click()
    attack.click(timeout=PATIENCE)
    gold = page.locator(GOLD)
    if not gold.is_visible():
        page.locator("[data-part=action-list] .target").first.click()
    gold.click()


def test_dice_are_set_one_by_one_and_a_step_is_taken_back(new_page: NewPage) -> None:
    page = at_a_position(new_page)
    board = board_of(page)
    dice = page.locator("[data-part=dice-setter]")
    dice.get_by_role("radio", name="by hand").click()
    attack(page)
    setters = dice.locator("[role=spinbutton]")
    expect(setters.first).to_be_visible(timeout=PATIENCE)
    asked_at = board.get_attribute("data-node")
    expect(page.locator("[data-part=prompt]")).to_have_count(0)  # nothing else is to be pressed meanwhile
    dice.get_by_role("button", name="Another answer").click()
    expect(page.locator("[data-part=prompt]")).to_be_visible()
    attack(page)
    expect(setters.first).to_be_visible(timeout=PATIENCE)
    count = setters.count()
    for at in range(count):
        for _ in range(3):
            dice.get_by_role("button", name=f"Turn die {at + 1} up").click()
    faces = [setter.get_attribute("aria-valuetext") or "" for setter in setters.all()]
    points = sum(int(face.split(",")[0]) for face in faces)
    expect(page.locator("[data-part=dice-total]")).to_contain_text(f"{points} before armor")
    dice.get_by_role("button", name="Use these dice").click()
    here = page.locator("[data-part=branch][aria-selected=true]")
    expect(board).not_to_have_attribute("data-node", asked_at or "", timeout=PATIENCE)
    expect(here).to_contain_text("dice set")
    page.get_by_role("button", name="One step back").click()
    expect(board).to_have_attribute("data-node", asked_at or "")
    page.get_by_role("button", name="One step on").click()
    expect(here).to_contain_text("dice set")
    page.get_by_role("button", name="To the start").click()
    expect(board).to_have_attribute("data-node", "0")
    page.get_by_role("button", name="To the end of this way").click()
    expect(here).to_contain_text("dice set")


@pytest.mark.long
def test_on_a_phone_the_dice_come_by_themselves_and_who_plays_can_be_chosen(new_page: NewPage, pictures: Path) -> None:
    page = at_a_position(new_page, PHONE)
    expect(page.locator("[data-part=mage-strip]")).to_have_count(2)
    page.get_by_role("radio", name="Dice").click()
    page.get_by_role("radio", name="by hand").click()
    page.get_by_role("radio", name="Board").click()
    attack(page)
    expect(page.get_by_role("radio", name="Dice")).to_be_checked(timeout=PATIENCE)
    examine(page, "what-if-dice", pictures)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.get_by_role("button", name="Use these dice").click()
    expect(page.get_by_role("radio", name="Board")).to_be_checked(timeout=PATIENCE)
    node = board_of(page).get_attribute("data-node")
    for choice in page.get_by_label("Who plays for").all():
        choice.select_option("novice")
    expect(board_of(page)).not_to_have_attribute("data-node", node or "", timeout=PATIENCE)
    page.get_by_role("radio", name="Tree").click()
    expect(page.locator("[data-part=branch][aria-selected=true]")).to_be_in_viewport()


@pytest.mark.long
def test_a_running_game_is_played_on_by_hand_and_by_computers(new_page: NewPage, pictures: Path) -> None:
    page = new_page()
    start.against_computer(page, seed=5, mode="Full arena")
    player = Player(page, "mouse")
    player.play_until({"over"}, 120, rounds=3)
    player.play_until({"prompt"}, 60)
    table = page.url
    page.get_by_role("button", name="Menu of this game").click()
    page.locator("[data-part=table-menu]").get_by_text("What if, from here").click()
    board = board_of(page)
    start_chance = page.locator("[data-part=branch] .number").first.inner_text()
    # A whole round, both sides by hand; the board stays where it is, whoever is asked.
    near = page.locator("[data-part=mage-strip]").last
    seat = near.get_attribute("data-seat")
    asked = set()
    for _ in range(200):
        now = player.look()
        if now["kind"] == "plan":
            break
        if now["kind"] == "prompt":
            asked.add(page.locator("[data-part=prompt] .label.gold").first.inner_text().split(":")[0])
            assert near.get_attribute("data-seat") == seat
        player.try_to_act(now)
    assert len(asked) > 1, asked
    expect(page.locator("[data-part=branch] .number").first).to_have_text(start_chance)
    for _ in range(2):
        heading = page.locator("main h2", has_text="plans").inner_text()
        page.locator("[data-part=binder] .pick").first.click()
        expect(page.locator("[data-part=slot-list] [data-state=filled]")).to_have_count(1)
        examine(page, "what-if-plan", pictures)
        page.locator("[data-part=plan-sheet] .seal").click()
        expect(page.locator("main h2", has_text=heading)).to_have_count(0, timeout=PATIENCE)
    # Both sides by computers, then nobody.
    before = int(board.get_attribute("data-node") or 0)
    sides = page.get_by_role("radiogroup", name=re.compile("Who plays for"))
    for side in sides.all():
        side.get_by_role("radio", name="Novice").click()
    page.wait_for_function(
        "(node) => Number(document.querySelector('[data-part=what-if]').dataset.node) > node + 3",
        arg=before, timeout=2 * PATIENCE,
    )  # fmt: skip
    for side in sides.all():
        side.get_by_role("radio", name="me", exact=True).click()
    expect(page.locator("main [role=status]", has_text="…")).to_have_count(0, timeout=PATIENCE)
    examine(page, "what-if", pictures)
    # A puzzle out of it, and games from there; the real game waits where it was.
    page.get_by_role("button", name="Make it a puzzle").click()
    page.get_by_role("button", name="Work it out").click()
    expect(page.locator("[data-part=puzzle-made]")).not_to_be_empty(timeout=2 * PATIENCE)
    there = page.url
    for against in ("friend", "novice"):
        if page.url != there:
            page.goto(there)
            board_of(page)
        page.get_by_role("button", name="Play on from here").click()
        page.locator("[data-part=play-from]").get_by_label("against").select_option(against)
        page.locator("[data-part=play-from]").get_by_role("button").click()
        expect(page.locator("[data-part=table][data-round]")).to_be_visible(timeout=PATIENCE)
        assert page.url != table
    page.goto(table)
    expect(page.locator("[data-part=table]")).to_have_attribute("data-round", "3")
