"""Holdings: which server process holds which game, lobby or review, where several share one database.

A process has a number that is never given twice. It lives as long as its line to the database holds the lock of that
number, which ends with the process, and its last sign of life is not too old, which shows when it hangs or cannot be
reached. Whoever is asked for something that nobody alive holds takes it. Everything that is written about a game or a
lobby is written in one transaction with a look at who holds it, and that row stays locked meanwhile: whoever has lost
it cannot write. A database of one process, such as SQLite, knows no others.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Literal

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Float,
    Select,
    case,
    cast,
    column,
    delete,
    func,
    insert,
    literal_column,
    select,
    table,
    text,
    update,
)
from sqlalchemy.engine import Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from mageduel.server.rows import GameRow, LobbyRow, ReplayRow, ServerRow, UptimeRow

Kind = Literal["games", "lobbies", "replays"]
LEASE: Final = 15.0
"""Seconds for which a sign of life counts."""
LOCKS: Final = 0x6D616765
"""The first half of what processes lock: the second is their number."""
TRIES: Final = 3
"""How often something is tried to be taken whose holder dies just then."""
PATIENCE_MS: Final = 4000
"""How long the line of a process waits for the database."""
_ROWS: Final[dict[Kind, type[GameRow] | type[LobbyRow] | type[ReplayRow]]] = {
    "games": GameRow,
    "lobbies": LobbyRow,
    "replays": ReplayRow,
}
_LOCKS: Final = table("pg_locks", *(column(each) for each in ("locktype", "granted", "classid", "objid", "database")))
_DATABASES: Final = table("pg_database", column("oid"), column("datname"))


@dataclass(frozen=True, slots=True)
class Peer:
    """Another process on the same database."""

    number: int
    address: str
    key: str
    shows: str


@dataclass(frozen=True, slots=True)
class Life:
    """What a process learns from giving a sign of life: the time, and who else lives."""

    uptime: float
    others: tuple[Peer, ...]
    is_late: bool
    """The sign comes later than the one before counted: others may have taken what this process held."""


class NotHeld(Exception):
    """Something is held by another process by now; nothing was written."""

    def __init__(self, kind: Kind, identities: Sequence[str]) -> None:
        super().__init__(f"{kind}: {', '.join(identities)}")
        self.kind = kind
        self.identities = tuple(identities)


class Elsewhere(Exception):
    """What is asked for is held by another process that lives."""

    def __init__(self, peer: Peer) -> None:
        super().__init__(f"held by process {peer.number}")
        self.peer = peer


class Holdings:
    """The holdings of the only process of a database: everything."""

    is_shared = False
    number = 0
    key = ""
    """What other processes show that call for somebody else."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def join(self, address: str) -> None:
        """Be one of the processes of this database."""

    def beat(self, shows: str) -> Life | None:
        """Give a sign of life; None where this process is taken for dead."""
        return None

    def leave(self) -> None:
        """Be none of them any more; clocks that run are for the others to watch."""

    def take(self, kind: Kind, identity: str) -> None:
        """Hold something from now on, if it is there; `Elsewhere` where another process holds it."""

    def seek(self, kind: Kind, identity: str) -> None:
        """Find out whether another process holds something: `Elsewhere` where it does."""

    def missing(self, kind: Kind, identities: Collection[str]) -> list[str]:
        """Which of these are not held any more."""
        return []

    def find(self, number: int) -> Peer | None:
        """Another process that lives."""
        return None

    def check(self, connection: Connection | Session, kind: Kind, identities: Iterable[str]) -> None:
        """Make sure that what is about to be written is held, and stays so until it is written."""

    def release(self, kind: Kind, identity: str, due: float = 0.0) -> None:
        """Hold something no longer; somebody's time in a game is out at `due`."""
        if kind == "games":
            with self._engine.begin() as connection:
                connection.execute(update(GameRow).where(GameRow.id == identity).values(due=due))

    def adopt(self, most: int, now: float) -> Sequence[str]:
        """Take games whose clocks nobody watches and that may be out of time."""
        with self._engine.begin() as connection:
            found = select(GameRow.id).where(GameRow.due > 0, GameRow.due <= now, GameRow.ending.is_(None))
            games = connection.scalars(found.order_by(GameRow.id).limit(most)).all()
            connection.execute(update(GameRow).where(GameRow.id.in_(games)).values(due=0.0))
            return games


