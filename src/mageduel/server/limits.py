"""Limits: how much one connection or address may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict

ADDRESSES = 10_000


class Bucket:
    """A token bucket: so many at once, so many a second."""

    __slots__ = ("_left", "_rate", "_size", "_when")

    def __init__(self, rate: float, size: int) -> None:
        self._rate = rate
        self._size = size
        self._left = float(size)
        self._when = time.monotonic()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = time.monotonic()
        self._left = min(self._size, self._left + (now - self._when) * self._rate)
        self._when = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Addresses:
    """A bucket for each address, the least recent forgotten first."""

    def __init__(self, a_minute: int) -> None:
        self._a_minute = a_minute
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one for this address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._a_minute / 60, self._a_minute)
            if len(self._buckets) > ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()
