"""Limits: how much one connection or address may ask for."""

from __future__ import annotations

import ipaddress
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


class Connections:
    """How many connections each address holds open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """One more, if there is room."""
        if self._open.get(address, 0) >= self._most:
            return False
        self._open[address] = self._open.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        """One fewer."""
        left = self._open[address] - 1
        if left:
            self._open[address] = left
        else:
            del self._open[address]


def neighbourhood(host: str | None) -> str:
    """What counts as one address: all of a home's IPv6 addresses are one."""
    if host is None:
        return "unknown"
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 6:
        return str(ipaddress.ip_network(f"{host.split('%')[0]}/64", strict=False))
    return host


def is_this_machine(host: str | None) -> bool:
    """Whether a caller sits at the server's own machine."""
    try:
        return host is not None and ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


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
