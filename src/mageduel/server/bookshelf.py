"""The bookshelf: published spellbooks, and those a browser has saved."""

from __future__ import annotations

import secrets

from fastapi import FastAPI, HTTPException

from mageduel.facts.mages import mage as find_mage
from mageduel.facts.octgn import import_o8d
from mageduel.facts.sharing import from_share, is_share
from mageduel.facts.spellbooks import Spellbook, first_unknown, read_book, ready_books
from mageduel.server import faces
from mageduel.server.bookwork import BookCheck, BookDraft, BookImport, BookShown
from mageduel.server.callers import Owner, Sparing
from mageduel.server.hall import Hall
from mageduel.server.messages import BookMode, Identity, ShortText
from mageduel.server.spells import SpellFor, spells_for
from mageduel.server.stored import StoredBook
from mageduel.words.errors import issue_text
from mageduel.words.language import say

LONGEST_NAME = 64


def book_routes(app: FastAPI, hall: Hall) -> None:
    """Add the routes for spellbooks."""

    @app.get("/api/books")
    async def books(owner: Owner) -> list[BookShown]:
        """Published spellbooks, and those saved from this browser."""
        return await shelf_of(hall, owner)

    @app.get("/api/mages/{mage}/spells")
    async def spells_of_mage(mage: ShortText, mode: BookMode = "arena") -> list[SpellFor]:
        """Every spell as this mage has it: what a copy costs and why, how many there may be, or why none."""
        return await hall.reading(lambda: spells_for(find_mage(mage), mode))

    @app.post("/api/books/check")
    async def check_book(draft: BookDraft) -> BookCheck:
        """Weigh a book."""
        return await hall.reading(lambda: faces.weigh(_drafted(draft)))

    @app.post("/api/books", dependencies=[Sparing])
    async def add_book(draft: BookDraft, owner: Owner) -> BookShown:
        """Save a new book."""
        return await _add(hall, owner, _drafted(draft))

    @app.put("/api/books/{book}")
    async def change_book(book: Identity, draft: BookDraft, owner: Owner) -> BookShown:
        """Change a saved book."""
        saved = await hall.on_disk(hall.database.books, owner)
        if all(each.id != book for each in saved):
            raise HTTPException(404, say("rest.no-book-to-change"))
        return await _save(hall, owner, book, _drafted(draft))

    @app.delete("/api/books/{book}", status_code=204)
    async def remove_book(book: Identity, owner: Owner) -> None:
        """Forget a saved book."""
        if not await hall.on_disk(hall.database.delete_book, owner, book):
            raise HTTPException(404, say("rest.no-book"))

    @app.post("/api/books/import", dependencies=[Sparing])
    async def import_book(wish: BookImport, owner: Owner) -> BookShown:
        """Save a book brought as text."""
        return await _add(hall, owner, await hall.reading(_read_any, wish.text))


async def shelf_of(hall: Hall, owner: str) -> list[BookShown]:
    """Published spellbooks, and those this browser saved."""
    saved = await hall.on_disk(hall.database.books, owner)
    return await hall.reading(
        lambda: [
            *faces.built_in_books().values(),
            *(faces.book_shown(each.id, faces.as_book(each), built_in=False) for each in saved),
        ]
    )


async def book_named(hall: Hall, owner: str, identity: str) -> Spellbook:
    """A book that comes with the program by its name, or one that this browser saved."""
    ready = ready_books().get(identity)
    if ready is not None:
        return ready
    for each in await hall.on_disk(hall.database.books, owner):
        if each.id == identity:
            return faces.as_book(each)
    raise HTTPException(404, say("error.no-book", name=identity))


def _drafted(draft: BookDraft) -> Spellbook:
    cards = {name: count for name, count in draft.cards.items() if count}
    return Spellbook(name=draft.name, mage=find_mage(draft.mage).name, mode=draft.mode, cards=cards)


def _read_any(text: str) -> Spellbook:
    stripped = text.strip()
    if is_share(stripped):
        return from_share(stripped)
    if stripped.startswith("<"):
        return import_o8d(stripped.encode(), say("rest.imported-book"))
    return read_book(text)


async def _add(hall: Hall, owner: str, book: Spellbook) -> BookShown:
    if await hall.on_disk(hall.database.count_books, owner) >= hall.settings.books_kept:
        raise HTTPException(409, say("rest.books-kept"))
    return await _save(hall, owner, secrets.token_urlsafe(9), book)


async def _save(hall: Hall, owner: str, identity: str, book: Spellbook) -> BookShown:
    unknown = first_unknown(book)
    if unknown is not None:
        raise HTTPException(400, issue_text(unknown))
    name = "".join(letter for letter in book.name if letter.isprintable())[:LONGEST_NAME] or say("rest.unnamed")
    kept = StoredBook(identity, name, book.mage, book.mode, book.cards)
    await hall.on_disk(hall.database.save_book, owner, kept)
    return await hall.reading(lambda: faces.book_shown(identity, faces.as_book(kept), built_in=False))
