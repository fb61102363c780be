"""Rows: the tables of the database."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import DateTime, Float, ForeignKey, Integer, String, Text, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """All tables."""


class GameRow(Base):
    """One game: its set-up and how it stands."""

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    setup: Mapped[str] = mapped_column(Text)
    seed: Mapped[str] = mapped_column(String(32))
    rules_version: Mapped[str] = mapped_column(String(32))
    same_screen: Mapped[bool]
    ending: Mapped[str | None] = mapped_column(Text)
    """How it ended when not by the rules: a concession or an agreed draw, as JSON."""
    rematch: Mapped[str | None] = mapped_column(String(32))
    joining: Mapped[str] = mapped_column(String(16), server_default="any")
    """What the host asks of a guest."""
    clock: Mapped[str] = mapped_column(Text, server_default="")
    """Everybody's time as it was when the last answer was given, as JSON; empty where no time is kept."""
    listed: Mapped[str] = mapped_column(String(80), server_default="")
    """To whom its open seats are offered: to everybody, to a name, or only to those who have a link."""
    holder: Mapped[int] = mapped_column(Integer, server_default="0", index=True)
    """The number of the server process that holds its table; nobody does with 0."""
    due: Mapped[float] = mapped_column(Float, server_default="0", index=True)
    """When somebody's time is out, while no table watches it; with 0 nobody's will be."""


class SeatRow(Base):
    """One seat of a game; tokens and invitations are kept only as fingerprints."""

    __tablename__ = "seats"

    game: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    name: Mapped[str] = mapped_column(String(64))
    level: Mapped[str | None] = mapped_column(String(32))
    token: Mapped[str | None] = mapped_column(String(64), index=True)
    invite: Mapped[str | None] = mapped_column(String(64), index=True)
    skipped: Mapped[int] = mapped_column(Integer, server_default="0")
    """Numbers of requests that are used up, though their answers were taken back."""
    book: Mapped[str] = mapped_column(String(64), server_default="")
    """The name of the spellbook; none while a guest has yet to choose."""
    is_fixed: Mapped[bool] = mapped_column(server_default=false())
    """The guest plays the book laid out and no other."""
    stand_in: Mapped[str] = mapped_column(String(32), server_default="")
    """The level of the computer player that plays until its person is back; none while that person plays."""


class AnswerRow(Base):
    """One answer; the number makes it impossible to store one twice."""

    __tablename__ = "answers"

    game: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    seat: Mapped[int] = mapped_column(Integer)
    answer: Mapped[str] = mapped_column(Text)
    table: Mapped[str] = mapped_column(String(8), server_default="")
    """A checksum of the table it was given at; none was kept by early versions."""


class LobbyRow(Base):
    """A lobby in which a game is being arranged, or from which one has begun."""

    __tablename__ = "lobbies"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    changed: Mapped[datetime] = mapped_column(DateTime(timezone=True), index=True)
    state: Mapped[str] = mapped_column(Text)
    """Everything about it, as JSON; tokens and invitations only as fingerprints."""
    holder: Mapped[int] = mapped_column(Integer, server_default="0", index=True)
    """The number of the server process that has it in memory."""


class BookRow(Base):
    """A spellbook somebody saved."""

    __tablename__ = "books"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    owner: Mapped[str] = mapped_column(String(64), index=True)
    """The fingerprint of the browser that saved it; nobody else sees it."""
    name: Mapped[str] = mapped_column(String(64))
    mage: Mapped[str] = mapped_column(String(32))
    mode: Mapped[str] = mapped_column(String(16))
    cards: Mapped[str] = mapped_column(Text)


class PulseRow(Base):
    """When the database was last tried out; writing it shows that writing works."""

    __tablename__ = "pulse"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class UptimeRow(Base):
    """How long servers of this database have been up, all together: what clocks are read against."""

    __tablename__ = "uptime"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    seconds: Mapped[float] = mapped_column(Float)
    at: Mapped[float] = mapped_column(Float, server_default="0")
    """When that was, by the clock of a database that several processes share."""


class ReplayRow(Base):
    """An uploaded record, written anew by us, to be watched for a while."""

    __tablename__ = "replays"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    record: Mapped[str] = mapped_column(Text)
    address: Mapped[str] = mapped_column(String(64), server_default="")
    """The fingerprint of the address it came from."""
    review: Mapped[str] = mapped_column(Text, server_default="")
    """What was found out about it, as JSON; empty until it has been judged."""
    holder: Mapped[int] = mapped_column(Integer, server_default="0", index=True)
    """The number of the server process that judges it."""


class FailureRow(Base):
    """A computer player or a rule that failed, with the game as it was, for repair."""

    __tablename__ = "failures"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    game: Mapped[str] = mapped_column(String(32), index=True)
    seat: Mapped[int] = mapped_column(Integer)
    what: Mapped[str] = mapped_column(Text)
    record: Mapped[str] = mapped_column(Text)


class ReportRow(Base):
    """Something was wrong at a table: the game as it was, and what the player saw."""

    __tablename__ = "reports"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    game: Mapped[str] = mapped_column(String(32), index=True)
    seat: Mapped[int] = mapped_column(Integer)
    answers: Mapped[int] = mapped_column(Integer)
    note: Mapped[str] = mapped_column(Text)
    client: Mapped[str] = mapped_column(Text)
    seen: Mapped[str] = mapped_column(Text)
    record: Mapped[str] = mapped_column(Text)


class ServerRow(Base):
    """A server process that shares this database with others."""

    __tablename__ = "servers"

    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    """Never given twice: what is held by a number that lives no more is held by nobody."""
    address: Mapped[str] = mapped_column(String(200))
    """Where the other processes reach it."""
    key: Mapped[str] = mapped_column(String(64))
    """What another process shows when it calls for somebody else."""
    until: Mapped[float] = mapped_column(Float)
    """How long its last sign of life counts, by the clock of the database."""
    shows: Mapped[str] = mapped_column(Text, server_default="")
    """What it adds to the list of open games, as JSON."""
