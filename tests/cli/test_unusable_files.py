"""Databases, result files, reports, records and books that cannot be used: one line each."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from mageduel import cli
from mageduel.facts.errors import ForPeople
from mageduel.lab.store import Store
from mageduel.server.database import Database
from tests.cli.test_nonsense import refused

Spoil = Callable[[Path], Path]


def a_folder(place: Path) -> Path:
    (place / "folder").mkdir()
    return place / "folder"


def below_a_file(place: Path) -> Path:
    (place / "file").write_text("a file")
    return place / "file" / "results.db"


def no_database(place: Path) -> Path:
    (place / "letter.db").write_text("Dear Warlock, this is no database at all. " * 40)
    return place / "letter.db"


def corrupt(place: Path) -> Path:
    """A database whose pages were overwritten after its first hundred bytes."""
    path = place / "corrupt.db"
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE runs (id INTEGER PRIMARY KEY, what TEXT UNIQUE NOT NULL)")
        database.execute("CREATE TABLE games (run INTEGER, number INTEGER, game TEXT)")
        database.executemany("INSERT INTO runs (what) VALUES (?)", [(f"run {n}" * 40,) for n in range(200)])
    database.close()
    content = bytearray(path.read_bytes())
    content[100:] = b"\xa5" * (len(content) - 100)
    path.write_bytes(content)
    return path


def of_others(place: Path) -> Path:
    """A database of another program, with a table of the same name."""
    path = place / "other.db"
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE runs (pace TEXT)")
        database.execute("CREATE TABLE games (id TEXT, opponent TEXT)")
    database.close()
    return path


def a_device(place: Path) -> Path:
    return Path("/dev/full")


UNUSABLE = [a_folder, below_a_file, no_database, corrupt, of_others, a_device]
"""For databases of the server and results of the lab alike."""

MATCH = ["lab", "match", "random", "random", "--games", "1", "--workers", "1"]
TUNE = ["tune", "--games", "1", "--attempts", "1", "--check-games", "1", "--workers", "1"]


@pytest.mark.parametrize("spoil", UNUSABLE)
@pytest.mark.parametrize("command", [MATCH, TUNE], ids=["lab", "tune"])
def test_results_cannot_be_kept(
    command: list[str], spoil: Spoil, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = spoil(tmp_path)
    line = refused([*command, "--results", str(path)], capsys)
    assert f"{path} cannot hold results" in line
    assert "--results FILE" in line


@pytest.mark.parametrize("spoil", UNUSABLE)
def test_games_cannot_be_kept(spoil: Spoil, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = refused(["serve", "--port", "0", "--database", f"sqlite:///{spoil(tmp_path)}"], capsys)
    assert "database" in line
    assert "Background on this error" not in line


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("", "sqlite:///file"),
        ("games.sqlite3", "sqlite:///file"),
        ("nonsense://x", "nonsense"),
        ("mysql://x@y/z", "MySQLdb"),
        ("postgresql://nobody@127.0.0.1:1/none", "refused"),
        ("postgresql://nobody@127.0.0.1:port/none", "sqlite:///file"),
        ("sqlite:////proc/none/games.sqlite3", "/proc/none"),
        ("sqlite:///\x00", "database"),
    ],
)
def test_no_database_address(address: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said in refused(["serve", "--port", "0", "--database", address], capsys)


def test_the_environment_may_name_no_database_either(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MAGEDUEL_DATABASE", f"sqlite:///{no_database(tmp_path)}")
    assert "The file is no database" in refused(["serve", "--port", "0"], capsys)
    monkeypatch.setenv("MAGEDUEL_DATABASE", "")
    monkeypatch.setenv("XDG_DATA_HOME", str(below_a_file(tmp_path)))
    assert "database" in refused(["serve", "--port", "0"], capsys)


def test_nobody_has_no_home(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("MAGEDUEL_DATABASE", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    assert "--database sqlite:///file" in refused(["serve", "--port", "0"], capsys)


@pytest.fixture
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Connections that wait a moment for a lock, not seconds."""
    real = sqlite3.connect
    monkeypatch.setattr("mageduel.lab.store.sqlite3.connect", lambda path: real(path, timeout=0.05))


@pytest.mark.usefixtures("_impatient")
def test_results_that_somebody_else_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "results.db"
    Store(path).close()
    holder = sqlite3.connect(path)
    holder.execute("BEGIN EXCLUSIVE")
    line = refused([*MATCH, "--results", str(path)], capsys)
    holder.close()
    assert "database is locked" in line


