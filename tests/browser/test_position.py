"""Making a position: laid by mouse and by keys, changed, undone, refused, shared, and played from."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.screens import examine

PATIENCE = 30_000


def opened(page: Page) -> Page:
    expect(page.locator("[data-part=palette] [data-card]").first).to_be_visible()
    expect(page.locator("[data-part=arena] [data-object]").first).to_be_visible()
    return page


def settled(page: Page) -> None:
    """Wait until every change has come back."""
    expect(page.locator("[data-part=position]")).to_have_attribute("data-busy", "false")


def token(page: Page, zone: str, name: str) -> Locator:
    return page.locator(f"[data-zone={zone}] [data-object]").filter(has_text=name)


def take(page: Page, kind: str, name: str) -> None:
    page.get_by_role("button", name=kind, exact=True).click()
    page.get_by_label("Find a card").fill(name)
    page.locator(f'[data-card="{name}"]').click()


def lay(page: Page, kind: str, name: str, at: str) -> None:
    """Take a card and press where it is to lie."""
    take(page, kind, name)
    page.locator(f'[data-part=arena] [data-element="{at}"]').click()
    settled(page)
    page.keyboard.press("Escape")


def test_a_position_is_made_by_mouse_and_played_from(new_page: NewPage, pictures: Path) -> None:
    page = opened(new_page("#/position", refused=True))
    lay(page, "Creatures", "Timber Wolf", "zB2")
    expect(token(page, "B2", "Timber Wolf")).to_be_visible()
    inspector = page.locator("[data-part=inspector]")
    inspector.get_by_role("button", name="Damage: one more").click(click_count=2)
    inspector.get_by_role("switch", name="On guard").check()
    settled(page)
    expect(inspector.get_by_label("Damage", exact=True)).to_have_value("2")
    # Impossible: it stays as it was, and one line says why.
    inspector.get_by_label("Damage", exact=True).fill("40")
    inspector.get_by_label("Damage", exact=True).press("Enter")
    expect(page.locator("[data-part=legality]")).to_contain_text("would be destroyed already")
    # Odd: it stays, with a note.
    page.get_by_role("radio", name="Priestess").click()
    lay(page, "Creatures", "Redclaw, Alpha Male", "zB3")
    take(page, "Walls", "Wall of Stone")
    page.locator('[data-element="bB2|B3"]').click()
    settled(page)
    expect(page.locator("[data-part=wall]")).to_be_visible()
    page.keyboard.press("Escape")
    # Carried by the mouse.
    fox = token(page, "B2", "Timber Wolf").bounding_box()
    there = page.locator("[data-zone=A1]").bounding_box()
    assert fox is not None
    assert there is not None
    page.mouse.move(fox["x"] + 20, fox["y"] + 20)
    page.mouse.down()
    page.mouse.move(there["x"] + 60, there["y"] + 60, steps=5)
    page.mouse.up()
    expect(token(page, "A1", "Timber Wolf")).to_be_visible()
    page.keyboard.press("Control+z")
    expect(token(page, "B2", "Timber Wolf")).to_be_visible()
    token(page, "B2", "Timber Wolf").click()
    examine(page, "position", pictures)
    page.get_by_role("button", name="Picture", exact=True).click()
    picture = page.get_by_alt_text("A picture of the position")
    expect(picture).to_be_visible()
    page.wait_for_function("(image) => image.naturalWidth > 300", arg=picture.element_handle())
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play from here").click()
    page.get_by_label("Against whom").select_option("novice")
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page).to_have_url(re.compile("#/table/"))
    expect(token(page, "B2", "Timber Wolf")).to_be_visible(timeout=PATIENCE)


def test_a_position_is_made_by_keys_and_looked_at_on_a_phone(new_page: NewPage, pictures: Path) -> None:
    page = opened(new_page("#/position"))
    page.keyboard.press("/")
    page.keyboard.type("Emerald Tegu")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.locator("[data-part=arena] [role=gridcell][tabindex='0']").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    settled(page)
    laid = page.locator("[data-part=arena] [data-object]").filter(has_text="Emerald Tegu")
    expect(laid).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Delete")
    expect(laid).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(laid).to_be_visible()
    link = re.search(r"mp1\.[A-Za-z0-9_-]+", page.url)
    assert link is not None
    small = new_page(f"p/{link[0]}", size=PHONE)
    expect(small.locator("[data-part=arena]")).to_be_visible()
    expect(small.locator("[data-part=palette]")).to_have_count(0)
    expect(small.get_by_role("button", name="Play from here")).to_be_visible()
    examine(small, "position-phone", pictures)
