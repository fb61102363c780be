"""Backups: a copy of one moment, made while games are played, which a server can go on with."""

from __future__ import annotations

import sqlite3
import stat
import threading
from pathlib import Path

import pytest

from mageduel import cli
from mageduel.server.database import Database
from mageduel.server.stored import AnswerToStore, StoredGame, StoredSeat
from tests.cli.test_nonsense import refused


def _game(name: str) -> StoredGame:
    seats = tuple(StoredSeat(number, "human", f"Seat {number}", None, f"t{name}{number}", None) for number in range(2))
    return StoredGame(name, {"mode": "arena"}, 7, "1", False, None, None, seats, ())


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    path = tmp_path / "games.sqlite3"
    database = Database(f"sqlite:///{path}")
    database.add_game(_game("one"))
    database.add_answers([AnswerToStore("one", number, number % 2, ("pass", number), "") for number in range(300)])
    database.close()
    return path


def test_a_backup_holds_every_game_and_answer(kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.sqlite3"
    assert cli.main(["backup", str(copy), "--database", f"sqlite:///{kept}"]) == 0
    assert "1 games with 300 answers" in capsys.readouterr().out
    again, first = (Database(f"sqlite:///{path}") for path in (copy, kept))
    assert again.game("one") == first.game("one")
    again.close()
    first.close()


def test_it_is_one_file_for_its_owners_eyes(kept: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    cli.main(["backup", str(folder / "copy.sqlite3"), "--database", f"sqlite:///{kept}"])
    assert [each.name for each in folder.iterdir()] == ["copy.sqlite3"]
    assert stat.S_IMODE((folder / "copy.sqlite3").stat().st_mode) == 0o600


def test_the_environment_names_the_database(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MAGEDUEL_DATABASE", f"sqlite:///{kept}")
    assert cli.main(["backup", str(tmp_path / "copy.sqlite3")]) == 0
    assert "300 answers" in capsys.readouterr().out


def test_a_backup_while_games_are_played_is_of_one_moment(kept: Path, tmp_path: Path) -> None:
    """Answers come in pairs, each pair in one transaction: no copy has half of one."""
    database = Database(f"sqlite:///{kept}")
    database.add_game(_game("two"))
    done, written = threading.Event(), threading.Semaphore(0)

    def play() -> None:
        for number in range(0, 100_000, 2):
            if done.is_set():
                return
            passes = [AnswerToStore("two", number + seat, seat, ("pass",), "") for seat in (0, 1)]
            database.add_answers(passes)
            written.release()

    player = threading.Thread(target=play)
    player.start()
    counts = []
    try:
        for number in range(4):
            assert written.acquire(timeout=60), "nobody plays"
            copy = tmp_path / f"copy{number}.sqlite3"
            assert cli.main(["backup", str(copy), "--database", f"sqlite:///{kept}"]) == 0
            with sqlite3.connect(copy) as read:
                (count,) = read.execute("SELECT count(*) FROM answers WHERE game = 'two'").fetchone()
            read.close()
            counts.append(count)
    finally:
        done.set()
        player.join()
        database.close()
    assert [count % 2 for count in counts] == [0, 0, 0, 0]
    assert counts == sorted(counts)
    assert counts[0] >= 2
    assert counts[-1] >= 8


def test_what_cannot_be_copied(kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Wizard, " * 100)
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as database:
        database.execute("CREATE TABLE runs (pace TEXT)")
    database.close()
    copy = str(tmp_path / "copy.sqlite3")
    for address, said in (
        (f"sqlite:///{tmp_path}/missing.sqlite3", "There is no database"),
        (f"sqlite:///{tmp_path}", "There is no database"),
        (f"sqlite:///{letter}", "cannot be copied: file is not a database"),
        (f"sqlite:///{other}", "cannot be copied: no such table"),
        ("postgresql://somebody@somewhere/games", "pg_dump"),
        ("sqlite://", "SQLite files"),
        ("nonsense", "sqlite:///file"),
        ("", "sqlite:///file"),
    ):
        assert said in refused(["backup", copy, "--database", address], capsys)
    assert "exists already" in refused(["backup", str(kept), "--database", f"sqlite:///{kept}"], capsys)
    for name in (f"{tmp_path}/none/copy", f"{letter}/copy", "/proc/none/copy", "x" * 300):
        assert "cannot be written" in refused(["backup", name, "--database", f"sqlite:///{kept}"], capsys)
    assert [each.name for each in tmp_path.iterdir() if "copy" in each.name] == []
