"""Import of OCTGN deck files (.o8d): XML with a section a spell type, one of them naming the Mage."""

from __future__ import annotations

import re
from typing import Final
from xml.etree import ElementTree

from mageduel.facts.errors import shortened
from mageduel.facts.mages import Mage, mages
from mageduel.facts.spellbooks import APPRENTICE, ARENA, BookError, Spellbook, add_copies

LARGEST_FILE: Final = 65_536
"""Bytes; a deck of every card there is has a quarter of that, half of it where letters take two bytes."""
DEEPEST: Final = 4
"""A deck has sections, a section has cards."""


_MAGE_REMARK: Final = re.compile(r"\bstats\b|\(apprentice\)", re.IGNORECASE)
"""What OCTGN adds to the name of a mage."""


def _decode(content: bytes) -> str:
    if len(content) > LARGEST_FILE:
        raise BookError("deck-too-large")
    is_wide = content.startswith((b"\xff\xfe", b"\xfe\xff"))
    try:
        return content.decode("utf-16" if is_wide else "utf-8-sig")
    except UnicodeDecodeError:
        raise BookError("deck-no-text") from None


class _Shallow(ElementTree.TreeBuilder):
    """Builds the tree of a deck; one that goes deeper than any deck is refused at once."""

    _depth = 0

    def start(self, tag: str, attrs: dict[str, str], /) -> ElementTree.Element:
        self._depth += 1
        if self._depth > DEEPEST:
            raise BookError("deck-too-deep")
        return super().start(tag, attrs)

    def end(self, tag: str, /) -> ElementTree.Element:
        self._depth -= 1
        return super().end(tag)


def _parse(content: bytes) -> ElementTree.Element:
    text = _decode(content)
    # A deck never has a document type; an entity declared in one could grow without bound.
    if re.search(r"<!\s*(doctype|entity)", text, re.IGNORECASE):
        raise BookError("deck-entities")
    parser = ElementTree.XMLParser(target=_Shallow())
    try:
        parser.feed(text)
        root: ElementTree.Element = parser.close()
    except (ElementTree.ParseError, ValueError) as error:
        if isinstance(error, BookError):
            raise
        raise BookError("deck-broken", why=error) from None
    if root.tag != "deck":
        raise BookError("deck-other-root", tag=shortened(root.tag))
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
                raise BookError("deck-nameless-card")
            if section.get("name", "").strip().lower() == "mage" or _is_mage_entry(written) or _mage_of(written):
                found = _mage_of(written)
                if found is None:
                    raise BookError("deck-no-mage-of-ours", name=shortened(written), mages=", ".join(mages()))
                if owner is not None and owner is not found:
                    raise BookError("deck-two-mages", first=owner.name, last=found.name)
                owner = found
                mode = APPRENTICE if "(apprentice)" in written.lower() else mode
                continue
            add_copies(cards, written, int(copies) if re.fullmatch(r"[1-9][0-9]{0,3}", copies) else copies)
    if owner is None:
        raise BookError("deck-no-mage")
    return Spellbook(name, owner.name, mode, cards)
