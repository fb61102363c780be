"""Seating: who sits down with which mage and spellbook, and what a guest may bring."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from fastapi import HTTPException

from mageduel.agents.levels import LEVELS, is_level, parts_of
from mageduel.agents.styles import STYLES, SURPRISE, fitting
from mageduel.facts.mages import mage as find_mage
from mageduel.facts.mages import playable_mages
from mageduel.facts.modes import mode_called, why_not_seated
from mageduel.facts.spellbooks import Spellbook, issues, published_books
from mageduel.rules.round.setup import Seat, Setup
from mageduel.server import faces
from mageduel.server.bookshelf import book_named
from mageduel.server.clocks import terms_of
from mageduel.server.hall import Hall
from mageduel.server.messages import (
    BookListed,
    GameSetup,
    InvitationShown,
    Joining,
    JoinWish,
    LaidOut,
    OtherFacts,
    SeatSetup,
)
from mageduel.server.names import told_apart
from mageduel.server.tables import LiveTable
from mageduel.words.errors import issue_sentence
from mageduel.words.language import has, say


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat and the name of its spellbook; no name where a guest has yet to choose."""

    seat: Seat
    book: str


_JOINING: tuple[Joining, ...] = ("same-mage", "open-books")


def joining_of(live: LiveTable) -> Joining:
    """What the host of a table asks of a guest."""
    return next((each for each in _JOINING if each == live.stored.joining), "any")


def level_of(wish: SeatSetup) -> str:
    """The level of a computer player."""
    return wish.level or "random"


def settled(level: str) -> str:
    """A level whose style is known: whoever wants to be surprised gets any, by lot."""
    name, _, style = parts_of(level)
    return f"{name}+{secrets.choice(list(STYLES))}" if style == SURPRISE else level


def with_styles(wish: GameSetup) -> GameSetup:
    """The same game with every surprise settled."""
    seats = [
        asked.model_copy(update={"level": settled(level_of(asked))}) if asked.kind == "computer" else asked
        for asked in wish.seats
    ]
    return wish.model_copy(update={"seats": seats})


def suiting_book(mode: str, level: str, mages: Collection[str]) -> Spellbook | None:
    """A published book of one of these mages that suits the style of a computer player, by lot."""
    books = [each for each in published_books().values() if each.mode == mode_called(mode).books and each.mage in mages]
    style = STYLES.get(parts_of(level)[2])
    return secrets.choice(fitting(books, style)) if books else None


def check_level(level: str) -> None:
    """Refuse a level that no computer player has."""
    if not is_level(level):
        raise HTTPException(400, say("rest.no-level", level=level, levels=", ".join(LEVELS)))


def level_name(level: str) -> str:
    """What a computer player of a level is called."""
    name = parts_of(level)[0]
    return say(f"level.{name}.name") if has(f"level.{name}.name") else name.title()


def _name(wish: SeatSetup, mage: str) -> str:
    """What a seat is called when nobody has said: a computer player by its level, anybody else by their mage."""
    return wish.name or (level_name(level_of(wish)) if wish.kind == "computer" else mage)


async def brought_book(hall: Hall, owner: str, mode: str, mage: str, book: str) -> Spellbook:
    """A book somebody brings for this mage, if it may be played in this mode."""
    found = await book_named(hall, owner, book)
    facts = find_mage(mage)
    if found.mage != facts.name:
        raise HTTPException(400, say("rest.book-of-other", book=found.name, its=found.mage, mage=facts.name))
    if found.mode != mode_called(mode).books:
        raise HTTPException(400, say("rest.book-of-mode", book=found.name, its=found.mode, mode=mode))
    wrong = await hall.reading(issues, found)
    if wrong:
        raise HTTPException(400, say("rest.book-not-legal", book=found.name, why=issue_sentence(wrong[0])))
    return found


async def seats_of(hall: Hall, owner: str, wish: GameSetup) -> list[Seated]:
    """The seats of a new game; one that is left to its guest gets something to keep its place."""
    teams = teams_of(wish.mode, [asked.side for asked in wish.seats])
    seated: list[Seated | None] = []
    for asked in wish.seats:
        if asked.mage is not None and asked.book is not None:
            book = await brought_book(hall, owner, wish.mode, asked.mage, asked.book)
            seated.append(Seated(Seat(_name(asked, book.mage), book.mage, dict(book.cards)), book.name))
        elif asked.kind == "computer" and asked.mage is None and asked.book is None:
            seated.append(_suiting_seat(wish, asked, [each.seat.mage for each in seated if each is not None]))
        elif asked.kind != "friend":
            raise HTTPException(400, say("rest.seat-needs-book"))
        elif asked.mage is not None or asked.book is not None or asked.fixed:
            raise HTTPException(400, say("rest.friend-both-or-neither"))
        else:
            seated.append(None)
    known = [each.seat.mage for each in seated if each is not None]
    if wish.joining == "same-mage" and len(set(known)) > 1:
        key = "rest.both-same-mage" if len(wish.seats) == 2 else "rest.all-same-mage"
        raise HTTPException(400, say(key, mages=", ".join(known)))
    keeper = known[0] if known else next(iter(playable_mages(mode_called(wish.mode).mages)))
    placed = [
        each or Seated(Seat(asked.name or say("rest.guest"), keeper, _published(keeper, wish.mode)), "")
        for asked, each in zip(wish.seats, seated, strict=True)
    ]
    names = told_apart([each.seat for each in placed])
    return [replace(each, seat=replace(seat, team=team)) for each, seat, team in zip(placed, names, teams, strict=True)]


