"""`mageduel cards`: search cards, show one, print them as JSON, write the card list of the docs."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from mageduel.cli.terminal import console, print_json

if TYPE_CHECKING:
    from rich.console import RenderableType

    from mageduel.facts.cards import Card
    from mageduel.facts.mages import Mage

NOTHING_FOUND = 1
NOT_YET = "cannot be played yet"
DOCS_PAGE = "docs/cards.md"
WIDE = 240


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `mageduel cards`."""
    parser.add_argument("name", nargs="*", help="a card or mage, or a part of its name; without one, cards are listed")
    parser.add_argument("--school", help="only this school of magic")
    parser.add_argument("--type", dest="type_", help="only this spell type; walls are conjurations too")
    parser.add_argument("--text", metavar="WORDS", default="", help="only cards with all these words on them")
    parser.add_argument("--set", dest="set_code", metavar="CODE", help="only this set")
    parser.add_argument("--playable", action="store_true", help="only cards that can be played")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--docs", nargs="?", const=DOCS_PAGE, metavar="FILE", help=f"write the list ({DOCS_PAGE})")


def run(args: argparse.Namespace) -> int:
    """Show one card, or list those that fit."""
    if args.docs is not None:
        return _write_docs(Path(args.docs))
    name = " ".join(args.name)
    cards = _search(args)
    if not name:
        return _list(cards, as_json=args.json)
    mage = _mage(name)
    if mage is not None:
        return _show_mage(mage, as_json=args.json)
    cards = _named(name, cards)
    if len(cards) == 1:
        return _show(cards[0], as_json=args.json)
    return _list(cards, as_json=args.json)


def _one_of(word: str | None, what: str, choices: tuple[str, ...]) -> str | None:
    from mageduel.facts.errors import ForPeople, nearest

    if word is None or word.lower() in choices:
        return word.lower() if word else None
    near = nearest(word, choices)
    hint = f"did you mean {near}?" if near else f"there are {', '.join(choices)}."
    raise ForPeople(f"there is no {what} {word!r}; {hint}")


def _search(args: argparse.Namespace) -> list[Card]:
    from mageduel.facts.cards import CardType
    from mageduel.facts.catalogue import SPELL_TYPES, search
    from mageduel.facts.library import SETS
    from mageduel.facts.schools import SCHOOLS

    type_ = _one_of(args.type_, "spell type", tuple(each.value for each in SPELL_TYPES))
    found = search(
        school=_one_of(args.school, "school", SCHOOLS),
        type_=CardType(type_) if type_ else None,
        words=args.text.split(),
        set_code=_one_of(args.set_code, "set", tuple(SETS)),
    )
    return [card for card in found if not (args.playable and card.is_pending)]


def _named(name: str, cards: list[Card]) -> list[Card]:
    """The card of this name, or else those with it in their name; a wrong name is refused with the nearest spelling."""
    from mageduel.facts.library import UnknownCard
    from mageduel.facts.spellbooks import nearest_name, printed_name

    exact = [card for card in cards if card.name == printed_name(name)]
    found = exact or [card for card in cards if name.casefold() in card.name.casefold()]
    if not found:
        near = nearest_name(name)
        raise UnknownCard("not-among-but", name=name, near=near) if near else UnknownCard("not-among", name=name)
    return found


def _mage(name: str) -> Mage | None:
    from mageduel.facts.mages import UnknownMage, mage

    try:
        return mage(name)
    except UnknownMage:
        return None


def _list(cards: list[Card], *, as_json: bool) -> int:
    from mageduel.facts.catalogue import card_entry, describe_cost, describe_schools

    if as_json:
        print_json([card_entry(card) for card in cards], indent=1)
        return 0
    if not cards:
        print("No card fits.")
        return NOTHING_FOUND

    from rich.markup import escape
    from rich.table import Table

    table = Table(box=None, header_style="bold", pad_edge=False)
    for title in ("card", "type", "level", "mana", "what it does"):
        table.add_column(title, no_wrap=True, overflow="ellipsis")
    for card in cards:
        first = NOT_YET if card.is_pending else card.text.split(". ")[0].split(" (Supplement")[0]
        table.add_row(card.name, card.type.value, describe_schools(card), describe_cost(card), escape(first))
    # A list that goes to a file or a pipe is not cut to a terminal's width.
    page = console(highlight=False, width=None if sys.stdout.isatty() else WIDE)
    page.print(table)
    pending = sum(card.is_pending for card in cards)
    rest = f", {len(cards) - pending} of them can be played" if pending else ""
    page.print(f"{len(cards)} {'card' if len(cards) == 1 else 'cards'}{rest}", style="dim")
    return 0


