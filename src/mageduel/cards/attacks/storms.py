"""Attack spells that sweep on: breath and storms."""

from __future__ import annotations

from mageduel.dsl.script import attack_spell
from mageduel.rules.attack.action import attack_with_spell, offer_to_sweep_on
from mageduel.rules.attack.effects import PUSHES_AT_RANDOM
from mageduel.rules.casting.targeting import why_not_target
from mageduel.rules.sight.lines import distance, zones_of
from mageduel.rules.steps import Canceled
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.places import Zone
from mageduel.state.running import Spell

# Dragon's Breath

dragons_breath = attack_spell("Dragon's Breath")


@dragons_breath.resolves
async def breathe(game: Game, spell: Spell) -> None:
    """After the first attack the flames may reach one more target, next to it and one zone farther away."""
    first, caster = spell.target_object, spell.caster
    scene, apart = zones_of(game, first), distance(game, caster, first)
    attack = await attack_with_spell(game, spell, first)
    if attack.is_canceled and not attack.is_committed:
        raise Canceled
    if apart is None or caster.id not in game.objects:
        return
    beyond = {zone for each in scene for zone in game.arena.adjacent[each]}
    others = [each for each in game.objects.values() if each is not first and _lies_in(each, beyond)]
    farther = [
        each
        for each in others
        if distance(game, caster, each) == apart + 1 and why_not_target(game, caster, spell.card, each) is None
    ]
    if farther:
        await offer_to_sweep_on(game, spell, attack, farther)


def _lies_in(thing: Object, zones: set[Zone]) -> bool:
    return thing.has_life and any(zone in zones for zone in zones_of(thing.game, thing))


sandstorm = attack_spell("Sandstorm")
sandstorm.answer(PUSHES_AT_RANDOM, True)