def test_results_that_may_only_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "results.db"
    Store(path).close()
    real = sqlite3.connect
    monkeypatch.setattr("mageduel.lab.store.sqlite3.connect", lambda path: real(f"file:{path}?mode=ro", uri=True))
    assert "readonly" in refused([*MATCH, "--results", str(path)], capsys)


def test_games_in_a_file_that_may_only_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "games.sqlite3"
    Database(f"sqlite:///{path}").close()
    line = refused(["serve", "--port", "0", "--database", f"sqlite:///file:{path}?mode=ro&uri=true"], capsys)
    assert "can only be read" in line
    assert not Path("file:").exists()


def test_games_in_a_file_that_somebody_else_holds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite3"
    Database(f"sqlite:///{path}").close()
    monkeypatch.setattr("mageduel.server.opening.BUSY_SECONDS", 0.05)
    holder = sqlite3.connect(path)
    holder.execute("BEGIN EXCLUSIVE")
    line = refused(["serve", "--port", "0", "--database", f"sqlite:///{path}"], capsys)
    holder.close()
    assert "Another program has locked" in line


def test_results_that_were_scribbled_on(tmp_path: Path) -> None:
    store = Store(tmp_path / "results.db")
    number = store.run({"match": "x"})
    store.keep(number, [{"number": 0}])
    store.close()
    with sqlite3.connect(tmp_path / "results.db") as database:
        database.execute("UPDATE games SET game = '{cut'")
    database.close()
    with pytest.raises(ForPeople, match="cannot hold results"):
        Store(tmp_path / "results.db").done(number)


def test_a_disk_that_fills_up_in_the_middle(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Store, run: int, games: object) -> None:
        with self._usable():
            raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(Store, "keep", full)
    assert cli.main([*MATCH, "--results", str(tmp_path / "results.db")]) == 2
    assert "disk is full" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "said"),
    [("", "is a folder"), ("missing/page.html", "there is no folder"), ("file/page.html", "there is no folder")],
)
def test_a_report_that_cannot_be_written_is_refused_before_the_games(
    name: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("a file")
    assert said in refused([*MATCH, "--report", str(tmp_path / name)], capsys)


@pytest.mark.parametrize("spoil", [below_a_file, no_database])
def test_records_of_an_exercise_need_a_folder(spoil: Spoil, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "cannot be a folder" in refused(["exercise", "--games", "1", "--records", str(spoil(tmp_path))], capsys)


def _empty(place: Path) -> Path:
    (place / "empty").write_text("")
    return place / "empty"


def _missing(place: Path) -> Path:
    return place / "missing"


def _deep(place: Path) -> Path:
    (place / "deep.json").write_text("[" * 100_000)
    return place / "deep.json"


def _bytes(place: Path) -> Path:
    (place / "bytes").write_bytes(bytes(range(256)) * 8)
    return place / "bytes"


@pytest.mark.parametrize("spoil", [_missing, _empty, _deep, _bytes, a_folder, below_a_file, no_database])
@pytest.mark.parametrize(
    "command",
    [
        ["record", "check"],
        ["record", "show"],
        ["play", "--load"],
        ["book", "check"],
        ["book", "show"],
        ["book", "share"],
        ["book", "import"],
        ["lab", "cards"],
    ],
    ids=" ".join,
)
def test_what_cannot_be_read(
    command: list[str], spoil: Spoil, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = spoil(tmp_path)
    if command[0] in ("book", "lab") and path.is_file():
        path = path.rename(path.with_suffix(".o8d" if command[1] == "import" else ".toml"))
    refused([*command, str(path)], capsys)


@pytest.mark.parametrize("name", ["", "missing/book.toml", "file/book.toml", "x" * 300 + ".toml", "\udcff.toml"])
def test_a_book_that_cannot_be_written(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("a file")
    monkeypatch.chdir(tmp_path)
    refused(["book", "new", "--mage", "Warlock", name], capsys)


@pytest.mark.parametrize("name", ["", "file/cards.md", "/proc/none/cards.md"])
def test_a_card_list_that_cannot_be_written(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("a file")
    monkeypatch.chdir(tmp_path)
    refused(["cards", "--docs", name], capsys)
