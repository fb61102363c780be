"""Links: a whole position in one word of letters that survives an address line, or is refused."""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from typing import Final

from mageduel.positions.position import Position
from mageduel.positions.reading import PositionError

PREFIX: Final = "mp1."
"""Says what the word is, and the version of its form."""
LONGEST: Final = 12_000
"""Letters of a link."""
MAXIMUM_SIZE: Final = 128 * 1024
"""Letters of a position as JSON."""
_LETTERS: Final = re.compile(r"[A-Za-z0-9_-]+")
_USUAL: Final = json.dumps(
    {
        "format": "mageduel-position", "version": 1, "mode": "arena", "round": 1, "phase": "actions", "initiative": 0,
        "turn": 1, "seats": [{"mage": "", "zone": "A1", "damage": 1, "mana": 10, "book": {}, "prepared": [],
        "discard": [], "quickcast": False, "conditions": {}}], "objects": [{"card": "", "seat": 0, "zone": "B2",
        "on": 1, "hidden": True, "ready": False, "guard": True, "border": "", "cast_round": 1, "tokens": {}}],
    },
    separators=(",", ":"),
).encode()  # fmt: skip
"""Words that stand in every position: they cost next to nothing in a link."""


def link_of(position: Position) -> str:
    """The position as one word."""
    text = json.dumps(position.data, separators=(",", ":")).encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=_USUAL)
    body = packer.compress(text) + packer.flush()
    word = PREFIX + base64.urlsafe_b64encode(zlib.crc32(text).to_bytes(4, "big") + body).decode().rstrip("=")
    if len(word) > LONGEST:
        raise PositionError("position-link-too-long", most=LONGEST)
    return word


def from_link(word: str) -> Position:
    """The position of this word; anything else is refused in one line."""
    letters = "".join(word.split())
    if len(letters) > LONGEST:
        raise PositionError("position-link-too-long", most=LONGEST)
    if not letters.startswith(PREFIX) or not _LETTERS.fullmatch(letters.removeprefix(PREFIX)):
        raise PositionError("position-no-link", prefix=PREFIX)
    body = letters.removeprefix(PREFIX)
    try:
        packed = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
        unpacker = zlib.decompressobj(-15, zdict=_USUAL)
        text = unpacker.decompress(packed[4:], MAXIMUM_SIZE)
    except (binascii.Error, ValueError, zlib.error):
        raise PositionError("position-link-damaged") from None
    if not unpacker.eof or zlib.crc32(text).to_bytes(4, "big") != packed[:4]:
        raise PositionError("position-link-damaged")
    return read_position(text.decode("utf-8", "replace"))


def read_position(text: str) -> Position:
    """Read a position written as JSON; anything else is refused in one line."""
    if len(text) > MAXIMUM_SIZE:
        raise PositionError("position-too-large", most=MAXIMUM_SIZE)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise PositionError("position-no-json") from None
    return Position.from_data(data)
