"""`mageduel bench`: how fast the engine is, as ratios to a yardstick in the same run."""

from __future__ import annotations

import argparse
from importlib.util import find_spec

from mageduel.cli import numbers
from mageduel.cli.terminal import print_json


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("--games", type=numbers.whole(6, numbers.MOST_GAMES), default=96, help="how many games")
    parser.add_argument("--seed", type=numbers.seed, default=1, help="where the seeds begin")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(args: argparse.Namespace) -> int:
    """Run the command."""
    from mageduel.facts.errors import ForPeople

    if find_spec("chess") is None:
        raise ForPeople("The yardstick needs python-chess: pip install chess")
    from mageduel.lab.bench import measure

    found = measure(args.games, args.seed)
    if args.json:
        print_json(found.as_dict())
        return 0
    print(f"decisions/s      {found.decisions_per_s:>10,.0f}   ({found.games_per_s:.1f} games/s)")
    plies = f"plies/s of random chess; {found.decisions_per_ply:.2f} decisions a ply"
    print(f"yardstick        {found.yardstick_plies_per_s:>10,.0f}   {plies}")
    print(f"fork, median     {found.fork_us_median:>10,.0f}   µs = {found.fork_in_decisions:.1f} decisions")
    print(f"fork, 95th       {found.fork_us_p95:>10,.0f}   µs")
    print(f"memory a fork    {found.fork_kib:>10,.1f}   KiB")
    return 0
