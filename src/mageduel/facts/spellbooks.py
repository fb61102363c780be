"""Spellbooks (core, SPELLBOOKS): what a book holds, how its file reads, what it costs and whether it is legal."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from mageduel.facts import training
from mageduel.facts.cards import Card, CardType
from mageduel.facts.errors import Coded, nearest, shortened
from mageduel.facts.library import library
from mageduel.facts.mages import Mage, mage
from mageduel.facts.modes import MODES, WITH_BOOKS, mode_called
from mageduel.facts.traits import EPIC

ARENA: Final = "arena"
APPRENTICE: Final = "apprentice"
COPIES_OF_EPIC: Final = 1

SECTIONS: Final[dict[str, tuple[CardType, ...]]] = {
    "equipment": (CardType.EQUIPMENT,),
    "conjurations": (CardType.CONJURATION, CardType.WALL),
    "creatures": (CardType.CREATURE,),
    "enchantments": (CardType.ENCHANTMENT,),
    "incantations": (CardType.INCANTATION,),
    "attacks": (CardType.ATTACK,),
}
"""The tables of a book's file, in the order of the rulebook's lists."""

UNKNOWN_SECTION: Final = "unknown"
TABLES: Final = (*SECTIONS, UNKNOWN_SECTION, "cards")

MOST_COPIES: Final = 60
"""Of one card, in any book that is read or shared; a legal book has at most six."""
LARGEST_BOOK: Final = 16_384
"""Letters of a book's file; one with a copy of every card there is has a quarter of that."""
MOST_GUESSES: Final = 3
"""How many unknown names of a book are compared with all cards; the others are only named."""

OTHER_NAMES: Final = {
    "bearskin armor": "Bearskin",
    "battleforge": "Battle Forge",
    "darkpact slayer": "Dark Pact Slayer",
    "mohktari": "Mohktari, Great Tree of Life",
    "necropian vampireess": "Necropian Vampiress",
    "tooth and nail": "Tooth & Nail",
}
"""What the rulebook's own lists call some cards."""


RULEBOOK: Final = "rulebook"
PUBLISHER: Final = "publisher"
PLAYERS: Final = "players"
PROJECT: Final = "project"
SOURCES: Final = (RULEBOOK, PUBLISHER, PLAYERS, PROJECT)
"""Where books are from: lists in the rules, decks the publisher made, decks of players, and our own."""


class BookError(Coded, ValueError):
    """A book that cannot be read; the message says where and why."""


@dataclass(frozen=True, slots=True)
class Spellbook:
    """The spells a Mage brings to the arena, by printed name with the number of copies."""

    name: str
    mage: str
    mode: str
    cards: dict[str, int] = field(default_factory=dict)
    source: str = field(default="", compare=False)
    """Where a book that comes with the program is from, one of SOURCES."""

    @property
    def size(self) -> int:
        """How many cards the book holds."""
        return sum(self.cards.values())

    def of_section(self, section: str) -> dict[str, int]:
        """The cards of one table of the file, in alphabetical order."""
        return {name: self.cards[name] for name in sorted(self.cards) if section_of(name) == section}


@dataclass(frozen=True, slots=True)
class Issue:
    """One thing that makes a book illegal: which rule it breaks, with the numbers and names of it; `words/` says it."""

    code: str
    parts: dict[str, object] = field(default_factory=dict)
    card: str | None = None
    wording: str = ""
    """Which of several sentences for the same says it, where there are several."""


# Names


def _plain(name: str) -> str:
    return re.sub(r"[^a-z0-9&]+", " ", name.lower().replace("’", "'").replace("'", "")).strip()


@cache
def _by_plain_name() -> dict[str, str]:
    return {_plain(name): name for name in library()} | OTHER_NAMES


def printed_name(name: str) -> str:
    """The printed name meant by this spelling, or the spelling itself where no card is meant."""
    return _by_plain_name().get(_plain(name), name.strip())


def nearest_name(name: str) -> str | None:
    """The printed name nearest to this spelling, if one is near."""
    near = nearest(_plain(name), _by_plain_name())
    return _by_plain_name()[near] if near else None


def section_of(name: str) -> str:
    """The table of a book's file in which this card stands."""
    known = library().get(name)
    for section, types in SECTIONS.items():
        if known is not None and known.type in types:
            return section
    return UNKNOWN_SECTION


# Files


def add_copies(cards: dict[str, int], written: str, value: object) -> None:
    """Put copies of a card into a book that is being read; more than a book could hold are refused."""
    shown = shortened(written)
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise BookError("book-copies-number", card=shown, given=shortened(repr(value)))
    name = printed_name(written)
    copies = cards.get(name, 0) + value
    if copies > MOST_COPIES:
        raise BookError("book-copies-most", card=shown, most=MOST_COPIES)
    cards[name] = copies


