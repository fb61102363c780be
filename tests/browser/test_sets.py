"""What the later sets and Domination bring to the table: ground, orbs, tokens, walls with a face, minds taken over."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.screens import examine
from tests.browser.seats import Duel
from tests.browser.waiting import expect_attributes, expect_value

NAMES = ("Beastmaster", "Warlock")
CLIPPED = """() => [...document.querySelectorAll("[data-part=table-bar] .middle, [data-part=phase-bar]")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText)"""
"""What of the bar has no room."""
WALLS = "[...new Set([...document.querySelectorAll('[data-part=wall]')].map((one) => one.dataset.look))].sort()"
"""What the walls are made of."""


def sit_at(new_page: NewPage, address: str, position: str, mode: str = "arena", seat: int = 0, **how: object) -> Page:
    """A page at a real table that begins in a position."""
    page = new_page(**how)
    Duel.between(address, *NAMES, mode=mode, position=position).sit(page, seat)
    return page


FLOOR = """async (zone) => {
  const found = document.querySelector(`[data-zone=${zone}][data-floor=laid]`);
  const url = /url\\("(blob:[^"]+)"\\)/.exec(getComputedStyle(found).backgroundImage)[1];
  const image = new Image();
  image.src = url;
  await image.decode();
  const cells = document.querySelector("[data-part=arena] [role=grid]").getBoundingClientRect();
  const zoneBox = found.getBoundingClientRect();
  const scale = image.width / cells.width;
  const canvas = new OffscreenCanvas(8, 8).getContext("2d");
  canvas.drawImage(image, (zoneBox.x - cells.x) * scale, (zoneBox.y - cells.y) * scale, zoneBox.width * scale,
    zoneBox.height * scale, 0, 0, 8, 8);
  const sums = [0, 0, 0];
  canvas.getImageData(0, 0, 8, 8).data.forEach((value, at) => { if (at % 4 < 3) sums[at % 4] += value / 64; });
  return sums.map((value) => Math.round(value / 6)).join(" ");
}"""
"""The mean colour of a zone in the picture of the floor, coarsely."""


FLOWING = """() => {
  const flow = document.querySelector("[data-zone=A1] [data-part=flow]");
  return flow.getAnimations({ subtree: true }).length > 0;
}"""


def floor_of(page: Page, zone: str) -> str:
    page.wait_for_selector(f"[data-zone={zone}][data-floor=laid]")
    found: str = page.evaluate(FLOOR, zone)
    return found


def token(name: str, zone: str) -> str:
    """The token of this name in a zone."""
    return f"[data-part=arena] [data-zone='{zone}'] [data-part=token]:has-text(\"{name}\")"


def test_ground_orbs_and_score_of_domination(new_page: NewPage, address: str, pictures: Path) -> None:
    page = sit_at(new_page, address, "orbs", "domination")
    expect(page.locator("[data-part=zone]")).to_have_count(14)
    expect(page.locator("[data-part=board]")).to_have_text("Ancient Wards14")
    expect_attributes(page.locator("[data-part=score]"), "data-score", ["3", "5"])
    for zone, state in {"A2": "lit", "B1": "dimmed", "B3": "lit", "C4": "lit", "D3": "dark"}.items():
        expect(page.locator(f"[data-zone={zone}] [data-part=orb]").first).to_have_attribute("data-state", state)
    expect(page.locator(token("V'Tar Orb", "A2"))).to_have_attribute("data-side", "mine")
    expect(page.locator(token("V'Tar Orb", "B3"))).to_have_attribute("data-side", "theirs")
    expect(page.locator(token("Sslak", "A2"))).to_have_attribute("data-side", "nobody")

    expect(page.locator("[data-zone=B3]")).to_have_attribute("data-ground", "septagram")
    expect(page.locator("[data-part=zone][data-floor=laid]")).to_have_count(14)
    expect(page.locator("[data-zone=B2] [data-part=terrain]")).to_have_text("Shallow Sea")
    expect(page.locator("[data-zone=A3] [data-part=passage]")).to_have_text("D2")
    expect(page.locator("[data-part=wall]")).to_have_attribute("data-faces", "left")
    page.locator("[data-zone=C3] [data-part=terrain]").click()
    details = page.locator("[data-part=card-details]")
    expect(details).to_contain_text("V'Torrak")
    expect(details).to_contain_text("Special ground.")
    page.keyboard.press("Escape")
    examine(page, "orbs", pictures)

    # An orb is touched, without odds, and explains itself.
    page.locator(token("V'Tar Orb", "B3")).click(button="right")
    expect(details).to_contain_text("the first lights it")
    page.keyboard.press("Escape")
    expect(details).to_have_count(0)
    assert page.evaluate(CLIPPED) == []

    # From the other side the board is turned, and the wall faces the other way.
    other = sit_at(new_page, address, "orbs", "domination", 1)
    expect(other.locator("[data-part=wall]")).to_have_attribute("data-faces", "right")
    expect(other.locator(token("V'Tar Orb", "A2"))).to_have_attribute("data-side", "theirs")


def test_terrain_tokens_and_minds_of_the_later_sets(new_page: NewPage, address: str, pictures: Path) -> None:
    page = sit_at(new_page, address, "sets")
    grounds = {"A1": "water", "A2": "swamp", "A3": "grass", "B1": "hill", "C3": "hallowed"}
    for zone, look in grounds.items():
        expect(page.locator(f"[data-zone={zone}]")).to_have_attribute("data-ground", look)
    assert len({floor_of(page, zone) for zone in grounds}) == len(grounds)
    # Water is never quite still, where movement is wished for, and turns where something makes it turn.
    expect(page.locator("[data-part=flow]")).to_have_count(1)
    expect(page.locator("[data-zone=A1] [data-part=spiral]")).to_be_attached()
    expect_value(page, FLOWING, False)
    page.evaluate("document.documentElement.dataset.motion = 'full'")
    expect_value(page, FLOWING, True)
    page.evaluate("document.documentElement.dataset.motion = 'still'")
    expect_attributes(page.locator(f"{token('Grizzly', 'B2')} [data-mark]"), "data-mark", ["Growth", "rage"])
    expect(page.locator(f"{token('Skulls', 'A4')} [data-mark=skull]")).to_have_text("3")
    expect(page.locator(f"{token('Hammer', 'B3')} [data-mark=load]")).to_have_text("2")
    expect(page.locator("[data-part=arena] [data-part=owner]")).to_have_count(1)
    expect(page.locator(f"{token('Goblin', 'B2')} .reader")).to_contain_text("belongs to Player 1")
    expect_value(page, WALLS, ["bones", "coral", "flames", "force", "pikes", "steel"])

    # Terrain is read where its name stands.
    page.locator("[data-zone=A2] [data-part=terrain]").click()
    expect(page.locator("[data-part=card-details]")).to_contain_text("Swamp")
    page.keyboard.press("Escape")
    examine(page, "sets", pictures)
