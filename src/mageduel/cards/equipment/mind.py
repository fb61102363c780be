"""Equipment of the Mind school."""

from __future__ import annotations

from mageduel.dsl.script import equipment
from mageduel.rules.casting.costs import discounts_spells
from mageduel.rules.equipment.autonomous import ATTACKS_OR_DEFENDS

dancing_scimitar = equipment("Dancing Scimitar")
dancing_scimitar.answer(ATTACKS_OR_DEFENDS, True)

force_ring = equipment("Force Ring")
discounts_spells(force_ring, 1, lambda card: "force" in card.subtypes)
