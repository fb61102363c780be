"""Store: results of the lab in a file, so that a run that was stopped goes on where it was."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from mageduel import __version__
from mageduel.facts.errors import ForPeople

_TABLES = """
CREATE TABLE IF NOT EXISTS runs (id INTEGER PRIMARY KEY, what TEXT UNIQUE NOT NULL);
CREATE TABLE IF NOT EXISTS games (
    run INTEGER NOT NULL REFERENCES runs(id), number INTEGER NOT NULL, game TEXT NOT NULL, PRIMARY KEY (run, number)
) WITHOUT ROWID;
"""


class Store:
    """Games by run and number; a run is known by everything that decides what is played in it."""

    def __init__(self, path: Path | None) -> None:
        self._place = "the memory" if path is None else str(path)
        with self._usable():
            if path is not None:
                path.parent.mkdir(parents=True, exist_ok=True)
            self._database = sqlite3.connect(path if path is not None else ":memory:")
            self._database.execute("PRAGMA journal_mode=WAL")
            self._database.executescript(_TABLES)

    @contextmanager
    def _usable(self) -> Iterator[None]:
        """Whatever is wrong with the file is one line for whoever named it."""
        try:
            yield
        except (sqlite3.Error, OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise ForPeople(f"{self._place} cannot hold results: {why}; name another file: --results FILE") from None

    def run(self, what: dict[str, Any]) -> int:
        """The number of this run, new or begun before."""
        key = json.dumps({**what, "rules": __version__}, sort_keys=True)
        with self._usable():
            with self._database:
                self._database.execute("INSERT OR IGNORE INTO runs (what) VALUES (?)", (key,))
            (number,) = self._database.execute("SELECT id FROM runs WHERE what = ?", (key,)).fetchone()
            return int(number)

    def done(self, run: int) -> dict[int, dict[str, Any]]:
        """The games of a run that are finished."""
        with self._usable():
            rows = self._database.execute("SELECT number, game FROM games WHERE run = ? ORDER BY number", (run,))
            return {number: json.loads(game) for number, game in rows}

    def keep(self, run: int, games: Iterable[dict[str, Any]]) -> None:
        """Keep finished games; the same game twice is one game."""
        with self._usable(), self._database:
            self._database.executemany(
                "INSERT OR IGNORE INTO games (run, number, game) VALUES (?, ?, ?)",
                [(run, game["number"], json.dumps(game)) for game in games],
            )

    def close(self) -> None:
        """Close the file."""
        self._database.close()
