"""A server with a database of its own, a browser, and pages in it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from mageduel.server.app import static_folder
from tests.browser import chromium

DESK = (1280, 800)
PHONE = (390, 844)
NewPage = Callable[..., Page]
PATIENCE = 15_000
ROOT = Path(__file__).resolve().parents[2]
UNLESS_CHOSEN = """(given) => {
  const key = "mageduel.settings";
  if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(given));
}"""
"""Sets settings that the page has not chosen itself."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium.find()
    if path is None:
        pytest.skip("no Chromium here; make browser installs it")
    if static_folder() is None:
        pytest.skip("the client is not built; make browser builds it")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        yield opened
        opened.close()


@contextmanager
def serving(database: Path, port: int = 0, **settings: str) -> Iterator[str]:
    """A server process, which ends without a word; the address it listens at. Settings are given as variables."""
    command = [sys.executable, "-m", "tests.browser.server", "serve", "--port", str(port), "--games-a-minute", "1000"]
    with subprocess.Popen(
        [*command, "--database", f"sqlite:///{database}"],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=os.environ | settings,
    ) as process:
        assert process.stdout is not None
        said = re.search(r"http://\S+/", process.stdout.readline())
        assert said is not None
        try:
            yield said[0]
        finally:
            process.kill()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server of this test run listens."""
    with serving(tmp_path_factory.mktemp("server") / "games.sqlite3") as found:
        yield found


@pytest.fixture
def new_page(browser: Browser, address: str) -> Iterator[NewPage]:
    """Opens pages, each in a profile of its own; a page's error or a console error fails the test.

    `refused`: the server is expected to refuse something, which the browser writes on its console. `pace`: how long
    moments are seen; most tests do not wait for them. `locale`: what the browser likes to read.
    """
    troubles: list[str] = []
    contexts = []

    def opened(
        path: str = "",
        size: tuple[int, int] = DESK,
        theme: str = "dark",
        motion: str = "reduce",
        refused: bool = False,
        pace: str = "instant",
        locale: str = "en-US",
    ) -> Page:
        context = browser.new_context(
            locale=locale,
            viewport={"width": size[0], "height": size[1]},
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="no-preference" if motion == "full" else "reduce",
            has_touch=size[0] < 600,
        )
        contexts.append(context)
        # Movement that is wished for stays, however slow the machine is just then.
        wished = {"pace": pace, "motion": "full"} if motion == "full" else {"pace": pace}
        context.add_init_script(f"({UNLESS_CHOSEN})({json.dumps(wished)})")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        if not refused:
            page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
        page.goto(path if path.startswith("http") else f"{address}{path}")
        return page

    yield opened
    for context in contexts:
        context.close()
    assert troubles == []


@pytest.fixture(scope="session")
def pictures() -> Path:
    """The folder for pictures of every screen, ignored by version control."""
    folder = Path(__file__).parents[2] / "web" / "pictures"
    folder.mkdir(exist_ok=True)
    return folder
