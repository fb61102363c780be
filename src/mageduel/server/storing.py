"""Storing: answers are written in one transaction with all that wait, and count when that is committed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from sqlalchemy.exc import SQLAlchemyError

from mageduel.server.holdings import NotHeld
from mageduel.server.stored import AnswerToStore

LOG = logging.getLogger("mageduel.server")
Waiting = tuple[AnswerToStore, "asyncio.Future[None]"]


class AnswerWriter:
    """The one who writes answers down."""

    def __init__(
        self,
        write: Callable[[Sequence[AnswerToStore]], Awaitable[None]],
        note_trouble: Callable[[SQLAlchemyError], None],
    ) -> None:
        self._write = write
        self._note_trouble = note_trouble
        self._pending: list[Waiting] = []
        self._work = asyncio.Event()

    async def store(self, row: AnswerToStore) -> None:
        """Have an answer written; returns when it is safe."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.append((row, done))
        self._work.set()
        await done

    async def run(self) -> None:
        """Write whatever has gathered in one transaction, again and again."""
        while True:
            await self._work.wait()
            self._work.clear()
            batch, self._pending = self._pending, []
            if not await self._write_batch(batch) and len(batch) > 1:
                for each in batch:
                    await self._write_batch([each])

    async def _write_batch(self, batch: list[Waiting]) -> bool:
        """Write some answers together; one that cannot be written must not keep the others from it."""
        try:
            await self._write([row for row, _ in batch])
        except Exception as error:
            if isinstance(error, SQLAlchemyError):
                self._note_trouble(error)
            if len(batch) == 1:
                trace = not isinstance(error, NotHeld)
                LOG.error("an answer in game %s could not be stored", batch[0][0].game, exc_info=trace)
                _settle(batch, error)
            return False
        _settle(batch, None)
        return True


def _settle(batch: list[Waiting], error: Exception | None) -> None:
    for _, done in batch:
        if not done.done():
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)
