"""Ways from the start page into a duel."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect


def choose_mode(page: Page, mode: str | None) -> None:
    """Choose what is played; None where the test has chosen already."""
    if mode is not None:
        page.get_by_role("radiogroup", name="Game").get_by_role("radio", name=mode, exact=True).click()


def against_computer(page: Page, level: str = "Novice", seed: int = 2, mode: str | None = "Apprentice") -> None:
    """Start a duel against the computer."""
    choose_mode(page, mode)
    page.get_by_role("radio", name=level, exact=True).click()
    with_seed(page, seed)


def against_friend(page: Page, mode: str | None = "Apprentice") -> str:
    """Start a duel with a friend; the link to send."""
    choose_mode(page, mode)
    page.get_by_role("radio", name="A friend, by link").click()
    _begin(page)
    return invitation(page)


def invitation(page: Page) -> str:
    """The link that is shown to be sent."""
    field = page.get_by_label("Invitation link")
    expect(field).to_have_value(re.compile("#"))
    return field.input_value()


def on_one_screen(page: Page, names: tuple[str, str], mode: str | None = "Apprentice") -> None:
    """Start a duel of two people at one screen."""
    choose_mode(page, mode)
    page.get_by_role("radio", name="Same screen").click()
    page.get_by_label("Your name").fill(names[0])
    page.get_by_label("Their name").fill(names[1])
    _begin(page)


def with_seed(page: Page, seed: int) -> None:
    """Press start, with the dice of this seed."""
    page.click("[data-part=more-choices] summary")
    page.get_by_label("Seed of the dice").fill(str(seed))
    _begin(page)


def _begin(page: Page) -> None:
    page.click("[data-part=home] .start:not([disabled])")
    page.wait_for_selector("[data-part=table], [data-part=hand-over]")


def _walk_to(page: Page, query: str, key: str = "Tab") -> None:
    for _ in range(60):
        if page.evaluate("(query) => document.activeElement.matches(query)", query):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never reaches {query}")


def by_keys(page: Page, seed: int = 2) -> None:
    """Start an Apprentice duel against the computer without a mouse."""
    page.wait_for_selector(".start:not([disabled])")
    _walk_to(page, "[role=radiogroup][aria-label=Game] [role=radio]")
    while "Apprentice" not in page.evaluate("document.activeElement.innerText"):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Apprentice", exact=True)).to_be_checked()
    _walk_to(page, "[data-part=more-choices] summary")
    page.keyboard.press("Enter")
    _walk_to(page, "input[inputmode=numeric]")
    page.keyboard.type(str(seed))
    _walk_to(page, ".start", "Shift+Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-part=table]")
