"""How heavy the first view is and when it can be used: the start page, and a game that is opened by its address.

Usable means pressed: as soon as what is asked stands there, the first thing that can be chosen is pressed, and the
clock stops when the page has answered and the answer has been painted. Each view is opened in a profile of its own
with nothing in its cache, on a processor slowed down to a quarter.
"""

from __future__ import annotations

import argparse
import gzip
import os
import statistics
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from mageduel.server.app import static_folder
from tests.browser import chromium, start
from tests.browser.conftest import DESK, PHONE, serving

SLOWDOWN: Final = 4
SETTLED: Final = 2500
"""Milliseconds a new window has for itself before something is opened in it."""
_WATCH = """(() => {
  const answered = (button) => button.ariaPressed === "true" || button.ariaChecked === "true";
  const look = () => {
    const button = document.querySelector("%s");
    if (!button || !(%s)) return;
    watcher.disconnect();
    window.before = performance.getEntriesByType("resource").map((one) => new URL(one.name).pathname);
    const press = () => {
      if (!answered(button)) button.click();
      // The timer of a frame runs when that frame has been painted.
      const wait = () => requestAnimationFrame(() => setTimeout(() => {
        if (answered(button)) window.usable = performance.now(); else wait();
      }));
      wait();
    };
    press();
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document, { subtree: true, childList: true, attributes: true });
})()"""
HOME: Final = _WATCH % (
    "[data-part=home] [data-part=mode-card]:not([aria-checked=true])",
    "document.querySelector('[data-part=home] .start:not([disabled])')",
)
"""The start page: another game is chosen, and the duel could begin."""
GAME: Final = _WATCH % (
    "[data-part=binder] .pick",
    "document.querySelector('[data-part=plan-sheet] .seal:not([disabled])')"
    " && (innerWidth < 1024 || document.querySelector('[data-part=arena] [data-part=token]'))",
)
"""A game: the arena and the first question are there, its first spell is picked and could be sealed."""


@dataclass
class Weight:
    """Bytes on the wire."""

    parts: list[float] = field(default_factory=list)

    def watch(self, line: CDPSession) -> None:
        """Count everything from now on, with nothing in the cache; lines to the table as they would be compressed."""
        line.send("Network.enable")
        line.send("Network.setCacheDisabled", {"cacheDisabled": True})
        line.on("Network.loadingFinished", lambda event: self.parts.append(event["encodedDataLength"]))
        line.on(
            "Network.webSocketFrameReceived",
            lambda event: self.parts.append(len(gzip.compress(event["response"]["payloadData"].encode()))),
        )

    @property
    def sum(self) -> float:
        """All of it."""
        return sum(self.parts)


def wait_until_usable(page: Page) -> float:
    """Milliseconds from the start of the navigation until the first press was answered."""
    page.wait_for_function("() => window.usable !== undefined")
    found: float = page.evaluate("window.usable")
    return found


def measure(browser: Browser, url: str, watch: str, kept: Path, size: tuple[int, int]) -> tuple[float, float]:
    """Milliseconds and bytes of one first view."""
    viewport = {"width": size[0], "height": size[1]}
    context = browser.new_context(viewport=viewport, locale="en-US", storage_state=kept)  # type: ignore[arg-type]
    context.add_init_script(watch)
    page = context.new_page()
    page.wait_for_timeout(SETTLED)
    line = context.new_cdp_session(page)
    weight = Weight()
    weight.watch(line)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    page.goto(url, wait_until="commit")
    taken = wait_until_usable(page)
    page.wait_for_load_state("networkidle")
    context.close()
    return taken, weight.sum


def main() -> int:
    """Print the bytes and the median time of both first views."""
    parser = argparse.ArgumentParser(prog="make first-view", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--phone", action="store_true", help="the window of a phone")
    given = parser.parse_args()
    path = chromium.find()
    if path is None or static_folder() is None:
        print("The client and a browser are needed; make first-view sees to both.", file=sys.stderr)
        return 1
    size = PHONE if given.phone else DESK
    busy = os.getloadavg()[0]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "games.sqlite3") as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        kept = Path(folder) / "kept.json"
        page = browser.new_page()
        page.goto(address)
        start.against_computer(page)
        page.wait_for_selector("[data-part=binder] .pick")
        page.context.storage_state(path=kept)
        game = page.url
        page.context.close()
        for name, url, watch in (("start page", address, HOME), ("game", game, GAME)):
            found = [measure(browser, url, watch, kept, size) for _ in range(given.runs)]
            times = sorted(taken for taken, _ in found)
            print(
                f"{name}: {max(weight for _, weight in found) / 1000:.0f} kB; usable after "
                f"{statistics.median(times):.0f} ms ({times[0]:.0f} to {times[-1]:.0f}, {given.runs} runs), "
                f"{SLOWDOWN}x slower",
                flush=True,
            )
        browser.close()
    print(f"Load before: {busy:.1f} on {os.cpu_count()} processors; more than a few tenths makes it slower.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
