"""Eight objects in one zone: emblem, life and name of each can be read, and what lies on them stands below."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.scenes import mocking, sit_at
from tests.browser.screens import violations
from tests.browser.waiting import at_rest, read

SIZES = {"desk": (1280, 800), "wide": (1920, 1080), "phone": (390, 844)}
LARGE_ENOUGH = {"desk": 46, "wide": 56, "phone": 36}
"""The least width of a token on the screen, by size."""
LOOK = """() => {
  const zone = document.querySelector('[data-zone=B3]');
  const box = (one) => { const r = one.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
  return {
    zone: box(zone),
    zones: [...document.querySelectorAll('[data-part=zone]')].map(box),
    tokens: [...zone.querySelectorAll('[data-part=token]')].map((token) => {
      const emblem = token.querySelector('.emblem');
      const [left, top, right, bottom] = box(emblem);
      const name = token.querySelector('[data-part=name] > span');
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return {
        id: token.dataset.object, name: name?.innerText.trim() ?? '',
        whole: name ? name.scrollWidth <= name.clientWidth + 1 : false,
        life: token.querySelector('[data-part=life]')?.innerText ?? '',
        width: token.querySelector('.body').getBoundingClientRect().width,
        emblem: [left, top, right, bottom],
        open: seen?.closest('[data-part=token]') === token && !seen.closest('[data-part=chips]'),
        parts: Object.fromEntries(['life', 'name', 'chips'].flatMap((part) => {
          const found = token.querySelector(`[data-part=${part}]`);
          return found ? [[part, box(part === 'name' ? name : found)]] : [];
        })),
      };
    }),
  };
}"""
Box = list[float]


@pytest.fixture(scope="module")
def mock() -> Iterator[str]:
    with mocking() as address:
        yield address


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share more than an edge."""
    return min(one[2], other[2]) - max(one[0], other[0]) > 1 and min(one[3], other[3]) - max(one[1], other[1]) > 1


def inside(one: Box, outer: Box) -> bool:
    return one[0] >= outer[0] - 1 and one[1] >= outer[1] - 1 and one[2] <= outer[2] + 1 and one[3] <= outer[3] + 1


def look(page: Page) -> dict[str, Any]:
    before: dict[str, Any] = {}

    def rested(found: dict[str, Any]) -> bool:
        nonlocal before
        same, before = found == before, found
        return same

    page.wait_for_timeout(400)  # zones have grown
    found: dict[str, Any] = read(page, lambda: page.evaluate(LOOK), rested)
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_eight_objects_can_be_read(new_page: NewPage, mock: str, pictures: Path, size: str, theme: str) -> None:
    page = sit_at(new_page, mock, "eight", size=SIZES[size], theme=theme)
    found = look(page)
    page.screenshot(path=pictures / f"eight-{size}-{theme}.png")
    tokens = found["tokens"]
    assert len(tokens) == 8
    assert {token["name"] for token in tokens} >= {"Warlock", "Slayer", "Hellion", "Sentry", "Beastmaster", "Grizzly"}
    for token in tokens:
        assert token["whole"], f"the name of {token['name']} is cut off"
        assert int(token["life"]) > 0
        assert token["open"], f"something covers the emblem of {token['name']}"
        assert token["width"] >= LARGE_ENOUGH[size]
        for part, place in token["parts"].items():
            assert inside(place, found["zone"]), f"{part} of {token['name']} leaves the zone"
            assert part == "life" or not overlap(place, token["emblem"]), f"{part} covers {token['name']}"
    laden = [token for token in tokens if "chips" in token["parts"]]
    assert len(laden) >= 5
    for token in laden:
        assert token["parts"]["chips"][1] >= token["parts"]["name"][3] - 1
    boxes = [
        (token["id"], part, box)
        for token in tokens
        for part, box in (*token["parts"].items(), ("emblem", token["emblem"]))
    ]
    for at, (one, part, box) in enumerate(boxes):
        for other, second, beside in boxes[at + 1 :]:
            assert one == other or not overlap(box, beside), f"{part} of {one} and {second} of {other} overlap"
    assert violations(page) == []
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_a_crowded_zone_grows_and_every_other_keeps_its_room(new_page: NewPage, mock: str) -> None:
    page = sit_at(new_page, mock, "eight")
    found = look(page)
    left, top, right, bottom = found["zone"]
    assert right - left >= 295
    assert bottom - top >= 195
    assert all(box[2] - box[0] >= 120 and box[3] - box[1] >= 110 for box in found["zones"])
    calm = sit_at(new_page, mock, "wait")
    widths = [box[2] - box[0] for box in look(calm)["zones"]]
    assert max(widths) < 1.2 * min(widths)


def test_on_a_phone_every_zone_can_be_tapped(new_page: NewPage, mock: str) -> None:
    page = sit_at(new_page, mock, "eight", size=SIZES["phone"])
    found = look(page)
    assert all(box[2] - box[0] >= 44 and box[3] - box[1] >= 44 for box in found["zones"])
    page.locator("[data-zone=C1]").tap(position={"x": 8, "y": 8})
    zone = page.locator("[data-zone=C1]")
    assert read(page, lambda: at_rest(zone)["width"], lambda width: width > 120) > 120


def test_details_of_a_token_name_what_lies_on_it_in_order(new_page: NewPage, mock: str, pictures: Path) -> None:
    page = sit_at(new_page, mock, "eight")
    page.hover("[data-part=arena] [data-object='1']")
    details = page.locator("[data-part=rail] [data-part=card-details]")
    details.wait_for()
    lying = details.locator("li b").filter(has_not_text="+")
    for at, name in enumerate(("Rhino Hide", "Cheetah Speed", "Block", "Face down")):
        expect(lying.nth(at)).to_have_text(name)
    expect(details).to_contain_text("Armor +2")
    arena = at_rest(page.locator("[data-part=arena]"))
    assert at_rest(details)["x"] >= arena["x"] + arena["width"]
    page.screenshot(path=pictures / "eight-details.png")


def test_ten_objects_are_still_all_there(new_page: NewPage, mock: str) -> None:
    page = sit_at(new_page, mock, "crowd")
    found = look(page)
    assert len(found["tokens"]) == 9
    assert all(token["whole"] and token["open"] for token in found["tokens"])
