"""Labels stand whole where there is little room for them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import start
from tests.browser.conftest import DESK, PHONE, NewPage
from tests.browser.seats import Duel, plainly
from tests.browser.test_together import LINES
from tests.browser.waiting import at_rest

CUT = """(labels) => labels.filter((label) => {
  const [box, room] = [label.getBoundingClientRect(), label.parentElement.getBoundingClientRect()];
  const narrow = label.scrollWidth > label.clientWidth + 1;
  return box.width > 0 && (narrow || box.left < room.left - 1 || box.right > room.right + 1 || box.right > innerWidth);
}).map((label) => label.textContent)"""
"""Those that are cut off, or reach beyond what they stand in or beyond the screen."""


@pytest.mark.parametrize(
    ("mode", "mages"),
    [("academy", ["Elementalist", "Necromancer"]), ("arena", ["Anvil Throne Warlord", "Johktari Beastmaster"])],
)
def test_names_of_mages_stand_whole_in_their_strips(
    new_page: NewPage, address: str, mode: str, mages: list[str]
) -> None:
    page = new_page()
    called = [f"Academy {mage}" if mode == "academy" else mage for mage in mages]
    Duel.between(address, *called, mode=mode).sit(page, 0)
    names = page.locator("[data-part=mage-strip] .names b")
    expect(names).to_have_text(mages[::-1])
    assert names.evaluate_all(CUT) == []

    # What else stands in a strip may leave a name no more than its least room.
    page.add_style_tag(content="[data-part=mage-strip] .names { flex: none !important; width: 96px; }")
    assert names.evaluate_all(CUT) == []


def test_every_page_is_named_in_a_phones_bar(new_page: NewPage) -> None:
    page = new_page("#/codex", size=PHONE)
    links = page.locator("nav[aria-label=Pages] a")
    expect(links.last).to_have_attribute("aria-current", "page")
    assert links.evaluate_all(CUT) == []


@pytest.mark.parametrize("path", ["#/learn", "#/replays", "#/codex"])
def test_the_page_that_is_open_is_in_sight_in_a_longer_language(new_page: NewPage, path: str) -> None:
    page = new_page(path, size=PHONE, locale="de-DE")
    expect(page.locator("nav a[aria-current]")).to_be_in_viewport(ratio=0.98)


def test_what_else_a_creature_may_do_stands_side_by_side_on_a_phone(new_page: NewPage, address: str) -> None:
    page = new_page(size=PHONE)
    duel = Duel.between(address, "Beastmaster", "Warlock", mode="arena", position="stride")
    duel.play(plainly, lambda state: state["request"]["seat"] == 0 and state["request"]["kind"] == "activate")
    duel.sit(page, 0)
    page.get_by_role("button", name="Act with Timber Wolf").click()
    small = page.locator("[data-part=action-list] .brief")
    expect(small).to_have_count(3)
    first, last = at_rest(small.first), at_rest(small.last)
    assert last["y"] == first["y"]
    assert last["x"] + last["width"] <= PHONE[0]


def test_a_school_on_a_chip_leaves_the_row_its_room(new_page: NewPage) -> None:
    page = new_page(size=(1920, 1080))
    start.against_computer(page, mode="Full arena")
    chip = page.locator("[data-part=card-filter] label", has=page.get_by_label("Schools"))
    box = chip.bounding_box()
    assert box is not None
    assert box["width"] <= 210


def test_a_long_question_leaves_room_for_its_answers(new_page: NewPage, address: str) -> None:
    duel = Duel.between(address, "Beastmaster", "Warlock", mode="arena", position="drained")
    duel.play(plainly, lambda state: (state["request"]["seat"], state["request"]["kind"]) == (0, "upkeep"))
    for size in (DESK, PHONE):
        page = new_page(size=size, locale="de-DE")
        duel.sit(page, 0)
        asked = page.locator("[data-part=prompt] h2")
        expect(asked).to_contain_text("Steelclaw Grizzly")
        assert asked.evaluate_all(LINES)[0] <= 3


def test_the_phases_keep_to_their_place_in_a_longer_language(new_page: NewPage, address: str) -> None:
    page = new_page(locale="de-DE")
    duel = Duel.between(address, "Beastmaster", "Warlock", mode="arena", position="strides")
    duel.play(plainly, lambda state: (state["request"]["seat"], state["request"]["kind"]) == (0, "activate"))
    duel.sit(page, 0)
    bar = page.locator("[data-part=table-bar]")
    expect(bar.locator("[data-part=phase-bar] .now")).to_contain_text("eigene")
    brand, undo = at_rest(bar.locator(".brand")), at_rest(bar.locator("[data-part=undo]"))
    first, last = at_rest(bar.locator("[data-part=phase-bar] b")), at_rest(bar.locator("[data-part=phase-bar] li").last)
    assert brand["x"] + brand["width"] < first["x"]
    assert last["x"] + last["width"] < undo["x"]
