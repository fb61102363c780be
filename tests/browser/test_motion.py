"""Movement on the table: there if wished, and gone if not."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.seats import Duel, plainly

WATCH = """() => {
  window.mostMoving = 0;
  const look = () => {
    const moving = document.getAnimations().filter((one) => one.effect.target?.closest('[data-part=arena]'));
    window.mostMoving = Math.max(window.mostMoving, moving.length);
    requestAnimationFrame(look);
  };
  look();
}"""
WHERE = (
    "document.querySelector('[data-part=arena] [data-kind=mage][data-side=mine]').closest('[data-zone]').dataset.zone"
)


def set_still(page: Page) -> None:
    page.goto(f"{page.url.split('#')[0]}#/settings")
    page.get_by_role("radiogroup", name="Movement").get_by_role("radio", name="Still").click()


@pytest.mark.parametrize(
    ("device", "setting", "moves"), [("full", "", True), ("full", "Still", False), ("reduce", "", False)]
)
def test_a_step_glides_only_if_movement_is_wished(
    new_page: NewPage, address: str, device: str, setting: str, moves: bool
) -> None:
    duel = Duel.between(address, "Beastmaster", "Warlock")
    duel.play(plainly, lambda state: state["request"]["seat"] == 0 and state["request"]["kind"] == "action")
    page = new_page(motion=device)
    if setting:
        set_still(page)
    duel.sit(page, 0)
    page.keyboard.press("m")
    page.keyboard.press("1")
    expect(page.locator("[data-part=confirm] .gold")).to_be_enabled()
    page.wait_for_timeout(2000)  # brackets and panels have come to rest
    page.evaluate(WATCH)
    before = page.evaluate(WHERE)
    page.keyboard.press("Enter")
    page.wait_for_function(f"(zone) => {WHERE} !== zone", arg=before)
    page.wait_for_timeout(600)
    assert (page.evaluate("window.mostMoving") > 0) is moves
    expect(page.locator("[data-part=arena] [data-kind=mage]")).to_have_count(2)
    assert page.evaluate("document.documentElement.dataset.motion") == ("full" if moves else "still")
