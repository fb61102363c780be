"""Reading a page that may still be on its way: every reading waits until it is what was expected."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import FloatRect, Locator, Page, expect

PATIENCE = 15
"""Seconds until what was expected must be there."""


def read(page: Page, look: Callable[[], Any], fits: Callable[[Any], bool]) -> Any:
    """What is read as soon as it fits; otherwise what was read last."""
    end = time.monotonic() + PATIENCE
    while not fits(found := look()) and time.monotonic() < end:
        page.wait_for_timeout(50)
    return found


def expect_value(page: Page, script: str, wanted: object, arg: object = None) -> None:
    """The page comes to give this value."""
    assert read(page, lambda: page.evaluate(script, arg), lambda found: found == wanted) == wanted


def expect_attributes(found: Locator, name: str, wanted: Sequence[str]) -> None:
    """There are so many, in this order, with these values of an attribute."""
    expect(found).to_have_count(len(wanted))
    for at, value in enumerate(wanted):
        expect(found.nth(at)).to_have_attribute(name, value)


def at_rest(found: Locator) -> FloatRect:
    """Where it stands, once it has come to rest."""
    before: FloatRect | None = None
    while (now := found.bounding_box()) is None or now != before:
        before = now
        found.page.wait_for_timeout(50)
    return now
