"""Reveal windows and how often one wants to be asked."""

from __future__ import annotations

import time
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.screens import examine
from tests.browser.seats import Duel, Json, plainly

MINE, OTHER = 0, 1
WINDOW = "[data-part=reveal-prompt][data-state=open]"
WATCH = """() => {
  window.asked = [];
  const note = () => {
    const open = document.querySelector("[data-part=reveal-prompt] .about")?.innerText ?? "";
    if (open && open !== window.lastAsked) window.asked.push(document.querySelector("[data-part=table]").dataset.state);
    window.lastAsked = open;
  };
  note();
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""Notes in which phase a window opens, one after another."""


def hides(state: Json) -> object:
    """The Beastmaster lays Rhino Hide face down on himself and keeps it hidden."""
    mine = state["request"]["seat"] == MINE
    return plainly(state, plan=("Rhino Hide",) if mine else (), cast="Rhino Hide" if mine else "")


def other_acts(state: Json) -> bool:
    """The Warlock may act, and the Beastmaster has a card face down."""
    hidden = state["view"]["players"][MINE]["hidden"]
    return bool(hidden and state["request"]["seat"] == OTHER and state["request"]["kind"] == "action")


def prefer(page: Page, label: str) -> None:
    """Change the setting from the table, and come back to it."""
    page.get_by_role("link", name="Settings").first.click()
    page.get_by_role("radio", name=label).click()
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_selector("[data-part=table][data-round]")


def other_moves(duel: Duel) -> None:
    assert duel.answer(OTHER, lambda state: plainly(state, walk_to="A3"))


def wait_until_asked(page: Page, duel: Duel) -> None:
    """Until every window has been passed and the Warlock is asked again."""
    end = time.monotonic() + 30
    while duel.asked(OTHER) is None:
        assert time.monotonic() < end, page.inner_text("[data-part=rail]")
        page.wait_for_timeout(50)


def test_one_is_asked_as_often_as_one_likes(new_page: NewPage, address: str, pictures: Path) -> None:
    duel = Duel.between(address, "Beastmaster", "Warlock")
    duel.play(hides, other_acts)
    page = new_page()
    duel.sit(page, MINE)

    page.evaluate(WATCH)

    # By default a step of the Warlock far away is none of the Beastmaster's business: every window passes by itself.
    other_moves(duel)
    wait_until_asked(page, duel)
    assert page.evaluate("window.asked") == []

    # Always: the same kind of step asks, and one key passes.
    prefer(page, "Always")
    other_moves(duel)
    page.wait_for_selector(WINDOW)
    expect(page.locator(WINDOW)).to_contain_text("Rhino Hide")
    examine(page, "reveal-always", pictures)
    first = page.locator(f"{WINDOW} .about").first.inner_text()
    page.keyboard.press("Space")
    expect(page.locator(f"{WINDOW} .about").first).not_to_have_text(first)

    # Not again this phase: one pass by hand is the last in it; the next phase asks again.
    prefer(page, "Not again this phase")
    page.wait_for_selector(WINDOW)
    phase = page.get_attribute("[data-part=table]", "data-state")
    page.evaluate(WATCH)
    page.keyboard.press("Space")
    while page.get_attribute("[data-part=table]", "data-state") == phase:
        duel.answer(OTHER, plainly)
        page.wait_for_timeout(50)
    page.wait_for_selector(WINDOW)
    assert page.get_attribute("[data-part=table]", "data-state") != phase
    assert phase not in page.evaluate("window.asked")
