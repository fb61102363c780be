"""Conjurations of the War school."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import conjuration
from mageduel.dsl.selectors import CREATURE, FRIENDLY, IN_ARENA, SELF, is_friendly, of_type, subtype, within
from mageduel.dsl.upkeep import Due, alters, counts
from mageduel.facts.cards import Card, CardType
from mageduel.facts.library import card as card_named
from mageduel.facts.traits import (
    ARMOR,
    CHANNELING,
    FAMILIAR,
    FLYING,
    INCORPOREAL,
    INDIRECT,
    LIVING,
    PIERCING,
    RANGED,
    SPAWNPOINT,
    UPKEEP,
)
from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import Refusal, Rule
from mageduel.rules.attack.aiming import AIDS_SHOTS, Aid
from mageduel.rules.attack.kinds import SPELLS
from mageduel.rules.attack.steps import make_attack, new_attack
from mageduel.rules.attack.targets import ATTACK_RULE
from mageduel.rules.casting.costs import PAYS_TOWARDS
from mageduel.rules.casting.mana import gain_mana
from mageduel.rules.casting.resolution import WELCOMES, summon
from mageduel.rules.happenings import happen
from mageduel.rules.movement.moves import HINDERS, MEETS_ARRIVALS, ON_THE_GROUND
from mageduel.rules.movement.passages import LEADS_TO
from mageduel.rules.objects.characteristics import has, has_subtype
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.outposts import outposts_of, stands_apart, zones_with_outposts
from mageduel.rules.objects.tokens import STARTS_WITH, TAKES_TOKENS, Stock, place_tokens
from mageduel.rules.planning.plans import PREPARES
from mageduel.rules.round.deployment import CALLS, MANA_TO_WORK, Call
from mageduel.rules.round.token_upkeep import gains_each_upkeep
from mageduel.rules.round.uses import UsesForEach, once_a_round
from mageduel.state.causes import Why
from mageduel.state.events import AttackActionEnded, Attacked, Destroyed
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT
from mageduel.state.places import Zone
from mageduel.state.running import AttackShape, Spell

battle_forge = conjuration("Battle Forge")


def _is_equipment(this: Object, card: Card) -> bool:
    return card.is_equipment


battle_forge.answer(PREPARES, _is_equipment)

harshforge_monolith = conjuration("Harshforge Monolith")
harshforge_monolith.grants(UPKEEP(+1), to=of_type(CardType.ENCHANTMENT) & within(1), reaches_hidden=True)


# Akiro's Hammer and Ballista

LOAD: Final = Mark("Load", until=IN_PLAY, shown=True)
LOADED: Final = 2

akiros_hammer, ballista = conjuration("Akiro's Hammer"), conjuration("Ballista")
for machine in (akiros_hammer, ballista):
    machine.answer(STARTS_WITH, Stock(LOAD, 1))
    machine.answer(TAKES_TOKENS, Stock(LOAD, LOADED))
    gains_each_upkeep(machine, LOAD, LOADED)

# Outposts

barracks = conjuration("Barracks")
BARRACKS_MOST: Final = 3
stands_apart(barracks)
barracks.answer(MANA_TO_WORK, 2)
barracks.answer(PREPARES, lambda this, card: card.is_creature and "soldier" in card.subtypes)
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
    if not isinstance(spell, Spell) or not has_subtype(creature, "soldier"):
        return False
    caster = spell.caster
    is_his = caster.is_mage or (caster.card.has(SPAWNPOINT) and "war" in caster.card.schools)
    return is_his and caster.controller == this.controller == creature.controller


# Mangler Caltrops

CALTROPS_OUT_OF_SHOT: Final = Refusal("caltrops-out-of-shot", Rule("supplement", "Mangler Caltrops"))

mangler_caltrops = conjuration("Mangler Caltrops")
mangler_caltrops.answer(HINDERS, ON_THE_GROUND)
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
# Armory and Construction Yard

armory = conjuration("Armory")
stands_apart(armory)
SOLDIERS: Final = FRIENDLY & CREATURE & subtype("soldier") & IN_ARENA
armory.grants(ARMOR(+1), to=SOLDIERS)
armory.grants(PIERCING(+1), to=SOLDIERS, attacks=~SPELLS)

construction_yard = conjuration("Construction Yard")
stands_apart(construction_yard)


def _is_dead_and_solid(card: Card) -> bool:
    """A conjuration, walls included, that is neither Living nor Incorporeal."""
    return card.is_conjuration and not card.has(LIVING) and not card.has(INCORPOREAL)


@construction_yard.on(Destroyed)
async def salvage(game: Game, this: Object, event: Destroyed) -> None:
    """What is left of solid conjurations, whoever's they were, is worth their Level in mana."""
    if event.who is not this and _is_dead_and_solid(event.who.card):
        await gain_mana(game, this, event.who.level, this)


