"""Numbers on the command line: each has its bounds, and a wrong one is refused with what would be right."""

from __future__ import annotations

import argparse
from collections.abc import Callable

LARGEST_SEED = 2**128 - 1
MOST_GAMES = 100_000
MOST_WORKERS = 256


def _shown(text: str) -> str:
    return repr(text if len(text) <= 24 else text[:20] + "...")


def whole(low: int, high: int) -> Callable[[str], int]:
    """A reader of whole numbers within these bounds."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = low - 1
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(f"{_shown(text)} is not a whole number from {low:,} to {high:,}")
        return number

    return read


def seconds(low: float, high: float) -> Callable[[str], float]:
    """A reader of times within these bounds."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = float("nan")
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(f"{_shown(text)} is not a time from {low:g} to {high:g} seconds")
        return number

    return read


def seed(text: str) -> int:
    """Read a seed."""
    try:
        number = int(text)
    except ValueError:
        number = -1
    if not 0 <= number <= LARGEST_SEED:
        raise argparse.ArgumentTypeError(f"{_shown(text)} is no seed; write a whole number such as 7, up to 128 bits")
    return number


games = whole(1, MOST_GAMES)
workers = whole(1, MOST_WORKERS)