def _suiting_seat(wish: GameSetup, asked: SeatSetup, known: Sequence[str]) -> Seated:
    """A computer player who chooses for itself: a book that suits it, of a mage nobody has yet where there is one."""
    everybody = set(playable_mages(mode_called(wish.mode).mages))
    mages = set(known[:1]) if wish.joining == "same-mage" and known else everybody - set(known)
    level = level_of(asked)
    book = suiting_book(wish.mode, level, mages) or suiting_book(wish.mode, level, everybody)
    if book is None:
        raise HTTPException(400, say("rest.seat-needs-book"))
    return Seated(Seat(_name(asked, book.mage), book.mage, dict(book.cards)), book.name)


def teams_of(mode: str, sides: Sequence[int | None]) -> list[int | None]:
    """The team of every seat, counted in the order in which they sit; None where everybody plays for himself."""
    refused = why_not_seated(mode_called(mode), sides)
    if refused is not None:
        raise refused
    numbers = {side: number for number, side in enumerate(dict.fromkeys(sides))}
    return [numbers[side] if len(numbers) < len(sides) and side is not None else None for side in sides]


def side_of(setup: Setup, seat: int) -> int:
    """The side of a seat: its team, or itself."""
    team = setup.seats[seat].team
    return seat if team is None else team


def _published(mage: str, mode: str) -> dict[str, int]:
    books = mode_called(mode).books
    return next(dict(book.cards) for book in published_books().values() if (book.mage, book.mode) == (mage, books))


# Guests


def _mages_for(live: LiveTable, seat: int) -> list[str]:
    """The mages a guest may choose from."""
    stored = live.stored
    if stored.seats[seat].is_fixed:
        return [live.setup.seats[seat].mage]
    others = [each.seat for each in stored.seats if each.seat != seat and not each.is_undecided]
    if stored.joining == "same-mage" and others:
        return [live.setup.seats[others[0]].mage]
    mode = mode_called(live.setup.mode)
    with_books = {book.mage for book in published_books().values() if book.mode == mode.books}
    return [name for name in playable_mages(mode.mages) if name in with_books]


def open_book(live: LiveTable, seat: int) -> BookListed | None:
    """The spellbook of a seat, where books are open."""
    stored = live.stored
    if stored.joining != "open-books" or stored.seats[seat].is_undecided:
        return None
    return BookListed(name=stored.seats[seat].book, cards=faces.card_lines(live.setup.seats[seat].book))


def invitation_shown(live: LiveTable, seat: int) -> InvitationShown:
    """What a guest sees before sitting down."""
    stored, setup = live.stored, live.setup
    others = sorted((each for each in stored.seats if each.seat != seat), key=lambda each: each.kind != "human")
    mine = stored.seats[seat]
    laid_out = None
    if not mine.is_undecided:
        place = live.setup.seats[seat]
        cards = faces.card_lines(place.book)
        laid_out = LaidOut(mage=place.mage, book=mine.book, cards=cards, fixed=mine.is_fixed)
    mode = mode_called(setup.mode)
    return InvitationShown(
        game=live.id,
        seat=seat,
        side=side_of(setup, seat),
        mode=setup.mode,
        board=setup.board,
        books=mode.books,
        has_points=not mode.construction.is_by_the_list,
        joining=joining_of(live),
        others=[_other_facts(live, each.seat, seat) for each in others],
        laid_out=laid_out,
        mages=_mages_for(live, seat),
        clock=terms_of(live.stored.clock),
    )


def _other_facts(live: LiveTable, seat: int, guest: int) -> OtherFacts:
    """What a guest is told of another seat."""
    setup = live.setup
    place = setup.seats[seat]
    facts = None if live.stored.seats[seat].is_undecided else live.game.rules.mage(place.mage)
    return OtherFacts(
        seat=seat,
        side=side_of(setup, seat),
        is_friend=side_of(setup, seat) == side_of(setup, guest),
        name=place.name,
        mage=None if facts is None else place.mage,
        life=None if facts is None else facts.card.life,
        channeling=None if facts is None else facts.card.channeling,
        book=open_book(live, seat),
    )


async def guest_seat(hall: Hall, owner: str, live: LiveTable, number: int, wish: JoinWish) -> Seated:
    """The seat as its guest wants it, or why that may not be."""
    stored = live.stored.seats[number]
    place = live.setup.seats[number]
    laid_out = Seated(replace(place, name=wish.name or place.name), stored.book)
    if wish.book is None:
        if stored.is_undecided:
            raise HTTPException(400, say("rest.nothing-laid-out"))
        if wish.mage is not None and find_mage(wish.mage).name != place.mage:
            raise HTTPException(400, say("rest.laid-out-for-other", its=place.mage, mage=wish.mage))
        return laid_out
    mage = find_mage(wish.mage or place.mage).name
    book = await brought_book(hall, owner, live.setup.mode, mage, wish.book)
    if stored.is_fixed and (mage, book.cards) != (place.mage, place.book):
        raise HTTPException(400, say("rest.book-is-fixed", book=stored.book))
    allowed = _mages_for(live, number)
    if mage not in allowed:
        key = "rest.host-wants-both" if len(live.setup.seats) == 2 else "rest.host-wants-all"
        raise HTTPException(400, say(key, allowed=allowed[0], mage=mage))
    return Seated(replace(place, name=wish.name or place.name, mage=mage, book=dict(book.cards)), book.name)
