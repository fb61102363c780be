"""Health: whether the database works, and how late the loop is for what is due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from mageduel.server.metrics import LOOP_DELAY
from mageduel.server.opening import trouble_of

LOG = logging.getLogger("mageduel.server")
PULSE = 0.05
"""Seconds between two measurements of the loop."""
ASK_SECONDS = 3.0
ASK_BRIEFLY = 0.1
ASK_AGAIN = 5.0
"""Seconds in which a database that works is not tried out again."""


class Health:
    """What is known of the database; it is tried out every few seconds, and at once where it fails."""

    def __init__(self, try_out: Callable[[], Awaitable[None]]) -> None:
        self._try_out = try_out
        self._trouble: str | None = None
        self._ask_again = self._asked = 0.0
        self._asking: asyncio.Task[None] | None = None

    def note(self, error: SQLAlchemyError) -> None:
        """Remember that the database fails, until it is seen to work again."""
        self._trouble = trouble_of(error)
        LOG.error("the database fails: %s", self._trouble)

    async def trouble(self) -> str | None:
        """What is wrong with the database, or None.

        One that is busy with others' games is not waited for, unless it takes too long.
        """
        clock = asyncio.get_running_loop().time
        if self._trouble is None and clock() < self._ask_again:
            return None
        if self._asking is None or self._asking.done():
            self._asked = clock()
            self._asking = asyncio.create_task(self._ask())
        patience = ASK_BRIEFLY if self._trouble is None else ASK_SECONDS
        await asyncio.wait((self._asking,), timeout=patience)
        if not self._asking.done() and clock() - self._asked > ASK_SECONDS:
            return "The database does not answer in time."
        return self._trouble

    async def _ask(self) -> None:
        try:
            await self._try_out()
        except SQLAlchemyError as error:
            self.note(error)
        else:
            self._trouble = None
            self._ask_again = asyncio.get_running_loop().time() + ASK_AGAIN


async def watch_loop() -> None:
    """Measure how late the loop is for what is due."""
    clock = asyncio.get_running_loop().time
    while True:
        due = clock() + PULSE
        await asyncio.sleep(PULSE)
        LOOP_DELAY.observe(max(0.0, clock() - due))
