"""A claim on a database: of an SQLite file one server has the tables in its memory, and a second must not use it.

Servers on one PostgreSQL database know of each other (holdings); there the claim keeps those of early versions away.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from urllib.parse import unquote, urlsplit

from sqlalchemy import text
from sqlalchemy.engine import URL, Connection, Engine

from mageduel.facts.errors import ForPeople

TAKEN = "Another mageduel server uses this database already; stop it, or name another database with --database."
ALONE = "A mageduel server of an earlier version uses this database, which shares it with nobody; stop it first."
_KEY = 0x6D616765
"""What a server of an early version locks on a PostgreSQL database, to be alone there."""


def file_of(url: URL) -> Path | None:
    """The file an SQLite database is in, also where it is named by a file: address; None for one in memory."""
    name = url.database or ""
    if name.startswith("file:"):
        name = unquote(urlsplit(name).path)
    return Path(name) if name and name != ":memory:" else None


class Claim:
    """Held as long as the server runs; the system takes it back however the server ends."""

    def __init__(self, engine: Engine) -> None:
        self._file: int | None = None
        self._line: Connection | None = None
        if engine.dialect.name == "postgresql":
            self._claim_server(engine)
        elif (file := file_of(engine.url)) is not None:
            self._claim_file(file)

    def _claim_file(self, database: Path) -> None:
        place = database.with_name(database.name + ".lock")
        try:
            self._file = os.open(place, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise ForPeople(f"The database cannot be used: {place}: {error.strerror}.") from None
        try:
            _lock(self._file)
        except OSError:
            self.release()
            raise ForPeople(TAKEN) from None

    def _claim_server(self, engine: Engine) -> None:
        self._line = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        if not self._line.scalar(text(f"select pg_try_advisory_lock_shared({_KEY})")):
            self.release()
            raise ForPeople(ALONE)

    def release(self) -> None:
        """Give the database back."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
        if self._line is not None:
            self._line.invalidate()
            self._line.close()
            self._line = None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
