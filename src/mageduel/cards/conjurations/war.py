"""Conjurations of the War school."""

from __future__ import annotations

from mageduel.dsl.script import conjuration
from mageduel.dsl.selectors import CREATURE, SELF, is_friendly, of_type, within
from mageduel.facts.cards import Card, CardType
from mageduel.facts.traits import CHANNELING, FLYING, INDIRECT, RANGED, SPAWNPOINT, UPKEEP
from mageduel.kernel.requests import Refusal, Rule
from mageduel.rules.attack.aiming import AIDS_SHOTS, Aid
from mageduel.rules.attack.steps import make_attack, new_attack
from mageduel.rules.attack.targets import ATTACK_RULE
from mageduel.rules.casting.resolution import WELCOMES
from mageduel.rules.happenings import happen
from mageduel.rules.movement.moves import HINDERS, MEETS_ARRIVALS
from mageduel.rules.objects.characteristics import has, has_subtype
from mageduel.rules.objects.outposts import outposts_of, stands_apart
from mageduel.rules.objects.tokens import STARTS_WITH, TAKES_TOKENS, Stock
from mageduel.rules.planning.plans import PREPARES
from mageduel.rules.round.deployment import MANA_TO_WORK
from mageduel.rules.round.token_upkeep import gains_each_upkeep
from mageduel.rules.round.uses import once_a_round
from mageduel.state.events import AttackActionEnded
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object
from mageduel.state.running import AttackShape, Spell

battle_forge = conjuration("Battle Forge")


def _is_equipment(this: Object, card: Card) -> bool:
    return card.type is CardType.EQUIPMENT


battle_forge.answer(PREPARES, _is_equipment)

harshforge_monolith = conjuration("Harshforge Monolith")
harshforge_monolith.grants(UPKEEP(+1), to=of_type(CardType.ENCHANTMENT) & within(1), reaches_hidden=True)


# Akiro's Hammer and Ballista

LOAD = Mark("Load", until=IN_PLAY, shown=True)
LOADED = 2

akiros_hammer, ballista = conjuration("Akiro's Hammer"), conjuration("Ballista")
for machine in (akiros_hammer, ballista):
    machine.answer(STARTS_WITH, Stock(LOAD, 1))
    machine.answer(TAKES_TOKENS, Stock(LOAD, LOADED))
    gains_each_upkeep(machine, LOAD, LOADED)

# Outposts

barracks = conjuration("Barracks")
BARRACKS_MOST = 3
stands_apart(barracks)
barracks.answer(MANA_TO_WORK, 2)
barracks.answer(PREPARES, lambda this, card: card.type is CardType.CREATURE and "soldier" in card.subtypes)
barracks.grants(
    CHANNELING, to=SELF, value=lambda this, _: min(BARRACKS_MOST, len(outposts_of(this.game, this.controller)))
)

garrison_post = conjuration("Garrison Post")
stands_apart(garrison_post)


@garrison_post.answering(WELCOMES)
def musters_here(this: Object, creature: Object) -> bool:
    """A soldier whom its own mage, or a War spawnpoint of his, is summoning."""
    running = this.game.running
    spell = running[-1] if running else None
    if not isinstance(spell, Spell) or "soldier" not in creature.card.subtypes:
        return False
    caster = spell.caster
    is_his = caster.is_mage or (caster.card.has(SPAWNPOINT) and "war" in caster.card.schools)
    return is_his and caster.controller == this.controller == creature.controller


# Mangler Caltrops

CALTROPS_OUT_OF_SHOT = Refusal("caltrops-out-of-shot", Rule("supplement", "Mangler Caltrops"))

mangler_caltrops = conjuration("Mangler Caltrops")
mangler_caltrops.answer(HINDERS, CREATURE)
mangler_caltrops.answer(ATTACK_RULE, (CALTROPS_OUT_OF_SHOT, lambda this, attack: not attack.is_ranged))


@mangler_caltrops.answering(MEETS_ARRIVALS)
async def spike(game: Game, this: Object, creature: Object) -> None:
    """Whoever comes in on foot, friend or foe, by whatever means, steps on them."""
    if not has(creature, FLYING):
        attack = new_attack(game, AttackShape.OTHER, this.card.attacks[0], this, creature)
        await make_attack(game, attack)
        await happen(game, AttackActionEnded(attack))


archers_watchtower = conjuration("Archer's Watchtower")
stands_apart(archers_watchtower)


def has_archer(this: Object, creature: Object) -> bool:
    """Whether a friendly soldier stands in its zone."""
    is_soldier = creature.is_creature and has_subtype(creature, "soldier")
    return is_soldier and creature.zone == this.zone and is_friendly(this.controller, creature)


lookout = once_a_round(archers_watchtower, "Archer's Watchtower")
archers_watchtower.answer(AIDS_SHOTS, Aid(has_archer, (RANGED(+1), INDIRECT), lookout))
