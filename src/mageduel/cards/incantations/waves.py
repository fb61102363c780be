"""Incantations that run on from one creature to the next."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import incantation
from mageduel.facts.traits import INVISIBLE
from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.turning_away import STOP
from mageduel.rules.casting.mana import available, pay
from mageduel.rules.movement.moves import push
from mageduel.rules.objects.characteristics import has, is_living
from mageduel.rules.objects.healing import roll_healing
from mageduel.state.arena import Direction
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import DIRECTION, OBJECTS, VICTIM
from mageduel.state.running import Spell

# Mending Wave

WAVE_DICE: Final = 3

mending_wave = incantation("Mending Wave")


def _further_patients(declared: Declaration) -> list[tuple[int, ...]]:
    """Nobody, one more, or two more: each a Living creature next to the one before it, none of them twice."""
    first = declared.object
    chains: list[tuple[int, ...]] = [()]
    for second in _within_a_zone(first, (first,)):
        chains.append((second.id,))
        chains += [(second.id, third.id) for third in _within_a_zone(second, (first, second))]
    return chains


def _within_a_zone(of: Object, but: tuple[Object, ...]) -> list[Object]:
    if of.zone is None:
        return []
    near = [each for zone in (of.zone, *of.game.arena.adjacent[of.zone]) for each in of.game.in_zone[zone]]
    living = [each for each in near if each.is_creature and is_living(each) and not has(each, INVISIBLE)]
    return [each for each in living if each not in but]


healed_too = mending_wave.choice(OBJECTS, _further_patients, is_target=True)


@mending_wave.resolves
async def mend_on_and_on(game: Game, spell: Spell) -> None:
    """Each of them heals by a roll of its own."""
    for each in (spell.target_object, *(game.objects[number] for number in healed_too.of(spell))):
        await roll_healing(game, each, WAVE_DICE, spell.card)


# Cascading Force Wave

CASCADE_COST: Final = 3
CASCADE: Final = Question("cascade", Form("cascade", VICTIM, DIRECTION), about={"spell": Spell}, declines=STOP)

cascading_force_wave = incantation("Cascading Force Wave")
first_way = cascading_force_wave.choice(DIRECTION, lambda declared: [int(way) for way in Direction])


@cascading_force_wave.resolves
async def cascade(game: Game, spell: Spell) -> None:
    """From zone to zone one creature after the other may be Pushed on, each once, for three mana a time."""
    creature, way = spell.target_object, Direction(first_way.of(spell))
    pushed: set[Object] = set()
    while True:
        pushed.add(creature)
        if not await push(game, creature, way, through_attacking_walls=False) or creature.zone is None:
            return
        if available(game, spell.controller) < CASCADE_COST:
            return
        others = [each for each in game.in_zone[creature.zone] if each.is_creature and each not in pushed]
        ways: list[Answer] = [("cascade", each.id, int(which)) for each in others for which in Direction]
        answer = await CASCADE.ask(spell.controller, [STOP, *ways], spell)
        if answer == STOP:
            return
        pay(game, spell.controller, CASCADE_COST)
        creature, way = game.objects[answer[1]], Direction(answer[2])
