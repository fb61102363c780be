"""The settings page: readable at every size, and what is chosen there holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import NewPage
from tests.browser.screens import violations

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
    helps = page.evaluate(HELP)
    page.screenshot(path=pictures / f"settings-{size}.png", full_page=True)
    assert len(helps) >= 5
    for one in helps:
        assert one["width"] >= 240, one
        assert one["lines"] <= 6, one
    assert violations(page) == []
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_the_pace_is_kept(new_page: NewPage) -> None:
    page = new_page("#/settings")
    page.get_by_role("radiogroup", name="Pace").get_by_role("radio", name="Quick").click()
    page.reload()
    chosen = page.get_by_role("radiogroup", name="Pace").get_by_role("radio", checked=True)
    assert chosen.inner_text() == "Quick"
