"""Reveal windows and how often one wants to be asked."""

from __future__ import annotations

import re
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
BESIDE_ITS_GEM = """(told) => {
  const [gem, written] = [told.querySelector("svg").getBoundingClientRect(), document.createRange()];
  written.selectNodeContents(told);
  const words = [...written.getClientRects()].find((one) => one.width > 2 * gem.width);
  return words.left >= gem.right && words.top < gem.bottom;
}"""
"""Whether the first words stand in the line of the gem before them."""


def hides(state: Json) -> object:
    """The Beastmaster lays Rhino Hide face down on himself and keeps it hidden."""
    mine = state["request"]["seat"] == MINE
    return plainly(state, plan=("Rhino Hide",) if mine else (), cast="Rhino Hide" if mine else "")


def other_acts(state: Json) -> bool:
    """The Warlock may act, and the Beastmaster has a card face down."""
    hidden = state["view"]["players"][MINE]["hidden"]
    return bool(hidden and state["request"]["seat"] == OTHER and state["request"]["kind"] == "action")


def prefer(page: Page, label: str) -> None:
    """Change a setting from the table, and come back to it."""
    page.get_by_role("link", name="Settings").first.click()
    page.get_by_label(label, exact=True).click()
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_selector("[data-part=table][data-round]")


def other_moves(duel: Duel) -> None:
    assert duel.answer(OTHER, lambda state: plainly(state, walk_to="A3"))


def wait_until_asked(page: Page, duel: Duel, seat: int = OTHER) -> Json:
    """Until every window has been passed and this seat is asked something it has to answer itself."""
    end = time.monotonic() + 30
    while (state := duel.asked(seat)) is None or not state["request"]["asks"]:
        assert time.monotonic() < end, page.inner_text("[data-part=rail]")
        page.wait_for_timeout(50)
    return state


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

    # What is kept quiet is counted, and can be changed for each card: H opens the panel.
    page.keyboard.press("h")
    panel = page.locator("[data-part=drawer]")
    expect(panel).to_contain_text("When shall I stop for these?")
    expect(panel.locator("[data-part=stop]")).to_contain_text("Rhino Hide")
    expect(panel).to_contain_text(re.compile(r"kept quiet ([4-9]|\d\d)"))
    examine(page, "reveal-stops", pictures)
    panel.get_by_role("radio", name="always").click()
    expect(panel.get_by_role("radio", name="always")).to_be_checked()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)

    # Always: the same kind of step asks, and one key passes.
    other_moves(duel)
    page.wait_for_selector(WINDOW)
    expect(page.locator(WINDOW)).to_contain_text("You always stop for Rhino Hide.")
    examine(page, "reveal-always", pictures)
    first = page.locator(f"{WINDOW} .about").first.inner_text()
    page.keyboard.press("Space")
    expect(page.locator(f"{WINDOW} .about").first).not_to_have_text(first)

    # Not again until this is over: the rest of the step passes by itself, and the next thing asks again.
    page.get_by_role("button", name="this is over").click()
    expect(page.locator(WINDOW)).not_to_contain_text("moves to")


def test_the_settings_hold_at_every_table(new_page: NewPage, address: str) -> None:
    duel = Duel.between(address, "Beastmaster", "Warlock")
    duel.play(hides, other_acts)
    page = new_page()
    duel.sit(page, MINE)
    prefer(page, "After every step of everything")
    other_moves(duel)
    page.wait_for_selector(WINDOW)
    expect(page.locator(WINDOW)).to_contain_text("You stop after every step.")


def test_on_ones_own_turn_cards_are_turned_over_beside_the_actions(
    new_page: NewPage, address: str, pictures: Path
) -> None:
    duel = Duel.between(address, "Beastmaster", "Warlock")

    def mine_acts(state: Json) -> bool:
        hidden = state["view"]["players"][MINE]["hidden"]
        return bool(hidden and state["request"]["seat"] == MINE and state["request"]["kind"] == "action")

    state = duel.play(hides, mine_acts)
    mana = state["view"]["players"][MINE]["mana"]
    page = new_page()
    duel.sit(page, MINE)
    beside = page.locator("[data-part=own-reveal]")
    expect(beside).to_contain_text("Reveal Rhino Hide")
    expect(beside).to_contain_text("armor 0 → 2")
    assert beside.locator("small").evaluate(BESIDE_ITS_GEM), "the price stands below its gem"
    expect(page.locator(WINDOW)).to_have_count(0)
    examine(page, "reveal-beside", pictures)
    page.keyboard.press("r")

    # The same list comes back, nothing was asked about the price, and it is paid.
    expect(beside).to_have_count(0)
    after = wait_until_asked(page, duel, MINE)
    assert after["request"]["kind"] == "action"
    assert after["view"]["players"][MINE]["mana"] == mana - 3
    assert after["view"]["players"][MINE]["hidden"] == []
