"""What monks wear and wield: equipment that draws on Ki, or gathers it."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import equipment
from mageduel.facts.cards import ActionKind, Card, CardType
from mageduel.facts.conditions import CONDITIONS
from mageduel.facts.purposes import Purpose
from mageduel.facts.targets import Target
from mageduel.facts.traits import ARMOR
from mageduel.rules.attack.defenses import DEFENSE_TOLL, Toll
from mageduel.rules.casting.built_in import built_in_spell
from mageduel.rules.conditions.markers import removable, removal_cost, remove_condition
from mageduel.rules.mages.ki import GATHERS_KI, gain_ki, has_ki, offer_for_ki, spend_ki
from mageduel.rules.offers import offer_for_mana
from mageduel.rules.round.phases import WHILE_CHANNELING
from mageduel.state.causes import Printed
from mageduel.state.events import AttackDeclared
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import CONDITION
from mageduel.state.running import Spell

# Bo Staff

PARRY_KI: Final = 2

bo_staff = equipment("Bo Staff")


def _can_parry(this: Object) -> bool:
    return this.attached_to is not None and has_ki(this.attached_to, PARRY_KI)


async def _pay_for_parry(game: Game, this: Object) -> None:
    if this.attached_to is not None:
        await spend_ki(game, this.attached_to, PARRY_KI)


bo_staff.answer(DEFENSE_TOLL, Toll(_can_parry, _pay_for_parry))

# Devout Robes

DEVOTION: Final = Card(
    name="Devotion",
    type=CardType.ABILITY,
    cost=0,
    action=ActionKind.QUICK,
    range=(0, 0),
    target=Target(("self",)),
    purposes=frozenset({Purpose.HELPS}),
)
devout_robes = equipment("Devout Robes")
devout_robes.grants(ARMOR(+1))
devotion = built_in_spell(devout_robes, DEVOTION, uses=1)


def _ki_to_shed(wearer: Object, name: str) -> int:
    """The Ki that takes a marker off the wearer."""
    return removal_cost(wearer, CONDITIONS[name.lower()]) or 0


def _within_his_strength(declared: Declaration) -> list[str]:
    """The markers that he has the Ki to shed."""
    wearer = declared.object
    return [name for name, _ in removable(wearer) if has_ki(wearer, _ki_to_shed(wearer, name))]


shed = devotion.choice(CONDITION, _within_his_strength)


@devotion.resolves
async def compose_himself(game: Game, spell: Spell) -> None:
    """The Ki is spent and the marker is gone, if both are still there."""
    wearer, name = spell.target_object, shed.of(spell)
    cost, condition = _ki_to_shed(wearer, name), CONDITIONS[name.lower()]
    if condition in wearer.conditions and has_ki(wearer, cost):
        await spend_ki(game, wearer, cost)
        await remove_condition(game, wearer, condition)


# Dragon's Lance

DRAGON_FIRE: Final = 6

dragons_lance = equipment("Dragon's Lance")


@dragons_lance.on(AttackDeclared)
async def kindle(game: Game, this: Object, event: AttackDeclared) -> None:
    """For 1 Ki the bite of the dragon burns nearly for sure."""
    attack = event.attack
    if attack.attacker is not this.attached_to or attack.bar not in this.card.attacks:
        return
    if await offer_for_ki(game, this.controller, Printed(this.name), 1, attack.defender, source=this):
        attack.effect_bonus += DRAGON_FIRE


# Ring of Ki

RING_COST: Final = 1
RING_KI: Final = 2

ring_of_ki = equipment("Ring of Ki")


@ring_of_ki.answering(WHILE_CHANNELING)
async def channel_inward(game: Game, this: Object) -> None:
    """As he channels, mana may become Ki."""
    wearer = this.attached_to
    if wearer is None or not GATHERS_KI.is_given_by(wearer):
        return
    if await offer_for_mana(game, this, Printed(this.name), RING_COST):
        await gain_ki(game, wearer, RING_KI)
