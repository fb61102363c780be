"""Attack spells of the Air school."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import attack_spell
from mageduel.dsl.steps import DAMAGE_AND_EFFECTS
from mageduel.kernel.questions import Form, Question
from mageduel.rules.attack import steps as attacks
from mageduel.rules.attack.flight import free_heights, keep_heights
from mageduel.rules.attack.rolling import SPELL_DOES
from mageduel.rules.attack.turning_away import STOP
from mageduel.rules.casting.resolution import SPARES_ITS_CASTER
from mageduel.rules.casting.targeting import why_not_object
from mageduel.rules.conditions.markers import is_minor
from mageduel.rules.happenings import happen
from mageduel.state.events import AttackActionEnded
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import VICTIM
from mageduel.state.running import Attack, AttackAction, AttackShape, Spell

electrify = attack_spell("Electrify")
electrify.answer(SPARES_ITS_CASTER, True)

chain_lightning = attack_spell("Chain Lightning")
LEAP_ON: Final = Question("chain", Form("leap", VICTIM, group="creatures"), about={"attack": Attack}, declines=STOP)


def next_links(game: Game, spell: Spell, source: Object, action: AttackAction) -> list[Object]:
    """Targets not yet attacked, in range and sight of the one just damaged."""
    return [
        each
        for each in game.objects.values()
        if each not in action.targets and why_not_object(game, spell.caster, spell.card, each, source=source) is None
    ]


@chain_lightning.resolves
async def leap_from_target_to_target(game: Game, spell: Spell) -> None:
    """Whatever it damages it may leap on from, one die and one on the effect die weaker each time."""
    action = AttackAction(spell.caster)
    leaps = 0
    is_outermost = keep_heights(game)
    attack = await _strike(game, spell, action, spell.target_object, spell.caster, leaps=leaps)
    while attack.struck is not None:
        source = attack.struck
        if source not in action.targets:
            action.targets.append(source)
        links = next_links(game, spell, source, action)
        if not links:
            break
        answer = await LEAP_ON.ask(spell.controller, [STOP, *(("leap", each.id) for each in links)], attack)
        if answer == STOP:
            break
        leaps += 1
        attack = await _strike(game, spell, action, game.objects[answer[1]], source, leaps=leaps)
    if is_outermost:
        free_heights(game)
    await happen(game, AttackActionEnded(attack))


async def _strike(
    game: Game, spell: Spell, action: AttackAction, target: Object, source: Object, *, leaps: int
) -> Attack:
    bar = spell.card.attacks[0]
    attack = attacks.new_attack(
        game, AttackShape.RANGED, bar, spell.caster, target, action=action, spell=spell, controller=spell.controller
    )
    attack.source = source
    attack.range = spell.card.range
    attack.dice -= leaps
    attack.effect_bonus = -leaps
    await attacks.make_attack(game, attack)
    return attack


# Gale Burst and Twister


async def blow_over(game: Game, attack: Attack) -> None:
    """A minor creature that the wind hurts does not act any more this round, if it has not yet."""
    if attack.damage and attack.defender.is_creature and is_minor(attack.defender):
        attack.defender.active = False


for name in ("Gale Burst", "Twister"):
    attack_spell(name).answer(SPELL_DOES, (DAMAGE_AND_EFFECTS, blow_over))
