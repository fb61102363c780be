"""Straying: an attack goes astray, and lot decides whom it is made on instead."""

from __future__ import annotations

from mageduel.rules.attack.redirection import redirect
from mageduel.rules.attack.targets import melee_candidates, targets, why_not_reached
from mageduel.rules.dice import draw_lot
from mageduel.rules.happenings import happen
from mageduel.state.events import AbilityUsed
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack


def eligible(game: Game, attack: Attack) -> list[Object]:
    """Whomever the attack could have been declared on; whoever strikes back is not kept from it by guards."""
    attacker, bar = attack.attacker, attack.bar
    if attacker is None:
        return []
    if attack.is_counterstrike:
        near = [each for each in melee_candidates(game, attacker) if each.has_life and each is not attacker]
        return [each for each in near if why_not_reached(game, attacker, bar, each, strikes_back=True) is None]
    return targets(game, attacker, bar)


async def go_astray(game: Game, attack: Attack, because: Object) -> None:
    """Make the attack on somebody drawn by lot among all it could be made on."""
    among = eligible(game, attack)
    if not among:
        return
    victim = among[await draw_lot(game, len(among))]
    await happen(game, AbilityUsed(because, because.card, victim))
    redirect(attack, victim)