class SharedHoldings(Holdings):
    """What this process holds of a PostgreSQL database that others use as well."""

    is_shared = True

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._line: Connection | None = None

    def join(self, address: str) -> None:
        """Be one of the processes of this database, under a new number."""
        self._hang_up()
        line = self._line = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        line.execute(text(f"set statement_timeout = {PATIENCE_MS}"))
        line.execute(text("set synchronous_commit = off"))  # a sign of life is old before a disk could lose it
        number = line.scalar(text("select nextval(pg_get_serial_sequence('servers', 'number'))"))
        assert number is not None
        line.execute(text("select pg_advisory_lock(:locks, :number)"), {"locks": LOCKS, "number": number})
        key = secrets.token_urlsafe(32)
        line.execute(insert(ServerRow).values(number=number, address=address, key=key, until=_now() + LEASE, shows=""))
        self.key = key
        self.number = int(number)

    def beat(self, shows: str) -> Life | None:
        """Give a sign of life, and let the time of all servers go on; None where this process is taken for dead."""
        line = self._line
        if line is None or not self.number:
            return None
        is_late = line.scalar(select(ServerRow.until < _now()).where(ServerRow.number == self.number))
        mine = update(ServerRow).where(ServerRow.number == self.number)
        if is_late is None or not line.execute(mine.values(until=_now() + LEASE, shows=shows)).rowcount:
            return None
        # What has passed since somebody's last sign of life; nothing if nobody was up meanwhile.
        passed = _now() - UptimeRow.at
        counted = case((passed.between(0.0, LEASE), passed), else_=0.0)
        gone = update(UptimeRow).values(seconds=UptimeRow.seconds + counted, at=_now()).returning(UptimeRow.seconds)
        uptime = line.scalar(gone)
        others = tuple(Peer(*row) for row in line.execute(_peers().where(_living())) if row[0] != self.number)
        return Life(uptime or 0.0, others, is_late)

    def leave(self) -> None:
        """Hold nothing any more; games with clocks are left to whoever looks for them."""
        number, self.number = self.number, 0
        if self._line is not None:
            with suppress(SQLAlchemyError):
                self._line.execute(delete(ServerRow).where(ServerRow.number == number))
                self._line.execute(
                    update(GameRow).where(GameRow.holder == number, GameRow.clock == "").values(holder=0)
                )
                for rows in (LobbyRow, ReplayRow):
                    self._line.execute(update(rows).where(rows.holder == number).values(holder=0))
        self._hang_up()

    def _hang_up(self) -> None:
        self.number = 0
        if self._line is not None:
            with suppress(SQLAlchemyError):
                self._line.invalidate()
            self._line.close()
            self._line = None

    def missing(self, kind: Kind, identities: Collection[str]) -> list[str]:
        """Which of these are not held any more."""
        rows = _ROWS[kind]
        with self._engine.connect() as connection:
            held = set(connection.scalars(select(rows.id).where(rows.holder == self.number)))
        return [each for each in identities if each not in held]

    def find(self, number: int) -> Peer | None:
        """Another process that lives."""
        with self._engine.connect() as connection:
            return self._peer(connection, number)

    @staticmethod
    def _peer(connection: Connection, number: int) -> Peer | None:
        row = connection.execute(_peers().where(_living(), ServerRow.number == number)).first()
        return None if row is None else Peer(*row)

    def seek(self, kind: Kind, identity: str) -> None:
        """Find out whether another process holds something: `Elsewhere` where it does."""
        self._holder(kind, identity)

    def _holder(self, kind: Kind, identity: str) -> int | None:
        """Who held something last: this process, one that is dead, or nobody; None where there is no such thing."""
        rows = _ROWS[kind]
        with self._engine.connect() as connection:
            holder = connection.scalar(select(rows.holder).where(rows.id == identity))
            peer = self._peer(connection, holder) if holder and holder != self.number else None
        if peer is not None:
            raise Elsewhere(peer)
        return holder

    def take(self, kind: Kind, identity: str) -> None:
        """Hold something from now on; of two processes that want it one gets it, and the other waits and sees that."""
        rows = _ROWS[kind]
        is_free = (rows.holder == 0) | rows.holder.not_in(_living_numbers())
        for _ in range(TRIES):
            mine = self.number
            if mine:
                taken = update(rows).where(rows.id == identity, is_free).values(holder=mine).returning(rows.id)
                with self._engine.begin() as connection:
                    if connection.scalar(taken) is not None:
                        return
            holder = self._holder(kind, identity)
            if holder is None or (mine and holder == mine):
                return
        raise NotHeld(kind, [identity])

    def check(self, connection: Connection | Session, kind: Kind, identities: Iterable[str]) -> None:
        """Make sure that all of these are held, and lock them so that nobody takes them before this is written."""
        rows, wanted = _ROWS[kind], sorted(set(identities))
        mine = select(rows.id).where(rows.id.in_(wanted), rows.holder == self.number, rows.holder > 0)
        held = set(connection.scalars(mine.order_by(rows.id).with_for_update(read=True)))
        missing = [each for each in wanted if each not in held]
        if missing:
            raise NotHeld(kind, missing)

    def release(self, kind: Kind, identity: str, due: float = 0.0) -> None:
        """Hold something no longer."""
        rows = _ROWS[kind]
        values: dict[str, object] = {"holder": 0, "due": due} if kind == "games" else {"holder": 0}
        with self._engine.begin() as connection:
            connection.execute(update(rows).where(rows.id == identity, rows.holder == self.number).values(values))

    def adopt(self, most: int, now: float) -> Sequence[str]:
        """Take games with clocks that nobody watches; what else the dead have held is free."""
        if not self.number:
            return []
        dead = GameRow.holder.not_in(_living_numbers()) & (GameRow.holder > 0)
        late = (GameRow.holder == 0) & (GameRow.due > 0) & (GameRow.due <= now)
        found = select(GameRow.id).where(GameRow.ending.is_(None), GameRow.clock != "", dead | late)
        with self._engine.begin() as connection:
            games = connection.scalars(found.order_by(GameRow.id).limit(most).with_for_update(skip_locked=True)).all()
            if games:
                taken = update(GameRow).where(GameRow.id.in_(games))
                connection.execute(taken.values(holder=self.number, due=0.0))
                return games
            for rows in _ROWS.values():
                free = (rows.holder > 0) & rows.holder.not_in(_living_numbers())
                stray = select(rows.id).where(free).order_by(rows.id).with_for_update(skip_locked=True)
                if rows is GameRow:
                    stray = stray.where((GameRow.clock == "") | GameRow.ending.is_not(None))
                left = connection.scalars(stray).all()
                if left:
                    connection.execute(update(rows).where(rows.id.in_(left)).values(holder=0))
            gone = ServerRow.number.not_in(_living_numbers())
            connection.execute(delete(ServerRow).where(gone, ServerRow.until < _now() - LEASE))
            return []


def _now() -> ColumnElement[float]:
    """Now, in seconds, by the clock of the database: the clocks of processes may differ."""
    return literal_column("extract(epoch from clock_timestamp())::float8", Float)


def _living() -> ColumnElement[bool]:
    """Whether a process lives: its sign of life counts still, and its line holds the lock of its number."""
    here = select(_DATABASES.c.oid).where(_DATABASES.c.datname == func.current_database()).scalar_subquery()
    held = select(cast(_LOCKS.c.objid, BigInteger)).where(
        _LOCKS.c.locktype == "advisory", _LOCKS.c.granted, _LOCKS.c.classid == LOCKS, _LOCKS.c.database == here
    )
    return (ServerRow.until > _now()) & ServerRow.number.in_(held)


def _living_numbers() -> Select[int]:
    return select(ServerRow.number).where(_living())


def _peers() -> Select[int, str, str, str]:
    return select(ServerRow.number, ServerRow.address, ServerRow.key, ServerRow.shows)
