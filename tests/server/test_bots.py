"""Seats of bots: a token at once, whole games by the example, and dice nobody chooses against a person."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.client import Json, Server
from tests.server.stories import play
from tests.server.test_serving import ROOT, running

BOT = {"kind": "bot", "name": "Mine", "mage": "Academy Wizard", "book": "Academy Wizard"}
NOVICE = {"kind": "computer", "level": "novice", "mage": "Academy Beastmaster", "book": "Academy Beastmaster"}
PERSON = {"kind": "human", "name": "Ann", "mage": "Academy Beastmaster", "book": "Academy Beastmaster"}


def test_the_example_plays_a_whole_game_over_the_wire(tmp_path: Path) -> None:
    with running(tmp_path) as port:
        address = f"http://127.0.0.1:{port}"
        command = [sys.executable, str(ROOT / "examples" / "bot.py"), address]
        run = subprocess.run(command, capture_output=True, text=True, timeout=180, check=True)
    assert run.stdout.strip() == "last mage standing"


def test_a_bot_has_its_token_at_once_and_is_known_as_a_bot(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        made = await server.http.post("/api/games", json={"mode": "academy", "seats": [PERSON, BOT]})
        created: Json = made.json()
        assert [bool(seat["token"]) for seat in created["seats"]] == [True, True]
        facts = (await server.http.get(f"/api/games/{created['game']}")).json()
        assert [seat["kind"] for seat in facts["seats"]] == ["human", "bot"]
        line = await server.sit(created["game"], created["seats"][1]["token"])
        assert line.state["view"]["you"] == 1

    play(story, tmp_path)


@pytest.mark.parametrize(
    ("seats", "status"), [([BOT, NOVICE], 201), ([BOT, dict(BOT, name="Other")], 201), ([PERSON, BOT], 400)]
)
def test_dice_are_chosen_only_where_programs_play_among_themselves(
    tmp_path: Path, seats: list[Json], status: int
) -> None:
    async def story(server: Server) -> None:
        made = await server.http.post("/api/games", json={"mode": "academy", "seats": seats, "seed": 5})
        assert made.status_code == status

    play(story, tmp_path)
