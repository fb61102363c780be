"""The dice of a game with another person: nobody chooses them, nobody knows them, and in the end all may check."""

from __future__ import annotations

from pathlib import Path

import pytest

from mageduel.duel import replay
from mageduel.kernel.record import read_record, seed_to_data
from tests.server.client import JSON, Chooser, Server, settle, setup
from tests.server.stories import play

SEED = 0xFEDC_BA98_7654_3210_0123_4567_89AB_CDEF
SHOWN = "fedcba98765432100123456789abcdef"


@pytest.mark.parametrize(
    "wish",
    [setup(), setup(same_screen=True), setup(kinds=("human", "friend"))],
    ids=["two people", "one screen", "a friend"],
)
def test_nobody_chooses_the_dice_of_a_game_with_another_person(tmp_path: Path, wish: dict[str, object]) -> None:
    async def story(server: Server) -> None:
        chosen = await server.http.post("/api/games", json={**wish, "seed": 7})
        assert chosen.status_code == 400
        assert "Nobody chooses the dice" in chosen.json()["message"]
        assert (await server.http.post("/api/games", json=wish)).status_code == 201

    play(story, tmp_path)


def test_who_plays_the_computer_may_choose_the_dice(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        wish = setup(kinds=("human", "computer"), seed=99)
        created = (await server.http.post("/api/games", json=wish)).json()
        async with server.hall.visit(created["game"]) as live:
            assert live.stored.seed == 99

    play(story, tmp_path)


def test_seeds_come_from_the_system_and_have_128_bits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def randbits(bits: int) -> int:
        asked.append(bits)
        return SEED + len(asked)

    monkeypatch.setattr("mageduel.server.hall.secrets.randbits", randbits)

    async def story(server: Server) -> None:
        for number in (1, 2):
            created = (await server.http.post("/api/games", json=setup())).json()
            async with server.hall.visit(created["game"]) as live:
                assert live.stored.seed == SEED + number
        assert asked == [128, 128]

    play(story, tmp_path)


def test_the_seed_is_secret_until_the_end_and_shown_then(tmp_path: Path) -> None:
    kept: dict[str, str] = {}

    async def begin(server: Server) -> None:
        created = await server.create(SEED)
        lines = [await server.sit(created["game"], seat["token"]) for seat in created["seats"]]
        watcher = await server.sit(created["game"], None)
        chooser = Chooser(3)
        for _ in range(40):
            asked = next(line for line in lines if line.state["request"] is not None)
            await asked.answer(chooser.choose(asked.state["request"]))
            await settle()
            for line in (*lines, watcher):
                line.waiting()
        address = f"/api/games/{created['game']}"
        facts = (await server.http.get(address)).json()
        assert facts["seed"] is None
        record = await server.http.get(f"{address}/record", headers={"X-Seat-Token": created["seats"][0]["token"]})
        assert record.status_code == 403
        for line in (*lines, watcher):
            assert not any(SHOWN in text or str(SEED) in text for text in line.traffic)
        lines[0].send({"type": "concede"})
        for line in (*lines, watcher):
            while line.state["view"]["result"] is None:
                await line.next("state")
            said = [event["sentence"] for event in line.state["events"]]
            assert said[-1] == f"The dice of this game came from the seed {SHOWN}."
        kept.update(address=address, token=created["seats"][0]["token"])

    async def look(server: Server) -> None:
        assert (await server.http.get(kept["address"])).json()["seed"] == SHOWN
        text = (await server.http.get(f"{kept['address']}/record", headers={"X-Seat-Token": kept["token"]})).text
        record = read_record(text)
        assert record.seed == SEED
        assert replay(record).game.result is not None
        added = await server.http.post("/api/replays", content=text, headers=JSON)
        assert added.status_code == 201, added.text

    play(begin, tmp_path)
    play(look, tmp_path)


def test_a_rematch_has_dice_of_its_own(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, one, other = await server.duel()
        server.hall.new_seed = lambda: SEED
        one.send({"type": "concede"})
        for line in (one, other):
            line.send({"type": "rematch"})
        ready = await other.next("rematch")
        async with server.hall.visit(ready["game"]) as live:
            assert seed_to_data(live.stored.seed) == SHOWN

    play(story, tmp_path)
