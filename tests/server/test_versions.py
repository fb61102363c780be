"""Records and running games of other versions: tried, gone on with, or shown up to where they part."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from mageduel.duel import RULES_VERSION
from tests.server.client import JSON, Chooser, Json, Server, Socket, serving, settle
from tests.server.stories import play, until_over

ANSWERS = 12
PARTS = 8
"""The answer, counted from 1, of which another version made another table."""
Change = Callable[[sqlite3.Connection], object]


def keep_going(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE games SET rules_version = '0.1.0'")


def forget_tables(connection: sqlite3.Connection) -> None:
    keep_going(connection)
    connection.execute("UPDATE answers SET \"table\" = ''")


def make_another_table(connection: sqlite3.Connection) -> None:
    """The table at which the next answer was given was another one."""
    keep_going(connection)
    connection.execute('UPDATE answers SET "table" = ? WHERE number = ?', ("zzzz", PARTS))


def make_impossible(connection: sqlite3.Connection) -> None:
    keep_going(connection)
    connection.execute("UPDATE answers SET answer = ? WHERE number = ?", ('["fly", "away"]', PARTS - 1))


def mend_in_silence(connection: sqlite3.Connection) -> None:
    make_another_table(connection)
    connection.execute("UPDATE games SET rules_version = ?", (RULES_VERSION,))


def break_in_silence(connection: sqlite3.Connection) -> None:
    make_impossible(connection)
    connection.execute("UPDATE games SET rules_version = ?", (RULES_VERSION,))


class Update:
    """A game of some answers, and the same server started again after the database was changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.game: Json = {}
        self.answered: list[int] = []
        """Who gave each answer."""
        self.before: Json = {}
        self.seen: list[Json] = []
        """What seat 0 saw before each answer, and at last."""

    @property
    def file(self) -> Path:
        return self.folder / "games.sqlite3"

    def play(self) -> None:
        async def story(server: Server) -> None:
            self.game = await server.create(mode="arena")
            lines = [await server.sit(self.game["game"], seat["token"]) for seat in self.game["seats"]]
            chooser = Chooser(3)
            for _ in range(ANSWERS):
                await settle()
                for line in lines:
                    line.waiting()
                self.seen.append(lines[0].state["view"])
                asked = next(line for line in lines if line.state["request"] is not None)
                await asked.answer(chooser.choose(asked.state["request"]))
            await settle()
            lines[0].waiting()
            self.seen.append(lines[0].state["view"])

        play(story, self.folder)

    def change(self, change: Change) -> None:
        with sqlite3.connect(self.file) as connection:
            change(connection)
        connection.close()

    def answers(self) -> list[tuple[str, str]]:
        with sqlite3.connect(self.file) as connection:
            rows = connection.execute('SELECT answer, "table" FROM answers ORDER BY number').fetchall()
        connection.close()
        return rows

    def version(self) -> str:
        with sqlite3.connect(self.file) as connection:
            (version,) = connection.execute("SELECT rules_version FROM games").fetchone()
        connection.close()
        return str(version)

    def come_back(self, story: Callable[[Server, list[Socket]], Awaitable[None]]) -> None:
        async def run() -> None:
            async with serving(f"sqlite:///{self.file}") as server:
                lines = [await server.sit(self.game["game"], seat["token"]) for seat in self.game["seats"]]
                await settle()
                for line in lines:
                    line.waiting()
                await story(server, lines)

        asyncio.run(run())


@pytest.fixture
def update(tmp_path: Path) -> Update:
    made = Update(tmp_path)
    made.play()
    return made


def notices(line: Socket) -> list[str]:
    """The lines about the table in everything this player was sent."""
    states = [message for message in map(json.loads, line.traffic) if message["type"] == "state"]
    return [event["sentence"] for state in states for event in state["events"] if event["kind"] == "Notice"]


def test_a_running_game_of_another_version_goes_on(update: Update) -> None:
    kept = update.answers()
    update.change(keep_going)

    async def story(server: Server, lines: list[Socket]) -> None:
        assert lines[0].state["view"] == update.seen[-1]
        assert lines[0].state["stopped"] is None
        assert notices(lines[0]) == []
        assert (await server.http.get("/healthz")).text == "ok"
        await until_over(lines, Chooser(5))

    update.come_back(story)
    assert update.version() == RULES_VERSION
    assert update.answers()[:ANSWERS] == kept


def test_a_running_game_whose_course_nobody_wrote_down_goes_on_with_a_word_about_it(update: Update) -> None:
    kept = update.answers()
    update.change(forget_tables)

    async def story(server: Server, lines: list[Socket]) -> None:
        assert lines[0].state["view"] == update.seen[-1]
        (line,) = notices(lines[0])
        assert "0.1.0" in line
        asked = next(each for each in lines if each.state["request"] is not None)
        assert (await asked.answer(Chooser(1).choose(asked.state["request"])))["type"] == "accepted"

    update.come_back(story)
    assert update.answers()[:ANSWERS] == kept


def test_a_game_that_parts_is_counted_before_anybody_comes_to_it(update: Update) -> None:
    update.change(make_another_table)

    async def run() -> None:
        async with serving(f"sqlite:///{update.file}") as server:
            for _ in range(200):
                await asyncio.sleep(0.05)
                if server.hall.parted:
                    break
            assert server.hall.parted == {update.game["game"]}
            assert (await server.http.get("/healthz")).text.endswith(": 1")

    asyncio.run(run())
    assert update.version() == "0.1.0"


