"""`mageduel tune`: better weights for a computer player by self-play, and whether they are really better."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from mageduel.cli import numbers
from mageduel.cli.terminal import print_json
from mageduel.facts.modes import OFFERED


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("--agent", default="novice", help="whose weights: novice, adept or master with a budget")
    parser.add_argument("--attempts", type=numbers.games, default=20, help="how many changes to try")
    parser.add_argument("--games", type=numbers.games, default=96, help="games for each attempt")
    parser.add_argument("--check-games", type=numbers.games, default=400, help="fresh games for the last word")
    parser.add_argument("--mode", default="arena", choices=list(OFFERED), help="mode of play")
    parser.add_argument("--seed", type=numbers.seed, default=1, help="where the seeds begin")
    parser.add_argument("--workers", type=numbers.workers, help="processes; all cores without it")
    parser.add_argument("--results", metavar="FILE", help="keep results here and go on from them")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Run the command."""
    from mageduel.agents.levels import new_agent
    from mageduel.facts.errors import ForPeople
    from mageduel.lab.store import Store
    from mageduel.lab.tuning import check, tune

    new_agent(args.agent, 0)
    if args.agent == "random":
        raise ForPeople("random judges nothing and has no weights to tune")
    store = Store(Path(args.results) if args.results is not None else None)
    kept: dict[str, float] = {}
    for attempt in tune(args.agent, args.attempts, args.games, args.seed, args.mode, store, workers=args.workers):
        if attempt.kept:
            kept = attempt.changes
        low, high = attempt.tally.interval
        word = "kept" if attempt.kept else "dropped"
        print(
            f"{attempt.number + 1}: {attempt.tally.share:.3f} ({low:.3f} to {high:.3f}), {word}",
            file=sys.stderr,
            flush=True,
        )
    found = check(args.agent, kept, args.check_games, args.seed, args.mode, store, args.workers)
    store.close()
    if args.json:
        print_json({"changes": found.changes, "is_real": found.is_real, "check": found.check.as_dict()})
        return 0
    if not found.changes:
        print("No change of weights won enough games: the weights stay as they are.")
        return 0
    low, high = found.check.interval
    for name, value in sorted(found.changes.items()):
        print(f"{name} = {value}")
    verdict = "The gain is real" if found.is_real else "The gain may be chance"
    print(f"{verdict}: {found.check.share:.1%} ({low:.1%} to {high:.1%}) of {found.check.games} fresh games.")
    return 0
