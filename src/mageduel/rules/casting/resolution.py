"""Resolving spells by type: summoning creatures, placing conjurations, attaching enchantments and equipment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.script import answers_of, script_of
from mageduel.facts.cards import Card
from mageduel.facts.traits import SWEEPING
from mageduel.kernel.questions import Form, Question
from mageduel.rules.attack import action as attack_action
from mageduel.rules.casting import wall_spells
from mageduel.rules.casting.targeting import why_not_target
from mageduel.rules.equipment import items as equipment
from mageduel.rules.happenings import happen
from mageduel.rules.objects.copies import IS_COPY
from mageduel.rules.objects.destroy import is_destroyed
from mageduel.rules.objects.entrances import come_into_play
from mageduel.rules.objects.presence import attach, enter
from mageduel.rules.objects.terrain import clear_for
from mageduel.rules.sight.lines import zones_of
from mageduel.rules.steps import Canceled
from mageduel.state.events import EnteredPlay
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import ZONE
from mageduel.state.places import Zone
from mageduel.state.running import Attack, AttackAction, Spell

WHERE_IT_APPEARS: Final = Question("place", Form("place", ZONE), about={"creature": Object})


async def resolve(game: Game, spell: Spell) -> None:
    """Let a spell take effect."""
    card, script = spell.card, script_of(spell.card)
    if card.is_creature:
        await _summon(game, spell)
    elif card.is_wall:
        await wall_spells.resolve_wall(game, spell)
    elif card.is_conjuration:
        await _conjure(game, spell)
    elif card.is_enchantment:
        await _enchant(game, spell)
    elif card.is_equipment:
        await equipment.equip(game, spell)
    elif script.resolve is not None:
        await script.resolve(game, spell)
    elif card.attacks:
        await _attack(game, spell)


AFFECTS: Final = Capability[Callable[[Game, Spell], Sequence[Object]]]("affects")
"""Asked of a spell that names no target: on whom it has its effect."""


def is_affected_by(game: Game, spell: Spell, thing: Object) -> bool:
    """Whether a spell has its effect on an object: one of its targets, or one of those it means without aiming."""
    return thing in spell.targets or any(thing in affects(game, spell) for affects in answers_of(spell.card, AFFECTS))


WELCOMES: Final = Capability[Callable[[Object, Object], bool]]("welcomes")
"""Asked of everything in play: whether this creature, as it is summoned, may be placed in its zone instead."""
SPARES_ITS_CASTER: Final = Capability[bool]("spares its caster")
"""Asked of a spell that attacks a zone: whether it leaves its caster out."""


COMES_AS: Final = Capability[Callable[[Game, Spell], Card]]("comes as")
"""Asked of a creature spell that resolves: as which card the creature comes into play, where that is not its own."""


async def _summon(game: Game, spell: Spell) -> None:
    card = spell.card
    for found in answers_of(card, COMES_AS):
        card = found(game, spell)
    spell.is_in_play = True
    await summon(game, card, spell.target_zone, spell.controller, spell.owner, own_card=spell.card)


async def summon(
    game: Game, card: Card, zone: Zone, controller: int, owner: int, *, own_card: Card | None = None
) -> Object:
    """Bring a creature into play: inactive, and without entering the zone; perhaps by a card that copies it."""
    creature = game.new_object(card, script_of(card), owner)
    if own_card is not None and own_card is not card:
        creature.own_card = own_card
        creature.mark(IS_COPY)
    creature.controller = controller
    creature.zone = await _place_summoned(game, creature, zone)
    await come_into_play(game, creature, is_summoned=True)
    return creature


async def _place_summoned(game: Game, creature: Object, zone: Zone) -> Zone:
    """The zone a creature is summoned into; some objects let it be placed with them instead."""
    zones = [zone]
    for each in WELCOMES.anybody(game):
        if each.zone is not None and each.zone not in zones and any(here(each, creature) for here in WELCOMES.of(each)):
            zones.append(each.zone)
    if len(zones) == 1:
        return zone
    names = game.arena.zone_names
    answer = await WHERE_IT_APPEARS.ask(creature.controller, [("place", names[each]) for each in zones], creature)
    return game.arena.zone(answer[1])


async def _conjure(game: Game, spell: Spell) -> None:
    spell.is_in_play = True
    target = spell.target if isinstance(spell.target, Object) else spell.target_zone
    await conjure(game, spell.card, target, spell.controller, spell.owner)


async def conjure(game: Game, card: Card, target: Object | Zone, controller: int, owner: int) -> Object:
    """Bring a conjuration into play, in a zone or attached to an object."""
    thing = game.new_object(card, script_of(card), owner)
    thing.controller = controller
    if isinstance(target, Object):
        thing.zone = target.zone
        attach(thing, target)
    else:
        thing.zone = target
        if card.is_terrain:
            await clear_for(game, card, target)
    await come_into_play(game, thing)
    return thing


async def _enchant(game: Game, spell: Spell) -> None:
    """An enchantment comes into play face down."""
    thing = await enchant(game, spell.card, spell.target_place, spell.controller, spell.owner)
    if spell.owner != spell.controller:
        thing.looked_at_by += (spell.owner,)  # whoever cast it knows what was turned back on him
    spell.is_in_play = True


async def enchant(game: Game, card: Card, target: Object | Zone | None, controller: int, owner: int) -> Object:
    """Attach an enchantment, hidden, to an object or a zone."""
    thing = game.new_object(card, script_of(card), owner)
    thing.controller = controller
    thing.hidden = True
    thing.cast_round = game.round
    if isinstance(target, Object):
        thing.zone = target.zone
        attach(thing, target)
    else:
        thing.zone = target
    enter(thing)
    if EnteredPlay in game.heard:
        await happen(game, EnteredPlay(thing, is_hidden=True))
    return thing


async def _attack(game: Game, spell: Spell) -> None:
    """An attack spell makes its attack, on a zone or on its target; on each of several as one attack action."""
    bar = spell.card.attacks[0]
    if bar.zone:
        spares = bool(answers_of(spell.card, SPARES_ITS_CASTER))
        await attack_action.zone_attack(
            game,
            spell.caster,
            bar,
            *(zone for zone in (spell.target, *spell.further_targets) if isinstance(zone, int)),
            spell=spell,
            spares=lambda each: (spares and each is spell.caster) or each in spell.spared,
        )
        return
    if spell.further_targets:
        action = AttackAction(spell.caster)
        for target in (spell.target, *spell.further_targets):
            if isinstance(target, Object) and target.id in game.objects:
                await attack_action.attack_with_spell(game, spell, target, action=action)
        return
    scene = zones_of(game, spell.target_object)
    attack = await attack_action.attack_with_spell(game, spell, spell.target_object)
    if attack.is_canceled and not attack.is_committed:
        raise Canceled
    if attack.has(SWEEPING):
        await _sweep_on(game, spell, attack, scene)


async def _sweep_on(game: Game, spell: Spell, first: Attack, scene: Sequence[Zone]) -> None:
    """A Sweeping spell may strike one other target in the zone of the first, if the spell could be cast on it."""
    if is_destroyed(game, spell.caster):
        return
    others = [
        each
        for each in game.objects.values()
        if each.has_life
        and each not in first.action.targets
        and any(zone in scene for zone in zones_of(game, each))
        and why_not_target(game, spell.viewer, spell.card, each) is None
    ]
    if others:
        await attack_action.offer_to_sweep_on(game, spell, first, others)
