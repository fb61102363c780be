"""The picture of the table in the README: made here (`make picture`), and still like what a player sees."""

from __future__ import annotations

import base64
import os
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, NewPage
from tests.browser.seats import Duel

SIZE = (1440, 900)
PICTURE = ROOT / "docs" / "pictures" / "table.png"
POSITION: dict[str, Any] = {
    "format": "mageduel-position", "version": 1, "mode": "arena", "round": 5, "phase": "actions",
    "initiative": 0, "turn": 0,
    "seats": [
        {"mage": "Beastmaster", "zone": "B2", "mana": 9, "damage": 7, "prepared": ["Bear Strength", "Minor Heal"],
         "book": {"Timber Wolf": 2, "Rhino Hide": 2, "Dispel": 2, "Regrowth": 1, "Bitterwood Fox": 3}},
        {"mage": "Warlock", "zone": "B4", "mana": 12, "damage": 11, "prepared": ["Fireball", "Battle Fury"],
         "book": {"Firebrand Imp": 2, "Fireball": 1, "Dispel": 2, "Ghoul Rot": 1, "Flaming Hellion": 1},
         "discard": ["Force Push", "Hurl Boulder"]},
    ],
    "objects": [
        {"card": "Steelclaw Grizzly", "seat": 0, "zone": "B3", "damage": 4},
        {"card": "Timber Wolf", "seat": 0, "zone": "C3", "guard": True},
        {"card": "Bitterwood Fox", "seat": 0, "zone": "A2"},
        {"card": "Flaming Hellion", "seat": 1, "zone": "B3", "damage": 3},
        {"card": "Firebrand Imp", "seat": 1, "zone": "A4"},
        {"card": "Dark Pact Slayer", "seat": 1, "zone": "B4", "damage": 2, "ready": False},
        {"card": "Rhino Hide", "seat": 0, "on": 3},
        {"card": "Bear Strength", "seat": 0, "on": 4, "hidden": True},
        {"card": "Ghoul Rot", "seat": 1, "on": 3, "hidden": True},
        {"card": "Bearskin", "seat": 0, "on": 1},
        {"card": "Lash of Hellfire", "seat": 1, "on": 2},
        {"card": "Mana Flower", "seat": 0, "zone": "C1"},
        {"card": "Gate to Hell", "seat": 1, "zone": "A4"},
        {"card": "Wall of Thorns", "seat": 0, "border": "A3|B3"},
    ],
}  # fmt: skip
ALIKE = 0.07
"""The mean difference of two pictures, of all there could be, below which they show the same table."""
DIFFERENCE = """async ([one, other]) => {
  const dots = async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(64, 40);
    canvas.getContext("2d").drawImage(picture, 0, 0, 64, 40);
    return canvas.getContext("2d").getImageData(0, 0, 64, 40).data;
  };
  const [first, second] = [await dots(one), await dots(other)];
  return first.reduce((sum, value, at) => sum + Math.abs(value - second[at]), 0) / first.length / 255;
}"""


def table_in_the_middle_of_an_attack(page: Page, address: str) -> None:
    """The grizzly is about to strike the hellion; the page says what may come of it."""
    wish = {"position": POSITION, "seat": 0, "against": "novice"}
    made = httpx.post(f"{address}api/positions/play", json=wish)
    made.raise_for_status()
    facts = made.json()
    Duel(address, facts["game"], [seat["token"] for seat in facts["seats"]]).sit(page, 0)
    for name in ("Grizzly", "Hellion"):
        page.locator("[data-part=arena] [data-part=token]", has_text=name).click()
    expect(page.locator("[data-part=attack-preview][data-state=ready]")).to_be_visible()
    expect(page.locator("[data-part=zone][data-floor=laid]")).to_have_count(12)


def test_the_picture_of_the_readme_shows_the_table_of_today(new_page: NewPage, address: str, pictures: Path) -> None:
    page = new_page(size=SIZE)
    table_in_the_middle_of_an_attack(page, address)
    seen = page.screenshot(path=pictures / "readme.png")
    if os.environ.get("MAGEDUEL_PICTURE"):
        PICTURE.write_bytes(seen)
    kept = PICTURE.read_bytes()
    apart = page.evaluate(DIFFERENCE, [base64.b64encode(each).decode() for each in (seen, kept)])
    assert apart < ALIKE, "the table looks otherwise than in the README: make picture"
