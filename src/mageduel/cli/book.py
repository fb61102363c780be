"""`mageduel book`: check, show, list, make, share and import spellbooks."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from mageduel.cli.files import reason
from mageduel.cli.terminal import console, print_json
from mageduel.facts.modes import WITH_BOOKS
from mageduel.words.language import say

if TYPE_CHECKING:
    from mageduel.facts.spellbooks import Spellbook

ILLEGAL = 1

_BOOK_HELP = "a file, the name of a published book, or a share string"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `mageduel book`."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    for name, line in (
        ("check", "say whether a book is legal, and what would make it so"),
        ("show", "show a book with what each spell costs"),
        ("share", "print the share string of a book"),
    ):
        actions.add_parser(name, help=line).add_argument("book", nargs="+", help=_BOOK_HELP)
    listing = actions.add_parser("list", help="list the books that come with the program")
    listing.add_argument("--json", action="store_true", help="print JSON")
    listing.add_argument("--cards", action="store_true", help="in JSON, what is in each book as well")
    listing.add_argument("--playable", action="store_true", help="only books that can be played")
    new = actions.add_parser("new", help="begin a book of your own, from the published list of its mage")
    new.add_argument("--mage", required=True, help="whose book")
    new.add_argument("--mode", default="arena", help=" or ".join(WITH_BOOKS))
    new.add_argument("--empty", action="store_true", help="begin without any spell")
    new.add_argument("file", type=Path, help="the file to write")
    importing = actions.add_parser("import", help="turn an OCTGN deck (.o8d) or a share string into a book's file")
    importing.add_argument("source", help="an OCTGN deck, or a share string")
    importing.add_argument("file", nargs="?", type=Path, help="the file to write; without one, the book is printed")


def run(args: argparse.Namespace) -> int:
    """Do what was asked of the book."""
    actions = {"check": _check, "show": _show, "share": _share, "list": _list, "new": _new, "import": _import}
    return actions[args.action](args)


def _find(words: list[str]) -> Spellbook:
    """The book meant: a share string, a file that exists, or a published book."""
    from mageduel.facts.sharing import from_share, is_share
    from mageduel.facts.spellbooks import load_book, published_book

    text = " ".join(words)
    if is_share(text):
        return from_share(text)
    path = Path(text)
    if path.exists() or path.suffix == ".toml":
        return load_book(path)
    return published_book(text)


def _write(path: Path, book: Spellbook) -> None:
    from mageduel.facts.errors import ForPeople
    from mageduel.facts.spellbooks import write_book

    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(write_book(book))
    except FileExistsError:
        raise ForPeople(say("book.exists", path=path)) from None
    except (OSError, ValueError) as error:
        raise ForPeople(say("book.unwritable", path=path, why=reason(error))) from None


def _verdict(book: Spellbook) -> int:
    from mageduel.facts.mages import mage
    from mageduel.facts.spellbooks import ARENA, issues, points
    from mageduel.words.errors import issue_text

    found = issues(book)
    # An apprentice plays a published list, not a budget.
    facts = {"name": book.name, "mage": book.mage, "mode": book.mode, "number": book.size, "points": points(book)}
    most = mage(book.mage).spell_points
    print(say("book.facts-budget", most=most, **facts) if book.mode == ARENA else say("book.facts", **facts))
    for issue in found:
        print(f"  [{issue.code}] {issue_text(issue)}")
    print(say("book.not-legal", number=len(found)) if found else say("book.legal"))
    return ILLEGAL if found else 0


def _check(args: argparse.Namespace) -> int:
    return _verdict(_find(args.book))


def _show(args: argparse.Namespace) -> int:
    from rich.table import Table

    from mageduel.facts.catalogue import describe_cost
    from mageduel.facts.library import library
    from mageduel.facts.mages import mage
    from mageduel.facts.spellbooks import SECTIONS, UNKNOWN_SECTION, spell_points
    from mageduel.words.printed import schools_text

    book = _find(args.book)
    owner = mage(book.mage)
    table = Table(box=None, header_style="bold", pad_edge=False)
    for title in ("copies", "spell", "level", "mana", "points"):
        table.add_column(say(f"book.{title}"), justify="right" if title in ("copies", "points") else "left")
    for section in (*SECTIONS, UNKNOWN_SECTION):
        rows = book.of_section(section)
        if rows:
            table.add_row("", f"[bold]{say(f'section.{section}')}[/]")
        for name, copies in rows.items():
            card = library().get(name)
            if card is None:
                table.add_row(str(copies), name, "?", "?", "?")
            else:
                price = str(copies * spell_points(owner, card))
                table.add_row(str(copies), name, schools_text(card), describe_cost(card), price)
    console(highlight=False).print(table)
    _verdict(book)
    return 0


def _share(args: argparse.Namespace) -> int:
    from mageduel.facts.sharing import share

    print(share(_find(args.book)))
    return 0


def _list(args: argparse.Namespace) -> int:
    from mageduel.facts.modes import WITH_BOOKS
    from mageduel.facts.spellbooks import is_by_the_rules, is_pending, known_books, points

    rows: list[dict[str, object]] = []
    for book in known_books().values():
        is_playable = book.mode in WITH_BOOKS and not is_pending(book)
        if args.playable and not is_playable:
            continue
        row: dict[str, object] = {
            "name": book.name,
            "mage": book.mage,
            "mode": book.mode,
            "source": book.source,
            "cards": book.size,
            "points": points(book),
            "legal": is_by_the_rules(book),
            "playable": is_playable,
        }
        rows.append(row | {"contents": dict(sorted(book.cards.items()))} if args.cards else row)
    if args.json:
        print_json(rows, indent=1)
        return 0
    for row in rows:
        verdict = "is-not-legal" if not row["legal"] else "is-legal" if row["playable"] else "not-yet"
        rest = say("book.row", number=row["cards"], points=row["points"], verdict=say(f"book.{verdict}"))
        print(f"{row['name']:44} {row['mode']:10} {row['source']:9} {rest}")
    return 0


def _new(args: argparse.Namespace) -> int:
    from mageduel.facts.mages import mage
    from mageduel.facts.spellbooks import BookError, Spellbook, check_mode, published_books

    owner, mode = mage(args.mage), check_mode(args.mode)
    books = (each for each in published_books().values() if (each.mage, each.mode) == (owner.name, mode))
    published = next(books, None)
    if published is None:
        raise BookError("mage-not-in-mode", mage=owner.name, mode=mode)
    name = args.file.stem.replace("_", " ").replace("-", " ").title()
    _write(args.file, Spellbook(name, owner.name, mode, {} if args.empty else dict(published.cards)))
    print(say("book.written", path=args.file))
    return 0


def _import(args: argparse.Namespace) -> int:
    from mageduel.facts.octgn import import_o8d
    from mageduel.facts.sharing import from_share, is_share
    from mageduel.facts.spellbooks import BookError, write_book

    if is_share(args.source):
        book = from_share(args.source)
    else:
        source = Path(args.source)
        try:
            content = source.read_bytes()
        except OSError as error:
            raise BookError("book-unreadable", path=source, why=error.strerror) from None
        book = import_o8d(content, source.stem)
    if args.file is None:
        print(write_book(book), end="")
        return 0
    _write(args.file, book)
    print(say("cards.written", path=args.file))
    return _verdict(book)
