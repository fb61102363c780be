"""Equipment of the Mind school."""

from __future__ import annotations

from mageduel.dsl.script import equipment
from mageduel.dsl.selectors import HOST
from mageduel.facts.traits import ARMOR, ELUSIVE, EPIC, PIERCING
from mageduel.rules.attack.dice import AEGIS_AGAINST
from mageduel.rules.attack.kinds import AIMED_ATTACKS
from mageduel.rules.casting.costs import discounts_spells
from mageduel.rules.equipment.autonomous import ATTACKS_OR_DEFENDS
from mageduel.rules.objects.tokens import place_tokens
from mageduel.rules.round.token_upkeep import LAST_ROUND, RESPITE, Respite
from mageduel.rules.round.upkeep import SAVES_UPKEEP, Saving
from mageduel.rules.round.uses import once_a_round, so_often_a_round
from mageduel.state.causes import Printed
from mageduel.state.game import Game
from mageduel.state.objects import Object

dancing_scimitar = equipment("Dancing Scimitar")
dancing_scimitar.answer(ATTACKS_OR_DEFENDS, True)

dampening_cloak = equipment("Dampening Cloak")
dampening_cloak.answer(AEGIS_AGAINST, lambda this, attack: 1 if attack.is_ranged else 0)

force_armor = equipment("Force Armor")
force_armor.grants(ARMOR(+1))
force_armor.exposes(PIERCING(-2), attacks=AIMED_ATTACKS, to=HOST)

force_ring = equipment("Force Ring")
discounts_spells(force_ring, 1, lambda card: "force" in card.subtypes)

# Headdress of Stasis

headdress_of_stasis = equipment("Headdress of Stasis")
stasis = once_a_round(headdress_of_stasis, "Headdress of Stasis")


def _can_be_held(this: Object, thing: Object) -> bool:
    """A Mind spell of the wearer that is not Epic; one each round."""
    is_his = this.attached_to is not None and thing.controller == this.attached_to.controller
    return is_his and "mind" in thing.card.schools and not thing.card.has(EPIC) and stasis.are_left(this)


async def _hold(game: Game, this: Object, thing: Object) -> None:
    stasis.spend(this)
    await place_tokens(game, thing, LAST_ROUND)


headdress_of_stasis.answer(
    RESPITE, Respite(Printed("Headdress of Stasis"), _can_be_held, lambda thing: thing.level - 1, _hold)
)

illusory_leggings = equipment("Illusory Leggings")
illusory_leggings.grants(ELUSIVE)

psi_orb = equipment("Psi-Orb")
psi_orb.answer(
    SAVES_UPKEEP, Saving(1, lambda thing: "mind" in thing.card.schools, so_often_a_round(psi_orb, "Psi-Orb", 3))
)
