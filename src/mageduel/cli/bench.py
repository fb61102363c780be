"""`mageduel bench`: how fast the engine is, as ratios to a yardstick in the same run."""

from __future__ import annotations

import argparse
from importlib.util import find_spec

from mageduel.cli import numbers
from mageduel.cli.terminal import print_json


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("--games", type=numbers.whole(6, numbers.MOST_GAMES), default=192, help="how many games")
    parser.add_argument("--seed", type=numbers.seed, default=1, help="where the seeds begin")
    parser.add_argument("--crowd", action="store_true", help="measure a decision among 10, 20 and 40 creatures")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(args: argparse.Namespace) -> int:
    """Run the command."""
    from mageduel.facts.errors import ForPeople

    if args.crowd:
        return _crowd(args)
    if find_spec("chess") is None:
        raise ForPeople("The yardstick needs python-chess: pip install chess")
    from mageduel.lab.bench import measure

    found = measure(args.games, args.seed)
    if args.json:
        print_json(found.as_dict())
        return 0
    print(f"engine           {found.form:>10}")
    print(f"decisions/s      {found.decisions_per_s:>10,.0f}   ({found.games_per_s:.1f} games/s)")
    plies = f"plies/s of random chess; {found.decisions_per_ply:.2f} decisions a ply"
    print(f"yardstick        {found.yardstick_plies_per_s:>10,.0f}   {plies}")
    forks = f"µs = {found.fork_in_decisions:.1f} decisions; with collecting it {found.fork_collected_us_median:.0f} µs"
    print(f"fork, median     {found.fork_us_median:>10,.0f}   {forks}")
    print(f"fork, 95th       {found.fork_us_p95:>10,.0f}   µs")
    print(f"memory a fork    {found.fork_kib:>10,.1f}   KiB")
    return 0


def _crowd(args: argparse.Namespace) -> int:
    """Say what a decision costs among more and more creatures."""
    from mageduel.lab.bench import CROWDS, crowd_costs

    found = crowd_costs(args.games // len(CROWDS), args.seed)
    ratio = found[CROWDS[-1]] / found[CROWDS[0]]
    if args.json:
        print_json({f"decision_us_among_{crowd}": round(cost, 1) for crowd, cost in found.items()} | {"ratio": ratio})
        return 0
    for crowd, cost in found.items():
        print(f"{crowd} creatures     {cost:>10,.1f}   µs a decision")
    print(f"{CROWDS[-1]} against {CROWDS[0]}    {ratio:>10.2f}")
    return 0
