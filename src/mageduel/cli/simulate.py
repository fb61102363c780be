"""`mageduel simulate`: games between agents, with every invariant checked if asked."""

from __future__ import annotations

import argparse
import sys

from mageduel.cli import numbers
from mageduel.cli.terminal import print_json
from mageduel.facts.modes import MODES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("--mode", default="arena", choices=list(MODES), help="mode of play")
    parser.add_argument("--board", help="the board, in a mode that has several; the first without it")
    parser.add_argument("--agents", default="random,random", help="one name a seat, separated by commas")
    parser.add_argument("--teams", action="store_true", help="in two teams, where so many could also play alone")
    parser.add_argument("--games", type=numbers.games, default=100, help="how many games")
    parser.add_argument("--seed", type=numbers.seed, default=1, help="where the seeds begin")
    parser.add_argument(
        "--books", default="published", choices=["published", "generated", "both"], help="which spellbooks"
    )
    parser.add_argument("--check", action="store_true", help="check invariants after every answer, forks and records")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(args: argparse.Namespace) -> int:
    """Run the command."""
    from mageduel.agents.levels import new_agent
    from mageduel.facts.errors import ForPeople
    from mageduel.lab.books import setups
    from mageduel.lab.simulation import Summary, simulate

    names = args.agents.split(",")
    mode = MODES[args.mode]
    if len(names) not in (*mode.seats, *mode.team_seats):
        some = ",".join(["random"] * mode.seats[0])
        count = f"{mode.seats[0]}" if len(mode.seats) == 1 else f"{mode.seats[0]} to {mode.seats[-1]}"
        teams = f", or {' or '.join(map(str, mode.team_seats))} in teams," if mode.team_seats else ""
        raise ForPeople(f"A game of the mode {args.mode} needs {count} agents{teams} for example --agents {some}")
    for name in names:
        new_agent(name, 0)
    summary = Summary()
    source = setups(args.mode, args.books, args.seed, len(names), args.board, teams=args.teams)
    for summary in simulate(names, args.games, args.seed, source, checked=args.check):
        if not args.json and sys.stderr.isatty():
            print(f"\r{summary.games}/{args.games} games, {len(summary.failures)} failures", end="", file=sys.stderr)
    report = {
        "games": summary.games,
        "decisions": summary.decisions,
        "seconds": round(summary.seconds, 3),
        "failures": len(summary.failures),
        "failed": summary.failures,
        "rounds_median": summary.rounds_median,
        "rounds_p95": summary.rounds_at(0.95),
        "rounds_max": max(summary.rounds, default=0),
    }
    if args.json:
        print_json(report)
    else:
        print(
            f"\n{report['games']} games, {report['decisions']} decisions in {report['seconds']} s; rounds: median "
            f"{report['rounds_median']}, 95% within {report['rounds_p95']}; {report['failures']} failures"
        )
        for line in summary.failures:
            print(f"  {line}")
    return 1 if summary.failures else 0
