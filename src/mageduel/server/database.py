"""The database: games, seats, answers and spellbooks; what is acknowledged is in it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Update, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from mageduel.facts.errors import ForPeople
from mageduel.kernel.record import DamagedRecord, Ending, as_answer, as_ending, seed_from_data, seed_to_data
from mageduel.kernel.requests import Answer
from mageduel.server.claim import Claim
from mageduel.server.holdings import Holdings, SharedHoldings
from mageduel.server.opening import open_engine, prepare, trouble_of
from mageduel.server.rows import (
    AnswerRow,
    BookRow,
    FailureRow,
    GameRow,
    LobbyRow,
    PulseRow,
    ReplayRow,
    ReportRow,
    SeatRow,
    UptimeRow,
)
from mageduel.server.stored import AnswerToStore, Quota, StoredBook, StoredGame, StoredReport, StoredSeat

HEX_DIGITS = 32
"""How many digits a seed of 128 bits has; seeds written as plain numbers have fewer."""


def _set_clock(game: str, clock: dict[str, Any]) -> Update:
    return update(GameRow).where(GameRow.id == game).values(clock=json.dumps(clock))


def _set_uptime(seconds: float) -> Update:
    return update(UptimeRow).where(UptimeRow.seconds < seconds).values(seconds=seconds)


def _stored_game(row: GameRow, seats: Sequence[SeatRow], answers: Sequence[AnswerRow]) -> StoredGame:
    return StoredGame(
        id=row.id,
        setup=json.loads(row.setup),
        seed=seed_from_data(row.seed if len(row.seed) == HEX_DIGITS else int(row.seed)),
        rules_version=row.rules_version,
        same_screen=row.same_screen,
        ending=as_ending(json.loads(row.ending)) if row.ending else None,
        rematch=row.rematch,
        seats=tuple(
            StoredSeat(
                each.seat,
                each.kind,
                each.name,
                each.level,
                each.token,
                each.invite,
                each.skipped,
                each.book,
                each.is_fixed,
                each.stand_in,
            )
            for each in seats
        ),
        answers=tuple((each.seat, as_answer(json.loads(each.answer))) for each in answers),
        joining=row.joining,
        tables=tuple(each.table for each in answers),
        clock=json.loads(row.clock) if row.clock else None,
        listed=row.listed,
    )


class Database:
    """Everything the server keeps."""

    def __init__(self, url: str) -> None:
        self._engine = open_engine(url)
        try:
            self._claim = Claim(self._engine)
            prepare(self._engine)
        except SQLAlchemyError as error:
            self._engine.dispose()
            raise ForPeople(f"The database cannot be opened: {trouble_of(error)}") from None
        is_shared = self._engine.dialect.name == "postgresql"
        self.holdings = SharedHoldings(self._engine) if is_shared else Holdings(self._engine)
        """What of all this is this process's to change."""

    def ask(self) -> None:
        """Make sure that it can be read and written."""
        with Session(self._engine) as session, session.begin():
            session.scalar(select(GameRow.id).limit(1))
            session.merge(PulseRow(id=1, at=datetime.now(UTC)))

    def close(self) -> None:
        """Let go of all connections."""
        self.holdings.leave()
        self._engine.dispose()
        self._claim.release()

    # Games

    def add_game(self, game: StoredGame) -> None:
        """Keep a new game."""
        with Session(self._engine) as session, session.begin():
            session.add(
                GameRow(
                    id=game.id,
                    created=datetime.now(UTC),
                    setup=json.dumps(game.setup),
                    seed=str(seed_to_data(game.seed)),
                    rules_version=game.rules_version,
                    same_screen=game.same_screen,
                    joining=game.joining,
                    clock="" if game.clock is None else json.dumps(game.clock),
                    listed=game.listed,
                )
            )
            session.flush()
            session.add_all(
                SeatRow(
                    game=game.id,
                    seat=seat.seat,
                    kind=seat.kind,
                    name=seat.name,
                    level=seat.level,
                    token=seat.token,
                    invite=seat.invite,
                    book=seat.book,
                    is_fixed=seat.is_fixed,
                    stand_in=seat.stand_in,
                )
                for seat in game.seats
            )

    def game(self, identity: str) -> StoredGame | None:
        """A game with all its answers."""
        with Session(self._engine) as session:
            row = session.get(GameRow, identity)
            if row is None:
                return None
            seats = session.scalars(select(SeatRow).where(SeatRow.game == identity).order_by(SeatRow.seat)).all()
            answers = session.scalars(
                select(AnswerRow).where(AnswerRow.game == identity).order_by(AnswerRow.number)
            ).all()
            try:
                return _stored_game(row, seats, answers)
            except (ValueError, TypeError):
                raise DamagedRecord("stored-damaged") from None

    def open_games(self, most: int) -> list[StoredGame]:
        """Games whose open seats are offered, as they are before they begin; the newest first."""
        with Session(self._engine) as session:
            waiting = select(SeatRow.game).where(SeatRow.invite.is_not(None))
            found = select(GameRow).where(GameRow.listed != "", GameRow.ending.is_(None), GameRow.id.in_(waiting))
            rows = session.scalars(found.order_by(GameRow.created.desc()).limit(most)).all()
            seats = select(SeatRow).order_by(SeatRow.seat)
            return [_stored_game(row, session.scalars(seats.where(SeatRow.game == row.id)).all(), []) for row in rows]

    def seat_of(self, game: str, token: str) -> int | None:
        """The seat of a game that the fingerprint of a token stands for."""
        with Session(self._engine) as session:
            return session.scalar(select(SeatRow.seat).where(SeatRow.game == game, SeatRow.token == token))

    def games_of_seats(self, held: Mapping[str, str]) -> list[tuple[StoredGame, int]]:
        """Games by their names, each with the seat the fingerprint of a token stands for; without their answers."""
        found: list[tuple[StoredGame, int]] = []
        with Session(self._engine) as session:
            rows = session.scalars(select(GameRow).where(GameRow.id.in_(held)).order_by(GameRow.created)).all()
            every = session.scalars(select(SeatRow).where(SeatRow.game.in_(held)).order_by(SeatRow.seat)).all()
            for row in rows:
                seats = [each for each in every if each.game == row.id]
                own = next((each.seat for each in seats if each.token == held[row.id]), None)
                if own is not None:
                    found.append((_stored_game(row, seats, []), own))
        return found

    def add_answers(self, answers: Sequence[AnswerToStore]) -> None:
        """Keep answers and the time they left, all or none."""
        rows = [
            {
                "game": each.game,
                "number": each.number,
                "seat": each.seat,
                "answer": json.dumps(each.answer),
                "table": each.table,
            }
            for each in answers
        ]
        with self._engine.begin() as connection:
            self.holdings.check(connection, "games", (each.game for each in answers))
            connection.execute(insert(AnswerRow), rows)
            for each in answers:
                if each.clock is not None:
                    self._keep_time(connection, each.game, each.clock)

    def set_clock(self, game: str, clock: dict[str, Any]) -> None:
        """Keep everybody's time."""
        with self._engine.begin() as connection:
            self.holdings.check(connection, "games", [game])
            self._keep_time(connection, game, clock)

    def _keep_time(self, connection: Connection, game: str, clock: dict[str, Any]) -> None:
        connection.execute(_set_clock(game, clock))
        if not self.holdings.is_shared:  # where it is, signs of life let the time go on
            connection.execute(_set_uptime(clock["at"]))

    def uptime(self) -> float:
        """How long servers of this database have been up."""
        with Session(self._engine) as session:
            return session.scalar(select(UptimeRow.seconds)) or 0.0

    def set_uptime(self, seconds: float) -> None:
        """Keep how long servers of this database have been up."""
        with self._engine.begin() as connection:
            connection.execute(_set_uptime(seconds))

    def renew_game(self, game: str, version: str, answers: Sequence[tuple[int, Answer]], tables: Sequence[str]) -> None:
        """A game of another version goes on with this one: its answers are kept as they are written today."""
        with Session(self._engine) as session, session.begin():
            self.holdings.check(session, "games", [game])
            session.execute(update(GameRow).where(GameRow.id == game).values(rules_version=version))
            for number, ((_, answer), table) in enumerate(zip(answers, tables, strict=True)):
                row = update(AnswerRow).where(AnswerRow.game == game, AnswerRow.number == number)
                session.execute(row.values(answer=json.dumps(answer), table=table))

    def games_of_other_versions(self, version: str) -> Sequence[str]:
        """The games that nobody has ended by hand and that were last played with other rules, the newest first."""
        with Session(self._engine) as session:
            undecided = select(GameRow.id).where(GameRow.rules_version != version, GameRow.ending.is_(None))
            return session.scalars(undecided.order_by(GameRow.created.desc())).all()

    def forget_answers(self, game: str, first: int, skipped: Mapping[int, int]) -> None:
        """Take back a game's answers from this number on; each seat's requests go on after the numbers skipped."""
        with Session(self._engine) as session, session.begin():
            self.holdings.check(session, "games", [game])
            session.execute(delete(AnswerRow).where(AnswerRow.game == game, AnswerRow.number >= first))
            for seat, count in skipped.items():
                session.execute(update(SeatRow).where(SeatRow.game == game, SeatRow.seat == seat).values(skipped=count))

    def end_game(self, game: str, ending: Ending) -> None:
        """Keep how a game ended when not by the rules."""
        with Session(self._engine) as session, session.begin():
            self.holdings.check(session, "games", [game])
            session.execute(update(GameRow).where(GameRow.id == game).values(ending=json.dumps(ending.to_data())))

    def link_rematch(self, game: str, rematch: str) -> None:
        """Remember which game followed this one."""
        with Session(self._engine) as session, session.begin():
            self.holdings.check(session, "games", [game])
            session.execute(update(GameRow).where(GameRow.id == game).values(rematch=rematch))

    def invitation(self, invite: str) -> tuple[str, int] | None:
        """The game and seat an invitation stands for."""
        with Session(self._engine) as session:
            row = session.scalar(select(SeatRow).where(SeatRow.invite == invite))
            return None if row is None else (row.game, row.seat)

    def claim_seat(self, invite: str, token: str, name: str, book: str, setup: dict[str, Any]) -> bool:
        """Take the seat an invitation stands for, once and only in a game that goes on; the set-up says who came."""
        with Session(self._engine) as session, session.begin():
            row = session.scalar(select(SeatRow).where(SeatRow.invite == invite).with_for_update())
            if row is None or session.scalar(select(GameRow.ending).where(GameRow.id == row.game)) is not None:
                return False
            self.holdings.check(session, "games", [row.game])
            row.invite = None
            row.token = token
            row.name = name
            row.book = book
            session.execute(update(GameRow).where(GameRow.id == row.game).values(setup=json.dumps(setup)))
            return True

    def set_stand_in(self, game: str, seat: int, level: str) -> None:
        """Keep which computer player plays in a person's place; none where the person is back."""
        with Session(self._engine) as session, session.begin():
            self.holdings.check(session, "games", [game])
            session.execute(update(SeatRow).where(SeatRow.game == game, SeatRow.seat == seat).values(stand_in=level))

    def add_failure(self, game: str, seat: int, what: str, record: str) -> None:
        """Keep what went wrong, for repair."""
        with Session(self._engine) as session, session.begin():
            session.add(FailureRow(created=datetime.now(UTC), game=game, seat=seat, what=what, record=record))

    def failures(self) -> list[tuple[str, int, str, str]]:
        """Everything that went wrong: game, seat, what, and the game's record."""
        with Session(self._engine) as session:
            rows = session.scalars(select(FailureRow).order_by(FailureRow.id)).all()
            return [(row.game, row.seat, row.what, row.record) for row in rows]

    # Lobbies

    def add_lobby(self, identity: str, state: dict[str, Any], days: int) -> None:
        """Keep a new lobby; those that nobody has touched for so long go."""
        now = datetime.now(UTC)
        with Session(self._engine) as session, session.begin():
            session.execute(delete(LobbyRow).where(LobbyRow.changed < now - timedelta(days=days)))
            session.add(LobbyRow(id=identity, changed=now, state=json.dumps(state)))

    def change_lobby(self, identity: str, state: dict[str, Any]) -> bool:
        """Keep what has changed in a lobby, if it is still there."""
        with Session(self._engine) as session, session.begin():
            row = session.get(LobbyRow, identity)
            if row is None:
                return False
            self.holdings.check(session, "lobbies", [identity])
            row.changed, row.state = datetime.now(UTC), json.dumps(state)
            return True

    def lobby(self, identity: str) -> dict[str, Any] | None:
        """A lobby."""
        with Session(self._engine) as session:
            row = session.get(LobbyRow, identity)
            state: dict[str, Any] | None = None if row is None else json.loads(row.state)
            return state

    def delete_lobby(self, identity: str) -> None:
        """Forget a lobby."""
        with Session(self._engine) as session, session.begin():
            self.holdings.check(session, "lobbies", [identity])
            session.execute(delete(LobbyRow).where(LobbyRow.id == identity))

    # Spellbooks

    def books(self, owner: str) -> Sequence[StoredBook]:
        """The spellbooks this browser has saved."""
        with Session(self._engine) as session:
            rows = session.scalars(
                select(BookRow).where(BookRow.owner == owner).order_by(BookRow.name, BookRow.id)
            ).all()
            return [StoredBook(row.id, row.name, row.mage, row.mode, json.loads(row.cards)) for row in rows]

    def count_books(self, owner: str) -> int:
        """How many spellbooks this browser has saved."""
        with Session(self._engine) as session:
            return session.scalar(select(func.count()).select_from(BookRow).where(BookRow.owner == owner)) or 0

    def save_book(self, owner: str, book: StoredBook) -> None:
        """Keep a spellbook, new or changed."""
        with Session(self._engine) as session, session.begin():
            row = BookRow(
                id=book.id, owner=owner, name=book.name, mage=book.mage, mode=book.mode, cards=json.dumps(book.cards)
            )
            session.merge(row)

    def delete_book(self, owner: str, identity: str) -> bool:
        """Forget a spellbook."""
        with Session(self._engine) as session, session.begin():
            row = session.get(BookRow, identity)
            if row is None or row.owner != owner:
                return False
            session.delete(row)
            return True

    # Replays

    def add_replay(self, identity: str, record: str, address: str, quota: Quota) -> None:
        """Keep an uploaded record; those that are too old or too many go."""
        now = datetime.now(UTC)
        with Session(self._engine) as session, session.begin():
            session.execute(delete(ReplayRow).where(ReplayRow.created < now - timedelta(days=quota.days)))
            newest = select(ReplayRow.id).order_by(ReplayRow.created.desc(), ReplayRow.id)
            theirs = session.scalars(newest.where(ReplayRow.address == address).offset(quota.an_address - 1)).all()
            session.execute(delete(ReplayRow).where(ReplayRow.id.in_(theirs)))
            others = session.scalars(newest.offset(quota.in_all - 1)).all()
            session.execute(delete(ReplayRow).where(ReplayRow.id.in_(others)))
            session.add(ReplayRow(id=identity, created=now, record=record, address=address))

    def replay(self, identity: str, days: int) -> str | None:
        """An uploaded record, unless it has become too old."""
        oldest = datetime.now(UTC) - timedelta(days=days)
        with Session(self._engine) as session:
            return session.scalar(select(ReplayRow.record).where(ReplayRow.id == identity, ReplayRow.created >= oldest))

    # Reports

    def add_report(self, report: StoredReport, most: int) -> None:
        """Keep a report; of one seat the oldest go."""
        with Session(self._engine) as session, session.begin():
            theirs = select(ReportRow.id).where(ReportRow.game == report.game, ReportRow.seat == report.seat)
            old = session.scalars(theirs.order_by(ReportRow.created.desc()).offset(most - 1)).all()
            session.execute(delete(ReportRow).where(ReportRow.id.in_(old)))
            session.add(ReportRow(created=datetime.now(UTC), **asdict(report)))

    def report(self, identity: str) -> StoredReport | None:
        """A report."""
        with Session(self._engine) as session:
            row = session.get(ReportRow, identity)
            if row is None:
                return None
            return StoredReport(row.id, row.game, row.seat, row.answers, row.note, row.client, row.seen, row.record)

    def review(self, identity: str) -> str | None:
        """What was found out about an uploaded record."""
        with Session(self._engine) as session:
            return session.scalar(select(ReplayRow.review).where(ReplayRow.id == identity))

    def keep_review(self, identity: str, review: str) -> None:
        """Keep what was found out about an uploaded record, as long as the record."""
        with Session(self._engine) as session, session.begin():
            session.execute(update(ReplayRow).where(ReplayRow.id == identity).values(review=review))
