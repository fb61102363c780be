"""Several processes on one PostgreSQL database: each game is held by one of them, and nobody else writes."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from mageduel.duel import RULES_VERSION
from mageduel.facts.errors import ForPeople
from mageduel.kernel.record import Ending
from mageduel.rules.round.setup import Seat, Setup
from mageduel.server.clocks import wound_up
from mageduel.server.database import Database
from mageduel.server.holdings import LEASE, Elsewhere, NotHeld
from mageduel.server.stored import AnswerToStore, StoredGame, StoredSeat
from mageduel.server.timing import ClockTerms

GAME = "game"
LOBBY = "lobby"
DAYS = ClockTerms(kind="decision", seconds=600)


def stored(identity: str, clock: ClockTerms | None = None) -> StoredGame:
    setup = Setup("apprentice", (Seat("A", "Wizard", {}), Seat("B", "Warlock", {})), None)
    seats = (StoredSeat(0, "human", "A", None, "t0", None), StoredSeat(1, "friend", "B", None, None, "i1"))
    timed = wound_up(clock, 2, 0.0)
    return StoredGame(identity, setup.to_data(), 7, RULES_VERSION, False, None, None, seats, (), clock=timed)


def answer(number: int, game: str = GAME) -> AnswerToStore:
    return AnswerToStore(game, number, 0, ("pass",), "abc")


class Processes:
    """Processes of one database, each with a way to it of its own."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.all: list[Database] = []
        self._engine = create_engine(address.replace("postgresql", "postgresql+psycopg"), isolation_level="AUTOCOMMIT")

    def new(self) -> Database:
        database = Database(self.address)
        database.holdings.join(f"http://127.0.0.1:{9000 + len(self.all)}")
        self.all.append(database)
        return database

    def say(self, statement: str, **values: object) -> list[tuple[Any, ...]]:
        with self._engine.connect() as line:
            found = line.execute(text(statement), values)
            return [tuple(row) for row in found] if found.returns_rows else []

    def kill(self, database: Database) -> None:
        """Let its lines break, as the system does when a process is killed."""
        number = database.holdings.number
        self.say(
            "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid::bigint = :number",
            number=number,
        )
        held = "select count(*) from pg_locks where locktype = 'advisory' and objid::bigint = :number"
        while self.say(held, number=number) != [(0,)]:
            time.sleep(0.01)

    def hang(self, database: Database) -> None:
        """Let its last sign of life be too old, though its line stands."""
        self.say("update servers set until = 0 where number = :number", number=database.holdings.number)

    def close(self) -> None:
        for database in self.all:
            database.close()
        self._engine.dispose()


@pytest.fixture
def processes(address: str) -> Iterator[Processes]:
    processes = Processes(address)
    yield processes
    processes.close()


def test_a_game_is_held_by_one_process_and_the_other_is_told_where(processes: Processes) -> None:
    one, other = processes.new(), processes.new()
    one.add_game(stored(GAME))
    one.holdings.take("games", GAME)
    one.holdings.take("games", GAME)
    with pytest.raises(Elsewhere) as found:
        other.holdings.take("games", GAME)
    assert found.value.peer.address == "http://127.0.0.1:9000"
    assert found.value.peer.key == one.holdings.key
    with pytest.raises(Elsewhere):
        other.holdings.seek("games", GAME)
    one.holdings.release("games", GAME)
    other.holdings.take("games", GAME)
    with pytest.raises(Elsewhere):
        one.holdings.take("games", GAME)


@pytest.mark.parametrize("end", [Processes.kill, Processes.hang], ids=["killed", "hanging"])
def test_the_game_of_a_process_that_is_gone_is_taken_over(
    processes: Processes, end: Callable[[Processes, Database], None]
) -> None:
    one, other = processes.new(), processes.new()
    one.add_game(stored(GAME))
    one.holdings.take("games", GAME)
    one.add_answers([answer(0)])
    end(processes, one)
    other.holdings.take("games", GAME)
    kept = other.game(GAME)
    assert kept is not None
    assert len(kept.answers) == 1


