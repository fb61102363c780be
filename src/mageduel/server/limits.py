"""Limits: how much one connection or address may ask for."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from contextvars import ContextVar

from mageduel.server.settings import Settings

ADDRESSES = 10_000
DAY = 24 * 60
WAITING = 32
"""Long works of an address that may wait for their turn."""

CALLER: ContextVar[str | None] = ContextVar("caller", default=None)
"""The address on whose behalf something is done."""


class TooMuch(Exception):
    """An address wants more than its share."""


class Bucket:
    """A token bucket: so many at once, so many a second."""

    __slots__ = ("_left", "_rate", "_size", "_when")

    def __init__(self, rate: float, size: float) -> None:
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


class Free:
    """Addresses to which no limit applies."""

    def __init__(self, networks: Sequence[str]) -> None:
        self._networks = [ipaddress.ip_network(each, strict=False) for each in networks]

    def has(self, host: str | None) -> bool:
        """Whether this address is one of them."""
        if not self._networks or host is None:
            return False
        try:
            address = ipaddress.ip_address(host.split("%")[0])
        except ValueError:
            return False
        return any(address in network for network in self._networks)


class Connections:
    """How many connections each address holds open."""

    def __init__(self, most: int, free: Free) -> None:
        self._most = most
        self._free = free
        self._open: dict[str, int] = {}

    def enter(self, host: str | None) -> bool:
        """One more, if there is room."""
        address = neighbourhood(host)
        if self._open.get(address, 0) >= self._most and not self._free.has(host):
            return False
        self._open[address] = self._open.get(address, 0) + 1
        return True

    def leave(self, host: str | None) -> None:
        """One fewer."""
        address = neighbourhood(host)
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

    def __init__(self, a_second: float, burst: float, free: Free) -> None:
        self._a_second = a_second
        self._burst = burst
        self._free = free
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, host: str | None) -> bool:
        """Take one for this address."""
        if self._free.has(host):
            return True
        address = neighbourhood(host)
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._a_second, self._burst)
            if len(self._buckets) > ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()


class Shares:
    """Work of which only so much is done at once, and only so much of it for one address."""

    def __init__(self, at_once: int, for_one: int, free: Free) -> None:
        self._all = asyncio.Semaphore(at_once)
        self._for_one = for_one
        self._free = free
        self._turns: dict[str, tuple[asyncio.Semaphore, list[None]]] = {}

    @asynccontextmanager
    async def turn(self, host: str | None) -> AsyncIterator[None]:
        """Wait for the turn of this address; TooMuch where too much of it waits already."""
        if self._free.has(host):
            async with self._all:
                yield
            return
        address = neighbourhood(host)
        mine, waiting = self._turns.setdefault(address, (asyncio.Semaphore(self._for_one), []))
        if len(waiting) >= WAITING:
            raise TooMuch
        waiting.append(None)
        try:
            async with mine, self._all:
                yield
        finally:
            waiting.pop()
            if not waiting:
                del self._turns[address]


class Allowances:
    """All that is counted by address."""

    def __init__(self, settings: Settings) -> None:
        free = self.free = Free(settings.exempt)
        self.proxies = Free(settings.proxies)
        self.calls = Addresses(settings.calls_a_minute / 60, max(15, settings.calls_a_minute / 6), free)
        self.games = Addresses(settings.games_a_minute / 60, settings.games_a_minute, free)
        self.games_in_a_day = Addresses(settings.games_a_day / DAY / 60, settings.games_a_day, free)
        self.messages = Addresses(settings.messages_an_address, settings.messages_an_address * 3, free)
        self.lobbies = Addresses(settings.lobby_changes_a_second, settings.lobby_changes_a_second * 6, free)
        self.sockets = Connections(settings.open_sockets, free)
