"""Equipment of those who command the dead."""

from __future__ import annotations

from mageduel.dsl.script import equipment, scripted
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.cards import ActionKind, Card, CardType
from mageduel.facts.damage import DamageType
from mageduel.facts.targets import Target
from mageduel.facts.traits import DAMAGE_MODIFIER, MELEE, OBSCURED, SPAWNPOINT
from mageduel.rules.casting.costs import discounts_spells
from mageduel.rules.casting.spells import USES_A_ROUND
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.objects.characteristics import has, has_subtype
from mageduel.rules.round.uses import Uses
from mageduel.state.game import Game
from mageduel.state.running import Spell

cloak_of_shadows = equipment("Cloak of Shadows")
cloak_of_shadows.grants(OBSCURED, DAMAGE_MODIFIER[DamageType.LIGHT](-2))

death_ring = equipment("Death Ring")
discounts_spells(
    death_ring,
    1,
    lambda card: "necro" in card.subtypes or "undead" in card.subtypes,
    uses=Uses("two discounts", 2),
    also_for=lambda caster: has(caster, SPAWNPOINT),
)

SHROUD = Card(
    name="Shroud of Death",
    type=CardType.ABILITY,
    subtypes=("necro",),
    cost=2,
    action=ActionKind.QUICK,
    range=(0, 1),
    target=Target(("zone",)),
)
shroud = scripted(SHROUD)
shroud.answer(USES_A_ROUND, 1)


@shroud.resolves
async def embolden_the_dead(game: Game, spell: Spell) -> None:
    """Every friendly undead creature that is in the zone now hits harder for this round, wherever it goes."""
    for each in game.in_zone[spell.target_zone]:
        if each.is_creature and has_subtype(each, "undead") and is_friendly(spell.controller, each):
            grant_for_a_while(each, MELEE(+1), source="Deathshroud Staff")


deathshroud_staff = equipment("Deathshroud Staff")
deathshroud_staff.spells.append(SHROUD)