def _panel(title: str, subtitle: str, lines: list[str]) -> RenderableType:
    from rich.panel import Panel
    from rich.text import Text

    body = Text("\n").join(Text.from_markup(line) for line in lines)
    return Panel(body, title=f"[bold]{title}[/]", subtitle=subtitle, title_align="left", width=80)


def _numbers(card: Card) -> str:
    values = (("Armor", card.armor), ("Life", card.life), ("Channeling", card.channeling))
    return " · ".join(f"{word} {value}" for word, value in values if value is not None)


def _lines_of(card: Card) -> list[str]:
    from rich.markup import escape

    from mageduel.facts.catalogue import describe_bar, describe_defense

    lines = [_numbers(card)]
    lines += [f"Defense {describe_defense(card.defense)}"] if card.defense else []
    lines += [f"[bold]{escape(bar.name)}[/]: {escape(describe_bar(bar))}" for bar in card.attacks]
    lines += [", ".join(card.trait_texts), f"[italic]{escape(card.text)}[/]" if card.text else ""]
    return [line for line in lines if line]


def _show(card: Card, *, as_json: bool) -> int:
    from mageduel.facts.catalogue import (
        card_entry,
        describe_cost,
        describe_range,
        describe_schools,
        describe_target,
        points_by_mage,
    )

    if as_json:
        print_json([card_entry(card)], indent=1)
        return 0

    kind = f"{card.type.value.title()}{': ' + ', '.join(card.subtypes) if card.subtypes else ''}"
    casting = (
        f"{describe_cost(card)} mana",
        card.action.value if card.action else "",
        f"range {describe_range(card.range)}" if card.range else "",
        f"target {describe_target(card.target)}" if card.target else "",
        f"worn as {'/'.join(card.locations)}" if card.locations else "",
    )
    prices = ", ".join(f"{name} {price}" for name, price in points_by_mage(card).items())
    lines = [
        f"{kind} · {describe_schools(card)}",
        " · ".join(part for part in casting if part),
        *_lines_of(card),
        f"[dim]Spell points: {prices or 'nobody may use it'}[/]",
        *([f"[dim]It {NOT_YET}.[/]"] if card.is_pending else []),
    ]
    console(highlight=False).print(_panel(card.name, ", ".join(card.sets), lines))
    return 0


def _of(mage: Mage) -> str:
    place = " ".join(part for part in (mage.subclass, "" if mage.mode == "arena" else mage.mode.title()) if part)
    return f" of {place}" if place else ""


def _mark(mage: Mage, ability: str) -> str:
    """An ability no source prints says so wherever it is read."""
    return " (reconstructed)" if ability in mage.reconstructed else ""


def _show_mage(mage: Mage, *, as_json: bool) -> int:
    from mageduel.facts.catalogue import mage_entry

    if as_json:
        print_json([mage_entry(mage)], indent=1)
        return 0

    from rich.markup import escape

    trained, opposed = (" and ".join(map(str.title, schools)) for schools in (mage.trained, mage.opposed))
    lines = [
        f"{mage.class_}{_of(mage)}: {', '.join(mage.card.subtypes)} · Level {mage.card.level}",
        f"Trained in {trained}{', opposed to ' + opposed if opposed else ''} · {mage.spell_points} spell points",
        *_lines_of(mage.card),
        *(f"[bold]{name}[/]{_mark(mage, name)}: {escape(text)}" for name, text in mage.ability_texts.items()),
        *([f"[dim]He {NOT_YET}.[/]"] if mage.is_pending else []),
    ]
    console(highlight=False).print(_panel(mage.name, ", ".join(mage.card.sets), lines))
    return 0


def _write_docs(path: Path) -> int:
    from mageduel.cli import files
    from mageduel.cli.card_list import card_list

    files.folder(path.parent)
    files.write(path, card_list())
    print(f"Wrote {path}")
    return 0
