"""The puzzle shelf: finds puzzles for the book, grades them, and proves the whole book again.

`python -m mageduel.lab.puzzle_shelf find --minutes 10` looks for more and adds them; `prove` works every puzzle out
anew, every roll on its own where that is not too much, and says what it found.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

from mageduel.lab.puzzle_finder import Candidate, Found, find
from mageduel.puzzles.attempt import Attempt
from mageduel.puzzles.book import KINDS, Puzzle, puzzles
from mageduel.puzzles.solver import Solver, TooLarge

BOOK: Final = Path(__file__).parents[1] / "data" / "puzzles" / "puzzles.jsonl"
MODES: Final = ("academy", "apprentice", "arena")
MOST_OF_A_CARD: Final = 3
"""Puzzles in which it is the same card that is turned up."""
SLICE: Final = 60.0
"""Seconds of looking in games of one mode before the next has its turn."""
EASY: Final = 5.3
HARD: Final = 6.2
MOST_UNMERGED: Final = 60_000
"""Answers that are tried at most when every roll counts on its own."""


def difficulty(found: Mapping[str, Any]) -> float:
    """How hard a puzzle is: by how many answers there are on the way, and whether adept goes astray."""
    astray = float(Fraction(found["chance"])) - found["adept"] > 0.05
    return float(math.log2(found["options"]) + 1.2 * astray + 0.4 * len(found["line"]) - found["margin"])


def grade_of(found: Mapping[str, Any]) -> int:
    """Its grade, from 1 to 3."""
    hard = difficulty(found)
    return 1 if hard < EASY else 2 if hard < HARD else 3


def shelved(rows: Sequence[Mapping[str, Any]], found: Iterable[Found]) -> list[dict[str, Any]]:
    """The rows of the book with what was found added, each once."""
    book = [dict(row) for row in rows]
    known = {_what(row) for row in book}
    shown = Counter(name for row in book for name in row.get("shown", ()))
    for each in found:
        is_worn = each["kind"] == "reveal" and all(shown[name] >= MOST_OF_A_CARD for name in each["shown"])
        if _what(each) not in known and not is_worn:
            known.add(_what(each))
            head = {"number": len(book) + 1, "grade": grade_of(each)}
            book.append(head | each)
    return book


def _what(row: Mapping[str, Any]) -> str:
    return json.dumps([row["position"], row["goal"]], sort_keys=True)


def rows_of_book() -> list[dict[str, Any]]:
    """The book as it is written down."""
    if not BOOK.exists():
        return []
    return [json.loads(line) for line in BOOK.read_text(encoding="utf-8").splitlines()]


def write_book(rows: Sequence[Mapping[str, Any]]) -> None:
    """Write the book down."""
    lines = [json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows]
    BOOK.write_text("\n".join(lines) + "\n", encoding="utf-8")


def look_for_more(minutes: float, seed: int, modes: Sequence[str], kinds: Sequence[str] = KINDS) -> int:
    """Look for puzzles of these kinds for so long, and add each to the book when it is found."""
    end = time.monotonic() + 60 * minutes
    looked = added = turn = 0

    def tell(candidate: Candidate, puzzle: Found | None) -> None:
        nonlocal looked
        looked += 1

    while (left := end - time.monotonic()) > 0:
        mode = modes[turn % len(modes)]
        for puzzle in find(mode, seed + turn, min(left, SLICE), tell, kinds):
            before = rows_of_book()
            after = shelved(before, [puzzle])
            write_book(after)
            added += len(after) - len(before)
            told = f"{mode}: {puzzle['kind']}, {puzzle['chance']}, a novice {puzzle['novice']:.0%}"
            print(told if len(after) > len(before) else f"{told}; not another of these", flush=True)
        turn += 1
    print(f"{added} puzzles in {looked} moments")
    return added


def proven(puzzle: Puzzle, *, merged: bool = True, most: int | None = None) -> Fraction:
    """The best chance of a puzzle, worked out anew over all answers and all dice."""
    return Solver(puzzle.goal, merged=merged, most=most).chance(puzzle.begin())


def line_chance(puzzle: Puzzle) -> Fraction:
    """What the written line reaches, by exact odds: everything off the line is worked out, nothing is taken over."""
    attempt = Attempt.at(puzzle.begin(), puzzle.solver())
    for answer in puzzle.line:
        attempt.give(answer)
    return attempt.chance


def prove_all() -> bool:
    """Prove every puzzle: its chance over all answers, its line, and with every roll on its own where that goes."""
    wrong = unmerged = 0
    started = time.monotonic()
    for puzzle in puzzles().values():
        best, line = proven(puzzle), line_chance(puzzle)
        try:
            apart = proven(puzzle, merged=False, most=MOST_UNMERGED)
            unmerged += 1
        except TooLarge:
            apart = best
        if not best == line == apart == puzzle.chance:
            wrong += 1
            print(f"puzzle {puzzle.number}: {puzzle.chance} written, {best} found, {line} by its line, {apart} apart")
    seconds = time.monotonic() - started
    print(
        f"{len(puzzles())} puzzles proven over all answers, {unmerged} of them with every roll on its own as well, "
        f"{wrong} wrong; {seconds:.0f} s"
    )
    return not wrong


def main(arguments: list[str] | None = None) -> int:
    """Find or prove."""
    parser = argparse.ArgumentParser(prog="python -m mageduel.lab.puzzle_shelf", description="The book of puzzles.")
    parser.add_argument("what", choices=("find", "prove"))
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to look")
    parser.add_argument("--seed", type=int, default=1, help="where the seeds of games begin")
    parser.add_argument("--modes", nargs="+", choices=MODES, default=MODES, help="modes to look in")
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=KINDS, help="kinds to look for")
    chosen = parser.parse_args(arguments)
    if chosen.what == "find":
        look_for_more(chosen.minutes, chosen.seed, chosen.modes, chosen.kinds)
        return 0
    return 0 if prove_all() else 1


if __name__ == "__main__":
    sys.exit(main())
