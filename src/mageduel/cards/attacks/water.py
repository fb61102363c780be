"""Attack spells of the Water school."""

from __future__ import annotations

from mageduel.dsl.script import attack_spell
from mageduel.facts.conditions import BURN
from mageduel.facts.traits import FLYING
from mageduel.rules.attack.action import attack_with_spell, zone_attack
from mageduel.rules.attack.targets import REACHES_THE_IMMUNE
from mageduel.rules.conditions.markers import remove_condition
from mageduel.rules.objects.characteristics import has
from mageduel.state.arena import Direction
from mageduel.state.game import Game
from mageduel.state.parts import DIRECTION
from mageduel.state.places import Zone
from mageduel.state.running import Spell

geyser = attack_spell("Geyser")
geyser.answer(REACHES_THE_IMMUNE, True)


@geyser.resolves
async def put_out_or_drench(game: Game, spell: Spell) -> None:
    """A burning target is put out, and not attacked; there is no choice in that."""
    target = spell.target_object
    if BURN in target.conditions:
        await remove_condition(game, target, BURN, target.conditions[BURN])
    else:
        await attack_with_spell(game, spell, target)


# Tsunami

tsunami = attack_spell("Tsunami")
course = tsunami.choice(DIRECTION, lambda declared: [int(way) for way in Direction])


@tsunami.resolves
async def roll_on(game: Game, spell: Spell) -> None:
    """The wave attacks zone after zone in one direction, until there is none; it passes below flyers."""
    zone: Zone | None = spell.target_zone
    while zone is not None:
        attack = await zone_attack(
            game, spell.caster, spell.card.attacks[0], zone, spell=spell, spares=lambda each: has(each, FLYING)
        )
        if attack.is_canceled:
            return
        zone = game.arena.neighbour[zone][course.of(spell)]
