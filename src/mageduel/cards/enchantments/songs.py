"""Songs of Holy and War: enchantments that dissipate."""

from __future__ import annotations

from functools import partial
from typing import Final

from mageduel.dsl.script import enchantment
from mageduel.dsl.selectors import is_friendly
from mageduel.dsl.upkeep import Due, heals
from mageduel.facts.traits import CHARGE, FAST
from mageduel.kernel.requests import Refusal, Rule
from mageduel.rules.attack.targets import FORBIDS_ATTACK
from mageduel.rules.choosing import choose_one
from mageduel.rules.enchantments.reveals import REVEAL_COST, REVEAL_RULE
from mageduel.rules.movement.moves import UNHINDERED
from mageduel.rules.objects.characteristics import is_living
from mageduel.rules.objects.control import whose
from mageduel.rules.objects.destroy import WHEN_DESTROYED
from mageduel.rules.objects.healing import heal
from mageduel.rules.objects.tokens import place_tokens, take_tokens
from mageduel.rules.order import which_one_next
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object

ballad_of_courage = enchantment("Ballad of Courage")
ballad_of_courage.grants(FAST, CHARGE(+2))
ballad_of_courage.answer(UNHINDERED, True)

# Healing Madrigal

healing_madrigal = enchantment("Healing Madrigal")
MADRIGAL_HEALS: Final = 2


@healing_madrigal.each_upkeep
def heal_all_around(game: Game, this: Object) -> list[Due]:
    """Each Upkeep Phase all friendly Living creatures in its zone are healed a little."""

    async def soothe(each: Object) -> None:
        if each.zone == this.zone and is_living(each) and is_friendly(this.controller, each):
            await heal(game, each, MADRIGAL_HEALS, this)

    here = () if this.zone is None else game.in_zone[this.zone]
    return [
        Due(
            each,
            this,
            this.name,
            partial(soothe, each),
            (heals(each, MADRIGAL_HEALS), *whose(game, each, wounded=True)),
        )
        for each in here
        if each.is_creature and is_living(each) and is_friendly(this.controller, each)
    ]


# Song of Love

LOVE: Final = Mark("Love", until=IN_PLAY, shown=True)
LOVES_IT: Final = Refusal("loves-it", Rule("supplement", "Song of Love"))

song_of_love = enchantment("Song of Love")
song_of_love.answer(REVEAL_COST, lambda creature: creature.level - 1)
song_of_love.answer(REVEAL_RULE, lambda game, this: game.action_phase is None)
song_of_love.answer(FORBIDS_ATTACK, (LOVES_IT, lambda this, attack: bool(attack.defender.marks.get(LOVE))))


@song_of_love.when_revealed
async def fall_in_love(game: Game, this: Object) -> None:
    """A friendly creature is given a Love token."""
    friends = [
        each
        for each in game.objects.values()
        if each.is_creature and each.zone is not None and is_friendly(this.controller, each)
    ]
    loved = await choose_one(game, this, friends)
    if loved is not None:
        await place_tokens(game, loved, LOVE)


@song_of_love.answering(WHEN_DESTROYED)
async def fall_out_of_love(game: Game, this: Object) -> None:
    """With the song goes one Love token of its side."""
    loved = [each for each in game.objects.values() if each.marks.get(LOVE) and is_friendly(this.controller, each)]
    if loved:
        answer = await which_one_next(this.controller, loved, this)
        await take_tokens(game, game.objects[answer[1]], LOVE, 1)
