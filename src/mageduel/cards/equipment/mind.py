"""Equipment of the Mind school."""

from __future__ import annotations

from mageduel.dsl.script import equipment
from mageduel.dsl.selectors import HOST
from mageduel.facts.traits import ARMOR, ELUSIVE, PIERCING
from mageduel.rules.attack.dice import AEGIS_AGAINST
from mageduel.rules.attack.kinds import AIMED_ATTACKS
from mageduel.rules.casting.costs import discounts_spells
from mageduel.rules.equipment.autonomous import ATTACKS_OR_DEFENDS
from mageduel.rules.round.upkeep import SAVES_UPKEEP, Saving
from mageduel.rules.round.uses import so_often_a_round

dancing_scimitar = equipment("Dancing Scimitar")
dancing_scimitar.answer(ATTACKS_OR_DEFENDS, True)

dampening_cloak = equipment("Dampening Cloak")
dampening_cloak.answer(AEGIS_AGAINST, lambda this, attack: 1 if attack.is_ranged else 0)

force_armor = equipment("Force Armor")
force_armor.grants(ARMOR(+1))
force_armor.exposes(PIERCING(-2), attacks=AIMED_ATTACKS, to=HOST)

force_ring = equipment("Force Ring")
discounts_spells(force_ring, 1, lambda card: "force" in card.subtypes)

illusory_leggings = equipment("Illusory Leggings")
illusory_leggings.grants(ELUSIVE)

psi_orb = equipment("Psi-Orb")
psi_orb.answer(
    SAVES_UPKEEP, Saving(1, lambda thing: "mind" in thing.card.schools, so_often_a_round(psi_orb, "Psi-Orb", 3))
)
