"""My games: results by mage, book and opponent with intervals, of held seats alone, and never of somebody else's."""

from __future__ import annotations

from pathlib import Path

import pytest

from mageduel.server.my_games import MyGame, my_games_shown
from mageduel.shares import wilson
from tests.server.client import Server
from tests.server.stories import play

PERSON = {"kind": "human", "name": "Ann", "mage": "Academy Wizard", "book": "Academy Wizard"}
COMPUTER = {
    "kind": "computer",
    "name": "Novice",
    "mage": "Academy Warlock",
    "book": "Academy Warlock",
    "level": "novice",
}
KEPT = {
    "game": "g1", "mode": "arena", "mage": "Wizard", "book": "Starting Wizard", "opponents": ["adept"],
    "by_computers": True, "outcome": "won",
}  # fmt: skip


def test_results_are_counted_by_mage_book_and_opponent_with_wilsons_interval() -> None:
    games = [
        MyGame.model_validate(KEPT | {"game": f"g{number}", "outcome": outcome, "mage": mage})
        for number, (outcome, mage) in enumerate(
            [("won", "Wizard"), ("won", "Wizard"), ("lost", "Wizard"), ("draw", "Warlock")]
        )
    ]
    shown = my_games_shown(games)
    assert (shown.all.games, shown.all.wins, shown.all.losses, shown.all.draws, shown.all.share) == (4, 2, 1, 1, 0.625)
    assert (shown.all.low, shown.all.high) == wilson(0.625, 4)
    assert [(each.name, each.games) for each in shown.mages] == [("Wizard", 3), ("Warlock", 1)]
    assert shown.mages[0].share == pytest.approx(2 / 3)
    assert [(each.name, each.by_computers, each.games) for each in shown.opponents] == [("adept", True, 4)]


def test_a_held_seat_tells_its_game_and_another_token_tells_nothing(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        setup = {
            "mode": "academy",
            "seats": [PERSON, COMPUTER],
        }
        response = await server.http.post("/api/games", json=setup)
        assert response.status_code == 201, response.text
        made = response.json()
        token = next(seat["token"] for seat in made["seats"] if seat["token"])
        held = {"game": made["game"], "token": token, "outcome": "lost"}
        mine = (await server.http.post("/api/my-games", json={"held": [held], "earlier": [KEPT]})).json()
        assert [each["game"] for each in mine["games"]] == ["g1", made["game"]]
        new = mine["games"][1]
        assert (new["mage"], new["opponents"], new["by_computers"], new["outcome"]) == (
            "Academy Wizard",
            ["novice"],
            True,
            "lost",
        )
        assert new["book"]
        assert mine["all"]["games"] == 2
        strange = held | {"token": "somebody-elses"}
        theirs = (await server.http.post("/api/my-games", json={"held": [strange], "earlier": []})).json()
        assert theirs["games"] == []
        assert theirs["all"]["games"] == 0
        many = await server.http.post("/api/my-games", json={"held": [held] * 41, "earlier": []})
        assert many.status_code == 422

    play(story, tmp_path)