@construction_yard.answering(PAYS_TOWARDS)
def builds(this: Object, caster: Object, card: Card) -> bool:
    """War conjurations and Earth walls that its controller casts, or a friendly spawnpoint or familiar."""
    is_building = _is_dead_and_solid(card) and ("war" in card.schools or (card.is_wall and "earth" in card.schools))
    if not is_building:
        return False
    if caster.is_mage:
        return caster.controller == this.controller
    return is_friendly(this.controller, caster) and (has(caster, SPAWNPOINT) or has(caster, FAMILIAR))


# Altar of Carnage

FEED: Final = Question("feed", Form("feed", OBJECT), about={"altar": Object})

altar_of_carnage = conjuration("Altar of Carnage")
carnage = UsesForEach("carnage")


@altar_of_carnage.on(Attacked)
async def drink_spilt_blood(game: Game, this: Object, event: Attacked) -> None:
    """Blood of enemy creatures that a friendly soldier sheds feeds a spawnpoint or familiar, once a round for each."""
    attack, soldier = event.attack, event.attack.attacker
    if soldier is None or not event.damage or not attack.is_by_creature or not attack.defender.is_creature:
        return
    if not is_friendly(this.controller, soldier) or is_friendly(this.controller, attack.defender):
        return
    fed = [each for each in game.objects.values() if is_friendly(this.controller, each) and _has_a_store(each)]
    if not fed or not has_subtype(soldier, "soldier") or not carnage.is_left(this, soldier):
        return
    carnage.spend(this, soldier)
    answer = await FEED.ask(this.controller, [("feed", each.id) for each in fed], this)
    await gain_mana(game, game.objects[answer[1]], 1, this)


def _has_a_store(thing: Object) -> bool:
    return not thing.hidden and (has(thing, SPAWNPOINT) or has(thing, FAMILIAR))


# Altar of Domination and Talos

DOMINATION: Final = Mark("Domination", until=IN_PLAY, shown=True)
OUTPOSTS_TO_DOMINATE: Final = 3
TOKENS_TO_CALL: Final = 4
TALOS: Final = card_named("Talos")

altar_of_domination = conjuration("Altar of Domination")


@altar_of_domination.each_upkeep
def dominate(game: Game, this: Object) -> list[Due]:
    """Whoever controls three outposts gets a token nearer to his statue."""

    async def place() -> None:
        if len(outposts_of(game, this.controller)) >= OUTPOSTS_TO_DOMINATE:
            await place_tokens(game, this, DOMINATION)

    needed = counts(outposts_of(game, this.controller), OUTPOSTS_TO_DOMINATE)
    return [Due(this, this, DOMINATION.name, place, (alters(this, DOMINATION), *needed))]


def _may_call(game: Game, this: Object) -> bool:
    return this.marks.get(DOMINATION, 0) >= TOKENS_TO_CALL


def _has_talos(game: Game, this: Object, seat: int) -> bool:
    return bool(game.players[seat].book.get(TALOS))


async def _call_talos(game: Game, this: Object, seat: int) -> None:
    """From the spellbook straight into its zone, and the altar is gone."""
    if this.zone is not None:
        game.players[seat].take_from_book([TALOS])
        await summon(game, TALOS, this.zone, seat, seat)
    await destroy(game, this, Why.USED_UP)


altar_of_domination.answer(CALLS, Call(_may_call, _has_talos, _call_talos))


# Hidden Tunnels

TUNNELS_REACH: Final = 2
hidden_tunnels = conjuration("Hidden Tunnels")


@hidden_tunnels.answering(LEADS_TO)
def lead_underground(this: Object, creature: Object) -> list[Zone]:
    """Friendly soldiers walk below walls and zones between the outpost above and those at most two zones away."""
    game, here = this.game, this.zone
    is_soldier = creature.is_creature and has_subtype(creature, "soldier")
    outposts = zones_with_outposts(game, this.controller)
    if here not in outposts or here is None or not is_soldier or not is_friendly(this.controller, creature):
        return []
    ends = [zone for zone in game.arena.zones if zone in outposts and zone != here]
    ends = [zone for zone in ends if game.arena.distance[here][zone] <= TUNNELS_REACH]
    if creature.zone == here:
        return ends
    return [here] if creature.zone in ends else []
