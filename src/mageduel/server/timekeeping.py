"""Timekeeping: how long the server has been up, and what becomes of players whose time is out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from mageduel.kernel.record import Ending
from mageduel.kernel.requests import OUT_OF_TIME
from mageduel.rules.victory.concessions import ends_by_conceding
from mageduel.server.tables import LiveTable

if TYPE_CHECKING:
    from mageduel.server.hall import Hall

LOG = logging.getLogger("mageduel.server")
TICK = 0.25
"""Seconds between two looks at all clocks."""
KEEP = 10.0
"""Seconds after which it is written down how long the server has been up; what a crash loses is the players' gain."""


class Uptime:
    """How long servers of this database have been up, all together."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._before = self._since = 0.0

    def go_on(self, before: float) -> None:
        """This server goes on where the one before it stopped."""
        self._before, self._since = before, self._clock()

    def now(self) -> float:
        """Seconds; a clock that was set back stands still."""
        return self._before + max(0.0, self._clock() - self._since)


def _late(live: LiveTable) -> int | None:
    """A seat that has lost on time: by its clock, or because nobody waits any longer for who is away."""
    if live.is_over or live.stopped is not None:
        return None
    on_clock = None if live.clock is None else live.clock.out_of_time(live.time())
    return live.counted_out() if on_clock is None else on_clock


async def drop_late(hall: Hall, live: LiveTable) -> None:
    """Whoever has lost on time is out of the duel, which is over where that leaves one side. The lock is held."""
    seat = _late(live)
    if seat is None:
        return
    if ends_by_conceding(live.game, seat):
        ending = Ending(seat, on_time=True)
        await hall.on_disk(hall.database.end_game, live.id, ending)
        live.close(ending)
        await hall.keep_clock(live)
    else:
        await hall.answer(live, seat, OUT_OF_TIME)
    live.attendance.came(seat)
    hall.broadcast(live)


async def keep_time(hall: Hall) -> None:
    """Look at all clocks once."""
    for live in hall.in_memory():
        if _late(live) is not None:
            async with live.lock:
                await drop_late(hall, live)


async def watch_clocks(hall: Hall) -> None:
    """Look at all clocks again and again, and write down how long the server has been up."""
    kept = hall.uptime.now()
    while True:
        await asyncio.sleep(TICK)
        try:
            await keep_time(hall)
            if hall.uptime.now() - kept >= KEEP:
                kept = hall.uptime.now()
                if not hall.holdings.is_shared:  # where it is, signs of life do that
                    await hall.on_disk(hall.database.set_uptime, kept)
        except SQLAlchemyError as error:
            hall.note_trouble(error)
        except Exception:
            LOG.exception("somebody could not lose on time")
