"""The terminal: what it cannot show is shown as near as it can be, and one that has gone is no error of ours."""

from __future__ import annotations

import codecs
import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import Console

Found = TypeVar("Found")

NEAREST = "mageduel.nearest"
"""The name of the way we encode: every character a terminal lacks becomes one it has."""

# One character for one, so that columns stay in line.
_STAND_INS = {
    lacking: plain
    for plain, instead in (
        ("-", "·−–—─"), ("x", "×✗"), ("~", "…≈↔"), ("u", "µ"), ('"', "“”"), ("'", "‘’"), ("#", "█▓"), (":", "▒"),
        ("o", "●"), ("*", "◆◇★"), ("!", "◊"), (">", "↳≥"), ("<", "≤"), ("|", "│║"), ("=", "═"), ("+", "┌┐└┘├┤┬┴┼╭╮╰╯"),
    )
    for lacking in instead
}  # fmt: skip


def near(text: str) -> str:
    """A text in ASCII, one character for each, as near as it can be."""
    import unicodedata

    plain = (_STAND_INS.get(each) or unicodedata.normalize("NFKD", each)[0] for each in text)
    return "".join(each if each.isascii() else "?" for each in plain)


def _nearest(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return near(error.object[error.start : error.end]), error.end


def prepare() -> None:
    """Let the standard streams take and give any text; one that was closed is an empty one."""
    codecs.register_error(NEAREST, _nearest)
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, NEAREST), (sys.stderr, NEAREST)):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def let_go() -> None:
    """Give what could not be written somewhere to go, so that the interpreter's last flush is quiet."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        for stream in (sys.stdout, sys.stderr):
            try:
                stream.flush()
            except OSError:
                os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def console(*, highlight: bool = True, width: int | None = None) -> Console:
    """A console for tables and colours; a reader who leaves early is told from other ends."""
    from rich.console import Console as RichConsole

    class Ours(RichConsole):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    return Ours(highlight=highlight, width=width)


def print_json(data: object, indent: int | None = None) -> None:
    """Print data as JSON; where the terminal lacks a character it is escaped, so that nothing is lost."""
    import json

    has_all = (getattr(sys.stdout, "encoding", None) or "").lower().replace("-", "").startswith("utf")
    print(json.dumps(data, ensure_ascii=not has_all, indent=indent))


def print_found(
    found: Sequence[Found],
    row: Callable[[Found], dict[str, object]],
    page: Callable[[Found], str],
    summary: Callable[[Sequence[Found]], str],
    *,
    is_one: bool,
    is_json: bool,
) -> None:
    """Print what was looked up: a page for the one that was named, a list of all there are, or either as data."""
    if is_json:
        rows = [row(each) for each in found]
        print_json(rows[0] if is_one else rows, indent=2)
    else:
        print(page(found[0]) if is_one else summary(found))
