"""Cards, mages, codex and spellbooks as the client gets them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Literal

from mageduel.agents.levels import LEVELS
from mageduel.agents.styles import STYLES, SURPRISE
from mageduel.facts.cards import Card
from mageduel.facts.codex import codex, related_cards
from mageduel.facts.library import SETS, library, playable
from mageduel.facts.mages import Mage, playable_mages
from mageduel.facts.mages import mage as find_mage
from mageduel.facts.modes import MODES, OFFERED
from mageduel.facts.sharing import share
from mageduel.facts.spellbooks import (
    PLAYERS,
    PROJECT,
    PUBLISHER,
    RULEBOOK,
    Issue,
    Spellbook,
    copy_limit,
    issues,
    multiplier,
    points,
    ready_books,
    school_points,
)
from mageduel.facts.traits import NOVICE
from mageduel.server.bookwork import BookCheck, BookIssue, BookShown, BookSource, CardPoints, Remedy, SchoolPoints
from mageduel.server.messages import CardLine
from mageduel.server.minds import STAND_INS
from mageduel.server.printed import (
    AbilityFace,
    CardAttack,
    CardFace,
    Codex,
    CodexEntry,
    LevelFace,
    Library,
    MageFace,
    RulesFace,
    RulesSection,
    RuleWord,
    SetFace,
    StyleFace,
)
from mageduel.server.stored import StoredBook
from mageduel.views.names import bar_text, emblem, short_name
from mageduel.words.errors import issue_text
from mageduel.words.language import Language, say, spoken
from mageduel.words.printed import (
    ability_text,
    card_text,
    defense_text,
    entry_academy,
    entry_form,
    entry_spellings,
    entry_text,
    entry_word,
    location_text,
    subtypes_text,
    traits_text,
)
from mageduel.words.short_rules import mode_title, short_rules
from mageduel.words.targets import target_text


def _card(card: Card) -> CardFace:
    cost: int | Literal["X"] = "X" if card.cost is None else card.cost
    return CardFace(
        name=card.name,
        type=card.type.value,
        subtypes=list(card.subtypes),
        kinds=subtypes_text(card),
        schools=dict(card.schools),
        school_mode=card.school_mode.value,
        level=card.level,
        cost=cost,
        reveal=card.reveal,
        action=card.action.value if card.action else None,
        range=list(card.range) if card.range else None,
        target=target_text(card.target) if card.target else None,
        armor=card.armor,
        life=card.life,
        channeling=card.channeling,
        location=location_text(card) if card.locations else None,
        defense=defense_text(card.defense) if card.defense else None,
        traits=traits_text(card),
        words=[*(trait.word.name.lower() for trait in card.traits), *("mage only" for _ in card.only)],
        attacks=[
            CardAttack(
                name=bar.name,
                action=bar.action.value if bar.action else None,
                kind=bar.kind.value,
                range=list(bar.range) if bar.range else None,
                dice=bar.dice,
                text=bar_text(bar),
            )
            for bar in card.attacks
        ],
        text=card_text(card),
        short=short_name(card),
        emblem=emblem(card),
        only=list(card.only),
        sets=list(card.sets),
    )


def library_face() -> Library:
    """Every card as it is printed, in the language that is being spoken."""
    return _library(spoken())


def mage_faces() -> list[MageFace]:
    """Every mage."""
    return _mages(spoken())


def codex_face() -> Codex:
    """Every word of the codex."""
    return _codex(spoken())


@cache
def _library(reader: Language) -> Library:
    cards = [_card(card) for card in playable().values()]
    printed = {code for card in cards for code in card.sets}
    return Library(cards=cards, sets=[SetFace(code=code, name=name) for code, name in SETS.items() if code in printed])


@cache
def _mages(reader: Language) -> list[MageFace]:
    return [
        MageFace(
            name=each.name,
            called=each.called,
            mode=each.mode,
            life=each.card.life or 0,
            channeling=each.card.channeling or 0,
            trained=list(each.trained),
            opposed=list(each.opposed),
            abilities=[
                AbilityFace(name=name, text=ability_text(each, name), reconstructed=name in each.reconstructed)
                for name in each.abilities
            ],
        )
        for mode in dict.fromkeys(MODES[name].mages for name in OFFERED)
        for each in playable_mages(mode).values()
    ]


@cache
def _related(name: str) -> list[str]:
    return [card.name for card in related_cards(codex()[name])][:24]


@cache
def _codex(reader: Language) -> Codex:
    entries = [
        CodexEntry(
            name=entry.name,
            word=entry_form(entry),
            kind=entry.kind,
            text=entry_text(entry),
            academy=entry_academy(entry),
            spellings=entry_spellings(entry),
            see=list(entry.see),
            source="; ".join(f"{say(f'document.{where.document}')}: {where.section}" for where in entry.where),
            related=_related(entry.name),
        )
        for entry in codex().values()
    ]
    spelled = {spelling.lower() for entry in entries for spelling in entry.spellings}
    names = [name for name in playable() if not spelled.isdisjoint(re.findall(r"[^\W\d_]+", name.lower()))]
    return Codex(entries=sorted(entries, key=lambda entry: entry.word.casefold()), names=names)


def rules_faces() -> list[RulesFace]:
    """The rules in short."""
    return _rules(spoken())


@cache
def _rules(reader: Language) -> list[RulesFace]:
    return [
        RulesFace(
            mode=mode,
            title=mode_title(mode),
            pages=[
                [
                    RulesSection(
                        name=section.name,
                        title=section.title,
                        text=section.text,
                        picture=section.picture,
                        shows=list(section.shows),
                        words=[RuleWord(name=each.name, word=entry_word(each)) for each in section.entries],
                    )
                    for section in page
                ]
                for page in pages
            ],
        )
        for mode, pages in short_rules().items()
    ]


def level_faces() -> list[LevelFace]:
    """Levels of computer players."""
    return [
        LevelFace(
            name=name,
            label=say(f"level.{name}.name"),
            text=say(f"level.{name}.text"),
            step=level.step,
            stands_in=name in STAND_INS,
        )
        for name, level in LEVELS.items()
    ]


def style_faces() -> list[StyleFace]:
    """Ways a computer player may like to win; the last is any of them, by lot."""
    return [
        StyleFace(name=name, label=say(f"style.{name}.name"), text=say(f"style.{name}.text"))
        for name in (*STYLES, SURPRISE)
    ]


# Spellbooks

BOOK_SOURCES: dict[str, BookSource] = {
    RULEBOOK: "official",
    PUBLISHER: "official",
    PROJECT: "project",
    PLAYERS: "community",
    "": "own",
}


def _remedy(book: Spellbook, issue: Issue) -> Remedy | None:
    """One press that takes an offending card out, or down to its limit."""
    if issue.card is None:
        return None
    card = library().get(issue.card)
    have = book.cards.get(issue.card, 0)
    limit = copy_limit(card, book.mode) if card is not None and issue.code != "other-sets" else 0
    keep = limit if card is not None and have > limit and find_mage(book.mage).may_use(card) else 0
    label = say("mend.out", card=issue.card) if keep == 0 else say("mend.keep", number=keep, card=issue.card)
    return Remedy(label=label, name=issue.card, count=keep)


def _issues(book: Spellbook) -> list[BookIssue]:
    return [
        BookIssue(code=each.code, sentence=issue_text(each), rule=each.code, remedy=_remedy(book, each))
        for each in issues(book)
    ]


def _card_points(owner: Mage, card: Card, count: int) -> CardPoints:
    """What so many copies cost this mage, and how that is reckoned: copies × level × what a level costs."""
    schools = school_points(owner, card)
    each = sum(schools.values())
    terms = []
    for school in schools:
        factor = multiplier(owner, card, school)
        plain = f"{card.schools[school]} × {factor}" if factor > 1 else str(card.schools[school])
        terms.append(f"{plain} {school.title()}" if len(card.schools) > 1 else plain)
    reckoning = say("mend.novice") if card.has(NOVICE) and each == 1 else " + ".join(terms)
    return CardPoints(
        name=card.name,
        each=each,
        points=each * count,
        schools={school: total * count for school, total in schools.items()},
        reckoning=f"{count} × ({reckoning})" if len(terms) > 1 and count > 1 else f"{count} × {reckoning}",
    )


def weigh(book: Spellbook) -> BookCheck:
    """A book with its points, issues and share string."""
    owner = find_mage(book.mage)
    found = _issues(book)
    by_card = [_card_points(owner, library()[name], count) for name, count in book.cards.items() if name in library()]
    by_school: dict[str, int] = {}
    prices: dict[str, set[int]] = {}
    for line in by_card:
        for school, total in line.schools.items():
            by_school[school] = by_school.get(school, 0) + total
            prices.setdefault(school, set()).add(multiplier(owner, library()[line.name], school))
    return BookCheck(
        points=points(book),
        limit=owner.spell_points,
        legal=not found,
        issues=found,
        by_school=[
            SchoolPoints(
                school=school,
                points=total,
                multiplier=next(iter(prices[school])) if len(prices[school]) == 1 else None,
            )
            for school, total in sorted(by_school.items())
            if total
        ],
        by_card=by_card,
        share=share(book),
    )


def card_lines(cards: Mapping[str, int]) -> list[CardLine]:
    """Cards and their copies, in alphabetical order."""
    return [CardLine(name=name, count=count) for name, count in sorted(cards.items())]


def book_shown(identity: str, book: Spellbook, *, built_in: bool) -> BookShown:
    """A book for the list of books."""
    found = _issues(book)
    return BookShown(
        id=identity,
        name=book.name,
        mage=book.mage,
        mode=book.mode,
        cards=card_lines(book.cards),
        points=points(book),
        legal=not found,
        issues=found,
        built_in=built_in,
        source=BOOK_SOURCES[book.source],
    )


@cache
def built_in_books() -> dict[str, BookShown]:
    """The books that come with the program by their name: published ones, our own, and then those of players."""
    shown = [book_shown(name, book, built_in=True) for name, book in ready_books().items()]
    return {book.id: book for book in sorted(shown, key=lambda book: book.source == "community")}


def as_book(stored: StoredBook) -> Spellbook:
    """A saved book as a book."""
    return Spellbook(name=stored.name, mage=stored.mage, mode=stored.mode, cards=stored.cards)
