"""Imbued attacks: a plain melee attack that takes on a type of damage, effects and traits for once."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import Script
from mageduel.facts.cards import AttackBar
from mageduel.rules.attack.dice import effect_rows
from mageduel.state.game import Game
from mageduel.state.marks import NEXT_MELEE_ATTACK, Mark
from mageduel.state.objects import Object
from mageduel.state.running import Attack, Spell

IMBUED: Final[dict[Mark, AttackBar]] = {}
"""What a creature's next melee attack is imbued with, by the mark that says so."""


def imbues(script: Script) -> None:
    """Let a spell imbue the next melee attack of its target with the bar that is printed on it."""
    card = script.card
    assert card is not None
    mark = Mark(f"imbued by {card.name}", until=NEXT_MELEE_ATTACK)
    IMBUED[mark] = card.attacks[0]

    @script.resolves
    async def imbue(game: Game, spell: Spell) -> None:
        if mark not in spell.target_object.marks:
            spell.target_object.mark(mark)


def imbuement_of(creature: Object) -> AttackBar | None:
    """What the next melee attack of a creature is imbued with; the first of several."""
    for mark in creature.marks:
        if mark in IMBUED:
            return IMBUED[mark]
    return None


def take_on(attack: Attack) -> None:
    """Let an attack take on what its attacker's next melee attack is imbued with, if it is a plain one."""
    if attack.lent is not None:
        attack.take_on(None)
    attacker = attack.attacker
    if attacker is None or not attacker.marks or not attack.is_melee or attack.bar.damage_type is not None:
        return
    lent = imbuement_of(attacker)
    if lent is not None and not effect_rows(attack):
        attack.take_on(lent)
