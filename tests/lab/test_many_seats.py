"""The lab with three and more seats: points by side, everybody everywhere in turn, pairs stay pairs."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from mageduel.cli import main
from mageduel.facts.errors import ForPeople
from mageduel.facts.modes import MODES, sides_for
from mageduel.facts.spellbooks import published_book
from mageduel.kernel.requests import CONCEDE
from mageduel.lab.books import setup_of, setups
from mageduel.lab.games import Task, play, points_by_side
from mageduel.lab.statistics import Tally
from mageduel.lab.tournament import match_run
from tests.kit.duel import Duel
from tests.kit.refused import refused
from tests.rules.round.test_many_players import seats

FREE = "free-for-all"


def task(mode: str, count: int, agents: tuple[str, ...], first: int = 0) -> Task:
    return Task(0, next(setups(mode, "published", 1, count)).to_data(), agents, 3, first)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_points_are_the_sides_of_the_player_the_run_is_about(first: int) -> None:
    played = play(task(FREE, 3, ("novice", "random", "random"), first))
    assert sum(played.sides.values()) == pytest.approx(1)
    assert played.points == played.sides[first]
    assert len(played.mages) == 3


def test_team_mates_have_the_points_of_their_side() -> None:
    played = [play(task("arena", 4, ("novice",) * 4, first)) for first in range(4)]
    assert played[0].sides.keys() == {0, 1}
    assert played[0].points == played[2].points
    assert played[1].points == played[3].points
    assert played[0].points + played[1].points == pytest.approx(1)


def test_a_draw_gives_every_side_its_share() -> None:
    duel = Duel(FREE, seats=seats(4, books=False))
    assert points_by_side(duel.game) == {0: 0.25, 1: 0.25, 2: 0.25, 3: 0.25}
    for seat in (0, 1, 2):
        duel.match.answer(seat, CONCEDE)
    assert points_by_side(duel.game) == {0: 0.0, 1: 0.0, 2: 0.0, 3: 1.0}


def test_the_one_sits_everywhere_with_the_same_books_and_dice_before_the_next() -> None:
    run = match_run("novice", "random", 6, 1, FREE, seats=3)
    assert [each.first for each in run.tasks] == [0, 1, 2, 0, 1, 2]
    assert [each.agents.index("novice") for each in run.tasks] == [0, 1, 2, 0, 1, 2]
    assert sorted(Counter(each.seed for each in run.tasks).values()) == [3, 3]
    assert run.tasks[0].setup == run.tasks[2].setup
    assert run.tasks[0].setup != run.tasks[3].setup


def test_in_teams_the_one_is_a_whole_side() -> None:
    run = match_run("novice", "random", 2, 1, "arena", seats=4)
    assert run.tasks[0].agents == ("novice", "random", "novice", "random")
    assert run.tasks[1].agents == ("random", "novice", "random", "novice")
    assert [each["team"] for each in run.tasks[0].setup["seats"]] == [0, 1, 0, 1]


def test_where_so_many_could_play_alone_or_in_teams_teams_are_asked_for() -> None:
    alone = match_run("novice", "random", 4, 1, "academy", seats=4)
    assert [each.agents.index("novice") for each in alone.tasks] == [0, 1, 2, 3]
    assert [each.group for each in alone.tasks] == ["seat 1", "seat 2", "seat 3", "seat 4"]
    teams = match_run("novice", "random", 4, 1, "academy", seats=4, teams=True)
    assert [each["team"] for each in teams.tasks[0].setup["seats"]] == [0, 1, 0, 1]
    assert [each.group for each in teams.tasks[:2]] == ["seat 1 and seat 3", "seat 2 and seat 4"]
    assert teams.tasks[0].agents == ("novice", "random", "novice", "random")
    assert alone.what != teams.what
    with refused(ForPeople, match="not for 5 players"):
        match_run("novice", "random", 2, 1, "academy", seats=5, teams=True)


def test_a_draw_of_three_counts_a_third() -> None:
    tally = Tally().plus(1).plus(0).plus(1 / 3)
    assert (tally.wins, tally.losses, tally.draws, tally.games) == (1, 1, 1, 3)
    assert tally.share == pytest.approx(4 / 9)
    assert Tally().plus(0.5).share == 0.5


def test_a_set_up_of_two_names_no_sides() -> None:
    setup = next(setups("arena", "published", 1))
    assert [seat.team for seat in setup.seats] == [None, None]


@pytest.mark.parametrize(("mode", "count"), [("arena", 3), ("apprentice", 4), (FREE, 2), (FREE, 7)])
def test_a_mode_says_how_many_it_is_for(mode: str, count: int) -> None:
    with refused(ForPeople, match=f"not for {count} players"):
        sides_for(MODES[mode], count)
    with pytest.raises(ForPeople):
        setup_of(mode, *([published_book("starting_wizard")] * count))


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main([*arguments, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_the_command_line_plays_matches_and_simulations_of_many(capsys: pytest.CaptureFixture[str]) -> None:
    free = said(capsys, "lab", "match", "novice", "random", "--mode", FREE, "--games", "3", "--workers", "1")
    assert (free["games"], free["mistakes"]) == (3, 0)
    assert free["even"] == pytest.approx(1 / 3, abs=0.001)
    assert {seat: tally["games"] for seat, tally in free["groups"].items()} == {"seat 1": 1, "seat 2": 1, "seat 3": 1}
    teams = said(capsys, "lab", "match", "novice", "random", "--seats", "4", "--games", "2", "--workers", "1")
    assert (teams["games"], teams["even"]) == (2, 0.5)
    assert list(teams["groups"]) == ["seat 1 and seat 3", "seat 2 and seat 4"]
    academy = said(
        capsys, "lab", "match", "novice", "random", "--mode", "academy", "--teams", "--games", "2", "--workers", "1"
    )
    assert list(academy["groups"]) == ["seat 1 and seat 3", "seat 2 and seat 4"]
    simulated = said(capsys, "simulate", "--agents", "random,random,random,random", "--games", "1", "--check")
    assert (simulated["games"], simulated["failures"]) == (1, 0)
    crowd = ("simulate", "--mode", "academy", "--agents", "random,random,random,random", "--games", "1")
    assert said(capsys, *crowd)["decisions"] != said(capsys, *crowd, "--teams")["decisions"]


def test_the_command_line_refuses_a_number_of_seats_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "match", "novice", "random", "--seats", "3", "--games", "2"]) != 0
    error = capsys.readouterr().err.strip()
    assert "not for 3 players; it is for 2, 4" in error
    assert "\n" not in error
