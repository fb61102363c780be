"""Tournaments: matches, ladders, matrices and card counts, with paired seeds and sides swapped."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from typing import Any

from mageduel.facts.modes import mode_called, sides_for
from mageduel.facts.spellbooks import Spellbook
from mageduel.lab.books import pairings, setup_of, setups
from mageduel.lab.games import ONE_SEED, Task
from mageduel.lab.statistics import Rating, Tally, ratings
from mageduel.lab.store import Store
from mageduel.lab.workers import play_all

Progress = Callable[[int, int, Tally], None]


@dataclass(slots=True)
class Run:
    """A run: what decides it, and its games in order."""

    what: dict[str, Any]
    tasks: list[Task]
    rows: list[dict[str, Any]] = field(default_factory=list)

    def tally(self, group: str | None = None) -> Tally:
        """Games of one group, or of all."""
        tally = Tally()
        for row in self.rows:
            if group is None or row["group"] == group:
                tally = tally.plus(row["points"])
        return tally

    @property
    def mistakes(self) -> list[dict[str, Any]]:
        """Everything that went wrong inside agents."""
        return [mistake for row in self.rows for mistake in row["mistakes"]]


def carry_out(
    run: Run, store: Store, *, workers: int | None = None, cluster: str | None = None, progress: Progress | None = None
) -> Run:
    """Play what is missing of a run, and put its games in order."""
    number = store.run(run.what)
    done = store.done(number)
    wanted = {task.number for task in run.tasks}
    tally = Tally()
    for key, row in done.items():
        if key in wanted:
            tally = tally.plus(row["points"])
    missing = [task for task in run.tasks if task.number not in done]
    for part in play_all(missing, workers=workers, cluster=cluster):
        rows = [played.as_dict() for played in part]
        store.keep(number, rows)
        for row in rows:
            tally = tally.plus(row["points"])
        if progress is not None:
            progress(tally.games, len(run.tasks), tally)
    rows_by_number = store.done(number)
    run.rows = [rows_by_number[task.number] for task in run.tasks]
    return run


def match_run(
    one: str,
    other: str,
    games: int,
    seed: int,
    mode: str,
    *,
    detailed: bool = False,
    seats: int = 2,
    board: str | None = None,
    teams: bool = False,
) -> Run:
    """One agent against another: every pairing of the published books, each seed twice with the sides swapped.

    Where more than two play, the one is a side among others, each of which is the other; it sits everywhere in turn,
    and the games of each place are a group.
    """
    if seats > 2:
        return _many_run(one, other, games, seed, mode, seats, board, detailed=detailed, teams=teams)
    pairs = pairings(mode)
    tasks = [
        _paired(number, one, other, pairs[number // 2 % len(pairs)], seed, mode, "", board, detailed=detailed)
        for number in range(games)
    ]
    what = {"match": [one, other], "seed": seed, "mode": mode, "detailed": detailed, **_on(board)}
    return Run(what, tasks)


def _on(board: str | None) -> dict[str, str]:
    """What decides a run besides, where a board was chosen for it."""
    return {} if board is None else {"board": board}


def _many_run(
    one: str,
    other: str,
    games: int,
    seed: int,
    mode: str,
    seats: int,
    board: str | None,
    *,
    detailed: bool,
    teams: bool,
) -> Run:
    """One agent's side among those of another: the same books and dice from every side before the next ones."""
    named = sides_for(mode_called(mode), seats, teams=teams)
    sides = [seat if side is None else side for seat, side in enumerate(named)]
    places = sorted(set(sides))
    sitting = setups(mode, "published", seed, seats, board, teams=teams)
    tasks: list[Task] = []
    setup: dict[str, Any] = {}
    for number in range(games):
        turn, place = divmod(number, len(places))
        if place == 0:
            setup = next(sitting).to_data()
        agents = tuple(one if side == places[place] else other for side in sides)
        first = sides.index(places[place])
        group = " and ".join(f"seat {seat + 1}" for seat, side in enumerate(sides) if side == places[place])
        tasks.append(Task(number, setup, agents, seed * ONE_SEED + turn, first, group, detailed))
    what = {
        "match": [one, other],
        "seed": seed,
        "mode": mode,
        "detailed": detailed,
        "seats": seats,
        "sides": len(places),
        **_on(board),
    }
    return Run(what, tasks)


