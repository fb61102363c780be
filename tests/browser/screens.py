"""Screens as people meet them: a picture of each, and axe-core's verdict."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESK = (1280, 800)
PHONE = (390, 844)
JUMPY = 0.1
"""The cumulative layout shift that counts as bad; here it is that of a whole game."""
GRAVE = {"serious", "critical"}
SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
      const moved = one.sources.map(({ node }) => node?.dataset?.part ?? node?.className ?? "");
      if (!one.hadRecentInput) window.shifts.push([one.value, moved.join(", ")]);
    }
  }).observe({ type: "layout-shift", buffered: true });
}"""


@functools.cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe-core finds serious on the page as it stands, in one line each; these rules alone if named."""
    page.evaluate(_axe())
    found: dict[str, Any] = page.evaluate(
        "(rules) => axe.run(document, { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) })", rules
    )
    return [
        f"{one['id']}: {one['nodes'][0]['target']} {one['nodes'][0]['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in GRAVE
    ]


def watch_shifts(page: Page) -> None:
    """Note from the page's beginning on what moves although nobody has just pressed anything."""
    page.evaluate(SHIFTS)


def assert_nothing_jumped(page: Page) -> None:
    """The sum of all that moved stays below what a person notices."""
    moved: list[tuple[float, str]] = page.evaluate("window.shifts")
    assert sum(value for value, _ in moved) < JUMPY, sorted(moved, reverse=True)[:9]


def examine(page: Page, name: str, pictures: Path) -> None:
    """Take pictures at both sizes; nothing serious, nothing that scrolls sideways, contrast enough in both themes."""
    troubles = []
    for label, (width, height) in (("phone", PHONE), ("desk", DESK)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(250)
        page.screenshot(path=pictures / f"{name}-{label}.png")
        troubles += [f"{name} {label}: {one}" for one in violations(page)]
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            troubles.append(f"{name} {label}: scrolls sideways")
    theme = page.evaluate("document.documentElement.dataset.theme")
    page.emulate_media(color_scheme="dark" if theme == "light" else "light")
    page.wait_for_function("(theme) => document.documentElement.dataset.theme !== theme", arg=theme)
    troubles += [f"{name} in the other theme: {one}" for one in violations(page, ["color-contrast"])]
    page.emulate_media(color_scheme=theme)
    page.wait_for_function("(theme) => document.documentElement.dataset.theme === theme", arg=theme)
    assert troubles == [], "\n".join(troubles)
