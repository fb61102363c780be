"""`mageduel cards`: search cards, show one, print them as JSON, write the card list of the docs."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from mageduel.cli.terminal import console, print_json
from mageduel.words.language import count, say

if TYPE_CHECKING:
    from rich.console import RenderableType

    from mageduel.facts.cards import Card
    from mageduel.facts.mages import Mage

NOTHING_FOUND = 1
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
    hint = say("cards.did-you-mean", near=near) if near else say("cards.there-are", choices=", ".join(choices))
    raise ForPeople(say(f"cards.no-{what}", word=word, hint=hint))


def _search(args: argparse.Namespace) -> list[Card]:
    from mageduel.facts.cards import CardType
    from mageduel.facts.catalogue import SPELL_TYPES, haystack, search
    from mageduel.facts.library import SETS
    from mageduel.facts.schools import SCHOOLS
    from mageduel.words.printed import card_text, subtypes_text, traits_text

    type_ = _one_of(args.type_, "type", tuple(each.value for each in SPELL_TYPES))
    found = search(
        school=_one_of(args.school, "school", SCHOOLS),
        type_=CardType(type_) if type_ else None,
        set_code=_one_of(args.set_code, "set", tuple(SETS)),
    )
    wanted = args.text.casefold().split()

    def has_all(card: Card) -> bool:
        """Whether these words stand on the card, in English or as it is read here."""
        spoken = " ".join((card_text(card), *subtypes_text(card), *traits_text(card))).casefold()
        return all(word in spoken or word in haystack(card) for word in wanted)

    return [card for card in found if has_all(card) and not (args.playable and card.is_pending)]


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
    from mageduel.facts.catalogue import card_entry, describe_cost
    from mageduel.words.printed import card_text, schools_text

    if as_json:
        print_json([card_entry(card) for card in cards], indent=1)
        return 0
    if not cards:
        print(say("cards.none"))
        return NOTHING_FOUND

    from rich.markup import escape
    from rich.table import Table

    table = Table(box=None, header_style="bold", pad_edge=False)
    for title in ("card", "type", "level", "mana", "does"):
        table.add_column(say(f"cards.{title}"), no_wrap=True, overflow="ellipsis")
    for card in cards:
        first = say("cards.not-yet") if card.is_pending else _first_sentence(card_text(card))
        type_ = say(f"type.{card.type.value}")
        table.add_row(card.name, type_, schools_text(card), describe_cost(card), escape(first))
    # A list that goes to a file or a pipe is not cut to a terminal's width.
    page = console(highlight=False, width=None if sys.stdout.isatty() else WIDE)
    page.print(table)
    pending = sum(card.is_pending for card in cards)
    number = count("cards.count", len(cards))
    playable = say("cards.count-playable", cards=number, number=len(cards) - pending)
    page.print(playable if pending else number, style="dim")
    return 0


def _first_sentence(text: str) -> str:
    """What a card does, without the rest and without what the supplement adds in brackets."""
    return text.split(". ")[0].split(f" ({say('cards.supplement')}:")[0]


def _panel(title: str, subtitle: str, lines: list[str]) -> RenderableType:
    from rich.panel import Panel
    from rich.text import Text

    body = Text("\n").join(Text.from_markup(line) for line in lines)
    return Panel(body, title=f"[bold]{title}[/]", subtitle=subtitle, title_align="left", width=80)


def _numbers(card: Card) -> str:
    values = (("armor", card.armor), ("life", card.life), ("channeling", card.channeling))
    return " · ".join(f"{say(f'trait.{word}')} {value}" for word, value in values if value is not None)


def _lines_of(card: Card, text: str) -> list[str]:
    from rich.markup import escape

    from mageduel.views.names import bar_line
    from mageduel.words.printed import defense_text, traits_text

    lines = [_numbers(card)]
    lines += [say("cards.defense", defense=defense_text(card.defense))] if card.defense else []
    lines += [f"[bold]{escape(bar.name)}[/]: {escape(bar_line(bar))}" for bar in card.attacks]
    lines += [", ".join(traits_text(card)), f"[italic]{escape(text)}[/]" if text else ""]
    return [line for line in lines if line]


def _show(card: Card, *, as_json: bool) -> int:
    from mageduel.facts.catalogue import card_entry, describe_cost, describe_range, points_by_mage
    from mageduel.words.language import sentence
    from mageduel.words.printed import card_text, location_text, schools_text, subtypes_text
    from mageduel.words.targets import target_text

    if as_json:
        print_json([card_entry(card)], indent=1)
        return 0

    kind = sentence(say(f"type.{card.type.value}")) + (f": {', '.join(subtypes_text(card))}" if card.subtypes else "")
    casting = (
        say("cards.cost", cost=describe_cost(card)),
        say(f"bar.{card.action.value}") if card.action else "",
        say("cards.range", range=describe_range(card.range)) if card.range else "",
        say("cards.target", target=target_text(card.target)) if card.target else "",
        say("cards.worn", place=location_text(card)) if card.locations else "",
    )
    prices = ", ".join(f"{name} {price}" for name, price in points_by_mage(card).items())
    lines = [
        f"{kind} · {schools_text(card)}",
        " · ".join(part for part in casting if part),
        *_lines_of(card, card_text(card)),
        f"[dim]{say('cards.points', prices=prices or say('cards.nobody'))}[/]",
        *([f"[dim]{say('cards.it-not-yet')}[/]"] if card.is_pending else []),
    ]
    console(highlight=False).print(_panel(card.name, ", ".join(card.sets), lines))
    return 0


def _place(mage: Mage) -> str:
    return " ".join(part for part in (mage.subclass, "" if mage.mode == "arena" else mage.mode.title()) if part)


def _mark(mage: Mage, ability: str) -> str:
    """An ability no source prints says so wherever it is read."""
    return f" {say('cards.reconstructed')}" if ability in mage.reconstructed else ""


def _show_mage(mage: Mage, *, as_json: bool) -> int:
    from mageduel.facts.catalogue import mage_entry

    if as_json:
        print_json([mage_entry(mage)], indent=1)
        return 0

    from rich.markup import escape

    from mageduel.views.names import listed
    from mageduel.words.printed import ability_text, mage_text, subtypes_text

    trained = listed([each.title() for each in mage.trained])
    points = mage.spell_points
    opposed = listed([each.title() for each in mage.opposed]) if mage.opposed else ""
    kinds = ", ".join(subtypes_text(mage.card))
    lines = [
        say("cards.who", class_=mage.class_, place=_place(mage), kinds=kinds, level=mage.card.level),
        say("cards.trained-opposed", schools=trained, opposed=opposed, points=points)
        if opposed
        else say("cards.trained", schools=trained, points=points),
        *_lines_of(mage.card, mage_text(mage)),
        *(f"[bold]{name}[/]{_mark(mage, name)}: {escape(ability_text(mage, name))}" for name in mage.ability_texts),
        *([f"[dim]{say('cards.he-not-yet')}[/]"] if mage.is_pending else []),
    ]
    console(highlight=False).print(_panel(mage.name, ", ".join(mage.card.sets), lines))
    return 0


def _write_docs(path: Path) -> int:
    from mageduel.cli import files
    from mageduel.cli.card_list import card_list

    files.folder(path.parent)
    files.write(path, card_list())
    print(say("cards.written", path=path))
    return 0