def ladder_run(agents: Sequence[str], games: Sequence[int], seed: int, mode: str, board: str | None = None) -> Run:
    """Every agent against the next one; as many games for each pair as asked for."""
    pairs = pairings(mode)
    tasks: list[Task] = []
    for place, (lower, upper) in enumerate(pairwise(agents)):
        for number in range(games[place]):
            pair = pairs[number // 2 % len(pairs)]
            place_of_game, group = place * 100_000 + number, f"{upper} beats {lower}"
            tasks.append(_paired(place_of_game, upper, lower, pair, seed, mode, group, board, detailed=False))
    return Run({"ladder": list(agents), "seed": seed, "mode": mode, **_on(board)}, tasks)


def arena_run(players: Mapping[str, str], games: int, seed: int, mode: str, board: str | None = None) -> Run:
    """Every player against every other, on the same books and dice; players by name, each with what it is made of."""
    pairs = pairings(mode)
    tasks: list[Task] = []
    for place, (lower, upper) in enumerate(combinations(players, 2)):
        for number in range(games):
            pair = pairs[number // 2 % len(pairs)]
            place_of_game, group = place * 100_000 + number, f"{upper} beats {lower}"
            one, other = players[upper], players[lower]
            tasks.append(_paired(place_of_game, one, other, pair, seed, mode, group, board, detailed=False))
    return Run({"arena": dict(players), "seed": seed, "mode": mode, **_on(board)}, tasks)


def matrix_run(
    books: Sequence[Spellbook], agent: str, games: int, seed: int, mode: str, board: str | None = None
) -> Run:
    """Every book against every other one, both played by the same agent, on both sides."""
    tasks = []
    cells = [(one, other) for i, one in enumerate(books) for other in books[i + 1 :]]
    for cell, (one, other) in enumerate(cells):
        for number in range(games):
            swapped = number % 2 == 1
            setup = setup_of(mode, *((other, one) if swapped else (one, other)), board=board)
            tasks.append(
                Task(
                    cell * 100_000 + number,
                    setup.to_data(),
                    (agent, agent),
                    seed * ONE_SEED + number // 2,
                    int(swapped),
                    f"{one.name} beats {other.name}",
                )
            )
    what = {
        "matrix": [[book.name, sorted(book.cards.items())] for book in books],
        "agent": agent,
        "seed": seed,
        "mode": mode,
        **_on(board),
    }
    return Run(what, tasks)


def cards_run(
    book: Spellbook,
    against: Sequence[Spellbook],
    agent: str,
    games: int,
    seed: int,
    mode: str,
    board: str | None = None,
) -> Run:
    """One book against others, with every spell of it counted."""
    tasks = []
    for number in range(games):
        other = against[number // 2 % len(against)]
        swapped = number % 2 == 1
        setup = setup_of(mode, *((other, book) if swapped else (book, other)), board=board)
        tasks.append(
            Task(number, setup.to_data(), (agent, agent), seed * ONE_SEED + number // 2, int(swapped), other.name, True)
        )
    what = {"cards": [book.name, sorted(book.cards.items())], "agent": agent, "seed": seed, "mode": mode, **_on(board)}
    return Run(what, tasks)


def _paired(
    number: int,
    one: str,
    other: str,
    pair: tuple[Spellbook, Spellbook],
    seed: int,
    mode: str,
    group: str,
    board: str | None,
    *,
    detailed: bool,
) -> Task:
    swapped = number % 2 == 1
    agents = (other, one) if swapped else (one, other)
    game_seed = seed * ONE_SEED + number // 2
    return Task(number, setup_of(mode, *pair, board=board).to_data(), agents, game_seed, int(swapped), group, detailed)


def run_ratings(run: Run) -> list[Rating]:
    """Ratings of the agents of a ladder or an arena, the first one at 0."""
    names: list[str] = list(run.what["ladder" if "ladder" in run.what else "arena"])
    met = pairwise(names) if "ladder" in run.what else combinations(names, 2)
    return ratings(names, {(upper, lower): run.tally(f"{upper} beats {lower}") for lower, upper in met})


def card_table(run: Run) -> list[dict[str, Any]]:
    """For each spell of the book: how often a game saw it planned, cast, revealed, and decide the duel."""
    _, cards = run.what["cards"]
    table = []
    for name, copies in cards:
        row: dict[str, Any] = {"card": name, "copies": copies}
        for what in ("planned", "cast", "revealed", "decisive"):
            row[what] = sum(played["cards"].get(what, {}).get(name, 0) for played in run.rows)
        with_it = [played for played in run.rows if played["cards"].get("cast", {}).get(name)]
        row["share_when_cast"] = round(sum(each["points"] for each in with_it) / len(with_it), 3) if with_it else None
        table.append(row)
    return table