_TEXT: Final = r""""(?:[^"\\]|\\.)*+"|'[^']*+'"""
_KEY: Final = rf"(?:[A-Za-z0-9_-]++|{_TEXT})[ \t]*+"
_VALUE: Final = rf"[ \t]*+(?:(?:{_TEXT}|[A-Za-z0-9_+.:-]++)[ \t]*+)?"
_LINE: Final = re.compile(rf"[ \t]*+(?:\[[ \t]*+{_KEY}\][ \t]*+|{_KEY}={_VALUE})?(?:#.*)?")
"""A line of a book's file: a table, a name with a value, a remark, or nothing."""


def _check_lines(text: str) -> None:
    """Refuse what TOML allows and no book needs, before it is read: names with dots and tables in tables can be
    made to grow beyond all measure."""
    if len(text) > LARGEST_BOOK:
        raise BookError("book-too-large", most=LARGEST_BOOK)
    for number, line in enumerate(text.splitlines(), 1):
        if '"""' in line or "'''" in line or _LINE.fullmatch(line) is None:
            raise BookError("book-line", line=number)


def check_mode(mode: object) -> str:
    """This mode, if there is such a mode."""
    if not isinstance(mode, str) or mode not in MODES:
        raise BookError("book-mode", mode=shortened(repr(mode)), modes=WITH_BOOKS)
    return MODES[mode].books


def read_book(text: str) -> Spellbook:
    """Read a book from the text of its TOML file."""
    _check_lines(text)
    try:
        rows = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        raise (BookError("book-toml-line", line=found[1]) if found else BookError("book-toml-end")) from None
    except (ValueError, RecursionError):
        raise BookError("book-beyond-measure") from None
    for key in ("name", "mage"):
        if not isinstance(rows.get(key), str) or not rows[key].strip():
            raise BookError("book-line-missing", word=key)
    mode = check_mode(rows.get("mode", ARENA))
    cards: dict[str, int] = {}
    source = rows.get("source", "")
    if source and source not in SOURCES:
        raise BookError("book-source", source=shortened(repr(source)), sources=SOURCES)
    for key, table in rows.items():
        if key in ("name", "mage", "mode", "source"):
            continue
        if key not in TABLES or not isinstance(table, dict):
            raise BookError("book-part", part=shortened(key), tables=", ".join(SECTIONS))
        for written, copies in table.items():
            add_copies(cards, written, copies)
    return Spellbook(rows["name"].strip(), mage(rows["mage"]).name, mode, cards, source)


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + re.sub(r"[\x00-\x1f\x7f]", lambda found: f"\\u{ord(found[0]):04x}", escaped) + '"'


def write_book(book: Spellbook) -> str:
    """The text of a book's TOML file: one table a spell type, cards in alphabetical order."""
    lines = [f"name = {_quoted(book.name)}", f"mage = {_quoted(book.mage)}", f"mode = {_quoted(book.mode)}"]
    if book.source:
        lines.append(f"source = {_quoted(book.source)}")
    for section in (*SECTIONS, UNKNOWN_SECTION):
        rows = book.of_section(section)
        if rows:
            lines += ["", f"[{section}]", *(f"{_quoted(name)} = {copies}" for name, copies in rows.items())]
    return "\n".join(lines) + "\n"


def load_book(path: Path) -> Spellbook:
    """Read a book from its file."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BookError("book-no-text", path=path) from None
    except OSError as error:
        raise BookError("book-unreadable", path=path, why=error.strerror) from None
    return read_book(text)


@cache
def published_books() -> dict[str, Spellbook]:
    """The published books that are offered, by name: of modes, mages and cards that can be played."""
    return {
        name: book
        for name, book in known_books().items()
        if book.mode in WITH_BOOKS and book.source != PLAYERS and not is_pending(book)
    }


@cache
def ready_books() -> dict[str, Spellbook]:
    """Every book that can be played as it is, by name: the published ones, our own, and those of players."""
    return {name: book for name, book in known_books().items() if book.mode in WITH_BOOKS and is_legal(book)}


@cache
def known_books() -> dict[str, Spellbook]:
    """Every book that comes with the program by name, those that cannot be played yet and players' decks included."""
    folder = resources.files("mageduel.data").joinpath("books")
    books = [read_book(file.read_text(encoding="utf-8")) for file in folder.iterdir() if file.name.endswith(".toml")]
    return {book.name: book for book in sorted(books, key=lambda book: (book.mode, book.mage, book.name))}


def is_pending(book: Spellbook) -> bool:
    """Whether its mage or one of its cards cannot be played yet."""
    known = library()
    return mage(book.mage).is_pending or any(name in known and known[name].is_pending for name in book.cards)


def published_book(name: str) -> Spellbook:
    """The known book of this name; a wrong name is refused with the nearest spelling."""
    by_plain = {_plain(each): book for each, book in known_books().items()}
    found = by_plain.get(_plain(name))
    if found is None:
        near = nearest(_plain(name), by_plain)
        if near:
            raise BookError("no-book-but", name=name, near=by_plain[near].name)
        raise BookError("no-book", name=name)
    return found


# Spell points


def multiplier(of: Mage, spell: Card, school: str) -> int:
    """What each Level of this part of a spell costs this Mage: 1 if trained, 3 if opposed, otherwise 2."""
    return training.multiplier(of.training, of.oppositions, spell, school)


