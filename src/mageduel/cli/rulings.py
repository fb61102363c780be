"""`mageduel rulings`: situations with a known outcome, found by card, rule or words, and played step by step."""

from __future__ import annotations

import argparse
import shutil
import textwrap

from rich.console import Console

from mageduel.cli.board import draw
from mageduel.facts.codex import UnknownEntry, entry
from mageduel.facts.errors import ForPeople
from mageduel.facts.library import UnknownCard, card
from mageduel.facts.mages import mages
from mageduel.rulings.shelf import Situation, search, situation, situations
from mageduel.rulings.showing import Frame, Stage, about
from mageduel.words.language import say
from mageduel.words.printed import entry_called

MOST = 40


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `mageduel rulings`."""
    parser.add_argument("what", nargs="*", help="a card, a mage, a word of the codex, a number, or any words")
    parser.add_argument("--play", action="store_true", help="play it step by step; Enter goes on, b back, q ends")
    parser.add_argument("--all", action="store_true", help="list everything that was found")


def run(args: argparse.Namespace) -> int:
    """List situations, or show or play one."""
    words = " ".join(args.what)
    if words.isdecimal() or words in situations():
        found = situation(words)
        _play(found) if args.play else _show(found)
        return 0
    if args.play:
        raise ForPeople(say("ruling.cli.which"))
    listed = _found(words)
    if not listed:
        raise ForPeople(say("ruling.cli.none", words=words))
    for each in listed if args.all else listed[:MOST]:
        print(f"{each.number:5}  {each.full_title}")
    if len(listed) > MOST and not args.all:
        print(say("ruling.cli.more", number=len(listed) - MOST))
    print(say("ruling.cli.hint"))
    return 0


def _found(words: str) -> list[Situation]:
    """Situations with the card or mage of this name, about this word of the codex, or with these words."""
    if not words:
        return list(situations().values())
    mage = next((each for each in mages() if each.casefold() == words.casefold()), None)
    try:
        name = mage or card(words).name
    except UnknownCard:
        name = ""
    by_card = search(card=name) if name and (mage or name.casefold() == words.casefold()) else []
    if by_card:
        return by_card
    try:
        word = (entry_called(words) or entry(words)).name
    except UnknownEntry:
        word = ""
    return (search(word=word) if word else []) or search(text=words)


def _width() -> int:
    return min(shutil.get_terminal_size((100, 24)).columns, 100)


def _head(found: Situation) -> list[str]:
    lines = [f"{found.number}  {found.full_title}", *textwrap.wrap(about(found), _width())]
    places = "; ".join(f"{say(f'document.{each.document}')}, {each.section}" for each in found.places)
    return [*lines, *textwrap.wrap(places, _width())]


def _told(frame: Frame, number: int, count: int) -> list[str]:
    """What a step does and brings about."""
    lines = [f"{number}/{count}  {frame.label}"]
    if frame.answer:
        lines += [f"      {line}" for line in textwrap.wrap(frame.answer, _width() - 6)]
    if frame.rule is not None:
        lines.append(f"      {say(f'document.{frame.rule.document}')}, {frame.rule.section}")
    lines += [f"      · {event.sentence}" for event in frame.events]
    return [*lines, *(f"      = {claim}" for claim in frame.claims)]


def _show(found: Situation) -> None:
    """All steps, one below the other."""
    frames = Stage(found).frames
    print("\n".join(_head(found)))
    for number, frame in enumerate(frames):
        print("\n".join(_told(frame, number, len(frames) - 1)))


def _play(found: Situation) -> None:
    """Step by step, with the table."""
    frames, at = Stage(found).frames, 0
    console = Console(highlight=False)
    print("\n".join(_head(found)))
    while True:
        frame = frames[at]
        assert frame.view is not None
        console.print(draw(frame.view))
        print("\n".join(_told(frame, at, len(frames) - 1)))
        try:
            said = input(say("ruling.cli.on") + " ").strip().lower()
        except EOFError:
            return
        if said == "q" or (not said and at == len(frames) - 1):
            return
        at = max(0, at - 1) if said == "b" else min(len(frames) - 1, at + 1)
