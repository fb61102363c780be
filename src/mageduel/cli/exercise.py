"""`mageduel exercise`: random games until everything that can be played has been seen at work."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from mageduel.cli import files, numbers
from mageduel.cli.terminal import print_json
from mageduel.facts.modes import WITH_BOOKS


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("--mode", choices=WITH_BOOKS, default="arena", help="whose sets and mages are exercised")
    parser.add_argument("--seed", type=numbers.seed, default=1, help="where the seeds begin")
    parser.add_argument("--games", type=numbers.games, default=3000, help="give up after so many games")
    parser.add_argument("--records", metavar="FOLDER", help="keep the records of games that reached something new")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(args: argparse.Namespace) -> int:
    """Run the command."""
    from mageduel.lab.exercise import Progress, exercise

    folder = files.folder(Path(args.records)) if args.records is not None else None
    progress = Progress(set())
    for progress in exercise(args.seed, args.games, mode=args.mode):
        if not args.json and sys.stderr.isatty():
            print(f"\r{progress.games} games, {len(progress.missing)} not reached yet ", end="", file=sys.stderr)
    if folder is not None:
        for number, record in enumerate(progress.records):
            files.write(folder / f"{number:04}.json", record.to_json())
    if args.json:
        report = {
            "games": progress.games,
            "decisions": progress.decisions,
            "wanted": len(progress.wanted),
            "reached": len(progress.reached),
            "missing": progress.missing,
            "failures": progress.failures,
        }
        print_json(report)
    else:
        share = f"{len(progress.reached)} of {len(progress.wanted)} reached"
        print(f"\n{progress.games} games, {progress.decisions} decisions: {share}")
        for name in progress.missing:
            print(f"  not reached: {name}")
        for line in progress.failures:
            print(f"  failed: {line}")
    return 1 if progress.missing or progress.failures else 0
