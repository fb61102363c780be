"""`mageduel backup`: a copy of the server's database, also while the server runs."""

from __future__ import annotations

import argparse
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from mageduel.cli.files import reason
from mageduel.facts.errors import ForPeople

PAGES_AT_ONCE = 500
"""So much is copied before whoever writes gets a turn."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("file", type=Path, help="the file to write; it must not exist")
    parser.add_argument("--database", help="the database, as given to mageduel serve")


def run(args: argparse.Namespace) -> int:
    """Run the command."""
    source = _source(args.database)
    begun = args.file.with_name(args.file.name + ".part")
    try:
        if args.file.exists():
            raise ForPeople(f"{args.file} exists already; choose another name.")
        # The games that are being played are in it, with everything hidden in them: for its owner's eyes only.
        os.close(os.open(begun, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        games, answers = _copy(source, begun)
        begun.replace(args.file)
    except (OSError, ValueError) as error:
        raise ForPeople(f"{args.file} cannot be written: {reason(error)}.") from None
    except sqlite3.Error as error:
        raise ForPeople(f"{source} cannot be copied: {error}.") from None
    finally:
        with suppress(OSError, ValueError):
            begun.unlink()
    print(f"Wrote {args.file}: {games} games with {answers} answers, checked.")
    return 0


def _source(named: str | None) -> Path:
    """The file of the database that is meant."""
    from sqlalchemy.engine.url import make_url
    from sqlalchemy.exc import ArgumentError

    from mageduel.server.settings import default_database

    try:
        url = make_url(named if named is not None else os.environ.get("MAGEDUEL_DATABASE") or default_database())
    except (ArgumentError, ValueError):
        raise ForPeople("This is no database address; write sqlite:///file.") from None
    if url.get_backend_name() != "sqlite" or not url.database:
        raise ForPeople("Only SQLite files are copied here; PostgreSQL has its own tool for it, pg_dump.")
    path = Path(url.database)
    if not path.is_file():
        raise ForPeople(f"There is no database {path}.")
    return path


def _copy(source: Path, target: Path) -> tuple[int, int]:
    """Copy page by page as one moment in time, check the copy, and count what is in it."""
    with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as database:
        database.execute("SELECT count(*) FROM games, answers LIMIT 1")
        with closing(sqlite3.connect(target)) as copy:
            database.backup(copy, pages=PAGES_AT_ONCE, sleep=0.01)
            (verdict,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
            if verdict != "ok":
                raise sqlite3.DatabaseError(verdict)
            copy.execute("PRAGMA journal_mode=DELETE")
            (games,) = copy.execute("SELECT count(*) FROM games").fetchone()
            (answers,) = copy.execute("SELECT count(*) FROM answers").fetchone()
    return games, answers
