"""Knights of Holy and War, and those who fight beside them."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import creature
from mageduel.dsl.selectors import GUARDING, SELF, is_friendly
from mageduel.facts.traits import MELEE, PIERCING, REGENERATE
from mageduel.rules.attack.steps import STRIKES_FIRST
from mageduel.rules.objects.strength import is_against_the_strongest
from mageduel.rules.planning.plans import PREPARES
from mageduel.rules.round.uses import once_a_round
from mageduel.state.events import AttackDeclared
from mageduel.state.game import Game
from mageduel.state.marks import THIS_ATTACK, Mark
from mageduel.state.objects import Object
from mageduel.state.running import Attack, AttackShape

cassiel = creature("Cassiel, Shield of Bim-Shalla")
cassiel.answer(PREPARES, lambda this, card: not {"healing", "protection"}.isdisjoint(card.subtypes))

# Eligor Larington

IN_STYLE: Final = Mark("counterstrike in style", until=THIS_ATTACK)

eligor = creature("Eligor Larington")
answer = once_a_round(eligor, "Martial Strike")


def _is_first_counterstrike(attack: Attack) -> bool:
    """The first of the round, before it is declared or since."""
    if attack.shape is not AttackShape.COUNTERSTRIKE or attack.attacker is None:
        return False
    return bool(attack.marks.get(IN_STYLE)) or answer.are_left(attack.attacker)


eligor.grants(MELEE(+2), PIERCING(+1), to=SELF, attacks=_is_first_counterstrike)


@eligor.on(AttackDeclared)
async def answer_in_style(game: Game, this: Object, event: AttackDeclared) -> None:
    """His first counterstrike each round is the strong one."""
    attack = event.attack
    if attack.attacker is this and _is_first_counterstrike(attack):
        answer.spend(this)
        attack.marks[IN_STYLE] = 1


knight_of_the_red_helm = creature("Knight of the Red Helm")
knight_of_the_red_helm.grants(MELEE(+2), to=SELF, attacks=is_against_the_strongest)

# Metatron, Angelic Templar

metatron = creature("Metatron, Angelic Templar")


def _temples(this: Object, other: Object) -> int:
    return sum(
        "temple" in each.card.subtypes and each.is_conjuration and is_friendly(this.controller, each)
        for each in this.game.objects.values()
    )


metatron.grants(MELEE, REGENERATE, to=SELF, value=_temples)

temple_high_guard = creature("Temple High Guard")
temple_high_guard.grants(MELEE(+2), to=SELF & GUARDING)
temple_high_guard.answer(STRIKES_FIRST, True)
