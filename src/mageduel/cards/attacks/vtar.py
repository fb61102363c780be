"""Attack spells that draw on V'Tar Orbs."""

from __future__ import annotations

from mageduel.dsl.script import attack_spell
from mageduel.facts.traits import DICE, MANA_DRAIN, PIERCING, Trait
from mageduel.rules.attack.action import STRIKES_WALLS_BETWEEN
from mageduel.rules.attack.dice import SPELL_GIVES
from mageduel.rules.domination.orbs import orbs_of
from mageduel.state.running import Attack

bolt_of_vtar = attack_spell("Bolt of V'Tar")


@bolt_of_vtar.answering(SPELL_GIVES)
def draw_on_orbs(attack: Attack) -> list[Trait]:
    """Each orb of the caster's makes it pierce and drain more."""
    orbs = len(orbs_of(attack.defender.game, attack.controller))
    return [MANA_DRAIN(orbs), PIERCING(orbs)] if orbs else []


energy_wave = attack_spell("V'Tarrian Energy Wave")
energy_wave.answer(STRIKES_WALLS_BETWEEN, True)


@energy_wave.answering(SPELL_GIVES)
def swell(attack: Attack) -> list[Trait]:
    """Each orb of the caster's adds a die."""
    orbs = len(orbs_of(attack.defender.game, attack.controller))
    return [DICE(orbs)] if orbs else []
