"""Creatures of the Holy school."""

from __future__ import annotations

from mageduel.dsl.script import creature
from mageduel.dsl.selectors import CREATURE, FRIENDLY, LIVING, SAME_ZONE, is_friendly
from mageduel.facts.traits import MELEE, REGENERATE
from mageduel.rules.attack.dice import by_creature
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.tokens import place_tokens
from mageduel.rules.round.uses import once_a_round
from mageduel.state.causes import Why, name_of
from mageduel.state.events import AbilityUsed, Destroyed
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object

gray_angel = creature("Gray Angel")


@gray_angel.on(AbilityUsed)
async def give_up_her_life(game: Game, this: Object, event: AbilityUsed) -> None:
    """Whatever the dice showed, her sacrifice is made."""
    if event.who is this and name_of(event.ability) == "Redeeming Sacrifice":
        await destroy(game, this, Why.SACRIFICED_ITSELF)


highland_unicorn = creature("Highland Unicorn")
highland_unicorn.grants(REGENERATE(1), to=FRIENDLY & CREATURE & LIVING & SAME_ZONE)

valshalla = creature("Valshalla, Lightning Angel")
WRATH = Mark("Wrath", until=IN_PLAY, shown=True, gives=MELEE)
MOST_WRATH = 4
anger = once_a_round(valshalla, "Wrath")


@valshalla.on(Destroyed)
async def grow_wrathful(game: Game, this: Object, event: Destroyed) -> None:
    """An enemy creature's attack that destroys a friendly creature angers her, once a round."""
    attack = event.attack
    if attack is None or attack.attacker is None or not by_creature(attack) or not event.who.is_creature:
        return
    if not is_friendly(this.controller, event.who) or is_friendly(this.controller, attack.attacker):
        return
    if anger.are_left(this) and this.marks.get(WRATH, 0) < MOST_WRATH:
        anger.spend(this)
        await place_tokens(game, this, WRATH)
