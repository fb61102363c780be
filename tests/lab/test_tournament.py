"""Runs of the lab: paired, resumable, reported."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from mageduel.cli import main
from mageduel.facts.spellbooks import published_book
from mageduel.lab.books import published
from mageduel.lab.heat_map import shares, tally_of
from mageduel.lab.report import report
from mageduel.lab.store import Store
from mageduel.lab.tournament import card_table, cards_run, carry_out, ladder_run, match_run, matrix_run, run_ratings
from mageduel.lab.tuning import check, contest, tune
from mageduel.lab.workers import batches, play_all


def without_time(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: value for key, value in row.items() if key != "seconds"} for row in rows]


def test_seeds_are_paired_and_sides_swapped() -> None:
    tasks = match_run("novice", "random", 4, 1, "arena").tasks
    assert tasks[0].seed == tasks[1].seed != tasks[2].seed
    assert tasks[0].setup == tasks[1].setup
    assert tasks[0].agents == tuple(reversed(tasks[1].agents))
    assert [task.agents[task.first] for task in tasks] == ["novice"] * 4


def test_a_run_stopped_halfway_goes_on_to_the_same_result(tmp_path: Path) -> None:
    whole = carry_out(match_run("novice", "random", 10, 3, "arena"), Store(None), workers=1)
    begun = match_run("novice", "random", 10, 3, "arena")
    store = Store(tmp_path / "lab.db")
    number = store.run(begun.what)
    store.keep(number, [played.as_dict() for part in play_all(begun.tasks[2:6], workers=1) for played in part])
    finished = carry_out(begun, store, workers=1)
    assert without_time(finished.rows) == without_time(whole.rows)
    assert finished.tally() == whole.tally()


def test_a_run_killed_at_some_moment_continues_to_the_same_result(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "mageduel",
        "lab",
        "match",
        "novice",
        "random",
        "--games",
        "60",
        "--seed",
        "9",
        "--json",
    ]
    results = tmp_path / "killed.db"
    with subprocess.Popen(
        [*command, "--workers", "1", "--results", str(results)], stderr=subprocess.DEVNULL
    ) as process:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and process.poll() is None and _rows(results) == 0:
            time.sleep(0.02)
        if process.poll() is None:
            os.kill(process.pid, signal.SIGKILL)
    assert 0 < _rows(results) <= 60
    again = subprocess.run([*command, "--workers", "2", "--results", str(results)], capture_output=True, check=True)
    clean = subprocess.run([*command, "--workers", "1"], capture_output=True, check=True)
    found, expected = json.loads(again.stdout), json.loads(clean.stdout)
    for each in (found, expected):
        del each["processor_seconds"]
    assert found == expected
    assert found["games"] == 60


def _rows(path: Path) -> int:
    try:
        with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as database:
            return int(database.execute("SELECT COUNT(*) FROM games").fetchone()[0])
    except sqlite3.Error:
        return 0


def test_a_ladder_rates_its_players() -> None:
    run = carry_out(ladder_run(["random", "novice"], [12], 1, "arena"), Store(None), workers=1)
    weak, strong = run_ratings(run)
    assert weak.rating == 0
    assert strong.low > 0
    assert "Ratings" in report(run)


def test_a_matrix_plays_every_pair_of_books_on_both_sides() -> None:
    books = published("apprentice")[:3]
    run = carry_out(matrix_run(books, "novice", 2, 1, "apprentice"), Store(None), workers=1)
    assert len(run.rows) == 6
    assert {task.first for task in run.tasks} == {0, 1}
    page = report(run)
    assert page.count("<rect") >= 6
    assert "http" not in page.replace("http-equiv", "").replace('xmlns="http://www.w3.org/2000/svg"', "")


def test_the_picture_of_a_matrix_names_its_books_from_strong_to_weak(tmp_path: Path) -> None:
    path = tmp_path / "matrix.svg"
    books = ["Apprentice Wizard", "Apprentice Warlock", "Apprentice Priestess"]
    asked = ["lab", "matrix", *books, "--agent", "novice", "--games", "4", "--workers", "1", "--mode", "apprentice"]
    assert main([*asked, "--report", str(path)]) == 0
    picture = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    words = [each.text for each in picture.iter() if each.text]
    rows = [each for each in dict.fromkeys(words) if each in books]
    run = carry_out(matrix_run([published_book(name) for name in books], "novice", 4, 1, "apprentice"), Store(None))
    ranked = shares(run)
    assert rows == [name for name, _ in ranked]
    assert [share for _, share in ranked] == sorted((share for _, share in ranked), reverse=True)
    one, other = ranked[0][0], ranked[1][0]
    assert tally_of(run, one, other).wins == tally_of(run, other, one).losses
    assert f"{ranked[0][1]:.0%}" in words


def test_card_use_counts_what_a_book_did() -> None:
    books = published("apprentice")
    run = carry_out(cards_run(books[0], books[1:], "novice", 4, 1, "apprentice"), Store(None), workers=1)
    table = card_table(run)
    assert [row["card"] for row in table] == sorted(books[0].cards)
    assert sum(row["cast"] for row in table) > 0
    assert sum(row["planned"] for row in table) >= sum(row["cast"] for row in table)
    assert "Card use" in report(run)


def test_batches_hold_every_task_once() -> None:
    tasks = match_run("novice", "random", 101, 1, "arena").tasks
    parts = batches(tasks, 2)
    assert [task for part in parts for task in part] == tasks
    assert len(parts) <= 20


def test_tuning_tries_changes_and_asks_fresh_games() -> None:
    store = Store(None)
    tried = list(tune("novice", 2, 4, 1, "apprentice", store, workers=1))
    assert [attempt.number for attempt in tried] == [0, 1]
    assert all(attempt.tally.games == 4 for attempt in tried)
    found = check("novice", {"attack_mage": -3.0}, 8, 1, "apprentice", store, 1)
    assert found.check.games == 8
    assert not found.is_real
    assert contest("novice", {"life": 2.0}, {}, 2, 1, "arena").tasks[1].changes == ({}, {"life": 2.0})


def test_the_lab_prints_json_and_writes_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "report.html"
    arguments = ["lab", "match", "novice", "random", "--games", "4", "--workers", "1", "--json", "--report", str(page)]
    assert main(arguments) == 0
    found = json.loads(capsys.readouterr().out)
    assert {"games", "wins", "losses", "draws", "share", "interval"} <= set(found)
    assert found["wins"] + found["losses"] + found["draws"] == 4
    assert page.read_text(encoding="utf-8").count("<svg") == 2


@pytest.mark.parametrize(
    "arguments",
    [
        ["match", "novice", "nobody"],
        ["match", "novice", "random", "--report", "match.svg"],
        ["match", "novice", "random", "--games", "0"],
        ["ladder", "--agents", "random,novice", "--games", "2,3"],
        ["matrix", "Starting Wizard", "--games", "2"],
        ["match", "novice", "random", "--workers", "0"],
    ],
)
def test_what_the_lab_cannot_do_is_refused_in_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", *arguments]) == 2
    assert capsys.readouterr().err.count("\n") == 1
