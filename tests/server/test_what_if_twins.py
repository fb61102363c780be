"""What if, of a running game: two games that differ only in what others hide and in the dice to come send equal bytes.

Everything that can be asked of a board is asked of both, in the same order: moments with everything shown and by every
seat, what lies face down, odds, answers with dice of every kind, a computer's answers, likely ones, suppositions, the
position as a link, and the puzzle and the editor that begin with that link.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from mageduel.agents.budget import Budget
from mageduel.kernel.match import Match
from mageduel.server import supposing, what_if, what_if_routes
from mageduel.state.game import Game
from tests.agents.test_advice import decisions
from tests.agents.test_honesty import ME
from tests.server.client import Json, Server
from tests.server.stories import play
from tests.server.test_twins import places

OPTIONS = 2
DICE = ("roll", "average", "best", "worst", "hand")
COMPARED = 4


class Asker:
    """Asks one board everything, and keeps the bytes that came back."""

    def __init__(self, server: Server, game: Json) -> None:
        self.http = server.http
        self.game = game
        self.heard: list[tuple[str, str]] = []

    async def call(self, path: str, body: Json | None = None) -> Json:
        """Get something, or post it."""
        address = f"/api/{path}"
        answer = await (self.http.get(address) if body is None else self.http.post(address, json=body))
        self.heard.append((path, answer.text))
        found = answer.json()
        return found if isinstance(found, dict) else {"rows": found}

    async def ask_everything(self) -> list[tuple[str, str]]:
        """A new board of the running game, and all that can be had of it."""
        board = await self.call(
            "what-if", {"game": self.game["game"], "token": self.game["seats"][ME]["token"], "near": 1}
        )
        name, request = board["board"], board["state"]["request"]
        for seat in range(len(board["teams"])):
            await self.call(f"what-if/{name}/0?seat={seat}")
        hidden = (await self.call(f"what-if/{name}/0/hidden"))["rows"]
        await self.call(f"what-if/{name}/0/suppose", {"seat": ME})
        for card in hidden[:1]:
            wish = {"seat": ME, "object": card["object"], "card": card["guesses"][-1]}
            await self.call(f"what-if/{name}/0/suppose", wish)
        for option in request["options"][:OPTIONS]:
            given = {"seat": request["seat"], "answer": option["answer"]}
            for kind in ("odds", "ahead"):
                await self.call(f"what-if/{name}/0/ask", {**given, "kind": kind})
            for dice in DICE:
                await self.call(f"what-if/{name}/0/answer", {**given, "dice": dice})
        at: Json = board
        for _ in range(2):
            if not at["asked"]:
                break
            wish = {"seat": at["asked"][0], "level": "novice"}
            at = await self.call(f"what-if/{name}/{at['node']}/computer", wish)
        await self.call(f"what-if/{name}/0/likely", {"seat": request["seat"]})
        link = (await self.call(f"what-if/{name}/{at['node']}/position"))["link"]
        await self.call("positions/look", {"position": link})
        return self.heard


async def at_once(_: object, work: Callable[..., object], *arguments: object, seconds: float) -> object:
    """What a worker does, without one."""
    assert seconds > 0
    return work(*arguments)


def test_boards_of_running_games_send_the_same_bytes_whatever_the_others_hide(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pairs = [(match, twin) for match, twin in decisions("arena", 3, rounds=4) if twin is not None]
    pairs = [(match, twin) for match, twin in pairs if match.open_requests[0].kind != "plan"]
    hiding = [pair for pair in pairs if any(each.controller != ME for each in pair[0].game.hidden)]
    chosen = (hiding + [pair for pair in pairs if pair not in hiding])[:COMPARED]
    assert len(chosen) == COMPARED
    assert hiding
    monkeypatch.setattr(supposing, "TIMES", 1)
    monkeypatch.setattr(supposing, "BUDGET", Budget(look_aheads=12))

    async def said(server: Server, game: Json, match: Match[Game]) -> list[tuple[str, str]]:
        lots = itertools.count(7)
        chance = SimpleNamespace(randbits=lambda bits: next(lots), token_urlsafe=lambda count: "board")
        following = SimpleNamespace(follow=lambda told: match.fork())
        for module in (what_if, what_if_routes):
            monkeypatch.setattr(module, "secrets", chance)
        monkeypatch.setattr(what_if, "FOLLOWER", following)
        monkeypatch.setattr(what_if, "Follower", lambda: following)
        return await Asker(server, game).ask_everything()

    async def story(server: Server) -> None:
        monkeypatch.setattr(type(server.hall.workers), "run", at_once)
        game = await server.create(kinds=("human", "computer"))
        for match, twin in chosen:
            one, two = [await said(server, game, each) for each in (match, twin)]
            assert [path for path, _ in one] == [path for path, _ in two]
            for (path, left), (_, right) in zip(one, two, strict=True):
                differing = sorted(set(places(left)) ^ set(places(right)))[:8] if left != right else []
                assert left == right, (path, differing)
            assert sum('"detail"' in text[:12] for _, text in one) <= 1, [
                text for _, text in one if "detail" in text[:12]
            ]

    play(story, tmp_path)
