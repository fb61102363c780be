"""What happens is seen: arrow, dice, sums, armor, hit and fall; only then comes the next question."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.scenes import mocking, sit_at
from tests.browser.screens import assert_nothing_jumped, violations, watch_shifts
from tests.browser.waiting import at_rest

WATCH = """() => {
  window.seen = [];
  window.trays = {};
  window.moving = 0;
  const start = performance.now();
  const note = () => {
    const now = {
      tray: document.querySelector('[data-part=dice-tray]')?.dataset.state ?? '',
      arrow: Boolean(document.querySelector('[data-part=attack-arrow]')),
      struck: Boolean(document.querySelector('[data-part=mark][data-state=damage]')),
      dying: document.querySelector('[data-state=dying]')?.dataset.object ?? '',
      life: document.querySelector('[data-object="10"] [data-part=life]')?.innerText ?? '',
      binder: Boolean(document.querySelector('[data-part=binder]')),
    };
    const tray = document.querySelector('[data-part=rail] [data-part=dice-tray]');
    if (tray) {
      const sum = tray.querySelector('[data-part=sum]')?.innerText ?? '';
      const groups = [...tray.querySelectorAll('.groups ul')].map((list) => [list.ariaLabel, list.children.length]);
      window.trays[now.tray] = { sum, groups, text: tray.innerText };
    }
    const key = JSON.stringify(now);
    if (key !== window.lastSeen) window.seen.push({ at: performance.now() - start, ...now });
    window.lastSeen = key;
    window.moving = Math.max(window.moving, document.getAnimations().length);
    requestAnimationFrame(note);
  };
  note();
}"""
PRESS_WHILE_ROLLING = """() => {
  const look = () => {
    if (document.querySelector('[data-part=dice-tray][data-state=rolling]')) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
    } else requestAnimationFrame(look);
  };
  look();
}"""
"""Presses a key once, as soon as dice fall."""
Seen = list[dict[str, Any]]


@pytest.fixture(scope="module")
def mock() -> Iterator[str]:
    with mocking() as address:
        yield address


def strike(new_page: NewPage, mock: str, **how: object) -> Page:
    """A page on which the Grizzly has just been told to strike the Slayer."""
    page = sit_at(new_page, mock, "blow", **how)
    page.wait_for_selector("[data-part=action-list] .row")
    page.keyboard.press("1")
    page.locator("[data-part=arena] [data-object='10']").click()
    page.wait_for_selector("[data-part=attack-preview][data-state=ready]")
    page.wait_for_timeout(300)
    page.evaluate(WATCH)
    watch_shifts(page)
    page.locator("[data-part=confirm] .gold").click()
    return page


def seen(page: Page) -> Seen:
    page.wait_for_selector("[data-part=binder]")
    found: Seen = page.evaluate("window.seen")
    return found


def first(found: Seen, **wanted: object) -> float:
    """When this was first to be seen, in milliseconds."""
    return float(next(one["at"] for one in found if all(one[key] == value for key, value in wanted.items())))


def test_an_attack_is_seen_step_by_step_before_the_binder_opens(new_page: NewPage, mock: str, pictures: Path) -> None:
    page = strike(new_page, mock, motion="full", pace="calm")
    page.wait_for_selector("[data-state=dying]")
    page.screenshot(path=pictures / "attack-fall.png")
    found = seen(page)
    armor = page.evaluate("window.trays.armor")
    assert dict(armor["groups"]) == {"critical dice": 4, "normal dice": 3, "blank dice": 2}
    assert "normal 4 − 1 = 3" in armor["text"]
    assert armor["sum"] == "Critical 7, normal 4 less armor 1 = 10 damage"
    assert "top 24%" in armor["text"]
    steps = [one["tray"] for one in found if one["tray"]]
    order = [step for at, step in enumerate(steps) if at == 0 or step != steps[at - 1]]
    assert order == ["declared", "rolling", "sums", "armor", "told"]
    assert first(found, arrow=True) <= first(found, tray="rolling") <= first(found, struck=True)
    assert first(found, life="0") >= first(found, tray="armor")
    assert first(found, dying="10") > first(found, struck=True)
    binder = first(found, binder=True)
    assert binder - first(found, tray="rolling") >= 1500
    assert binder - first(found, dying="10") >= 700
    assert_nothing_jumped(page)


def test_quick_is_quicker_and_at_once_does_not_wait(new_page: NewPage, mock: str) -> None:
    lasted = []
    for pace in ("calm", "quick", "instant"):
        page = strike(new_page, mock, motion="full", pace=pace)
        found = seen(page)
        start = next((one["at"] for one in found if one["tray"]), first(found, binder=True))
        lasted.append(first(found, binder=True) - start)
        page.close()
    calm, quick, instant = lasted
    assert calm >= 2500
    assert quick <= 0.75 * calm
    assert instant <= 200


def test_at_once_nothing_is_drawn_in_an_arena_that_is_gone(new_page: NewPage, mock: str) -> None:
    warnings: list[str] = []

    def heard(path: str = "", **how: Any) -> Page:
        page = new_page(path, **how)
        page.on("console", lambda message: warnings.append(message.text) if message.type == "warning" else None)
        return page

    page = strike(heard, mock, pace="instant")
    seen(page)
    at_rest(page.locator("[data-part=binder]"))
    assert warnings == []


def test_without_movement_everything_is_still_seen(new_page: NewPage, mock: str, pictures: Path) -> None:
    page = strike(new_page, mock, motion="reduce", pace="calm")
    page.wait_for_selector("[data-state=dying]")
    page.screenshot(path=pictures / "attack-still.png")
    assert violations(page) == []
    found = seen(page)
    assert first(found, binder=True) - first(found, tray="rolling") >= 1500
    assert page.evaluate("window.moving") == 0


def test_a_key_completes_one_step_and_not_the_rest(new_page: NewPage, mock: str) -> None:
    page = strike(new_page, mock, motion="full", pace="calm")
    page.evaluate(PRESS_WHILE_ROLLING)
    found = seen(page)
    assert first(found, tray="sums") - first(found, tray="rolling") < 500
    steps = {one["tray"] for one in found}
    assert {"armor", "told"} <= steps
    assert all(one["at"] <= other["at"] for one, other in pairwise(found))


def test_the_tray_on_a_phone_is_the_head_of_the_sheet(new_page: NewPage, mock: str, pictures: Path) -> None:
    page = strike(new_page, mock, size=(390, 844), motion="full", pace="calm")
    page.wait_for_selector("[data-part=dice-tray][data-state=told]")
    page.screenshot(path=pictures / "attack-phone.png")
    sheet = at_rest(page.locator("[data-part=sheet]"))
    tray = at_rest(page.locator("[data-part=sheet] [data-part=dice-tray]"))
    assert tray["y"] - sheet["y"] < 40
    assert tray["y"] + tray["height"] <= sheet["y"] + sheet["height"]
    expect(page.locator("[data-zone=B3] [data-part=token]")).to_have_count(5)
