"""Beasts of the Academy: small animals, and what is strong by being many."""

from __future__ import annotations

from mageduel.dsl.script import creature
from mageduel.dsl.selectors import SELF, is_friendly
from mageduel.facts.traits import ARMOR, MELEE
from mageduel.rules.attack.kinds import COUNTERSTRIKES
from mageduel.state.objects import Object


def friends_here(this: Object, name: str) -> int:
    """How many others of this name are with it, on its side."""
    if this.zone is None:
        return 0
    here = this.game.in_zone[this.zone]
    return sum(each.name == name and each is not this and is_friendly(this.controller, each) for each in here)


def _runs_in_a_pack(this: Object, _: Object) -> int:
    return 1 if friends_here(this, this.name) else 0


wychwood_hound = creature("Wychwood Hound")
wychwood_hound.grants(ARMOR(+1), MELEE(+1), to=SELF, value=_runs_in_a_pack)

steelclaw_matriarch = creature("Steelclaw Matriarch")
steelclaw_matriarch.grants(MELEE(+1), to=SELF, value=lambda this, _: friends_here(this, "Steelclaw Cub"))

atticaran_porcupine = creature("Atticaran Porcupine")
atticaran_porcupine.grants(MELEE(+2), to=SELF, attacks=COUNTERSTRIKES)
