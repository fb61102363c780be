"""Import of OCTGN deck files (.o8d): XML with a section a spell type, one of them naming the Mage."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from mageduel.facts.mages import Mage, mages
from mageduel.facts.spellbooks import APPRENTICE, ARENA, BookError, Spellbook, printed_name

LARGEST_FILE = 1_000_000
"""Bytes; a deck of every card there is stays far below."""


_MAGE_REMARK = re.compile(r"\bstats\b|\(apprentice\)", re.IGNORECASE)
"""What OCTGN adds to the name of a mage."""


def _decode(content: bytes) -> str:
    if len(content) > LARGEST_FILE:
        raise BookError("This file is too large to be an OCTGN deck.")
    is_wide = content.startswith((b"\xff\xfe", b"\xfe\xff"))
    try:
        return content.decode("utf-16" if is_wide else "utf-8-sig")
    except UnicodeDecodeError:
        raise BookError("This file is not text, so it is no OCTGN deck.") from None


def _parse(content: bytes) -> ElementTree.Element:
    text = _decode(content)
    # A deck never has a document type; an entity declared in one could grow without bound.
    if re.search(r"<!\s*(doctype|entity)", text, re.IGNORECASE):
        raise BookError("This file declares a document type or entities; an OCTGN deck has neither.")
    try:
        root = ElementTree.fromstring(text)
    except (ElementTree.ParseError, ValueError) as error:
        raise BookError(f"This is not an OCTGN deck: {error}.") from None
    if root.tag != "deck":
        raise BookError(f"This is not an OCTGN deck: it begins with <{root.tag}>, not with <deck>.")
    return root


def _is_mage_entry(name: str) -> bool:
    return _MAGE_REMARK.search(name) is not None


def _mage_of(name: str) -> Mage | None:
    plain = " ".join(_MAGE_REMARK.sub(" ", name).lower().split())
    for each in mages().values():
        if plain in (each.name.lower(), f"{each.subclass} {each.name}".lower()):
            return each
    return None


def import_o8d(content: bytes, name: str) -> Spellbook:
    """The spellbook of an OCTGN deck file; a card we do not have stays in it, for the check to name."""
    owner: Mage | None = None
    mode = ARENA
    cards: dict[str, int] = {}
    for section in _parse(content).iter("section"):
        for entry in section.iter("card"):
            written = (entry.text or "").strip()
            copies = entry.get("qty", "1")
            if not written:
                raise BookError("This OCTGN deck has a card without a name.")
            if not re.fullmatch(r"[1-9][0-9]{0,3}", copies):
                raise BookError(f"{written}: the number of copies has to be a whole number from 1 up, not {copies!r}.")
            if section.get("name", "").strip().lower() == "mage" or _is_mage_entry(written) or _mage_of(written):
                found = _mage_of(written)
                if found is None:
                    raise BookError(f"{written} is no mage of the sets we have: {', '.join(mages())}.")
                if owner is not None and owner is not found:
                    raise BookError(f"This OCTGN deck names two mages: {owner.name} and {found.name}.")
                owner = found
                mode = APPRENTICE if "(apprentice)" in written.lower() else mode
                continue
            spell = printed_name(written)
            cards[spell] = cards.get(spell, 0) + int(copies)
    if owner is None:
        raise BookError("This OCTGN deck names no mage.")
    return Spellbook(name, owner.name, mode, cards)
