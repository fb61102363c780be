"""Deterrence: an attacker that loses his nerve before his attack is even declared."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.rules.dice import roll_effect_die
from mageduel.rules.happenings import happen
from mageduel.state.events import Rolled
from mageduel.state.game import Game
from mageduel.state.marks import RESET, Link
from mageduel.state.objects import Object
from mageduel.state.running import Attack

DETERRED: Final = Link("deterred from attacking", until=RESET)


@dataclass(frozen=True, slots=True, eq=False)
class Deterrent:
    """What may frighten an attacker off its bearer before the attack is even declared."""

    roll: int
    """The effect die frightens on this or more."""
    when: Callable[[Object, Attack], bool]


DETERRENT: Final = Capability[Deterrent]("deterrent")
"""Asked of what is attached to a defender."""


def is_deterred(attacker: Object, defender: Object) -> bool:
    """Whether this attacker was frightened off this defender this round."""
    return bool(attacker.links) and attacker.linked(DETERRED, defender) > 0


def deterrents(attack: Attack) -> list[tuple[Object, Deterrent]]:
    """What on the defender may frighten the attacker off, in order; a counterstrike is never held back."""
    if attack.attacker is None or attack.is_counterstrike:
        return []
    return [
        (each, deterrent)
        for each in attack.defender.attachments
        if DETERRENT in each.script.answers and not each.hidden
        for deterrent in DETERRENT.of(each)
        if deterrent.when(each, attack)
    ]


async def face_deterrents(game: Game, attack: Attack) -> bool:
    """Whether something on the defender frightens the attacker off.

    The attack then is canceled before it was made; what its attack action has for a first attack is still to come.
    """
    attacker, defender = attack.attacker, attack.defender
    if attacker is None:
        return False
    for each, deterrent in deterrents(attack):
        roll = await roll_effect_die(game)
        if Rolled in game.heard:
            await happen(game, Rolled(attacker, each.controller, each, roll, deterrent.roll))
        if roll >= deterrent.roll:
            attacker.link(DETERRED, defender)
            attack.is_deterred = True
            return True
    return False
