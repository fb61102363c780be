"""Peers: this process among others on one database. It gives signs of life, and looks after clocks nobody watches."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from mageduel.kernel.record import DamagedRecord
from mageduel.server.holdings import Elsewhere, NotHeld, Peer
from mageduel.server.limits import TooMuch
from mageduel.server.links import peer_address
from mageduel.server.metrics import ADOPTED_GAMES, SERVERS

if TYPE_CHECKING:
    from mageduel.server.hall import Hall

LOG = logging.getLogger("mageduel.server")
BEAT: Final = 0.5
"""Seconds between two signs of life."""
LOOK: Final = 10
"""Signs of life between two looks for clocks nobody watches; when a process has died, at once."""
AT_ONCE: Final = 16
"""Games with clocks that are taken at a time, so that the others get their share of them."""


class Peers:
    """The other processes, as of the last sign of life."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.others: tuple[Peer, ...] = ()
        self.shows: Callable[[], str] = str
        """What this process tells the others of its open games."""
        self._watcher: asyncio.Task[None] | None = None
        self._waking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Be one of the processes of the database."""
        holdings = self._hall.holdings
        # A thread of its own: a sign of life must not wait behind games.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="life")
        if holdings.is_shared:
            await self._aside(lambda: holdings.join(peer_address(self._hall.settings)))
            await self._beat()
        self._watcher = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Be none of them any more."""
        for task in (self._watcher, self._waking):
            if task is not None:
                task.cancel()
        with suppress(SQLAlchemyError):
            await self._aside(self._hall.holdings.leave)
        self._thread.shutdown(wait=True)

    async def _aside(self, work: Callable[[], object]) -> object:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def _watch(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(BEAT)
            beats += 1
            try:
                before = self.others
                await self._beat()
                is_one_gone = bool({each.number for each in before} - {each.number for each in self.others})
                if (is_one_gone or beats % LOOK == 0) and (self._waking is None or self._waking.done()):
                    self._waking = asyncio.create_task(self._wake())
            except SQLAlchemyError as error:
                self._hall.note_trouble(error)
            except Exception:
                LOG.exception("a sign of life could not be given")

    async def _beat(self) -> None:
        """Give a sign of life; a process that is taken for dead lets go of everything, and begins anew."""
        hall = self._hall
        holdings = hall.holdings
        if not holdings.is_shared:
            return
        loop, shows, life = asyncio.get_running_loop(), self.shows(), None
        try:
            life = await loop.run_in_executor(self._thread, holdings.beat, shows)
        except SQLAlchemyError as error:
            hall.note_trouble(error)
        if life is None:
            LOG.warning("this process has lost its games; it begins anew")
            await self._aside(holdings.leave)
            for keeper in hall.keepers.values():
                await keeper.lose_all()
            await self._aside(lambda: holdings.join(peer_address(hall.settings)))
            return
        if life.is_late:
            LOG.warning("a sign of life came late; what others have taken meanwhile is let go of")
            for kind, keeper in hall.keepers.items():
                keeper.lose(await hall.on_disk(holdings.missing, kind, keeper.in_hand()))
        hall.uptime.go_on(life.uptime)
        self.others = life.others
        SERVERS.set(1 + len(life.others))

    async def _wake(self) -> None:
        """Bring games back whose clocks nobody watches: their process has died, or they were put away."""
        hall = self._hall
        while games := await hall.on_disk(hall.holdings.adopt, AT_ONCE, hall.uptime.now()):
            for identity in games:
                ADOPTED_GAMES.inc()
                try:
                    async with hall.visit(identity):
                        LOG.info("game %s is watched again", identity)
                except (DamagedRecord, TooMuch, LookupError, Elsewhere, NotHeld):
                    LOG.warning("game %s with a clock cannot be brought back", identity)