def school_points(of: Mage, spell: Card) -> dict[str, int]:
    """What one copy of this spell costs in this Mage's book, by school; of schools joined by OR the cheapest counts."""
    return training.school_points(of.training, of.oppositions, spell)


def spell_points(of: Mage, spell: Card) -> int:
    """What one copy of this spell costs in this Mage's book."""
    return sum(school_points(of, spell).values())


def points(book: Spellbook) -> int:
    """What the whole book costs; cards that do not exist cost nothing."""
    owner, known = mage(book.mage), library()
    return sum(copies * spell_points(owner, known[name]) for name, copies in book.cards.items() if name in known)


def copy_limit(spell: Card, mode: str = ARENA) -> int:
    """How many copies of this spell one book of this mode may hold."""
    if spell.has(EPIC):
        return COPIES_OF_EPIC
    construction = mode_called(mode).construction
    return construction.copies_of_level_1 if spell.level == 1 else construction.copies_of_higher_levels


def is_in_pool(spell: Card, mode: str) -> bool:
    """Whether the spell is of one of the sets from which books of this mode are made."""
    sets = mode_called(mode).construction.sets
    return not sets or any(each in sets for each in spell.sets)


# What is wrong with a book


def _unknown(name: str, *, guesses: bool) -> Issue:
    near = nearest_name(name) if guesses else None
    if near:
        return Issue("unknown-card", {"name": shortened(name), "near": near}, name, "misspelt-card")
    return Issue("unknown-card", {"name": shortened(name)}, name)


def first_unknown(book: Spellbook) -> Issue | None:
    """The first card of a book that does not exist."""
    known = library()
    return next((_unknown(name, guesses=True) for name in book.cards if name not in known), None)


def _pending(spell: Card) -> Issue:
    return Issue("pending", {"spell": spell.name}, spell.name)


def _restricted(owner: Mage, spell: Card) -> Issue:
    who = tuple(word.title() for word in spell.only)
    return Issue("restricted", {"spell": spell.name, "who": who, "mage": owner.name}, spell.name)


def why_not_in_book(owner: Mage, spell: Card, mode: str) -> Issue | None:
    """Why not even one copy of this spell may be in a book of this mage, or None."""
    if not owner.may_use(spell):
        return _restricted(owner, spell)
    if not is_in_pool(spell, mode):
        return Issue("other-sets", {"spell": spell.name, "mode": mode}, spell.name)
    return None


def _too_many(spell: Card, copies: int, mode: str) -> Issue:
    limit = copy_limit(spell, mode)
    parts: dict[str, object] = {"spell": spell.name, "copies": copies, "limit": limit, "over": copies - limit}
    if spell.has(EPIC):
        return Issue("epic", parts, spell.name)
    return Issue("copies", parts, spell.name, "copies-of-level-1" if spell.level == 1 else "")


def _over_budget(owner: Mage, book: Spellbook) -> Issue:
    over = points(book) - owner.spell_points
    most = owner.spell_points
    return Issue("points", {"points": points(book), "over": over, "most": most, "mage": owner.name})


def _not_the_list(book: Spellbook) -> Issue | None:
    published = next(each for each in published_books().values() if (each.mage, each.mode) == (book.mage, APPRENTICE))
    changes = {
        name: difference
        for name in sorted(published.cards.keys() | book.cards.keys())
        if (difference := published.cards.get(name, 0) - book.cards.get(name, 0))
    }
    return Issue("apprentice-list", {"mage": book.mage, "changes": changes}) if changes else None


def issues(book: Spellbook) -> tuple[Issue, ...]:
    """Everything that makes this book illegal, card by card, then the book as a whole."""
    owner = mage(book.mage)
    found: list[Issue] = []
    if owner.is_pending:
        found.append(Issue("pending-mage", {"mage": owner.name}))
    if owner.mode != mode_called(book.mode).mages:
        found.append(Issue("other-mage", {"mage": owner.name, "mode": book.mode}))
    for name in sorted(book.cards):
        spell = library().get(name)
        if spell is None:
            found.append(_unknown(name, guesses=len(found) < MOST_GUESSES))
            continue
        if spell.is_pending:
            found.append(_pending(spell))
        refused = why_not_in_book(owner, spell, book.mode)
        if refused is not None:
            found.append(refused)
        if book.cards[name] > copy_limit(spell, book.mode):
            found.append(_too_many(spell, book.cards[name], book.mode))
    if mode_called(book.mode).construction.is_by_the_list:
        difference = _not_the_list(book)
        if difference is not None:
            found.append(difference)
    elif points(book) > owner.spell_points:
        found.append(_over_budget(owner, book))
    return tuple(found)


def is_by_the_rules(book: Spellbook) -> bool:
    """Whether the rules allow this book, be it that some of it cannot be played yet."""
    return all(issue.code in ("pending", "pending-mage") for issue in issues(book))


def is_legal(book: Spellbook) -> bool:
    """Whether this book may be played."""
    return not issues(book)
