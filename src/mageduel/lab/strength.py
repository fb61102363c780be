"""Strength: the matches that show how strong the computer players are, over all mages, with intervals.

Every match goes through pairings of all books of a mode, spread evenly, each seed twice with the sides swapped.
Finished games are kept, so that a run that was stopped goes on.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import gcd
from pathlib import Path
from typing import Final, NamedTuple

from mageduel.lab.books import pairings, setup_of
from mageduel.lab.earlier import PREFIX, fetch, is_earlier
from mageduel.lab.games import ONE_SEED, Task
from mageduel.lab.statistics import Tally
from mageduel.lab.store import Store
from mageduel.lab.tournament import Run, carry_out

LONGEST: Final = 120
"""No game of players who look ahead may last longer."""
STRIDE: Final = 37


class Match(NamedTuple):
    """One player against another, in a mode; the share the first one is expected to win at least."""

    name: str
    one: str
    other: str
    mode: str
    games: int
    share: float


MATCHES: Final = (
    Match("adept", "adept", "novice", "arena", 200, 0.70),
    Match("adept", "adept", "novice", "academy", 200, 0.70),
    Match("master", "master:150ms", "adept", "arena", 150, 0.75),
    Match("master", "master:150ms", "adept", "academy", 150, 0.75),
    Match("earlier", "master:150ms", f"{PREFIX}master:150ms", "arena", 50, 0.65),
    Match("earlier", "master:150ms", f"{PREFIX}master:150ms", "academy", 50, 0.65),
    Match("time", "master:600ms", "master:150ms", "apprentice", 50, 0.58),
    Match("time", "master:600ms", "master:150ms", "academy", 50, 0.58),
    Match("scale", "dabbler", "beginner", "arena", 100, 0.55),
    Match("scale", "pupil", "dabbler", "arena", 100, 0.55),
    Match("scale", "novice", "pupil", "arena", 100, 0.5),
    Match("scale", "scholar", "novice", "arena", 60, 0.55),
    Match("scale", "journeyman", "scholar", "arena", 60, 0.5),
    Match("scale", "adept", "journeyman", "arena", 60, 0.5),
    Match("scale", "expert", "adept", "arena", 60, 0.55),
    Match("scale", "veteran", "expert", "arena", 60, 0.5),
)


def run_of(match: Match, games: int, seed: int) -> Run:
    """The games of a match."""
    pairs = pairings(match.mode)
    stride = next(step for step in range(STRIDE, STRIDE + len(pairs)) if gcd(step, len(pairs)) == 1)
    tasks = []
    for number in range(games):
        turn, swapped = divmod(number, 2)
        agents = (match.other, match.one) if swapped else (match.one, match.other)
        setup = setup_of(match.mode, *pairs[(turn * stride + seed) % len(pairs)])
        tasks.append(Task(number, setup.to_data(), agents, seed * ONE_SEED + turn, swapped))
    return Run({"strength": list(match[1:4]), "seed": seed}, tasks)


def told(match: Match, run: Run) -> str:
    """What came of a match, in a line."""
    tally = run.tally()
    low, high = tally.interval
    rounds = [row["rounds"] for row in run.rows]
    too_long = sum(1 for each in rounds if each > LONGEST)
    return (
        f"{match.one} against {match.other}, {match.mode}: {tally.games} games, {tally.share:.1%} "
        f"({low:.1%} to {high:.1%}; wanted {match.share:.0%}), longest {max(rounds)} rounds, "
        f"{too_long} over {LONGEST}, {len(run.mistakes)} mistakes"
    )


def main(arguments: Sequence[str]) -> None:
    """Play the matches that are asked for, and print what came of them."""
    parser = argparse.ArgumentParser(prog="python -m mageduel.lab.strength", description=main.__doc__)
    names = list(dict.fromkeys(match.name for match in MATCHES))
    parser.add_argument("matches", nargs="*", default=names, help=f"of {', '.join(names)}; all unless said")
    parser.add_argument("--share", type=float, default=1.0, help="play so much of every match, for a first look")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mode", help="only in this mode")
    parser.add_argument("--earlier", default="18cffd7", help="the revision whose players are the earlier ones")
    parser.add_argument("--results", type=Path, default=Path(".lab/strength.db"))
    parser.add_argument("--workers", type=int)
    parser.add_argument("--cluster")
    wish = parser.parse_args(list(arguments))
    chosen = [each for each in MATCHES if each.name in wish.matches and wish.mode in (None, each.mode)]
    if any(is_earlier(each.other) for each in chosen):
        fetch(wish.earlier, wish.results.parent / "earlier")
    wish.results.parent.mkdir(parents=True, exist_ok=True)
    for match in chosen:
        games = max(2, 2 * round(match.games * wish.share / 2))

        def progress(done: int, of: int, tally: Tally) -> None:
            print(f"\r{done} of {of}: {tally.share:.1%}  ", end="", file=sys.stderr, flush=True)

        run = carry_out(
            run_of(match, games, wish.seed), Store(wish.results), workers=wish.workers, cluster=wish.cluster,
            progress=progress,
        )  # fmt: skip
        print(file=sys.stderr)
        print(told(match, run), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
