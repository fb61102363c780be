"""Puzzles in the browser: found from the start page, solved step by step by mouse and by keyboard, given up, kept."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mageduel.positions.links import link_of
from mageduel.positions.position import Position
from mageduel.puzzles.attempt import Attempt
from mageduel.puzzles.book import puzzles
from mageduel.views.options import Describer
from tests.browser.conftest import NewPage
from tests.browser.screens import examine

EASY = min(
    (each for each in puzzles().values() if each.mode != "academy" and each.chance < 1), key=lambda each: each.tried
)
PATIENCE = 40_000
GOLD = "[data-part=confirm] .gold:not([disabled])"
MOVED = """([before, gold]) => document.querySelector("[data-part=puzzle]").dataset.step !== "0"
  || document.querySelector(gold) !== null || document.querySelector("[data-part=prompt]")?.innerText !== before"""
"""Whether a key has done something: a step was taken, one can be, or something else is asked."""


PRESSED = """([step, before, gold]) => document.querySelector("[data-part=puzzle]").dataset.step === step
  || document.querySelector(gold) !== null || document.querySelector("[data-part=prompt]")?.innerText !== before"""
"""Whether so many answers are given, the next can be, or something else is asked."""


def labels() -> list[str]:
    """The written line in words."""
    attempt = Attempt.at(EASY.begin(), EASY.solver(), {(): EASY.chance})
    found = []
    for answer in EASY.line:
        request = attempt.request
        assert request is not None
        found.append(Describer(attempt.match.game, request).option(answer).label)
        attempt.give(answer)
    return found


def paths(wrong: bool) -> list[list[tuple[str, str | None]]]:
    """What is pressed for each answer of the written line, in words and parts of the board; wrong: the last amiss."""
    attempt = Attempt.at(EASY.begin(), EASY.solver(), {(): EASY.chance})
    found = []
    for number, answer in enumerate(EASY.line, start=1):
        request = attempt.request
        assert request is not None
        if wrong and number == len(EASY.line):
            answer = next(each for each in request.options if each[0] == "guard")
        option = Describer(attempt.match.game, request).option(answer)
        found.append([(part.label, part.element) for part in option.path])
        attempt.give(answer)
    return found


def press_line(page: Page, wrong: bool = False) -> None:
    """Go through the line by mouse."""
    expect(page.locator("[data-part=action-list] button").first).to_be_visible(timeout=PATIENCE)
    for step, path in enumerate(paths(wrong), start=1):
        before = page.inner_text("[data-part=prompt]")
        for place, (label, element) in enumerate(path):
            row = page.locator("[data-part=action-list] button").filter(has_text=label)
            token = page.locator(f"[data-part=arena] [data-element='{element}']")
            (row if place == 0 or token.count() == 0 else token).first.click()
        page.wait_for_function(PRESSED, arg=[str(step), before, GOLD], timeout=PATIENCE)
        # Choosing a creature sends nothing yet.
        if page.locator(GOLD).count():
            page.locator(GOLD).first.click()
            expect(page.locator(f"[data-part=puzzle][data-step='{step}']")).to_be_visible(timeout=PATIENCE)


def open_puzzle(page: Page, name: str = str(EASY.number)) -> None:
    page.goto(page.url.split("#")[0] + f"#/puzzle/{name}")
    expect(page.locator("[data-part=task]")).to_have_attribute("data-state", "fresh", timeout=PATIENCE)


def test_a_puzzle_is_given_up_and_its_line_plays_and_stays_marked(new_page: NewPage, pictures: Path) -> None:
    page = new_page()
    expect(page.locator("[data-part=daily-puzzle]")).to_be_visible()
    page.get_by_role("link", name="Puzzles", exact=True).click()
    expect(page.locator("[data-part=puzzle-tile]")).to_have_count(len(puzzles()))
    examine(page, "puzzles", pictures)
    open_puzzle(page)
    examine(page, "puzzle", pictures)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("[data-part=puzzle-hint]")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Give up").click()
    expect(page.locator("[data-part=line-end]")).to_be_visible(timeout=PATIENCE)
    steps = page.locator("[data-part=line] li span")
    assert steps.all_inner_texts() == labels()
    examine(page, "puzzle-shown", pictures)
    page.get_by_role("button", name="Throw the dice").click()
    expect(page.locator("[data-part=line-end]")).to_contain_text(re.compile("came off|did not"), timeout=PATIENCE)
    page.get_by_role("link", name="All puzzles").click()
    tile = page.locator(f"[data-part=puzzle-tile][href='#/puzzle/{EASY.number}']")
    expect(tile).to_have_attribute("data-state", "given-up")


def test_a_line_is_begun_by_keys(new_page: NewPage) -> None:
    page = new_page()
    open_puzzle(page)
    here = page.locator("[data-part=puzzle]")
    expect(page.locator("[data-part=prompt]")).to_be_visible(timeout=PATIENCE)
    for _ in range(6):
        before = page.inner_text("[data-part=prompt]")
        page.keyboard.press("Enter" if page.locator(GOLD).count() else "1")
        page.wait_for_function(MOVED, arg=[before, GOLD], timeout=PATIENCE)
        if here.get_attribute("data-step") != "0":
            break
    expect(here).not_to_have_attribute("data-step", "0", timeout=PATIENCE)
    expect(page.locator("[data-part=task] dd").nth(1)).to_have_text("1")
    expect(page.locator("[data-part=line] li em").first).to_contain_text("%")


def test_a_line_is_missed_and_then_found_by_mouse_in_german_and_in_english(new_page: NewPage, pictures: Path) -> None:
    page = new_page()
    open_puzzle(page)
    press_line(page, wrong=True)
    end = page.locator("[data-part=line-end]")
    expect(end).to_contain_text(f"The best is {float(EASY.chance):.0%}", timeout=PATIENCE)
    page.get_by_role("button", name="Try again").click()
    press_line(page)
    expect(end).to_contain_text("Nothing is better", timeout=PATIENCE)
    expect(page.locator("[data-part=task] dd").nth(1)).to_have_text("2")
    examine(page, "puzzle-solved", pictures)
    page.get_by_role("link", name="All puzzles").click()
    tile = page.locator(f"[data-part=puzzle-tile][href='#/puzzle/{EASY.number}']")
    expect(tile).to_have_attribute("data-state", "solved")
    german = new_page(locale="de-DE")
    daily = german.locator("[data-part=daily-puzzle]")
    expect(daily).to_contain_text("Aufgabe des Tages", timeout=PATIENCE)
    daily.get_by_role("link", name="Lösen").click()
    expect(german.locator("[data-part=task]")).to_contain_text("Deine Aufgabe", timeout=PATIENCE)
    examine(german, "puzzle-german", pictures)


@pytest.mark.long
def test_a_position_is_made_a_puzzle_and_played_from_its_link(new_page: NewPage, pictures: Path) -> None:
    page = new_page(f"#/position/{link_of(Position(EASY.data))}")
    page.get_by_role("button", name="Make it a puzzle").click()
    making = page.locator("[data-part=make-puzzle]")
    target = str(EASY.goal.target)
    making.get_by_label("Whom").select_option(target)
    making.get_by_label("Until").select_option(EASY.goal.horizon)
    making.get_by_role("button", name="Work it out").click()
    made = page.locator("[data-part=puzzle-made]")
    expect(made).to_contain_text(f"Proven: {EASY.words().task}, best chance {float(EASY.chance):.1%}", timeout=PATIENCE)
    assert making.locator("li span").all_inner_texts() == labels()
    examine(page, "make-puzzle", pictures)
    making.get_by_label("What").select_option("save")
    making.get_by_role("button", name="Work it out").click()
    expect(made).not_to_contain_text("Proven", timeout=PATIENCE)
    making.get_by_label("What").select_option("destroy")
    making.get_by_label("Whom").select_option(target)
    making.get_by_role("button", name="Work it out").click()
    making.get_by_role("link", name="Play it as a puzzle").click()
    expect(page.locator("[data-part=task]")).to_have_attribute("data-state", "fresh", timeout=PATIENCE)
    press_line(page)
    expect(page.locator("[data-part=line-end]")).to_contain_text("Nothing is better", timeout=PATIENCE)
