"""What is kept of a picture is what would be drawn anew: whole games of every mode, before every viewer."""

from __future__ import annotations

import json
import os

import pytest
from pydantic import TypeAdapter

from mageduel.agents.playing import play_out
from mageduel.agents.random_agent import RandomAgent
from mageduel.duel import start_duel
from mageduel.facts.boards import boards
from mageduel.facts.modes import MODES
from mageduel.kernel.match import Match
from mageduel.lab.books import setups
from mageduel.lab.invariants import check_state
from mageduel.state.game import Game
from mageduel.views.drawn import Drawn
from mageduel.views.shapes import ViewShown
from mageduel.views.table import table
from mageduel.words.language import NAMES, language, speaking

written = TypeAdapter(ViewShown).dump_json
SEED = int(os.environ.get("MAGEDUEL_SEED", "5"))


def _forms() -> list[tuple[str, int, bool, str | None]]:
    """Every mode with as few and as many players as it takes, alone and in teams, on one board of each size."""
    found = []
    for mode in MODES.values():
        for teams, counts in ((False, mode.seats), (True, mode.team_seats)):
            for count in sorted({min(counts), max(counts)}) if counts else ():
                fitting = [board.name for board in boards().values() if board.players == count]
                if fitting or not mode.has_boards:
                    found.append((mode.name, count, teams, fitting[0] if mode.has_boards else None))
    return found


@pytest.mark.parametrize(("mode", "seats", "teams", "board"), _forms())
def test_what_is_kept_is_what_would_be_drawn_anew(mode: str, seats: int, teams: bool, board: str | None) -> None:
    """`MAGEDUEL_LOOKS=1` compares after every answer, also where many play."""
    drawn = {code: Drawn() for code in NAMES}
    every = int(os.environ.get("MAGEDUEL_LOOKS", seats * seats // 3))
    looks = 0

    def compare(match: Match[Game]) -> None:
        nonlocal looks
        looks += 1
        code = [*NAMES][looks % len(NAMES)]
        with speaking(language(code)):
            kept = drawn[code]
            kept.turn_to(match.game)
            if looks % every:
                table(match.game, looks % seats, drawn=kept)
                return
            check_state(match.game)
            for viewer in (None, *range(seats)):
                shown, anew = table(match.game, viewer, drawn=kept), table(match.game, viewer)
                if written(shown) != written(anew):
                    raise AssertionError(_difference(shown, anew, viewer, looks))

    books = "published" if MODES[mode].construction.is_by_the_list else "generated"
    setup = next(setups(mode, books, SEED, seats, board, teams=teams))
    match = start_duel(setup, SEED, log=True)
    play_out(match, [RandomAgent(SEED * 10 + seat) for seat in range(seats)], compare)
    assert looks > 30


def _difference(shown: ViewShown, anew: ViewShown, viewer: int | None, looks: int) -> str:
    old, new = json.loads(written(shown)), json.loads(written(anew))
    for part, value in new.items():
        if old[part] != value:
            if isinstance(value, dict):
                for key in value:
                    for name in value[key] if isinstance(value[key], dict) else ():
                        if old[part][key][name] != value[key][name]:
                            what = f"{value[key]['name']}: {name} {old[part][key][name]} instead of {value[key][name]}"
                            return f"answer {looks}, viewer {viewer}: {what}"
            return f"answer {looks}, viewer {viewer}: {part} {old[part]} instead of {value}"
    return f"answer {looks}, viewer {viewer}: another order"