WRITES: dict[str, Callable[[Database], object]] = {
    "an answer": lambda database: database.add_answers([answer(0)]),
    "everybody's time": lambda database: database.set_clock(GAME, {"at": 1.0}),
    "an answer taken back": lambda database: database.forget_answers(GAME, 0, {0: 1}),
    "an end": lambda database: database.end_game(GAME, Ending(conceded=0)),
    "another game": lambda database: database.link_rematch(GAME, "next"),
    "a guest": lambda database: database.claim_seat("i1", "t1", "Guest", "Book", {}),
    "a stand-in": lambda database: database.set_stand_in(GAME, 0, "adept"),
    "another version": lambda database: database.renew_game(GAME, "9.9", [], []),
    "a lobby": lambda database: database.change_lobby(LOBBY, {"changed": True}),
    "the end of a lobby": lambda database: database.delete_lobby(LOBBY),
}


@pytest.mark.parametrize("what", WRITES)
def test_who_has_lost_a_game_cannot_write(processes: Processes, what: str) -> None:
    one, other = processes.new(), processes.new()
    one.add_game(stored(GAME))
    one.add_lobby(LOBBY, {}, 7)
    for kind, identity in (("games", GAME), ("lobbies", LOBBY)):
        one.holdings.take(kind, identity)  # type: ignore[arg-type]
    processes.hang(one)
    for kind, identity in (("games", GAME), ("lobbies", LOBBY)):
        other.holdings.take(kind, identity)  # type: ignore[arg-type]
    before = [processes.say(f"select * from {table}") for table in ("games", "seats", "answers", "lobbies")]
    with pytest.raises(NotHeld):
        WRITES[what](one)
    assert [processes.say(f"select * from {table}") for table in ("games", "seats", "answers", "lobbies")] == before
    WRITES[what](other)


def test_an_answer_in_a_batch_that_is_not_held_is_named_and_nothing_is_written(processes: Processes) -> None:
    one, other = processes.new(), processes.new()
    for game in ("a", "b"):
        one.add_game(stored(game))
        one.holdings.take("games", game)
    processes.hang(one)
    other.holdings.take("games", "b")
    with pytest.raises(NotHeld) as lost:
        one.add_answers([answer(0, "a"), answer(0, "b")])
    assert lost.value.identities == ("b",)
    assert processes.say("select * from answers") == []


def test_a_game_is_not_taken_between_the_look_and_the_commit(processes: Processes) -> None:
    one, other = processes.new(), processes.new()
    one.add_game(stored(GAME))
    one.holdings.take("games", GAME)
    taken = threading.Event()

    def take() -> None:
        other.holdings.take("games", GAME)
        taken.set()

    with one._engine.begin() as connection:
        one.holdings.check(connection, "games", [GAME])
        processes.hang(one)
        taker = threading.Thread(target=take)
        taker.start()
        waiting = "select count(*) from pg_locks where not granted"
        while processes.say(waiting) == [(0,)] and not taken.is_set():
            time.sleep(0.01)
        assert not taken.is_set()
        connection.execute(
            text("insert into answers (game, number, seat, answer) values (:game, 0, 0, '[\"pass\"]')"), {"game": GAME}
        )
    taker.join(20)
    assert taken.is_set()
    kept = other.game(GAME)
    assert kept is not None
    assert len(kept.answers) == 1


def test_a_process_taken_for_dead_learns_of_it_and_gets_another_number(processes: Processes) -> None:
    one, other = processes.new(), processes.new()
    assert one.holdings.beat("") is not None
    first = one.holdings.number
    processes.say("delete from servers where number = :number", number=first)
    assert one.holdings.beat("") is None
    life = other.holdings.beat("")
    assert life is not None
    assert life.others == ()
    one.holdings.join("http://127.0.0.1:9000")
    assert one.holdings.number > other.holdings.number > first
    life = other.holdings.beat("")
    assert life is not None
    assert [each.number for each in life.others] == [one.holdings.number]


def test_a_process_that_was_late_learns_what_it_has_lost(processes: Processes) -> None:
    one, other = processes.new(), processes.new()
    for game in ("a", "b"):
        one.add_game(stored(game))
        one.holdings.take("games", game)
    life = one.holdings.beat("")
    assert life is not None
    assert not life.is_late
    processes.hang(one)
    other.holdings.take("games", "b")
    life = one.holdings.beat("")
    assert life is not None
    assert life.is_late
    assert one.holdings.missing("games", ["a", "b"]) == ["b"]
    with pytest.raises(Elsewhere):
        other.holdings.take("games", "a")


