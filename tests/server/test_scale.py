"""`make scale` in small: real processes on one PostgreSQL, one of them killed."""

from __future__ import annotations

import asyncio

from mageduel.server.scale import Client, Run, Table, processes, run_scale, what_was_lost


def test_nothing_acknowledged_is_lost_and_every_game_goes_on_when_a_process_is_killed(address: str) -> None:
    with processes(address, 2, 200) as servers:
        played = run_scale(address, servers, 6, (0.1, 0.5), 1.0, "apprentice", kill=True)
        outcome = asyncio.run(played)
    assert outcome.run.errors == []
    assert outcome.lost == []
    assert outcome.went_on is not None
    assert outcome.back is not None
    assert outcome.run.comebacks > 0
    assert all(table.went_on is not None or table.is_over for table in outcome.tables if table.game in outcome.held)
    assert sum(len(client.acknowledged) for client in outcome.clients) > 12


def test_what_is_lost_or_made_up_is_found() -> None:
    run = Run([], (0.0, 0.0))
    client = Client(Table("g", run), "token")
    client.acknowledged = {0: ["a"], 1: ["b"], 2: ["c"]}
    client.doubtful = {3: ["d"]}
    players = [("g", 0, client)]
    assert what_was_lost(players, {("g", 0): [["a"], ["b"], ["c"]]}) == []
    assert what_was_lost(players, {("g", 0): [["a"], ["b"], ["c"], ["d"]]}) == []
    assert len(what_was_lost(players, {("g", 0): [["a"], ["b"]]})) == 1
    assert len(what_was_lost(players, {})) == 3
    assert len(what_was_lost(players, {("g", 0): [["a"], ["x"], ["c"]]})) == 2
    assert len(what_was_lost(players, {("g", 0): [["a"], ["b"], ["c"], ["x"]]})) == 1
    assert len(what_was_lost(players, {("g", 0): [["a"], ["b"], ["c"], ["d"], ["e"]]})) == 1
