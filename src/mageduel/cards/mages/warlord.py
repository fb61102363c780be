"""The Warlord of Bloodwave: Veterans and Battle Orders; Battle Skill is printed as a trait."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import scripted
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.mages import mage
from mageduel.facts.traits import ARMOR, CHARGE, MELEE, RANGED
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.mages.battle_orders import NAME, gives_battle_orders
from mageduel.rules.objects.tokens import place_tokens
from mageduel.state.events import Destroyed
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object

warlord = scripted(mage("Warlord").card)

VETERAN: Final = Mark("Veteran", until=IN_PLAY, shown=True, gives=(MELEE, ARMOR))


@warlord.on(Destroyed)
async def honour_a_veteran(game: Game, this: Object, event: Destroyed) -> None:
    """A friendly creature has killed an enemy creature in melee; once is enough for each."""
    attack = event.attack
    if attack is None or not attack.is_melee or not event.who.is_creature:
        return
    fighter = attack.attacker
    if fighter is None or not fighter.is_creature or fighter.is_mage or not fighter.in_play:
        return
    if not is_friendly(this.controller, fighter) or is_friendly(this.controller, event.who):
        return
    if game.players[this.controller].is_alive and not fighter.marks.get(VETERAN):
        await place_tokens(game, fighter, VETERAN)


def _to_battle(soldier: Object) -> None:
    grant_for_a_while(soldier, CHARGE(+1), source=NAME)


def _release_volley(soldier: Object) -> None:
    grant_for_a_while(soldier, RANGED(+1), source=NAME)


def _on_guard(soldier: Object) -> None:
    grant_for_a_while(soldier, MELEE(+1), ARMOR(+1), source=NAME, on_guard=True)


BATTLE_ORDERS: Final = gives_battle_orders(
    warlord, {"to-battle": _to_battle, "release-volley": _release_volley, "on-guard": _on_guard}
)
