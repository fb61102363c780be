"""`make play` says what it does while it sets itself up, one line a step; it is quiet about noise, not about errors."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.hygiene.sources import ROOT

STEPS = [
    "Setting up: this takes about a minute the first time",
    "Making the environment .venv with ./python",
    "Installing the packages that mageduel needs",
    "Fetching the tools that build the browser client",
    "Building the browser client",
    "Starting the server",
]

PYTHON = """#!/bin/sh
# Makes a folder that looks like an environment.
mkdir -p .venv/bin
cp pip-stub .venv/bin/pip; cp pip-stub .venv/bin/python; cp mageduel-stub .venv/bin/mageduel
"""
PIP = """#!/bin/sh
[ -z "$PIP_FAILS" ] || { echo "ERROR: No matching distribution found for fastapi" >&2; exit 1; }
echo "$@" >> pip-calls
"""
NPM = """#!/bin/sh
case $1 in
ci)
    echo "added 143 packages in 4s"
    [ -z "$NPM_FAILS" ] || { echo "npm error network request failed" >&2; exit 1; }
    mkdir -p web/node_modules;;
run)
    mkdir -p src/mageduel/server/static; touch src/mageduel/server/static/index.html;;
esac
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone where the tools are played by scripts that do nothing, quickly."""
    for name in ("Makefile", "pyproject.toml", "requirements.lock"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "public").mkdir()
    for name in ("index.html", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js"):
        (tmp_path / "web" / name).write_text("")
    scripts = {
        "python": PYTHON,
        "pip-stub": PIP,
        "mageduel-stub": '#!/bin/sh\necho "mageduel $@"\n',
        "web/npm": NPM,
    }
    for name, text in scripts.items():
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
    return tmp_path


def _make(clone: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    bare = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    return subprocess.run(
        ["make", "--no-print-directory", "play", "PYTHON=./python"],
        capture_output=True, text=True, cwd=clone, env=bare | environment, check=False, timeout=60,
    )  # fmt: skip


def test_a_fresh_clone_says_every_step_and_nothing_else(clone: Path) -> None:
    done = _make(clone)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [*STEPS, "mageduel serve --open"]


def test_the_versions_of_the_lock_are_installed(clone: Path) -> None:
    _make(clone)
    assert "--constraint requirements.lock" in (clone / "pip-calls").read_text()


def test_the_second_time_it_starts_at_once(clone: Path) -> None:
    _make(clone)
    assert _make(clone).stdout.splitlines() == [STEPS[-1], "mageduel serve --open"]


@pytest.mark.parametrize(
    ("what", "error", "advice"),
    [
        ("PIP_FAILS", "ERROR: No matching distribution found for fastapi", "The packages could not be installed"),
        ("NPM_FAILS", "npm error network request failed", "The tools could not be fetched"),
    ],
)
def test_what_goes_wrong_is_shown(clone: Path, what: str, error: str, advice: str) -> None:
    done = _make(clone, **{what: "1"})
    assert done.returncode != 0
    said = done.stderr.splitlines()
    assert said[0] == error
    assert said[1].startswith(advice)
    assert "Starting" not in done.stdout
    again = _make(clone)
    assert again.stdout.splitlines()[-1] == "mageduel serve --open"
