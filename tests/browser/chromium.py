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


PACKAGES = ("chromium", "fonts-dejavu-core")
"""Debian's browser; it does not start on a machine without any font."""


def install() -> bool:
    """Install the Debian packages; False, after apt-get has said why, if that fails."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    steps = (["update"], ["install", "--yes", "--no-install-recommends", *PACKAGES])
    return all(subprocess.run(["apt-get", "--quiet=2", *words], env=environment).returncode == 0 for words in steps)


def main() -> int:
    """Make sure that there is a browser."""
    if find():
        return 0
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing Chromium", flush=True)
        if install() and find():
            return 0
        print("Chromium could not be installed; install it, or name a browser in CHROMIUM.", file=sys.stderr)
        return 1
    print("The browser tests need Chromium or Chrome; none was found. CHROMIUM can name one.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
