"""Dice from a keyed stream that only runs forward: small, copied with the state, and the same everywhere.

A stream is a key and the throws made from the last key and not used yet. When they are used up, the key is hashed: one
half of the hash is the next key, the other gives the next throws. Nobody can get from dice back to a key, or from a
key back to the one before: whoever knows any dice, or even the whole state, cannot work out earlier ones.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

Stream = tuple[bytes, bytes]
"""The key of the throws to come, and the throws that are made already."""

THROW: Final = 252
"""A throw is a number below this, which every die's number of sides divides."""
_KEY_BYTES: Final = 32
_UNFAIR: Final = bytes(range(THROW, 256))
_SEED_BYTES: Final = 32


def stream(seed: int, purpose: int = 0) -> Stream:
    """The start of a stream; different purposes of one seed never meet."""
    text = seed.to_bytes(_SEED_BYTES, "big", signed=True)
    return blake2b(text, digest_size=_KEY_BYTES, salt=purpose.to_bytes(16, "big")).digest(), b""


def throw(state: Stream, count: int) -> tuple[Stream, bytes]:
    """The next state of a stream, and so many throws; a throw modulo the sides of a die is the side it shows."""
    key, made = state
    while len(made) < count:
        block = blake2b(key=key).digest()
        key = block[:_KEY_BYTES]
        made += block[_KEY_BYTES:].translate(None, _UNFAIR)
    return (key, made[count:]), made[:count]


def draw(state: Stream, sides: int) -> tuple[Stream, int]:
    """The next state of a stream, and a number from 0 to sides - 1; the sides divide THROW."""
    state, thrown = throw(state, 1)
    return state, thrown[0] % sides
