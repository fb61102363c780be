"""Equipment of the Mind school."""

from __future__ import annotations

from mageduel.dsl.script import equipment
from mageduel.rules.casting.costs import discounts_spells
from mageduel.rules.equipment.autonomous import ATTACKS_OR_DEFENDS
from mageduel.rules.round.upkeep import SAVES_UPKEEP, Saving
from mageduel.rules.round.uses import so_often_a_round

dancing_scimitar = equipment("Dancing Scimitar")
dancing_scimitar.answer(ATTACKS_OR_DEFENDS, True)

force_ring = equipment("Force Ring")
discounts_spells(force_ring, 1, lambda card: "force" in card.subtypes)

psi_orb = equipment("Psi-Orb")
psi_orb.answer(
    SAVES_UPKEEP, Saving(1, lambda thing: "mind" in thing.card.schools, so_often_a_round(psi_orb, "Psi-Orb", 3))
)
