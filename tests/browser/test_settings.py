"""The settings page: readable at every size, and what is chosen there holds."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.screens import violations
from tests.browser.waiting import read

SIZES = {"desk": (1280, 800), "wide": (1920, 1080), "phone": (390, 844)}
HELP = """() => [...document.querySelectorAll('[data-part=settings] small')].map((one) => {
  const box = one.getBoundingClientRect();
  const line = parseFloat(getComputedStyle(one).lineHeight);
  return { text: one.innerText, width: box.width, lines: Math.round(box.height / line) };
})"""


@pytest.mark.parametrize("size", SIZES)
def test_help_texts_are_sentences_not_columns(new_page: NewPage, pictures: Path, size: str) -> None:
    page = new_page("#/settings", size=SIZES[size])
    page.get_by_role("heading", name="Settings").wait_for()
    helps = read(page, lambda: page.evaluate(HELP), lambda found: len(found) >= 5)
    page.screenshot(path=pictures / f"settings-{size}.png", full_page=True)
    assert len(helps) >= 5
    for one in helps:
        assert one["width"] >= 240, one
        assert one["lines"] <= 6, one
    assert violations(page) == []
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_the_pace_is_kept(new_page: NewPage) -> None:
    page = new_page("#/settings")
    quick = page.get_by_role("radiogroup", name="Pace").get_by_role("radio", name="Quick")
    quick.click()
    expect(quick).to_be_checked()
    page.reload()
    chosen = page.get_by_role("radiogroup", name="Pace").get_by_role("radio", checked=True)
    expect(chosen).to_have_text("Quick")


def test_sound_contrast_and_text_size_are_off_until_chosen(new_page: NewPage) -> None:
    page = new_page("#/settings")
    sound = page.get_by_role("checkbox", name="Sound")
    expect(sound).not_to_be_checked()
    expect(page.get_by_role("slider", name="Volume")).to_have_count(0)
    sound.check()
    expect(page.get_by_role("slider", name="Volume")).to_be_visible()
    page.get_by_role("radio", name="High contrast").click()
    page.get_by_role("radio", name="Large").click()
    expect(page.locator("html[data-contrast=high][data-text=large]")).to_have_count(1)
    page.reload()
    expect(page.locator("html[data-contrast=high][data-text=large]")).to_have_count(1)
    expect(page.get_by_role("checkbox", name="Sound")).to_be_checked()
