"""Share strings: a whole spellbook in one short word that survives a chat window, or is refused.

A string is the prefix, then in URL-safe base64: mage, mode, name, and each card as the gap to the last one with its
number of copies, closed by a checksum. Cards are numbered alphabetically within their set, and sets are only ever
appended, so that a new set leaves every old string readable.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from functools import cache
from typing import Final

from mageduel.facts.library import SETS, library
from mageduel.facts.mages import mages
from mageduel.facts.modes import MODES
from mageduel.facts.spellbooks import MOST_COPIES, BookError, Spellbook

PREFIX: Final = "md1."
"""Says what the string is, and the version of its form."""

LONGEST: Final = 1024
"""Letters of a share string; one of the largest real books has a fifth of that."""
MOST_NAMES: Final = 240
"""Different cards in a shared book, twice as many as the points of a mage would buy."""
LONGEST_NAME: Final = 512
"""Bytes."""

_CHECKSUM_BYTES: Final = 4
_LONGEST_NUMBER: Final = 3
"""Bytes; no card or length needs more."""
_LONG_GAP: Final = 31
_MANY_COPIES: Final = 7


class ShareError(BookError):
    """A share string that cannot be trusted; the message says why."""


@cache
def card_numbers() -> tuple[str, ...]:
    """Every card name at its number."""
    return tuple(
        name for code in SETS for name in sorted(name for name, card in library().items() if card.sets[0] == code)
    )


def is_share(text: str) -> bool:
    """Whether this looks like a share string, of any version."""
    return re.match(r"\s*md\d+\.", text) is not None


def _checksum(body: bytes) -> bytes:
    return zlib.crc32(PREFIX.encode() + body).to_bytes(_CHECKSUM_BYTES, "big")


def _varint(value: int) -> bytes:
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


class _Reader:
    """Takes numbers and text off the front of a body."""

    def __init__(self, body: bytes) -> None:
        self.body = body
        self.place = 0

    @property
    def is_done(self) -> bool:
        """Whether everything has been taken."""
        return self.place == len(self.body)

    def bytes(self, count: int) -> bytes:
        """The next bytes."""
        if self.place + count > len(self.body):
            raise ShareError("share-too-short")
        self.place += count
        return self.body[self.place - count : self.place]

    def varint(self) -> int:
        """The next number."""
        value = 0
        for place in range(_LONGEST_NUMBER):
            byte = self.bytes(1)[0]
            value |= (byte & 0x7F) << 7 * place
            if byte < 0x80:
                return value
        raise ShareError("share-number")


def seal(body: bytes) -> str:
    """A body with its checksum, as letters."""
    whole = body + _checksum(body)
    return PREFIX + base64.urlsafe_b64encode(whole).decode().rstrip("=")


def share(book: Spellbook) -> str:
    """The share string of this book."""
    numbers = {name: number for number, name in enumerate(card_numbers())}
    unknown = sorted(book.cards.keys() - numbers.keys())
    if unknown:
        raise ShareError("share-unknown-cards", cards=", ".join(unknown))
    name = book.name.encode()
    body = _varint(list(mages()).index(book.mage)) + _varint(list(MODES).index(book.mode)) + _varint(len(name)) + name
    last = -1
    for number, copies in sorted((numbers[each], copies) for each, copies in book.cards.items()):
        gap = number - last - 1
        last = number
        body += bytes([min(gap, _LONG_GAP) << 3 | min(copies - 1, _MANY_COPIES)])
        if gap >= _LONG_GAP:
            body += _varint(gap - _LONG_GAP)
        if copies - 1 >= _MANY_COPIES:
            body += _varint(copies - 1 - _MANY_COPIES)
    return seal(body)


def _body(text: str) -> bytes:
    if not is_share(text):
        raise ShareError("share-no-prefix", prefix=PREFIX)
    if not text.startswith(PREFIX):
        raise ShareError("share-other-form", form=text.partition(".")[0], ours=PREFIX[:-1])
    letters = text.removeprefix(PREFIX)
    strange = re.search(r"[^A-Za-z0-9_-]", letters)
    if strange:
        raise ShareError("share-strange", letter=strange[0])
    try:
        whole = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    except binascii.Error:
        raise ShareError("share-letters") from None
    body = whole[:-_CHECKSUM_BYTES]
    if len(whole) <= _CHECKSUM_BYTES or _checksum(body) != whole[-_CHECKSUM_BYTES:] or seal(body) != text:
        raise ShareError("share-checksum")
    return body


def from_share(text: str) -> Spellbook:
    """The book of this share string; line breaks and spaces in it do no harm."""
    letters = "".join(text.split())
    if len(letters) > LONGEST:
        raise ShareError("share-too-long", most=LONGEST)
    reader = _Reader(_body(letters))
    try:
        owner = list(mages())[reader.varint()]
        mode = list(MODES)[reader.varint()]
        length = reader.varint()
        if length > LONGEST_NAME:
            raise ShareError("share-name")
        name = reader.bytes(length).decode()
        cards: dict[str, int] = {}
        number = -1
        while not reader.is_done:
            byte = reader.bytes(1)[0]
            gap, copies = byte >> 3, (byte & 7) + 1
            number += gap + 1 + (reader.varint() if gap == _LONG_GAP else 0)
            copies += reader.varint() if copies == _MANY_COPIES + 1 else 0
            if copies > MOST_COPIES:
                raise ShareError("share-copies", most=MOST_COPIES)
            if len(cards) >= MOST_NAMES:
                raise ShareError("share-cards", most=MOST_NAMES)
            cards[card_numbers()[number]] = copies
    except (IndexError, UnicodeDecodeError):
        raise ShareError("share-not-ours") from None
    return Spellbook(name, owner, mode, cards)
