"""`mageduel rules`: the rules in short, two pages a way to play."""

from __future__ import annotations

import argparse
import shutil
import textwrap

from mageduel.facts.modes import MODES
from mageduel.words.language import say
from mageduel.words.printed import entry_word
from mageduel.words.short_rules import Section, mode_title, short_rules, told_in

WIDEST = 88


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `mageduel rules`."""
    parser.add_argument("mode", nargs="?", choices=sorted(MODES), default="academy", help="a mode; academy if not said")


def run(args: argparse.Namespace) -> int:
    """Print both pages."""
    mode = told_in(args.mode)
    pages = short_rules()[mode]
    print(say("short-rules.heading", mode=mode_title(mode)))
    print(say("short-rules.unofficial"))
    for number, page in enumerate(pages, start=1):
        print(f"\n── {say('short-rules.page', number=number, count=len(pages))} ──")
        for section in page:
            print(f"\n{_told(section)}")
    return 0


def _told(section: Section) -> str:
    width = min(shutil.get_terminal_size((WIDEST, 24)).columns, WIDEST)
    words = say("short-rules.more", words=", ".join(entry_word(each) for each in section.entries))
    return "\n".join(
        [section.title, *textwrap.wrap(section.text, width), *textwrap.wrap(words, width, subsequent_indent="  ")]
    )
