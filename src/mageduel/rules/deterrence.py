"""Deterrence: an attacker that loses his nerve before his attack is even declared."""

from __future__ import annotations

from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack, AttackShape

DETERRED = "deterred from attacking"


def is_deterred(attacker: Object, defender: Object) -> bool:
    """Whether this attacker was frightened off this defender this round."""
    return bool(attacker.used) and bool(attacker.used.get(f"{DETERRED} {defender.id}"))


async def face_deterrents(game: Game, attack: Attack) -> bool:
    """Whether something on the defender frightens the attacker off; a counterstrike is never held back.

    The attack then counts as never made in its attack action, whose later attacks are still to come.
    """
    attacker, defender = attack.attacker, attack.defender
    if attacker is None or attack.shape is AttackShape.COUNTERSTRIKE:
        return False
    for each in tuple(defender.attachments):
        if each.script.deterrent is not None and not each.hidden and await each.script.deterrent(game, each, attack):
            attacker.used[f"{DETERRED} {defender.id}"] = 1
            attack.is_deterred = True
            attack.action.attacks -= 1
            return True
    return False
