"""Made-up tables from the client's mock server, for moments that a real game reaches only by chance."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from playwright.sync_api import Page

from mageduel.server.app import static_folder
from tests.browser.conftest import NewPage
from tests.browser.seats import KNOWN

WEB = Path(__file__).parents[2] / "web"
PATIENCE = 60


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextmanager
def mocking() -> Iterator[str]:
    """The mock server with the built client; the address it listens at."""
    port = _free_port()
    command = [str(WEB / "npm"), "run", "--silent", "mock", "--", str(static_folder()), str(port)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True) as process:
        address = f"http://127.0.0.1:{port}/"
        end = time.monotonic() + PATIENCE
        try:
            while not _answers(address):
                assert time.monotonic() < end, "the mock server does not answer"
                time.sleep(0.1)
            yield address
        finally:
            os.killpg(process.pid, signal.SIGKILL)


def _answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}api/mages").status_code == 200
    except httpx.TransportError:
        return False


def sit_at(new_page: NewPage, mock: str, scene: str, **how: object) -> Page:
    """A page at a made-up table."""
    page = new_page(mock, **how)
    known = {**KNOWN, "mode": "arena", "game": scene, "seats": [{"seat": 0, "token": "t0"}]}
    page.evaluate("(game) => localStorage.setItem('mageduel.games', JSON.stringify([game]))", known)
    page.goto(f"{mock}#/table/{scene}")
    page.wait_for_selector("[data-part=table][data-round]")
    return page
