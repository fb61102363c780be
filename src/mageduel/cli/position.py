"""`mageduel position`: look at a position from a file or a link, as text, as data, as a link or as a picture."""

from __future__ import annotations

import argparse
import json
import sys
from io import StringIO
from pathlib import Path
from typing import Final

from rich.console import Console

from mageduel.cli.board import draw
from mageduel.cli.files import reason, will_be_written, write
from mageduel.facts.errors import ForPeople
from mageduel.positions.links import MAXIMUM_SIZE, PREFIX, from_link, link_of, read_position
from mageduel.positions.position import Position, laid_out
from mageduel.views.picture import draw_table
from mageduel.views.table import table
from mageduel.words.errors import why

LONGEST_NAME: Final = 200
MOST_BYTES: Final = 4 * MAXIMUM_SIZE + 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("position", help="a link, a file with a position, or - for what comes in")
    forms = parser.add_mutually_exclusive_group()
    forms.add_argument("--link", action="store_true", help="print its link")
    forms.add_argument("--json", action="store_true", help="print it as data")
    forms.add_argument("--picture", action="store_true", help="print a picture of it, as SVG")
    parser.add_argument("-o", "--output", type=Path, help="write to this file instead")


def read(named: str) -> Position:
    """The position somebody names: by its link, or by a file."""
    if PREFIX in named and not (len(named) < LONGEST_NAME and Path(named).is_file()):
        return from_link(named[named.index(PREFIX) :])
    try:
        if named == "-":
            found = sys.stdin.buffer.read(MOST_BYTES)
        else:
            with Path(named).open("rb") as file:
                found = file.read(MOST_BYTES)
    except (OSError, ValueError) as error:
        raise ForPeople(f"{named} cannot be read: {reason(error)}.") from None
    text = found.decode("utf-8", "replace")
    return from_link(text.strip()) if text.lstrip().startswith(PREFIX) else read_position(text)


def run(args: argparse.Namespace) -> int:
    """Show a position."""
    if args.output is not None:
        will_be_written(args.output)
    position = read(args.position)
    if args.link:
        text = link_of(position)
    elif args.json:
        text = json.dumps(position.data, indent=1, ensure_ascii=False)
    elif args.picture:
        text = draw_table(table(laid_out(position.data), None))
    else:
        console = Console(file=StringIO() if args.output else None)
        console.print(draw(table(laid_out(position.data), None, everything=True)))
        for note in position.notes:
            console.print(why(note), markup=False)
        if args.output is None:
            return 0
        assert isinstance(console.file, StringIO)
        text = console.file.getvalue()
    if args.output is None:
        print(text)
    else:
        write(args.output, f"{text}\n")
    return 0