@pytest.mark.parametrize("change", [make_another_table, make_impossible, mend_in_silence, break_in_silence])
def test_a_running_game_that_parts_is_shown_up_to_there_and_takes_no_more_answers(
    change: Change, update: Update, caplog: pytest.LogCaptureFixture
) -> None:
    update.change(change)
    kept = update.answers()

    async def story(server: Server, lines: list[Socket]) -> None:
        for line in lines:
            assert line.state["request"] is None
            assert line.state["waiting_for"] == []
            assert not line.state["can_undo"]
            assert f"at answer {PARTS} (round 1, " in line.state["stopped"]
            assert notices(line) == [line.state["stopped"]]
        assert lines[0].state["view"] == update.seen[PARTS - 1]
        for number in range(ANSWERS):
            refused = await lines[0].answer(["pass"], number)
            assert refused["refusal"]["sentence"] == lines[0].state["stopped"]
        lines[0].send({"type": "undo"})
        assert (await lines[0].next("error"))["code"] == "no-undo"
        assert (await server.http.get("/healthz")).text.endswith(": 1")
        token = update.game["seats"][0]["token"]
        record = await server.http.get(f"/api/games/{update.game['game']}/record", headers={"X-Seat-Token": token})
        assert record.status_code == 403
        facts = (await server.http.get(f"/api/games/{update.game['game']}")).json()
        assert not facts["over"]
        assert facts["seed"] is None

    with caplog.at_level(logging.WARNING, "mageduel.server"):
        update.come_back(story)
    assert [each.message for each in caplog.records if f"parts at answer {PARTS}" in each.message]
    assert update.answers() == kept


def test_players_may_end_a_game_that_parts_and_the_old_version_could_go_on_otherwise(update: Update) -> None:
    update.change(make_another_table)

    async def looking(server: Server, lines: list[Socket]) -> None:
        assert lines[0].state["stopped"]

    update.come_back(looking)
    assert update.version() == "0.1.0"

    async def giving_up(server: Server, lines: list[Socket]) -> None:
        lines[1].send({"type": "concede"})
        while lines[0].state["view"]["result"] is None:
            await lines[0].next("state")

    update.come_back(giving_up)

    async def later(server: Server, lines: list[Socket]) -> None:
        assert lines[0].state["view"]["result"]["seats"] == [0]

    update.come_back(later)


# Records that people bring


async def a_record(server: Server) -> Json:
    created = await server.create(mode="arena")
    lines = [await server.sit(created["game"], seat["token"]) for seat in created["seats"]]
    chooser = Chooser(2)
    for _ in range(60):
        await settle()
        for line in lines:
            line.waiting()
        asked = next(line for line in lines if line.state["request"] is not None)
        await asked.answer(chooser.choose(asked.state["request"]))
    lines[0].send({"type": "concede"})
    while lines[0].state["view"]["result"] is None:
        await lines[0].next("state")
    token = created["seats"][0]["token"]
    answer = await server.http.get(f"/api/games/{created['game']}/record", headers={"X-Seat-Token": token})
    record: Json = answer.json()
    return record


async def watched(server: Server, record: Json) -> tuple[str, Json]:
    added = await server.http.post("/api/replays", content=json.dumps(record), headers=JSON)
    assert added.status_code == 201, added.text
    place = f"/api/replays/{added.json()['replay']}"
    return place, (await server.http.get(place)).json()


def test_an_uploaded_record_of_another_version_is_shown(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        record = await a_record(server)
        _, ours = await watched(server, record)
        assert ours["note"] is None
        older = {**record, "rules": "0.1.0", "digest": "0" * 32}
        place, facts = await watched(server, older)
        assert facts == ours
        assert (await server.http.get(f"{place}/frames/{facts['frames'] - 1}")).status_code == 200
        _, unproven = await watched(server, {**older, "course": ""})
        assert unproven == {**ours, "note": unproven["note"]}
        assert "0.1.0" in unproven["note"]

    play(story, tmp_path)


@pytest.mark.parametrize("way", ["table", "answer"])
def test_an_uploaded_record_that_parts_is_shown_up_to_there(way: str, tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        record = await a_record(server)
        whole, _ = await watched(server, record)
        older = {**record, "rules": "0.1.0", "digest": "0" * 32}
        if way == "table":
            course = record["course"]
            older["course"] = course[: 40 * 4] + ("0000" if course[160:164] != "0000" else "1111") + course[41 * 4 :]
        else:
            older["answers"] = [*record["answers"][:40], [record["answers"][40][0], ["fly"]], *record["answers"][41:]]
        place, facts = await watched(server, older)
        assert "at answer 41 (round " in facts["note"]
        assert facts["frames"] == 41
        assert facts["decisions"] == 40
        assert facts["result"] is None
        for frame in (0, 1, 39, 40):
            shown = (await server.http.get(f"{place}/frames/{frame}")).json()
            assert shown == (await server.http.get(f"{whole}/frames/{frame}")).json()
        assert (await server.http.get(f"{place}/frames/41")).status_code == 404

    play(story, tmp_path)
