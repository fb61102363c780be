"""Six mages at one table, on every screen: sides are told apart, whose turn it is can be seen, nobody is left out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.screens import examine, violations
from tests.browser.seats import Duel, plainly
from tests.browser.waiting import at_rest

MAGES = ("Beastmaster", "Warlock", "Priestess", "Wizard", "Forcemaster", "Warlord")
STUDENTS = tuple(f"Academy {name}" for name in MAGES)
SIZES = {"desk": (1280, 800), "wide": (1920, 1080), "phone": (390, 844)}
SIDES = {"me", "foe1", "foe2", "foe3", "foe4", "foe5"}
WATCH_FOR = """(query) => {
  new MutationObserver(() => {
    const found = document.querySelector(query);
    if (found) window.told = found.innerText;
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Keeps the words of something that is seen for a moment only."""
LEAST = {"desk": 36, "wide": 40, "phone": 24}
"""The least width of a token on the screen, by size."""
LOOK = """() => {
  const all = (query) => [...document.querySelectorAll(query)];
  const box = (one) => { const r = one.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
  const tokens = all('[data-part=arena] [data-part=token]');
  return {
    arena: box(document.querySelector('[data-part=arena]')),
    zones: Object.fromEntries(all('[data-part=zone]').map((one) => [one.dataset.zone, box(one)])),
    tokens: tokens.map((one) => ({ of: one.dataset.of, box: box(one.querySelector('.body')), told: one.innerText })),
    frames: Object.fromEntries(tokens.filter((one) => one.dataset.kind === 'mage')
      .map((one) => [one.dataset.of, one.querySelector('.ring').getAttribute('href')])),
    plates: all('[data-part=plate]').map((one) => ({ side: one.dataset.side, box: box(one) })),
    panning: document.querySelector('[data-part=minimap]') !== null,
    sideways: document.documentElement.scrollWidth > innerWidth,
  };
}"""


def at_size(page: Page, size: str) -> dict[str, Any]:
    """The table at this size, when everything has found its place."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(450)
    found: dict[str, Any] = page.evaluate(LOOK)
    return found


def check(page: Page, size: str, found: dict[str, Any]) -> None:
    """What holds at every size: everything is inside of its frame, large enough, and nothing scrolls sideways."""
    left, top, right, bottom = found["arena"]
    for token in found["tokens"]:
        box = token["box"]
        if not found["panning"]:
            assert left <= box[0] < box[2] <= right, token
            assert top <= box[1] < box[3] <= bottom, token
        assert box[2] - box[0] >= LEAST[size], token
    width = SIZES[size][0]
    assert all(plate["box"][0] >= 0 and plate["box"][2] <= width for plate in found["plates"])
    assert not found["sideways"]
    if size != "wide":
        assert violations(page) == []


NODES = """() => ["*", "[data-part=token]"].map((query) =>
  document.querySelectorAll(`[data-part=arena] ${query}`).length)"""


def in_view(page: Page, zone: str) -> bool:
    """Whether the middle of a zone lies within the arena's frame."""
    found = page.evaluate(LOOK)
    left, top, right, bottom = found["arena"]
    box = found["zones"][zone]
    return bool(left < (box[0] + box[2]) / 2 < right and top < (box[1] + box[3]) / 2 < bottom)


def begun(address: str, *mages: str, mode: str, position: str, teams: bool = False) -> Duel:
    """A game of six in the middle of things, when the first of them is asked for an action."""
    duel = Duel.between(address, *mages, mode=mode, position=position, teams=teams)
    duel.play(plainly, lambda state: state["request"]["kind"] == "activate" and state["view"]["you"] == 0)
    return duel


def test_six_sides_on_the_large_board_can_be_told_apart(new_page: NewPage, address: str, pictures: Path) -> None:
    page = new_page()
    begun(address, *MAGES, mode="free-for-all", position="six").sit(page, 0)
    plates = page.locator("[data-part=plate]")
    expect(plates).to_have_count(6)
    expect(page.locator("[data-part=plate][data-state=acting]")).to_have_attribute("data-side", "me")
    expect(page.locator("[data-part=plate][data-state=next]")).to_have_attribute("data-side", "foe1")
    expect(page.locator("[data-part=plate][data-side=foe1]")).to_contain_text("next")
    nodes, tokens = page.evaluate(NODES)
    assert nodes / tokens * 40 < 1500, "forty objects would make the arena heavy"
    filters = page.locator("[data-part=chronicle-filter]")
    expect(filters).to_have_count(6)
    marks = page.locator("[data-part=chronicle] li [data-side-mark]")
    expect(marks.first).to_be_attached()
    filters.nth(2).click()
    expect(filters.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-part=chronicle] li [data-side-mark]:not([data-side-mark=foe2])")).to_have_count(0)
    filters.nth(2).click()
    for size in SIZES:
        found = at_size(page, size)
        page.screenshot(path=pictures / f"six-{size}.png")
        check(page, size, found)
        assert len(found["zones"]) == 24
        assert {plate["side"] for plate in found["plates"]} == SIDES
        assert {token["of"] for token in found["tokens"]} == SIDES
        assert len(set(found["frames"].values())) == 6
        home, far = found["zones"]["D1"], found["zones"]["A6"]
        assert home[1] > far[1]
    assert in_view(page, "D1")
    assert not in_view(page, "A6")
    pill = page.locator("[data-part=edge-pill]").first
    expect(pill).to_be_visible()
    pill.click()
    page.wait_for_timeout(450)
    map_box = page.locator("[data-part=minimap]").bounding_box()
    assert map_box is not None
    page.mouse.click(map_box["x"] + map_box["width"] - 8, map_box["y"] + 8)
    page.wait_for_timeout(450)
    assert in_view(page, "A6")
    assert not in_view(page, "D1")

    at_size(page, "desk")
    page.keyboard.press("Escape")
    page.keyboard.press("]")
    expect(plates.first.get_by_role("button")).to_be_focused()
    page.keyboard.press("]")
    expect(plates.nth(1).get_by_role("button")).to_be_focused()
    page.keyboard.down("Shift")
    page.keyboard.down("Digit2")
    outlined = page.locator("[data-part=arena] [data-part=token].marked")
    expect(outlined).to_have_count(4)
    assert {one.get_attribute("data-of") for one in outlined.all()} == {"foe1"}
    page.keyboard.up("Digit2")
    page.keyboard.up("Shift")
    expect(outlined).to_have_count(0)


def test_the_board_is_turned_so_that_the_own_corner_is_near(new_page: NewPage, address: str) -> None:
    duel = begun(address, *MAGES, mode="free-for-all", position="six")
    page = new_page()
    duel.sit(page, 1)
    expect(page.locator("[data-part=plate]")).to_have_count(6)
    for size in ("desk", "phone"):
        found = at_size(page, size)
        assert found["zones"]["A6"][1] > found["zones"]["D1"][1]
        assert {token["of"] for token in found["tokens"]} <= SIDES


@pytest.mark.parametrize("teams", [False, True])
def test_the_hall_of_the_academy_has_a_rank_for_every_side(
    new_page: NewPage, address: str, pictures: Path, teams: bool
) -> None:
    page = new_page()
    begun(address, *STUDENTS, mode="academy", position="hall", teams=teams).sit(page, 0)
    expect(page.locator("[data-part=rank]")).to_have_count(2 if teams else 6)
    for size in ("desk", "phone"):
        found = at_size(page, size)
        page.screenshot(path=pictures / f"hall-{'teams' if teams else 'alone'}-{size}.png")
        check(page, size, found)
        mine = {token["of"] for token in found["tokens"] if token["box"][1] > sum(found["arena"][1::2]) / 2}
        assert mine >= ({"me", "ally"} if teams else {"me"})
    if teams:
        own = page.locator("[data-part=rank][data-side=mine] [data-part=token]")
        expect(own).to_have_count(12)
        assert {one.get_attribute("data-of") for one in own.all()} == {"me", "ally"}


def test_results_are_told_by_side_and_watched_from_every_seat(new_page: NewPage, address: str, pictures: Path) -> None:
    duel = begun(address, *STUDENTS[:4], mode="academy", position="hall", teams=True)
    page = new_page()
    duel.sit(page, 0)
    expect(page.locator("[data-part=plate]")).to_have_count(4)
    fallen = new_page()
    duel.sit(fallen, 1)
    expect(fallen.locator("[data-part=plate]")).to_have_count(4)
    page.evaluate(WATCH_FOR, "[data-part=fallen]")
    duel.concede(1)
    page.wait_for_function("() => window.told?.includes('Player 1 has given up')")
    expect(fallen.locator("[data-part=waiting][data-state=out]")).to_contain_text("You are out")
    fallen.get_by_role("button", name="Watch").click()
    expect(fallen.locator("[data-part=waiting]")).to_contain_text("choosing")
    gone = page.locator("[data-part=plate][data-seat='1']")
    expect(gone).to_have_attribute("data-state", "out")
    expect(gone).to_contain_text("gave up")
    duel.concede(3)
    expect(page.locator("[data-part=game-over]")).to_be_visible()
    won = page.locator("[data-part=result-side][data-state=won]")
    expect(won).to_contain_text("Player 2")
    expect(page.locator("[data-part=result-side][data-state=lost]")).to_contain_text("gave up")
    examine(page, "result-by-side", pictures)
    page.get_by_role("button", name="See the replay").click()
    page.wait_for_selector("[data-part=replay][data-round]")
    seen_by = page.get_by_label("Seen by")
    expect(seen_by.locator("option")).to_have_count(5)
    seen_by.select_option("3")
    expect(page.locator("[data-part=plate][data-seat='3']")).to_have_attribute("data-side", "me")
    expect(page.locator("[data-part=plate][data-seat='1']")).to_have_attribute("data-side", "ally")
    examine(page, "replay-of-four", pictures)
    watching = new_page(f"#/table/{duel.game}")
    expect(watching.locator("[data-part=plate]")).to_have_count(4)
    expect(watching.locator("[data-part=plate][data-seat='2']")).to_have_attribute("data-side", "ally")


def test_a_long_name_stays_clear_of_the_edge_of_its_plate(new_page: NewPage, address: str) -> None:
    page = new_page()
    begun(address, "Necromancer", *MAGES[:5], mode="free-for-all", position="six").sit(page, 0)
    plate = page.locator("[data-part=plate]", has=page.get_by_text("Necromancer", exact=True))
    name = at_rest(plate.locator(".names b"))
    box = at_rest(plate)
    assert name["x"] + name["width"] + 8 < box["x"] + box["width"]