def test_clocks_of_the_dead_are_taken_over_and_the_rest_is_free(processes: Processes) -> None:
    one, other = processes.new(), processes.new()
    timed = [f"timed{number}" for number in range(5)]
    for game in timed:
        one.add_game(stored(game, DAYS))
    one.add_game(stored("ended", DAYS))
    one.add_game(stored("plain"))
    for game in (*timed, "ended", "plain"):
        one.holdings.take("games", game)
    one.end_game("ended", Ending(conceded=0))
    assert other.holdings.adopt(16, 0.0) == []
    processes.kill(one)
    found = [*other.holdings.adopt(3, 0.0), *other.holdings.adopt(3, 0.0)]
    assert found == timed
    assert other.holdings.adopt(3, 0.0) == []
    held = dict(processes.say("select id, holder from games"))
    assert held == {**dict.fromkeys(timed, other.holdings.number), "ended": 0, "plain": 0}


def test_a_clock_that_was_put_away_is_looked_at_when_it_is_out(processes: Processes) -> None:
    one = processes.new()
    one.add_game(stored(GAME, DAYS))
    one.holdings.take("games", GAME)
    one.holdings.release("games", GAME, due=600.0)
    assert one.holdings.adopt(16, 599.0) == []
    assert one.holdings.adopt(16, 600.0) == [GAME]
    assert one.holdings.adopt(16, 700.0) == []


def test_what_a_process_held_that_stopped_is_free_and_its_clocks_are_watched(processes: Processes) -> None:
    one, other = processes.new(), processes.new()
    for game, clock in (("timed", DAYS), ("plain", None)):
        one.add_game(stored(game, clock))
        one.holdings.take("games", game)
    one.holdings.leave()
    assert dict(processes.say("select id, holder > 0 from games")) == {"timed": True, "plain": False}
    assert other.holdings.adopt(16, 0.0) == ["timed"]


def test_time_goes_on_while_anybody_is_up_and_stands_still_otherwise(processes: Processes) -> None:
    one, other = processes.new(), processes.new()

    def beat(database: Database, since: float) -> float:
        """The time after a sign of life so many seconds after the one before."""
        processes.say("update uptime set at = extract(epoch from clock_timestamp()) - :since", since=since)
        life = database.holdings.beat("")
        assert life is not None
        return life.uptime

    begun = beat(one, 0.0)
    assert beat(other, 2.0) == pytest.approx(begun + 2, abs=0.5)
    assert beat(one, 3.0) == pytest.approx(begun + 5, abs=0.5)
    assert beat(one, LEASE + 100) == pytest.approx(begun + 5, abs=0.5)


def test_many_processes_make_the_tables_of_an_empty_database_at_once(address: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        databases = list(pool.map(Database, [address] * 4))
    assert databases[0].uptime() == 0.0
    for database in databases:
        database.ask()
        database.close()


def test_a_server_of_an_early_version_is_not_joined(processes: Processes) -> None:
    engine = create_engine(processes.address.replace("postgresql", "postgresql+psycopg"))
    with engine.connect() as line:
        line.execute(text("select pg_advisory_lock(1835100005)"))
        with pytest.raises(ForPeople, match="earlier version"):
            Database(processes.address)
    engine.dispose()


def test_a_database_that_is_not_there_is_named_without_its_password(postgres: str) -> None:
    wrong = postgres.replace("mageduel@", "mageduel:sesame@").rpartition("/")[0] + "/nowhere"
    with pytest.raises(ForPeople) as refused:
        Database(wrong)
    assert "nowhere" in str(refused.value)
    assert "sesame" not in str(refused.value)
    assert len(str(refused.value).splitlines()) == 1


def test_what_is_written_never_stands_in_an_error(processes: Processes) -> None:
    one = processes.new()
    one.add_game(stored(GAME))
    one.holdings.take("games", GAME)
    secret = replace(answer(0), answer=("cast", "Fireball"))
    one.add_answers([secret])
    with pytest.raises(Exception, match="duplicate") as twice:
        one.add_answers([secret])
    assert "Fireball" not in str(twice.value)
