"""The rail: details that leave with their moment, a chronicle that follows, outlines that do not stick."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser import start
from tests.browser.conftest import NewPage
from tests.browser.screens import examine
from tests.browser.seats import Duel, Json, mage_of, plainly
from tests.browser.waiting import at_rest

FIRST, SECOND = 0, 1
THEIRS = "[data-part=arena] [data-side=theirs][data-kind=mage]"
DETAILS = "[data-part=rail] [data-part=card-details]"
LIST = "[data-part=chronicle] ol"
AT_END = f"(() => {{ const list = document.querySelector('{LIST}'); \
return list.scrollTop + list.clientHeight >= list.scrollHeight - 2; }})()"


def acts(state: Json) -> bool:
    return bool(state["request"]["seat"] == FIRST and state["request"]["kind"] == "action")


def acts_later(state: Json) -> bool:
    return acts(state) and state["view"]["round"] >= 3


def step(page: Page) -> None:
    """Walk to a neighbouring zone by keys, and wait until it is done."""
    here = page.locator("[data-part=zone]", has=page.locator("[data-side=mine][data-kind=mage]"))
    expect(page.locator("[data-part=prompt][data-kind=action]")).to_be_visible()
    expect(page.locator("[data-part=confirm] .dots")).to_have_count(0)
    before = here.get_attribute("data-zone")
    page.keyboard.press("m")
    page.keyboard.press("1")
    page.locator("[data-part=confirm] .gold").press("Enter")
    expect(here).not_to_have_attribute("data-zone", str(before))


def test_details_stand_beside_the_board_and_leave_with_the_moment(new_page: NewPage, address: str) -> None:
    duel = Duel.between(address, "Beastmaster", "Warlock")
    duel.play(plainly, acts)
    page = new_page()
    duel.sit(page, FIRST)
    page.locator(THEIRS).click(button="right")
    expect(page.locator(DETAILS)).to_have_attribute("data-pinned", "true")
    arena, details = at_rest(page.locator("[data-part=arena]")), at_rest(page.locator(DETAILS))
    assert details["x"] >= arena["x"] + arena["width"]
    page.keyboard.press("Escape")
    expect(page.locator(DETAILS)).to_have_count(0)
    page.locator(THEIRS).click(button="right")
    expect(page.locator(DETAILS)).to_have_count(1)
    page.mouse.move(2, 2)
    step(page)
    expect(page.locator(DETAILS)).to_have_count(0)


def test_the_chronicle_follows_until_somebody_scrolls_back(new_page: NewPage, address: str, pictures: Path) -> None:
    duel = Duel.between(address, "Beastmaster", "Warlock")
    duel.play(plainly, acts_later)
    page = new_page()
    duel.sit(page, FIRST)
    page.wait_for_function(AT_END)

    # A panel that grows above it is nobody's scrolling.
    page.locator(THEIRS).click(button="right")
    expect(page.locator(DETAILS)).to_have_count(1)
    page.wait_for_timeout(200)
    page.wait_for_function(AT_END)
    examine(page, "rail-details", pictures)
    page.keyboard.press("Escape")
    page.wait_for_timeout(200)
    page.wait_for_function(AT_END)
    step(page)
    page.wait_for_timeout(200)
    page.wait_for_function(AT_END)
    expect(page.locator("[data-part=chronicle]")).to_have_attribute("data-state", "follow")

    page.locator(LIST).hover()
    page.mouse.wheel(0, -400)
    expect(page.locator("[data-part=chronicle]")).to_have_attribute("data-state", "back")
    step(page)
    page.locator("[data-part=chronicle] .new").wait_for()
    assert not page.evaluate(AT_END)
    page.locator("[data-part=chronicle] .new").click()
    page.wait_for_function(AT_END)
    expect(page.locator("[data-part=chronicle]")).to_have_attribute("data-state", "follow")


def test_an_outline_leaves_with_what_it_was_for(new_page: NewPage, address: str) -> None:
    duel = Duel.between(address, "Beastmaster", "Warlock")
    duel.play(plainly, acts)
    page = new_page()
    duel.sit(page, FIRST)
    outlined = page.locator("[data-part=arena] .marked")
    line = page.locator(f"{LIST} li", has_text="The Beastmaster begins to act").last.locator("span[role=presentation]")
    line.hover()
    expect(outlined).to_have_count(1)
    page.mouse.move(600, 300)
    expect(outlined).to_have_count(0)
    line.hover()
    expect(outlined).to_have_count(1)
    step(page)  # the pointer has not moved
    expect(outlined).to_have_count(0)
    page.mouse.move(600, 20)
    page.keyboard.down("t")
    page.evaluate("dispatchEvent(new Event('blur'))")
    page.keyboard.up("t")
    expect(outlined).to_have_count(0)


def test_why_one_may_not_pass_is_read_beside_the_button_and_said_at_a_press(new_page: NewPage, address: str) -> None:
    duel = Duel.between(address, "Beastmaster", "Warlock", mode="arena", position="stride")
    duel.play(plainly, lambda state: state["request"]["kind"] == "activate" and state["request"]["seat"] == FIRST)
    page = new_page()
    duel.sit(page, FIRST)
    button = page.locator("[data-part=prompt] .pass button")
    expect(button).to_have_attribute("aria-disabled", "true")
    why = page.locator("[data-part=no-pass]")
    expect(why).to_be_in_viewport(ratio=1)
    expect(button).to_have_accessible_description(re.compile("Passing needs fewer ready creatures"))
    said = page.locator("[data-part=toast]")
    page.keyboard.press("Space")
    expect(said).to_contain_text("Passing needs fewer ready creatures")
    expect(said).to_have_count(0)
    button.click(force=True)
    expect(said).to_contain_text("Passing needs fewer ready creatures")


def test_nothing_is_locked_before_an_action_is_chosen_and_every_press_answers(
    new_page: NewPage, address: str, pictures: Path
) -> None:
    duel = Duel.between(address, "Beastmaster", "Warlock")
    state = duel.play(lambda state: plainly(state, plan=("Minor Heal",)), acts)
    apart = mage_of(state, SECOND)["zone"]
    page = new_page()
    duel.sit(page, FIRST)
    locks = page.locator("[data-part=lock], [data-part=arena] [data-state=refused]")
    expect(locks).to_have_count(0)

    # Chosen, it locks what is too far away, and leaves its picture alone; pressed, that says how far.
    page.locator("[data-part=action-list] .row", has_text="Minor Heal").click()
    expect(locks).not_to_have_count(0)
    lock, emblem = at_rest(page.locator(f"{THEIRS} [data-part=lock]")), at_rest(page.locator(f"{THEIRS} .emblem"))
    assert lock["x"] >= emblem["x"] + 0.7 * emblem["width"]
    page.locator(THEIRS).click(force=True)
    bubble = page.locator("[data-part=refusal]")
    expect(bubble).to_contain_text("3 zones away, Minor Heal reaches 1")
    examine(page, "refused-far", pictures)
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    page.keyboard.press("Escape")
    expect(locks).to_have_count(0)

    # A zone nobody would try to reach in one step is not locked, but answers too.
    page.keyboard.press("m")
    expect(page.locator(f"[data-zone={apart}]")).to_have_attribute("data-state", "rest")
    page.locator(f"[data-zone={apart}]").click(position={"x": 30, "y": 60})
    expect(bubble).to_contain_text("3 zones away; a move action goes 1")
    assert duel.asked(FIRST) is not None


def test_a_card_that_slides_under_a_resting_pointer_is_not_read(new_page: NewPage) -> None:
    page = new_page()
    start.against_computer(page, mode="Academy")
    drawer = page.locator("[data-part=book-drawer]")
    box = at_rest(drawer.locator(".pick").first)
    drawer.evaluate("(drawer) => { drawer.style.translate = '0 -400px'; }")
    page.mouse.move(box["x"] + 40, box["y"] + 40)
    drawer.evaluate("(drawer) => { drawer.style.translate = ''; }")
    page.wait_for_timeout(900)
    expect(page.locator(DETAILS)).to_have_count(0)
    page.mouse.move(box["x"] + 44, box["y"] + 42)
    expect(page.locator(DETAILS)).to_have_count(1)
