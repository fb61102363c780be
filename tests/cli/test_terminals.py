"""Terminals of every kind: ones with few characters, ones that are closed, full or gone, and Ctrl-C at any moment."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from mageduel import cli
from mageduel.cli.terminal import near
from mageduel.facts.library import library
from tests.hygiene.sources import ROOT, SOURCE

ENVIRONMENT = os.environ | {"PYTHONPATH": str(SOURCE.parent)}
COMMAND = [sys.executable, "-m", "mageduel"]
TALK = [
    ["--help"],
    ["cards"],
    ["cards", "Warlock"],
    ["cards", "Timber Wolf"],
    ["codex"],
    ["codex", "Burn"],
    ["book", "list"],
    ["book", "show", "Starting Warlock"],
    ["odds", "Timber Wolf", "Royal Archer"],
    ["simulate", "--games", "1", "--mode", "apprentice"],
    [
        "lab",
        "cards",
        "Apprentice Warlock",
        "--mode",
        "apprentice",
        "--agent",
        "random",
        "--games",
        "1",
        "--workers",
        "1",
    ],
    ["play", "--seed", "4"],
]
GAME = "b\n?\nc Fireball\nc [/x]\n4 8\n\n\nb\nodds 1\nq\n"
"""What a player says: it makes the terminal draw the board, cards, refusals and odds."""


def _said(
    arguments: list[str], encoding: str, monkeypatch: pytest.MonkeyPatch, typed: bytes = GAME.encode()
) -> tuple[int, str, str]:
    """Exit code and what a terminal of this encoding gets to see, on both streams."""
    streams = [io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="strict") for _ in range(2)]
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed), encoding=encoding, errors="strict"))
    monkeypatch.setattr("sys.stdout", streams[0])
    monkeypatch.setattr("sys.stderr", streams[1])
    code = cli.main(arguments)
    seen = []
    for stream in streams:
        stream.flush()
        buffer = stream.buffer
        assert isinstance(buffer, io.BytesIO)
        seen.append(buffer.getvalue().decode(encoding))
    return code, seen[0], seen[1]


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "utf-8"])
@pytest.mark.parametrize("arguments", TALK, ids=" ".join)
def test_every_command_speaks_to_every_terminal(
    arguments: list[str], encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, said, _ = _said(arguments, encoding, monkeypatch)
    assert code == 0
    assert len(said) > 40
    _, full, _ = _said(arguments, "utf-8", monkeypatch)
    assert said.count("?") == full.count("?")


def test_what_a_terminal_lacks_is_shown_as_near_as_it_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    _, plain, _ = _said(["odds", "Timber Wolf", "Royal Archer"], "ascii", monkeypatch)
    _, full, _ = _said(["odds", "Timber Wolf", "Royal Archer"], "utf-8", monkeypatch)
    assert "██" in full
    assert plain == full.replace("█", "#")
    assert near("Ragnarök · 2×3 … −1 “é” 雷 \udcff") == 'Ragnarok - 2x3 ~ -1 "e" ? ?'


def test_columns_stay_in_line(monkeypatch: pytest.MonkeyPatch) -> None:
    _, plain, _ = _said(["codex"], "ascii", monkeypatch)
    _, full, _ = _said(["codex"], "utf-8", monkeypatch)
    assert [len(line) for line in plain.splitlines()] == [len(line) for line in full.splitlines()]


@pytest.mark.parametrize("arguments", [["cards", "--json"], ["codex", "--json"], ["odds", "Jinx", "Fox", "--json"]])
def test_json_loses_nothing_in_a_small_terminal(arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    if arguments[0] == "odds":
        arguments = ["odds", "Warlock", "Timber Wolf", "--json"]
    _, plain, _ = _said(arguments, "ascii", monkeypatch)
    _, full, _ = _said(arguments, "utf-8", monkeypatch)
    assert json.loads(plain) == json.loads(full)


@pytest.mark.parametrize("encoding", ["ascii", "utf-8"])
def test_a_refusal_with_odd_letters_is_shown(encoding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    code, _, said = _said(["cards", "Tîmber\udcff雷"], encoding, monkeypatch)
    assert code == 2
    assert said.count("\n") == 1
    assert "there is no card called" in said


@pytest.mark.parametrize("encoding", ["ascii", "utf-8"])
def test_what_is_typed_may_be_anything(encoding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    nonsense = b"\xff\xfe\xc3(\n" + "²\n[/b]\nc [red]\nc [/]\nodds ²\nodds [/\nsave /proc/none/[/x]\n".encode()
    nonsense += b"save a\0b\n" + b"9" * 5000 + b"\nc " + b"[" * 3000 + b"\nq\n"
    code, said, errors = _said(["play", "--seed", "4"], encoding, monkeypatch, nonsense)
    assert (code, errors) == (0, "")
    assert "no name for a file" in said
    assert said.rstrip().endswith("You leave the table.")


def test_names_in_a_loaded_game_are_no_markup(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    saved = tmp_path / "duel.json"
    _said(["play", "--seed", "4"], "utf-8", monkeypatch, f"4 8\n\nsave {saved}\nq\n".encode())
    saved.write_text(saved.read_text().replace('"Beastmaster"', '"[/b]"', 1), encoding="utf-8")
    code, said, _ = _said(["play", "--load", str(saved)], "utf-8", monkeypatch, b"b\nl\n?\nq\n")
    assert code == 0
    assert "[/b]" in said


# With a real process: what the interpreter itself says at its end counts too.


def _shell(line: str) -> subprocess.CompletedProcess[str]:
    python = f"{sys.executable} -m mageduel"
    return subprocess.run(
        ["/bin/sh", "-c", line.replace("mageduel", python, 1)],
        capture_output=True, text=True, errors="replace", env=ENVIRONMENT, cwd=ROOT, timeout=60, check=False,
    )  # fmt: skip


@pytest.mark.parametrize(
    "environment", ["PYTHONIOENCODING=ascii", "PYTHONIOENCODING=latin-1", "LC_ALL=C PYTHONUTF8=0 PYTHONCOERCECLOCALE=0"]
)
def test_an_environment_without_our_letters(environment: str) -> None:
    done = _shell(f"{environment} mageduel cards")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{len(library())} cards" in done.stdout


@pytest.mark.parametrize("command", ["cards", "cards --json", "codex --json", "book list", "simulate --games 1"])
def test_a_full_disk_is_one_line(command: str) -> None:
    done = _shell(f"mageduel {command} > /dev/full")
    assert (done.returncode, done.stderr) == (1, "mageduel: No space left on device\n")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("command", ["cards", "play --seed 4", "codex Nothing"])
def test_closed_streams_are_no_error(command: str, closed: str) -> None:
    done = _shell(f"mageduel {command} {closed}")
    assert done.returncode == (2 if "Nothing" in command else 0)
    assert done.stderr.count("\n") == (1 if "Nothing" in command and "2>" not in closed else 0)


@pytest.mark.parametrize("command", ["cards", "cards --json", "codex --json", "play --seed 4", "simulate --games 1"])
def test_a_reader_who_leaves_early_is_no_error(command: str) -> None:
    """The pipe is closed before the command writes anything."""
    reading, writing = os.pipe()
    os.close(reading)
    with subprocess.Popen(
        [*COMMAND, *command.split()], stdin=subprocess.DEVNULL, stdout=writing, stderr=subprocess.PIPE, env=ENVIRONMENT
    ) as process:
        os.close(writing)
        assert process.communicate(timeout=60)[1] == b""
    assert process.returncode == 141


def test_a_reader_of_progress_who_leaves_early_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [*COMMAND, "lab", "match", "random", "random", "--games", "4", "--workers", "2", "--mode", "apprentice"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=writing, env=ENVIRONMENT) as process:
        os.close(writing)
        process.communicate(timeout=60)
    assert process.returncode == 141


LONG = {
    "play": ["play", "--seed", "4"],
    "serve": ["serve", "--port", "0", "--database", "sqlite://"],
    "simulate": ["simulate", "--games", "5000"],
    "exercise": ["exercise", "--games", "5000"],
    "one worker": ["lab", "match", "random", "random", "--games", "5000", "--workers", "1"],
    "two workers": ["lab", "match", "random", "random", "--games", "5000", "--workers", "2"],
    "tune": ["tune", "--games", "5000", "--workers", "2"],
    "bench": ["bench", "--games", "5000"],
}


BEGIN = (
    "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); print('begun', flush=True); "
    "from mageduel.__main__ import main; sys.exit(main())"
)
"""As a terminal starts it, also where the tests themselves run in the background, where interrupts are ignored."""


@pytest.mark.parametrize("seconds", [0.1, 2.0])
@pytest.mark.parametrize("arguments", LONG.values(), ids=LONG.keys())
def test_an_interrupt_is_quiet_at_any_moment(arguments: list[str], seconds: float) -> None:
    """Ctrl-C reaches every process of the terminal's group, workers too, while they load and while they play."""
    with subprocess.Popen(
        [sys.executable, "-c", BEGIN, *arguments],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env=ENVIRONMENT, start_new_session=True, text=True,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        time.sleep(seconds)
        assert process.poll() is None
        os.killpg(process.pid, signal.SIGINT)
        try:
            _, said = process.communicate(timeout=30)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)  # else leaving the block would wait for it without end
            raise
    assert process.returncode == 130
    assert [line for line in said.splitlines() if " games, share " not in line and ": 0." not in line] == []
    assert _is_gone(process.pid)


def _is_gone(group: int) -> bool:
    """Whether no process of a group is left, after a moment for the last ones."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


def test_an_interrupt_while_the_command_is_loaded_is_quiet() -> None:
    code = (
        "import sys, builtins; real = builtins.__import__\n"
        "def interrupted(name, *rest):\n"
        "    if name == 'mageduel.cli' or 'cli' in (rest[2] or () if len(rest) > 2 else ()): raise KeyboardInterrupt\n"
        "    return real(name, *rest)\n"
        "from mageduel.__main__ import main\n"
        "builtins.__import__ = interrupted\n"
        "sys.exit(main())\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, env=ENVIRONMENT, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (130, b"")
