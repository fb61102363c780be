"""Opening a database: SQLite or PostgreSQL by its address, its tables made or brought up to date."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime

from sqlalchemy import create_engine, event, inspect, text
from sqlalchemy.engine import Engine
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.engine.url import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.orm import Session
from sqlalchemy.schema import CreateColumn

from mageduel.facts.errors import ForPeople
from mageduel.server.claim import file_of
from mageduel.server.rows import Base, PulseRow, UptimeRow
from mageduel.words.language import say

BUSY_SECONDS = 2
"""How long a database that another program has locked is waited for."""
CONNECT_SECONDS = 5
"""How long a PostgreSQL server is waited for."""
POOL = 8
"""Lines to a PostgreSQL database, twice as many for a moment."""
_MAKING = 0x6D616764
"""What processes lock in PostgreSQL while they make tables."""

_TROUBLES = {
    "full": "full",
    "locked": "locked",
    "malformed": "damaged",
    "not a database": "no-database",
    "readonly": "read-only",
    "unable to open": "not-opened",
    "i/o error": "disk-fails",
}
"""By what the database says."""


def trouble_of(error: Exception) -> str:
    """What is wrong with the database, in one line for people."""
    cause = str(getattr(error, "orig", None) or error).splitlines()[0][:200]
    code = next((code for sign, code in _TROUBLES.items() if sign in cause.lower()), None)
    return say("database.says", cause=cause) if code is None else say(f"database.{code}")


def open_engine(url: str) -> Engine:
    """What leads to a database; an address is never repeated, as it may hold a password."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise ForPeople("This is no database address; write sqlite:///file or postgresql://user@host/name.") from None
    if parsed.drivername == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() != "sqlite":
        try:
            return create_engine(
                parsed,
                pool_pre_ping=True,
                pool_size=POOL,
                max_overflow=POOL,
                hide_parameters=True,
                connect_args={"connect_timeout": CONNECT_SECONDS},
            )
        except ModuleNotFoundError as error:
            raise ForPeople(f"This database needs the package {error.name}; install mageduel[postgres].") from None
    file = file_of(parsed)
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(
        parsed, connect_args={"check_same_thread": False, "timeout": BUSY_SECONDS}, hide_parameters=True
    )
    _try_out(engine)

    @event.listens_for(engine, "connect")
    def _prepare(connection: DBAPIConnection, _: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def _try_out(engine: Engine) -> None:
    """Make sure that a file can be written, without waiting long for whoever holds it."""
    arguments, options = engine.dialect.create_connect_args(engine.url)
    is_uri = bool(options.get("uri"))
    try:
        with closing(sqlite3.connect(arguments[0], timeout=BUSY_SECONDS, uri=is_uri)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            connection.execute(f"PRAGMA user_version={version}")
            connection.rollback()
    except sqlite3.Error as error:
        raise ForPeople(f"The database {engine.url.database} cannot be used. {trouble_of(error)}") from None


def prepare(engine: Engine) -> None:
    """Make the tables, or bring those of an earlier version up to date; of several processes one after the other."""
    with engine.connect() as line:
        if engine.dialect.name == "postgresql":
            line.execute(text(f"select pg_advisory_xact_lock({_MAKING})"))
        Base.metadata.create_all(engine)
        _check(engine)
        with Session(engine) as session, session.begin():
            if session.get(UptimeRow, 1) is None:
                session.add(UptimeRow(id=1, seconds=0.0))
            if session.get(PulseRow, 1) is None:
                session.add(PulseRow(id=1, at=datetime.now(UTC)))


def _check(engine: Engine) -> None:
    """Bring the tables of an earlier version up to date; refuse those that cannot be."""
    found = inspect(engine)
    for name, wanted in Base.metadata.tables.items():
        there = {column["name"] for column in found.get_columns(name)}
        for column in wanted.columns:
            if column.name in there:
                continue
            if column.server_default is None:
                raise ForPeople(
                    f"The table {name} in this database is of another version of mageduel; name another database."
                )
            with engine.begin() as connection:
                connection.execute(text(f"ALTER TABLE {name} ADD COLUMN {CreateColumn(column).compile(engine)}"))
        for index in wanted.indexes:
            index.create(engine, checkfirst=True)
