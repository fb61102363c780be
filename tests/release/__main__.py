"""The release checklist: every wheel in a folder is installed into an empty environment, plays, serves and advises.

python -m tests.release dist
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from websockets.sync.client import connect

from mageduel import __version__, new_agent, new_duel
from mageduel.form import COMPILED, INTERPRETED

BOOKS = ("Academy Wizard", "Academy Beastmaster")
PATIENCE = 300


def bare_environment() -> dict[str, str]:
    """What a program finds on a machine that has nothing of ours and no Node."""
    kept = {name: os.environ[name] for name in ("HOME", "LANG", "TMPDIR") if name in os.environ}
    pip = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_", "REQUESTS_"))}
    return {**kept, **pip, "PATH": "/usr/bin:/bin"}


def said(command: list[str | Path], given: str = "") -> str:
    """What a command of the release prints; one that fails ends the check with its own words."""
    run = subprocess.run(
        list(map(str, command)), input=given, capture_output=True, text=True, timeout=PATIENCE, env=bare_environment()
    )
    if run.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, command))}: {run.stderr.strip() or run.stdout.strip()}")
    return run.stdout


@contextmanager
def serving(command: Path, folder: Path) -> Iterator[str]:
    """The installed server on a free port."""
    asked = [str(command), "serve", "--port", "0", "--database", f"sqlite:///{folder}/games.sqlite3"]
    with subprocess.Popen(asked, stdout=subprocess.PIPE, text=True, env=bare_environment()) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+?:(\d+)/", process.stdout.readline())
        if found is None:
            raise SystemExit("The installed server does not say where it listens.")
        try:
            yield f"http://127.0.0.1:{found[1]}"
        finally:
            process.terminate()


def fetch(address: str, body: object = None) -> str:
    """What the server answers."""
    data = None if body is None else json.dumps(body).encode()
    call = urllib.request.Request(address, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(call, timeout=30) as response:
        text: str = response.read().decode()
        return text


def check_server(command: Path, folder: Path) -> None:
    """The page is there with its script, and a game can be set up."""
    seats = [{"kind": "bot", "mage": book, "book": book} for book in BOOKS]
    with serving(command, folder) as address:
        page = fetch(f"{address}/")
        parts = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page)
        if not parts or sum(len(fetch(address + part)) for part in parts) < 50_000:
            raise SystemExit("The browser client is not in the wheel.")
        made = json.loads(fetch(f"{address}/api/games", {"mode": "academy", "seats": seats}))
        if not made["seats"][0]["token"] or fetch(f"{address}/healthz").strip() != "ok":
            raise SystemExit("The installed server does not set up games.")
        check_hint(address)
        check_review(address)


def check_hint(address: str) -> None:
    """Somebody who plays the computer asks for advice, which another process of the server thinks about."""
    seats = [
        {"kind": kind, "mage": book, "book": book} for kind, book in zip(("human", "computer"), BOOKS, strict=True)
    ]
    made = json.loads(fetch(f"{address}/api/games", {"mode": "academy", "seats": seats}))
    with connect(f"{address.replace('http', 'ws', 1)}/api/games/{made['game']}/socket", max_size=None) as line:
        line.send(json.dumps({"type": "hello", "token": made["seats"][0]["token"]}))
        has_asked = False
        while True:
            message = json.loads(line.recv(timeout=PATIENCE))
            if message["type"] == "state" and message["request"] is not None and not has_asked:
                line.send(json.dumps({"type": "hint", "ref": "release"}))
                has_asked = True
            if message["type"] == "hint":
                if not message["hint"] or not message["hint"]["ways"]:
                    raise SystemExit(f"The installed server gives no hint: {message['sentence']}")
                return


def check_review(address: str) -> None:
    """A played game is judged, by another process of the server."""
    duel = new_duel("academy", ["Wizard", "Beastmaster"], seed=7)
    duel.let(new_agent("novice", 1), new_agent("random", 2))
    replay = json.loads(fetch(f"{address}/api/replays", json.loads(duel.to_json())))["replay"]
    review = json.loads(fetch(f"{address}/api/replays/{replay}/review", {}))
    until = time.monotonic() + PATIENCE
    while review["state"] not in ("done", "failed") and time.monotonic() < until:
        time.sleep(0.2)
        review = json.loads(fetch(f"{address}/api/replays/{replay}/review"))
    if review["state"] != "done" or not review["standings"]:
        raise SystemExit(f"The installed server does not review a game: {review['state']}.")


def check_wheel(wheel: Path, say: Callable[[str], None] = print) -> None:
    """Install a wheel into an empty environment and use it."""
    form = INTERPRETED if wheel.name.endswith("-none-any.whl") else COMPILED
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        subprocess.run([sys.executable, "-m", "venv", str(folder / "env")], check=True)
        programs = folder / "env" / "bin"
        said([programs / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel])
        mageduel = programs / "mageduel"
        if said([mageduel, "--version"]).split() != ["mageduel", __version__, f"({form})"]:
            raise SystemExit(f"{wheel.name} is not version {__version__}, {form}.")
        played = said([mageduel, "simulate", "--mode", "arena", "--agents", "novice,random", "--games", "2", "--check"])
        said([mageduel, "play", "--mode", "academy", "--seed", "1"], "help\nquit\n")
        check_server(mageduel, folder)
        say(f"{wheel.name}: {form}; {played.strip().splitlines()[0]}; terminal and server answer, with hint and review")


def main(arguments: list[str]) -> None:
    """Check every wheel of a folder; there must be a pure one, and an sdist beside them."""
    folder = Path(arguments[0] if arguments else "dist")
    wheels = sorted(folder.glob(f"mageduel-{__version__}-*.whl"))
    if not any(wheel.name.endswith("-none-any.whl") for wheel in wheels):
        raise SystemExit(f"There is no pure wheel of {__version__} in {folder}.")
    if not (folder / f"mageduel-{__version__}.tar.gz").exists():
        raise SystemExit(f"There is no sdist of {__version__} in {folder}.")
    for wheel in wheels:
        check_wheel(wheel)


if __name__ == "__main__":
    main(sys.argv[1:])
