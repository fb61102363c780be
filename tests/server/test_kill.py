"""`kill -9` at any moment: every acknowledged answer is there after a restart, no game is lost or doubled."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from contextlib import ExitStack, suppress
from pathlib import Path

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from mageduel.server.database import Database
from mageduel.server.tables import set_up
from tests.server.client import Chooser, Json, setup

KILLS = int(os.environ.get("MAGEDUEL_KILLS", "6"))
"""How often the server is killed; `make kill` sets 50."""
GAMES = 4


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

    def create(self, seed: int) -> Json:
        body = json.dumps(setup(seed=seed)).encode()
        call = urllib.request.Request(f"{self.address}/api/games", body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(call) as response:
            created: Json = json.load(response)
            return created


class Player:
    """Both seats of one game, and every answer the server has acknowledged."""

    def __init__(self, created: Json, seed: int) -> None:
        self.game: str = created["game"]
        self.tokens = [seat["token"] for seat in created["seats"]]
        self.chooser = Chooser(seed)
        self.acknowledged: dict[tuple[int, int], list[object]] = {}

    def play(self, address: str) -> None:
        """Answer until the line breaks or the game is over."""
        place = f"{address.replace('http', 'ws', 1)}/api/games/{self.game}/socket"
        with suppress(OSError, WebSocketException), ExitStack() as held:
            lines = [held.enter_context(connect(place, max_size=None)) for _ in self.tokens]
            for line, token in zip(lines, self.tokens, strict=True):
                line.send(json.dumps({"type": "hello", "token": token}))
            self._answer(lines)

    def _answer(self, lines: list[ClientConnection]) -> None:
        while True:
            for seat, line in enumerate(lines):
                try:
                    message = json.loads(line.recv(timeout=0.02))
                except TimeoutError:
                    continue
                if message["type"] != "state":
                    continue
                if message["view"]["result"] is not None:
                    return
                request = message["request"]
                if request is None or (seat, request["id"]) in self.acknowledged:
                    continue
                answer = self.chooser.choose(request)
                line.send(json.dumps({"type": "answer", "request": request["id"], "answer": answer}))
                while (reply := json.loads(line.recv(timeout=10)))["type"] == "state":
                    pass
                assert reply["type"] in ("accepted", "refused"), reply
                if reply["type"] == "accepted":
                    self.acknowledged[seat, request["id"]] = answer


def as_lists(value: object) -> object:
    return [as_lists(each) for each in value] if isinstance(value, tuple | list) else value


def check(database: str, players: list[Player]) -> int:
    kept = Database(database)
    count = 0
    for player in players:
        stored = kept.game(player.game)
        assert stored is not None, "a game was lost"
        numbers = {0: 0, 1: 0}
        found: dict[tuple[int, int], object] = {}
        for seat, answer in stored.answers:
            found[seat, numbers[seat]] = as_lists(answer)
            numbers[seat] += 1
        for key, given in player.acknowledged.items():
            assert found[key] == as_lists(given), f"answer {key} of {player.game} was lost or changed"
            count += 1
        assert len(stored.answers) <= len(player.acknowledged) + KILLS + 1, "answers were doubled"
        set_up(stored)
    kept.close()
    return count


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/games.sqlite3"
    chance = random.Random(5)
    players: list[Player] = []
    for kill in range(KILLS):
        server = Process(database)
        players += [Player(server.create(seed), seed) for seed in range(kill * GAMES, (kill + 1) * GAMES)][
            : GAMES if kill < 3 else 1
        ]
        at_work = [threading.Thread(target=player.play, args=(server.address,)) for player in players[-GAMES:]]
        for thread in at_work:
            thread.start()
        time.sleep(chance.uniform(0.2, 1.5))
        server.kill()
        for thread in at_work:
            thread.join(15)
        check(database, players)
    assert check(database, players) > KILLS * 3
