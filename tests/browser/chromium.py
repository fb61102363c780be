"""The browser the tests drive: an installed Chromium or Chrome; root may install the Debian package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PLACES = (Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),)
FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync",
)  # fmt: skip


def find() -> str | None:
    """The first browser there is; CHROMIUM names another."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    found = (shutil.which(name) for name in NAMES)
    places = (str(place) for place in PLACES if place.is_file())
    return next((path for path in (*found, *places) if path), None)


def install() -> None:
    """Install the Debian package."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", "--quiet=2", *words], check=True, env=environment)


def main() -> int:
    """Make sure that there is a browser."""
    if find():
        return 0
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing Chromium", flush=True)
        install()
        return 0
    print("The browser tests need Chromium or Chrome; none was found. CHROMIUM can name one.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
