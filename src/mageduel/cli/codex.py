"""`mageduel codex`: what a word of the game means, where the documents say so, and which cards have it."""

from __future__ import annotations

import argparse
import shutil
import textwrap

from mageduel.cli.terminal import print_json
from mageduel.facts.codex import Entry, codex, entry, related_cards

MOST_CARDS = 16


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `mageduel codex`."""
    parser.add_argument("word", nargs="*", help="a trait, condition, effect or term; without one, all are listed")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Show one entry, or list them all."""
    entries = [entry(" ".join(args.word))] if args.word else list(codex().values())
    if args.json:
        rows = [_as_json(each) for each in entries]
        print_json(rows[0] if args.word else rows, indent=2)
    elif args.word:
        print(_page(entries[0]))
    else:
        print(_list(entries))
    return 0


def _as_json(entry: Entry) -> dict[str, object]:
    return {
        "name": entry.name,
        "form": entry.form,
        "kind": entry.kind,
        "text": entry.text,
        "where": [{"document": place.document, "section": place.section} for place in entry.where],
        "see": list(entry.see),
        "also": list(entry.also),
        "cards": [card.name for card in related_cards(entry)],
    }


def _width() -> int:
    return min(shutil.get_terminal_size((100, 24)).columns, 100)


def _page(entry: Entry) -> str:
    names = [card.name for card in related_cards(entry)]
    cards = "; ".join(names[:MOST_CARDS]) + (f"; and {len(names) - MOST_CARDS} more" if len(names) > MOST_CARDS else "")
    lines = [f"{entry.form} ({entry.kind})", *textwrap.wrap(entry.text, _width()), ""]
    for label, text in (
        ("where", "; ".join(map(str, entry.where))),
        ("see", ", ".join(entry.see)),
        ("cards", cards),
    ):
        if text:
            lines += textwrap.wrap(f"{label + ':':7}{text}", _width(), subsequent_indent=" " * 7)
    return "\n".join(lines)


def _list(entries: list[Entry]) -> str:
    room = max(len(each.form) for each in entries) + 2
    return "\n".join(
        each.form.ljust(room) + textwrap.shorten(each.text, max(_width() - room, 20), placeholder=" …")
        for each in entries
    )
