"""`mageduel lab`: matches, ladders, spellbook matrices and card counts, resumable, with reports."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mageduel.cli import files, numbers
from mageduel.cli.terminal import print_json
from mageduel.facts.errors import ForPeople
from mageduel.facts.modes import MODES, MOST_SEATS, OFFERED, sides_for
from mageduel.words.language import say

if TYPE_CHECKING:
    from mageduel.facts.spellbooks import Spellbook
    from mageduel.lab.statistics import Tally
    from mageduel.lab.tournament import Run

LADDER = "random,novice,adept,master:150ms"
LADDER_GAMES = "400,200,100"
TALLIED = ("share", "games", "wins", "losses", "draws")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    kinds = parser.add_subparsers(dest="lab", metavar="WHAT", required=True)
    match = kinds.add_parser("match", help="one player against another, sides swapped")
    match.add_argument("one", help="a level, such as adept or master:150ms")
    match.add_argument("other", help="the other one")
    match.add_argument("--games", type=numbers.games, default=200, help="how many games")
    match.add_argument("--seats", type=numbers.whole(2, MOST_SEATS), help="how many play; the fewest of the mode")
    match.add_argument("--teams", action="store_true", help="in two teams, where so many could also play alone")
    ladder = kinds.add_parser("ladder", help="ratings of all players, each against the next")
    ladder.add_argument("--agents", default=LADDER, help="players from weak to strong, separated by commas")
    ladder.add_argument("--games", default=LADDER_GAMES, help="games of each pair, separated by commas")
    arena = kinds.add_parser("arena", help="ratings of players of one's own, each against every other")
    arena.add_argument("register", help="a file with a [[player]] each: name, and agent as level or FILE.py:CLASS")
    arena.add_argument("--games", type=numbers.games, default=40, help="games of each pair")
    matrix = kinds.add_parser("matrix", help="every spellbook against every other")
    matrix.add_argument(
        "books", nargs="*", help="spellbooks by name or file; without any, the published ones of the mode"
    )
    matrix.add_argument("--agent", default="adept", help="who plays all of them")
    matrix.add_argument("--games", type=numbers.games, default=40, help="games of each pair")
    cards = kinds.add_parser("cards", help="how often each spell of a book is planned, cast, revealed and decisive")
    cards.add_argument("book", help="a spellbook by name or file")
    cards.add_argument("--agent", default="adept", help="who plays")
    cards.add_argument("--games", type=numbers.games, default=60, help="how many games")
    export = kinds.add_parser("export", help="games as data: JSON Lines or Parquet")
    export.add_argument("file", help="where to write; the end says how: .jsonl or .parquet")
    export.add_argument("--what", choices=("games", "decisions"), default="decisions", help="a row is one of these")
    export.add_argument("--agents", default="novice,novice", help="a player for each seat, separated by commas")
    export.add_argument("--games", type=numbers.games, default=100, help="how many games")
    export.add_argument("--mode", default="arena", choices=list(OFFERED), help="mode of play")
    export.add_argument("--seed", type=numbers.seed, default=1, help="where the seeds begin")
    for each in (match, ladder, arena, matrix, cards):
        modes = list(MODES) if each is match else list(OFFERED)
        each.add_argument("--mode", default="arena", choices=modes, help="mode of play")
        each.add_argument("--board", help="the board, in a mode that has several; the first without it")
        each.add_argument("--seed", type=numbers.seed, default=1, help="where the seeds begin")
        each.add_argument("--workers", type=numbers.workers, help="processes; all cores without it")
        each.add_argument("--cluster", metavar="ADDRESS", help="play on a Ray cluster; local starts one here")
        each.add_argument("--results", metavar="FILE", help="keep results here and go on from them")
        each.add_argument(
            "--report", metavar="FILE", help="write an HTML report; of a matrix, a picture alone if it ends in .svg"
        )
        each.add_argument("--json", action="store_true", help="print the result as JSON")


def run(args: argparse.Namespace) -> int:
    """Run the command."""
    from mageduel.lab.store import Store
    from mageduel.lab.tournament import carry_out

    if args.lab == "export":
        return _export(args)
    if args.report is not None and args.report.endswith(".svg") and args.lab != "matrix":
        raise ForPeople(say("lab.no-picture"))
    page = files.will_be_written(Path(args.report)) if args.report is not None else None
    planned = {"match": _match, "ladder": _ladder, "arena": _arena, "matrix": _matrix, "cards": _cards}[args.lab](args)
    store = Store(Path(args.results) if args.results is not None else None)
    try:
        done = carry_out(planned, store, workers=args.workers, cluster=args.cluster, progress=_show)
    finally:
        store.close()
        if sys.stderr.isatty():
            print(file=sys.stderr)
    found = result_of(done)
    if page is not None:
        files.write(page, _page(done, page))
    if args.json:
        print_json(found)
    else:
        _print(found)
    return 0


def _export(args: argparse.Namespace) -> int:
    from mageduel.lab.exports import game_rows, write_rows

    agents = [_known(name) for name in args.agents.split(",")]
    sides_for(MODES[args.mode], len(agents), teams=False)
    path = files.will_be_written(Path(args.file))
    count = write_rows(game_rows(args.mode, agents, args.games, args.seed, args.what), path)
    print(say("lab.exported", rows=count, file=args.file))
    return 0


def _page(done: Run, path: Path) -> str:
    from mageduel.lab.heat_map import heat_map
    from mageduel.lab.report import report

    return heat_map(done) if path.suffix == ".svg" else report(done)


def _show(games: int, of: int, tally: Tally) -> None:
    """Live progress: on a terminal in one line, else a line now and then."""
    low, high = tally.interval
    line = say("lab.progress", games=games, of=of, share=tally.share, low=low, high=high)
    if sys.stderr.isatty():
        print(f"\r{line}", end="", file=sys.stderr, flush=True)
    else:
        print(line, file=sys.stderr, flush=True)


def _known(name: str) -> str:
    from mageduel.agents.levels import new_agent

    new_agent(name, 0, in_the_lab=True)
    return name


def _match(args: argparse.Namespace) -> Run:
    from mageduel.lab.tournament import match_run

    mode = MODES[args.mode]
    fewest = min(mode.team_seats, default=mode.seats[0]) if args.teams else mode.seats[0]
    seats = fewest if args.seats is None else args.seats
    sides_for(mode, seats, teams=args.teams)
    return match_run(
        _known(args.one),
        _known(args.other),
        args.games,
        args.seed,
        args.mode,
        seats=seats,
        board=args.board,
        teams=args.teams,
    )


def _ladder(args: argparse.Namespace) -> Run:
    from mageduel.lab.tournament import ladder_run

    agents = [_known(name) for name in args.agents.split(",")]
    try:
        games = [numbers.games(count) for count in args.games.split(",")]
    except argparse.ArgumentTypeError as error:
        raise ForPeople(say("lab.such-as", why=error)) from None
    if len(games) == 1:
        games *= len(agents) - 1
    if len(games) != len(agents) - 1 or not games:
        raise ForPeople(say("lab.a-number-each"))
    return ladder_run(agents, games, args.seed, args.mode, args.board)


def _arena(args: argparse.Namespace) -> Run:
    from mageduel.agents.registered import read_register
    from mageduel.lab.tournament import arena_run

    players = read_register(Path(args.register))
    for agent in players.values():
        _known(agent)
    return arena_run(players, args.games, args.seed, args.mode, args.board)


def _matrix(args: argparse.Namespace) -> Run:
    from mageduel.lab.books import published
    from mageduel.lab.tournament import matrix_run

    books = [_book(name) for name in args.books] or published(args.mode)
    if len(books) < 2:
        raise ForPeople(say("lab.two-books"))
    return matrix_run(books, _known(args.agent), args.games, args.seed, args.mode, args.board)


def _cards(args: argparse.Namespace) -> Run:
    from mageduel.lab.books import published
    from mageduel.lab.tournament import cards_run

    book = _book(args.book)
    against = [each for each in published(args.mode) if each.name != book.name]
    return cards_run(book, against, _known(args.agent), args.games, args.seed, args.mode, args.board)


def _book(name: str) -> Spellbook:
    from mageduel.facts.spellbooks import load_book, published_book

    return load_book(Path(name)) if name.endswith(".toml") else published_book(name)


def _rated(run: Run) -> bool:
    return "ladder" in run.what or "arena" in run.what


def result_of(run: Run) -> dict[str, Any]:
    """What a run has found, as plain data."""
    from mageduel.lab.tournament import card_table, run_ratings

    found: dict[str, Any] = run.tally().as_dict() if not _rated(run) else {"games": len(run.rows)}
    groups = list(dict.fromkeys(task.group for task in run.tasks))
    if "match" in run.what:
        found = {"one": run.what["match"][0], "other": run.what["match"][1], **found}
        if "sides" in run.what:
            found["even"] = round(1 / run.what["sides"], 4)
    if "match" not in run.what or "sides" in run.what:
        found["groups"] = {group: run.tally(group).as_dict() for group in groups}
    if _rated(run):
        found["ratings"] = [
            {"agent": each.name, "rating": round(each.rating), "interval": [round(each.low), round(each.high)]}
            for each in run_ratings(run)
        ]
    if "cards" in run.what:
        found["cards"] = card_table(run)
    rounds = sorted(row["rounds"] for row in run.rows)
    found["rounds_median"] = rounds[len(rounds) // 2]
    found["decisions"] = sum(row["decisions"] for row in run.rows)
    found["processor_seconds"] = round(sum(row["seconds"] for row in run.rows), 2)
    found["mistakes"] = len(run.mistakes)
    return found


def _print(found: dict[str, Any]) -> None:
    from mageduel.lab.report import group_name

    if "one" in found:
        _line(say("lab.beats", one=found["one"], other=found["other"]), found)
    if "even" in found:
        print(say("lab.even", even=found["even"], one=found["one"]))
    for group, tally in found.get("groups", {}).items():
        _line(group_name(group), tally)
    for each in found.get("ratings", []):
        low, high = each["interval"]
        print(say("lab.rating", agent=each["agent"], rating=each["rating"], low=low, high=high))
    for each in found.get("cards", []):
        print(say("lab.card", **each))
    print(
        say(
            "lab.total",
            games=found["games"],
            rounds=found["rounds_median"],
            seconds=found["processor_seconds"],
            mistakes=found["mistakes"],
        )
    )


def _line(name: str, tally: dict[str, Any]) -> None:
    low, high = tally["interval"]
    print(say("lab.line", name=name, low=low, high=high, **{key: tally[key] for key in TALLIED}))
