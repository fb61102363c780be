"""The Wizard: Voltaric Shield and Arcane Zap."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import scripted
from mageduel.dsl.upkeep import Due, demands
from mageduel.facts.cards import ActionKind, AttackBar, AttackKind, Card, CardType
from mageduel.facts.mages import mage
from mageduel.facts.targets import Target
from mageduel.facts.traits import ETHEREAL
from mageduel.rules.attack.tallies import PREVENTION
from mageduel.rules.casting.built_in import built_in_spell
from mageduel.rules.objects.tokens import place_tokens, take_tokens
from mageduel.rules.offers import offer_for_mana
from mageduel.state.causes import Printed
from mageduel.state.events import DamagePrevented
from mageduel.state.game import Game
from mageduel.state.marks import ROUND_END, Mark
from mageduel.state.objects import Object

wizard = scripted(mage("Wizard").card)

SHIELD: Final = Mark("Voltaric Shield", until=ROUND_END, shown=True)
SHIELD_COST: Final = 2
SHIELDED: Final = 3
"""Damage the shield takes off one attack."""


@wizard.each_upkeep
def raise_shield(game: Game, this: Object) -> list[Due]:
    """In the Upkeep Phase he may pay to turn the shield on."""

    async def offer() -> None:
        if not this.marks.get(SHIELD) and await offer_for_mana(game, this, Printed(SHIELD.name), SHIELD_COST):
            await place_tokens(game, this, SHIELD)

    return [Due(this, this, SHIELD.name, offer, (demands(this.controller, SHIELD_COST),))]


# It cannot be saved for a later attack (ruling R31).
wizard.answer(PREVENTION, lambda this, attack, damage: SHIELDED if this.marks.get(SHIELD) else 0)


@wizard.on(DamagePrevented)
async def use_up_shield(game: Game, this: Object, event: DamagePrevented) -> None:
    """One attack it has softened, and it is off, whatever it had left to give."""
    if event.source is this:
        await take_tokens(game, this, SHIELD)


ARCANE_ZAP: Final = Card(
    "Arcane Zap",
    CardType.ABILITY,
    cost=1,
    action=ActionKind.QUICK,
    range=(0, 1),
    target=Target(("creature", "conjuration")),
    attacks=(
        AttackBar(
            "Arcane Zap",
            AttackKind.RANGED,
            ActionKind.QUICK,
            dice=3,
            range=(0, 1),
            traits={ETHEREAL: 1},
            trait_texts=("Ethereal",),
        ),
    ),
)
built_in_spell(wizard, ARCANE_ZAP, uses=1)
