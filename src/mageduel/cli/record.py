"""`mageduel record`: look into a recorded game, check that it replays, print its chronicle.

A game of another version is told up to where it takes another course here.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from mageduel.cli import numbers


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("action", choices=["check", "show"], help="check: does it replay; show: its chronicle")
    parser.add_argument("file", help="a recorded game")
    parser.add_argument("--seat", type=numbers.whole(0, 9), help="as seen from this seat, not as everybody saw it")


def run(args: argparse.Namespace) -> int:
    """Run the command."""
    from mageduel.duel import parted_line, tell_again, unproven_line
    from mageduel.facts.errors import ForPeople
    from mageduel.kernel.record import DamagedRecord, read_record
    from mageduel.views.chronicle import Teller
    from mageduel.words.language import say
    from mageduel.words.records import why_damaged

    try:
        record = read_record(Path(args.file).read_text(encoding="utf-8"))
        told = tell_again(record, log=True)
    except (OSError, UnicodeDecodeError):
        raise ForPeople(say("told.unreadable", file=args.file)) from None
    except DamagedRecord as error:
        raise ForPeople(why_damaged(error)) from None
    game = told.match.game
    if args.seat is not None and not 0 <= args.seat < len(game.seated):
        raise ForPeople(say("told.no-seat", seat=args.seat, number=len(game.seated)))
    if args.action == "show":
        teller = Teller(game, args.seat)
        for event in game.log or []:
            line = teller.tell(event)
            if line is not None:
                print(line.sentence)
    if told.parting is not None:
        print(say("told.part", number=told.parting.answer - 1, all=len(record.answers), round=game.round))
        raise ForPeople(parted_line(record.rules_version, told.parting))
    state = "over" if game.result is not None else "open"
    print(say(f"told.{state}", number=len(record.answers), round=game.round, digest=game.digest()))
    if not told.is_proven:
        print(unproven_line(record.rules_version))
    return 0
