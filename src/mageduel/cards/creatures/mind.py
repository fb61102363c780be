"""Creatures of the Mind school."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import Ability, creature
from mageduel.dsl.selectors import SELF, is_friendly
from mageduel.facts.cards import Card, CardType
from mageduel.facts.conditions import STAGGER
from mageduel.facts.traits import CRITICAL_DAMAGE, EPIC, INVISIBLE
from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.guards import go_on_guard
from mageduel.rules.casting.targeting import why_not_seen
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.conditions.markers import can_have, cannot_guard, give_condition
from mageduel.rules.equipment.spellbind import BINDS, bind_spell
from mageduel.rules.happenings import happen
from mageduel.rules.objects.destroy import WHEN_DESTROYED
from mageduel.rules.objects.entrances import WHEN_IN_PLAY
from mageduel.rules.objects.tokens import DISSIPATE_TOKEN
from mageduel.rules.round.token_upkeep import give_up_time, offer_for_time
from mageduel.state.causes import Printed
from mageduel.state.events import AbilityUsed, AttackDeclared, Attacked, DiceRolled
from mageduel.state.game import Game
from mageduel.state.marks import THIS_ATTACK, Mark
from mageduel.state.objects import Object
from mageduel.state.parts import VICTIM

invisible_stalker = creature("Invisible Stalker")


@invisible_stalker.on(AttackDeclared)
async def be_seen(game: Game, this: Object, event: AttackDeclared) -> None:
    """Whoever attacks is seen, for the rest of the round."""
    if event.attack.attacker is this:
        grant_for_a_while(this, INVISIBLE(-1), source=this.name)


thoughtspore = creature("Thoughtspore")
THOUGHT_LEVEL: Final = 2


@thoughtspore.answering(BINDS)
def is_small_thought(card: Card) -> bool:
    """An attack or incantation of low Level that is not Epic."""
    is_kind = card.type in (CardType.ATTACK, CardType.INCANTATION)
    return is_kind and card.level <= THOUGHT_LEVEL and not card.has(EPIC)


thoughtspore.answer(WHEN_IN_PLAY, bind_spell)


# Force Phoenix

WEAR_OUT: Final = Question("wear out", Form("wear out", VICTIM), about={"phoenix": Object})

force_phoenix = creature("Force Phoenix")


@force_phoenix.answering(WHEN_DESTROYED)
async def burst(game: Game, this: Object) -> None:
    """Its end takes the action of one enemy creature beside it."""
    here = () if this.zone is None else game.in_zone[this.zone]
    enemies = [each for each in here if each.is_creature and not each.is_mage]
    targets = [
        each for each in enemies if not is_friendly(this.controller, each) and why_not_seen(game, this, each) is None
    ]
    if not targets:
        return
    answer = await WEAR_OUT.ask(this.controller, [("wear out", each.id) for each in targets], this)
    victim = game.objects[answer[1]]
    victim.active = False
    await happen(game, AbilityUsed(this, this.card, victim))


# Creatures of force that spend themselves

force_golem = creature("Force Golem")


@force_golem.on(Attacked)
async def knock_off_balance(game: Game, this: Object, event: Attacked) -> None:
    """Whom it wounds it may Stagger, for one of its tokens."""
    attack = event.attack
    if attack.attacker is not this or not event.damage or attack.defender.id not in game.objects:
        return
    is_shaken = attack.defender.is_creature and can_have(attack.defender, STAGGER)
    if is_shaken and await offer_for_time(game, this, Printed(this.name), attack.defender):
        await give_condition(game, attack.defender, STAGGER)


psionic_scarab = creature("Psionic Scarab")
SHARPENED: Final = Mark("sharpened", until=THIS_ATTACK)
psionic_scarab.grants(CRITICAL_DAMAGE, to=SELF, attacks=lambda attack: SHARPENED in attack.marks)


@psionic_scarab.on(DiceRolled)
async def sharpen(game: Game, this: Object, event: DiceRolled) -> None:
    """When the dice have fallen it may make all their damage critical, for one of its tokens."""
    attack = event.attack
    if attack.attacker is not this or SHARPENED in attack.marks or not event.tally.normal:
        return
    if await offer_for_time(game, this, Printed(this.name), attack.defender):
        attack.marks[SHARPENED] = 1


tomb_guardian = creature("Tomb Guardian")


def _can_stand_watch(game: Game, this: Object) -> list[Answer]:
    """While it has a token, and no guard marker yet."""
    return [()] if this.marks.get(DISSIPATE_TOKEN) and not this.guarding and not cannot_guard(this) else []


async def _stand_watch(game: Game, this: Object, choice: Answer) -> None:
    await happen(game, AbilityUsed(this, Printed(STAND_WATCH)))
    await give_up_time(game, this)
    if this.id in game.objects:
        await go_on_guard(game, this)


STAND_WATCH: Final = "Stand Watch"
tomb_guardian.abilities.append(Ability(STAND_WATCH, None, _can_stand_watch, _stand_watch, uses=1))
