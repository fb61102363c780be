"""Keepers: whoever has something in memory that another process may hold by now, and lets go of it then."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from mageduel.server.listeners import Listener


class Live(Protocol):
    """A table or a lobby that is in memory."""

    is_lost: bool
    lock: asyncio.Lock

    @property
    def listeners(self) -> Sequence[Listener]:
        """Everybody who is connected to it."""


Kept = TypeVar("Kept", bound=Live)


class Keeper(Generic[Kept]):
    """What is in memory, by name."""

    def __init__(self) -> None:
        self._live: OrderedDict[str, Kept] = OrderedDict()

    def in_memory(self) -> list[Kept]:
        """All of it."""
        return list(self._live.values())

    def in_hand(self) -> list[str]:
        """The names of all of it."""
        return list(self._live)

    def lose(self, identities: Sequence[str]) -> None:
        """Let go of what another process holds by now: whoever is there comes back, and is led to it."""
        for identity in identities:
            live = self._live.pop(identity, None)
            if live is not None:
                live.is_lost = True
                self.lost()
                for listener in live.listeners:
                    listener.drop()

    def lost(self) -> None:
        """Something was let go of."""

    async def lose_all(self) -> None:
        """Let go of everything, and wait until nobody changes any of it any more."""
        everything = self.in_memory()
        self.lose(self.in_hand())
        for live in everything:
            async with live.lock:
                pass
