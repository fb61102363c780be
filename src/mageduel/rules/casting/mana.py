"""Mana: what can be paid, and paying it. A familiar or spawnpoint spends its own mana first."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.kernel.questions import Form
from mageduel.kernel.requests import Answer
from mageduel.rules.happenings import happen
from mageduel.state.causes import Cause
from mageduel.state.events import ManaChanged
from mageduel.state.game import Game
from mageduel.state.objects import Object

TO_PAY = Form("pay", icon="mana")
PAY: Answer = TO_PAY()


def available(game: Game, seat: int, payer: Object | None = None) -> int:
    """Mana this player can spend, with what the paying object has of its own; a dead mage pays nothing."""
    player = game.players[seat]
    if not player.is_alive:
        return 0
    mage = player.mage
    if payer is None or payer is mage:
        return mage.mana
    return mage.mana + payer.mana


def pay(game: Game, seat: int, amount: int, payer: Object | None = None) -> int:
    """Pay an amount that is available; returns how much of it the paying object had of its own."""
    mage = game.players[seat].mage
    own = 0
    if payer is not None and payer is not mage:
        own = min(payer.mana, amount)
        payer.mana -= own
    mage.mana -= amount - own
    return own


async def gain_mana(game: Game, who: Object, amount: int, because: Cause) -> None:
    """Add mana to an object's supply."""
    if amount > 0:
        who.mana += amount
        await happen(game, ManaChanged(who, amount, because))


async def lose_mana(game: Game, who: Object, amount: int, because: Cause) -> int:
    """Take mana from an object's supply, as far as there is any; returns how much."""
    lost = min(who.mana, amount)
    if lost > 0:
        who.mana -= lost
        await happen(game, ManaChanged(who, -lost, because))
    return lost


CAPTURES_MANA: Final = Capability[bool]("captures mana")
"""Asked of everything in play: whether mana that opponents make its controller lose or pay gathers on it."""


async def capture(game: Game, seat: int, amount: int, by: int) -> int:
    """Let mana that one player's spell or ability has cost another gather where he captures it; returns how much."""
    if amount > 0 and game.players[seat].team != game.players[by].team:
        for each in CAPTURES_MANA.anybody(game):
            if each.controller == seat:
                await gain_mana(game, each, amount, each)
                return amount
    return 0
