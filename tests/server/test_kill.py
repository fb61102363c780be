"""`kill -9` at any moment: every acknowledged answer is there after a restart, no game is lost or doubled."""

from __future__ import annotations

import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.request
from contextlib import ExitStack, suppress
from itertools import islice
from pathlib import Path

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from mageduel.server.bringing_back import set_up
from mageduel.server.database import Database
from mageduel.server.stored import StoredGame
from tests.server.client import Chooser, Json, setup

KILLS = int(os.environ.get("MAGEDUEL_KILLS", "4"))
"""How often the server is killed; `make kill` sets 50."""
AT_ONCE = 5
"""Games under way when it is."""
A_MOMENT = 0.25
"""Seconds until a server that was told too much at once listens again."""


class Process:
    """A real server in a process of its own."""

    def __init__(self, database: str) -> None:
        command = [
            sys.executable,
            "-m",
            "mageduel",
            "serve",
            "--port",
            "0",
            "--database",
            database,
            "--games-a-minute",
            "10000",
            "--exempt",
            "127.0.0.1",
        ]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().split()[3].rstrip("/")
        for _ in range(200):
            try:
                urllib.request.urlopen(f"{self.address}/healthz").read()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def create(self) -> Json:
        body = json.dumps(setup()).encode()
        call = urllib.request.Request(f"{self.address}/api/games", body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(call) as response:
            created: Json = json.load(response)
            return created


class Player:
    """Both seats of one game; `kept` is what must be stored, `in_doubt` an answer sent but not acknowledged."""

    def __init__(self, created: Json, seed: int) -> None:
        self.game: str = created["game"]
        self.tokens = [seat["token"] for seat in created["seats"]]
        self.chooser = Chooser(seed)
        self.kept: list[tuple[int, object]] = []
        self.in_doubt: tuple[int, object] | None = None
        self.is_over = False
        self.trouble: BaseException | None = None

    def play(self, address: str) -> None:
        """Answer until the line breaks or the game is over; an answer is sent when the last one is acknowledged."""
        place = f"{address.replace('http', 'ws', 1)}/api/games/{self.game}/socket"
        try:
            with suppress(OSError, WebSocketException), ExitStack() as held:
                lines = [held.enter_context(connect(place, max_size=None)) for _ in self.tokens]
                for line, token in zip(lines, self.tokens, strict=True):
                    line.send(json.dumps({"type": "hello", "token": token}))
                self._answer(lines)
        except BaseException as error:
            self.trouble = error

    def _answer(self, lines: list[ClientConnection]) -> None:
        while True:
            for seat, line in enumerate(lines):
                try:
                    message = json.loads(line.recv(timeout=0.02))
                except TimeoutError:
                    continue
                assert message["type"] == "state", message
                if message["view"]["result"] is not None:
                    self.is_over = True
                    return
                request = message["request"]
                given = sum(1 for each, _ in self.kept if each == seat)
                if request is None or request["id"] < given:
                    continue
                # A server that had lost an answer would ask for it again, one that had doubled it would be ahead.
                assert request["id"] == given, "the server goes on somewhere else"
                answer = self.chooser.choose(request)
                self.in_doubt = (seat, answer)
                said = json.dumps({"type": "answer", "request": request["id"], "answer": answer})
                line.send(said)
                while (reply := json.loads(line.recv(timeout=10)))["type"] == "state" or reply.get(
                    "code"
                ) == "too-fast":
                    if reply["type"] == "error":  # a quick server: nothing was stored, it is said again
                        time.sleep(A_MOMENT)
                        line.send(said)
                assert reply == {"type": "accepted", "request": request["id"]}, (reply, answer, request)
                self.kept.append(self.in_doubt)
                self.in_doubt = None

    def compare(self, stored: StoredGame) -> None:
        """Every acknowledged answer is there once and in its order; one in doubt is there once, last, or not at all."""
        found = [(seat, as_lists(answer)) for seat, answer in stored.answers]
        if self.in_doubt is not None and found == [*self.kept, self.in_doubt]:
            self.kept.append(self.in_doubt)
        self.in_doubt = None
        assert found == self.kept, f"game {self.game}: {len(found)} answers stored, {len(self.kept)} acknowledged"


def as_lists(value: object) -> object:
    return [as_lists(each) for each in value] if isinstance(value, tuple | list) else value


def check(database: str, players: list[Player]) -> None:
    """Compare what is stored with what was acknowledged, and play it all again."""
    kept = Database(database)
    with sqlite3.connect(database.removeprefix("sqlite:///")) as raw:
        games = [row[0] for row in raw.execute("select id from games")]
    assert sorted(games) == sorted(player.game for player in players), "a game was lost or doubled"
    for player in players:
        if player.trouble is not None:
            raise player.trouble
        stored = kept.game(player.game)
        assert stored is not None
        player.compare(stored)
        assert set_up(stored).match.answers == list(stored.answers)
    kept.close()


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/games.sqlite3"
    chance = random.Random(5)
    players: list[Player] = []
    seeds = iter(range(10**6))
    for _ in range(KILLS):
        server = Process(database)
        new = max(1, AT_ONCE - sum(1 for player in players[-AT_ONCE:] if not player.is_over))
        players += [Player(server.create(), seed) for seed in islice(seeds, new)]
        at_work = [
            threading.Thread(target=player.play, args=(server.address,))
            for player in [each for each in players if not each.is_over][-AT_ONCE:]
        ]
        before = sum(len(player.kept) for player in players)
        for thread in at_work:
            thread.start()
        time.sleep(chance.uniform(0.3, 1.8))
        server.kill()
        for thread in at_work:
            thread.join(30)
            assert not thread.is_alive()
        check(database, players)
        print(f"killed after {sum(len(player.kept) for player in players) - before} answers")
    assert len(players) >= KILLS
    assert sum(len(player.kept) for player in players) > KILLS * 10
