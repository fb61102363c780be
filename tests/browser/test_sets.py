"""What the later sets and Domination bring to the table: ground, orbs, tokens, walls with a face, minds taken over."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.screens import examine
from tests.browser.seats import Duel

NAMES = ("Beastmaster", "Warlock")


def sit_at(new_page: NewPage, address: str, position: str, mode: str = "arena", seat: int = 0, **how: object) -> Page:
    """A page at a real table that begins in a position."""
    page = new_page(**how)
    Duel.between(address, *NAMES, mode=mode, position=position).sit(page, seat)
    return page


def token(name: str, zone: str) -> str:
    """The token of this name in a zone."""
    return f"[data-part=arena] [data-zone='{zone}'] [data-part=token]:has-text(\"{name}\")"


def test_ground_orbs_and_score_of_domination(new_page: NewPage, address: str, pictures: Path) -> None:
    page = sit_at(new_page, address, "orbs", "domination")
    assert page.locator("[data-part=zone]").count() == 14
    expect(page.locator("[data-part=board]")).to_have_text("Ancient Wards14")
    assert [one.get_attribute("data-score") for one in page.locator("[data-part=score]").all()] == ["3", "5"]

    states = {zone: page.locator(f"[data-zone={zone}] [data-part=orb]").first.get_attribute("data-state")
              for zone in ("A2", "B1", "B3", "C4", "D3")}  # fmt: skip
    assert states == {"A2": "lit", "B1": "dimmed", "B3": "lit", "C4": "lit", "D3": "dark"}
    assert page.locator(token("V'Tar Orb", "A2")).get_attribute("data-side") == "mine"
    assert page.locator(token("V'Tar Orb", "B3")).get_attribute("data-side") == "theirs"
    assert page.locator(token("Sslak", "A2")).get_attribute("data-side") == "nobody"

    looks = page.locator("[data-zone=B3] [data-part=ground]")
    assert [one.get_attribute("data-look") for one in looks.all()] == ["septagram"]
    expect(page.locator("[data-zone=B2] [data-part=terrain]")).to_have_text("Shallow Sea")
    expect(page.locator("[data-zone=A3] [data-part=passage]")).to_have_text("D2")
    assert page.locator("[data-part=wall]").get_attribute("data-faces") == "left"
    page.locator("[data-zone=C3] [data-part=terrain]").click()
    details = page.locator("[data-part=card-details]")
    expect(details).to_contain_text("V'Torrak")
    expect(details).to_contain_text("Special ground.")
    page.keyboard.press("Escape")
    examine(page, "orbs", pictures)

    # From the other side the board is turned, and the wall faces the other way.
    other = sit_at(new_page, address, "orbs", "domination", 1)
    assert other.locator("[data-part=wall]").get_attribute("data-faces") == "right"
    assert other.locator(token("V'Tar Orb", "A2")).get_attribute("data-side") == "theirs"


def test_terrain_tokens_and_minds_of_the_later_sets(new_page: NewPage, address: str, pictures: Path) -> None:
    page = sit_at(new_page, address, "sets")
    looks = page.locator("[data-part=arena] [data-part=ground]")
    assert sorted(str(one.get_attribute("data-look")) for one in looks.all()) == [
        "grass", "hallowed", "hill", "swamp", "water",
    ]  # fmt: skip
    marks = f"{token('Grizzly', 'B2')} [data-mark]"
    assert [one.get_attribute("data-mark") for one in page.locator(marks).all()] == ["Growth", "rage"]
    expect(page.locator(f"{token('Skulls', 'A4')} [data-mark=skull]")).to_have_text("3")
    expect(page.locator(f"{token('Hammer', 'B3')} [data-mark=load]")).to_have_text("2")
    assert page.locator("[data-part=arena] [data-part=owner]").count() == 1
    expect(page.locator(f"{token('Goblin', 'B2')} .reader")).to_contain_text("belongs to Player 1")
    assert {one.get_attribute("data-look") for one in page.locator("[data-part=wall]").all()} == {
        "pikes", "flames", "bones", "force", "coral", "steel",
    }  # fmt: skip

    # Terrain is read where its name stands.
    page.locator("[data-zone=A2] [data-part=terrain]").click()
    expect(page.locator("[data-part=card-details]")).to_contain_text("Swamp")
    page.keyboard.press("Escape")
    examine(page, "sets", pictures)
