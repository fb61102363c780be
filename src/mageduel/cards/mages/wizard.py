"""The Wizard: Voltaric Shield and Arcane Zap."""

from __future__ import annotations

from mageduel.dsl.script import scripted
from mageduel.dsl.upkeep import Due, demands
from mageduel.facts.cards import ActionKind, AttackBar, AttackKind, Card, CardType
from mageduel.facts.mages import mage
from mageduel.facts.targets import Target
from mageduel.facts.traits import ETHEREAL
from mageduel.rules.happenings import happen
from mageduel.rules.offers import offer_for_mana
from mageduel.state.events import DamagePrevented, RoundEnded, TokensChanged
from mageduel.state.game import Game
from mageduel.state.objects import Object

wizard = scripted(mage("Wizard").card)

SHIELD = "Voltaric Shield"
SHIELD_COST = 2
SHIELDED = 3
"""Damage the shield takes off one attack."""


@wizard.each_upkeep
def raise_shield(game: Game, this: Object) -> list[Due]:
    """In the Upkeep Phase he may pay to turn the shield on."""

    async def offer() -> None:
        if not this.tokens.get(SHIELD) and await offer_for_mana(game, this, SHIELD, SHIELD_COST):
            this.tokens[SHIELD] = 1
            await happen(game, TokensChanged(this, SHIELD, 1))

    return [Due(this, this, SHIELD, offer, (demands(this.controller, SHIELD_COST),))]


# It cannot be saved for a later attack (ruling R31).
wizard.prevents(lambda this, attack, damage: SHIELDED if this.tokens.get(SHIELD) else 0)


@wizard.on(DamagePrevented)
async def use_up_shield(game: Game, this: Object, event: DamagePrevented) -> None:
    """One attack it has softened, and it is off, whatever it had left to give."""
    if event.source is this:
        await _lower_shield(game, this)


@wizard.on(RoundEnded)
async def let_shield_fade(game: Game, this: Object, event: RoundEnded) -> None:
    """Used or not, the shield goes off with the round."""
    await _lower_shield(game, this)


async def _lower_shield(game: Game, this: Object) -> None:
    if this.tokens.pop(SHIELD, 0):
        await happen(game, TokensChanged(this, SHIELD, -1))


ARCANE_ZAP = Card(
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
wizard.spells.append(ARCANE_ZAP)
scripted(ARCANE_ZAP).uses_a_round = 1
