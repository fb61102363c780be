"""Rerolls: objects that let their controller roll again, before anything else comes of the roll."""

from __future__ import annotations

from mageduel.kernel.requests import Request
from mageduel.rules.happenings import happen
from mageduel.state.events import AbilityUsed
from mageduel.state.game import Game

REROLL = "reroll"


async def offer_reroll(game: Game, seat: int, kind: str, subject: object) -> bool:
    """Ask a player with a ready reroll whether this roll is to be made again."""
    ready = [
        each
        for each in game.auras
        if each.script.rerolls and each.controller == seat and not each.used.get(REROLL)
    ]
    if not ready:
        return False
    answer = await Request(
        seat, "reroll", lambda: [("keep",), *((REROLL, each.id) for each in ready)], (kind, subject)
    )
    if answer[0] != REROLL:
        return False
    source = game.objects[answer[1]]
    source.used[REROLL] = 1
    await happen(game, AbilityUsed(source, f"rolls the {kind} again"))
    return True
