"""Songs of the Mind: enchantments that last as long as their Dissipate tokens."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import enchantment
from mageduel.dsl.selectors import is_friendly
from mageduel.dsl.upkeep import Due, alters, sways
from mageduel.facts.conditions import DAZE, STUN
from mageduel.rules.attack.targets import DRIVES
from mageduel.rules.choosing import choose_one
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.dice import roll_effect_die
from mageduel.rules.enchantments.reveals import REVEAL_COST, REVEAL_RULE
from mageduel.rules.happenings import happen
from mageduel.rules.objects.destroy import WHEN_DESTROYED
from mageduel.rules.objects.tokens import place_tokens, take_tokens
from mageduel.state.events import Rolled
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object

HATE: Final = Mark("Hate", until=IN_PLAY, shown=True)

# Chant of Rage

chant_of_rage = enchantment("Chant of Rage")
chant_of_rage.answer(REVEAL_COST, lambda host: max(0, host.level - 1))
chant_of_rage.answer(REVEAL_RULE, lambda game, this: game.action_phase is None)


@chant_of_rage.when_revealed
async def stir_up_hate(game: Game, this: Object) -> None:
    """One of its singer's creatures gets a token."""
    here = [each for each in game.objects.values() if each.is_creature and each.zone is not None]
    chosen = await choose_one(game, this, [each for each in here if each.controller == this.controller])
    if chosen is not None:
        await place_tokens(game, chosen, HATE)


@chant_of_rage.answering(WHEN_DESTROYED)
async def let_hate_cool(game: Game, this: Object) -> None:
    """With the song goes one token of its side."""
    marked = [each for each in game.objects.values() if each.marks.get(HATE)]
    chosen = await choose_one(game, this, [each for each in marked if is_friendly(this.controller, each)])
    if chosen is not None:
        await take_tokens(game, chosen, HATE, 1)


@chant_of_rage.answering(DRIVES)
def rage_against(this: Object) -> list[Object]:
    """Everybody who is hated, whoever laid that token."""
    return [each for each in this.game.objects.values() if each.marks.get(HATE)]


# Lullaby

SLEEPS_ON: Final = 7

lullaby = enchantment("Lullaby")


@lullaby.each_upkeep
def lull(game: Game, this: Object) -> list[Due]:
    """Stunned on a 7 or more, else Dazed."""
    creature = this.attached_to
    if creature is None:
        return []

    async def sing() -> None:
        roll = await roll_effect_die(game)
        await happen(game, Rolled(creature, this.controller, this, roll, SLEEPS_ON))
        await give_condition(game, creature, STUN if roll >= SLEEPS_ON else DAZE)

    # Of two such songs the creature's controller says which is rolled for first, though both come to the same.
    return [Due(creature, this, this.name, sing, (sways(creature, STUN, DAZE), alters(creature, lullaby)))]
