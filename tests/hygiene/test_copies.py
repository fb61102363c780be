"""No piece of code stands twice: one rule, one place."""

from __future__ import annotations

import re
from collections import defaultdict

from tests.hygiene.sources import modules

LONGEST = 10
"""Lines two places may share."""
_THIN = re.compile(r"^[\W\d]*$|^(from|import) |^(\"\"\"|#)")
"""Lines that say nothing by themselves."""


def copies(texts: dict[str, str]) -> list[str]:
    """Places that share more than so many lines in a row, blank and thin ones left out."""
    places: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for name, text in texts.items():
        lines = [
            (number, line.strip())
            for number, line in enumerate(text.splitlines(), 1)
            if line.strip() and not _THIN.match(line.strip())
        ]
        for first in range(len(lines) - LONGEST):
            run = lines[first : first + LONGEST + 1]
            places[tuple(line for _, line in run)].append(f"{name}:{run[0][0]}")
    return [" and ".join(found) for found in places.values() if len(found) > 1]


def test_no_piece_of_more_than_ten_lines_is_there_twice() -> None:
    assert copies({module.place: module.text for module in modules()}) == []


def test_a_copy_would_be_noticed() -> None:
    piece = "\n".join(f"value_{number} = work_out(value_{number})" for number in range(LONGEST + 1))
    assert copies({"a": piece, "b": "x = 1\n\n" + piece}) == ["a:1 and b:3"]
    assert copies({"a": piece, "b": piece.replace("value_5", "other")}) == []
