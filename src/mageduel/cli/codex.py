"""`mageduel codex`: what a word of the game means, where the documents say so, which cards have it; the glossary."""

from __future__ import annotations

import argparse
import shutil
import textwrap
from collections.abc import Sequence
from pathlib import Path

from mageduel.cli.terminal import print_found
from mageduel.facts.codex import Entry, codex, entry, related_cards
from mageduel.words.language import say
from mageduel.words.printed import entry_academy, entry_called, entry_form, entry_text

MOST_CARDS = 16
DOCS_PAGE = "docs/glossary.md"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `mageduel codex`."""
    parser.add_argument("word", nargs="*", help="a trait, condition, effect or term; without one, all are listed")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--docs", nargs="?", const=DOCS_PAGE, metavar="FILE", help=f"write the glossary ({DOCS_PAGE})")


def run(args: argparse.Namespace) -> int:
    """Show one entry, list them all, or write the glossary."""
    if args.docs is not None:
        return _write_docs(Path(args.docs))
    entries = [_found(" ".join(args.word))] if args.word else sorted(codex().values(), key=_by_form)
    print_found(entries, _as_json, _page, _list, is_one=bool(args.word), is_json=args.json)
    return 0


def _found(word: str) -> Entry:
    """The entry of a word in the language that is spoken, or else in English."""
    return entry_called(word) or entry(word)


def _by_form(each: Entry) -> str:
    return entry_form(each).casefold()


def _as_json(entry: Entry) -> dict[str, object]:
    return {
        "name": entry.name,
        "form": entry.form,
        "kind": entry.kind,
        "text": entry.text,
        "academy": entry.academy,
        "where": [{"document": place.document, "section": place.section} for place in entry.where],
        "see": list(entry.see),
        "also": list(entry.also),
        "cards": [card.name for card in related_cards(entry)],
    }


def _width() -> int:
    return min(shutil.get_terminal_size((100, 24)).columns, 100)


def _page(entry: Entry) -> str:
    names = [card.name for card in related_cards(entry)]
    cards = "; ".join(names[:MOST_CARDS])
    if len(names) > MOST_CARDS:
        cards = say("codex.more", cards=cards, number=len(names) - MOST_CARDS)
    kind = say(f"kind.{entry.kind.replace(' ', '-')}")
    lines = [f"{entry_form(entry)} ({kind})", *textwrap.wrap(entry_text(entry), _width())]
    if entry.academy:
        lines += textwrap.wrap(say("codex.academy", text=entry_academy(entry)), _width())
    lines.append("")
    for label, text in (
        (say("codex.where"), "; ".join(f"{say(f'document.{each.document}')}, {each.section}" for each in entry.where)),
        (say("codex.see"), ", ".join(entry_form(codex()[each]) for each in entry.see)),
        (say("codex.cards"), cards),
    ):
        if text:
            lines += textwrap.wrap(f"{label:8}{text}", _width(), subsequent_indent=" " * 8)
    return "\n".join(lines)


def _list(entries: Sequence[Entry]) -> str:
    room = max(len(entry_form(each)) for each in entries) + 2
    return "\n".join(
        entry_form(each).ljust(room) + textwrap.shorten(entry_text(each), max(_width() - room, 20), placeholder=" …")
        for each in entries
    )


def _write_docs(path: Path) -> int:
    from mageduel.cli import files
    from mageduel.cli.glossary import glossary

    files.folder(path.parent)
    files.write(path, glossary())
    print(say("cards.written", path=path))
    return 0
