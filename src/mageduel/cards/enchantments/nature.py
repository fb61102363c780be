"""Enchantments of the Nature school."""

from __future__ import annotations

from mageduel.dsl.script import enchantment
from mageduel.facts.traits import (
    ARMOR,
    CHARGE,
    ELUSIVE,
    FAST,
    FLYING,
    LIFE,
    MELEE,
    PIERCING,
    RANGED,
    REGENERATE,
    UNAVOIDABLE,
)
from mageduel.rules.attack.dice import EXTRA_DICE
from mageduel.rules.attack.kinds import MELEE_ATTACKS
from mageduel.rules.enchantments.reveals import REVEAL_COST, costs_less_to_reveal, is_of_level_1
from mageduel.rules.objects.characteristics import has_subtype
from mageduel.rules.objects.tokens import DISSIPATE_TOKEN
from mageduel.rules.round.upkeep_harm import harms_each_upkeep, its_bearer
from mageduel.state.objects import Object
from mageduel.state.running import Attack

barkskin = enchantment("Barkskin")
barkskin.grants(ARMOR(+2), REGENERATE(2))

bear_strength = enchantment("Bear Strength")
bear_strength.grants(MELEE(+2))

bull_endurance = enchantment("Bull Endurance")
bull_endurance.grants(LIFE(+4))

cheetah_speed = enchantment("Cheetah Speed")
cheetah_speed.grants(FAST)

eagle_wings = enchantment("Eagle Wings")
eagle_wings.grants(FLYING)

hawkeye = enchantment("Hawkeye")
hawkeye.grants(RANGED(+1))

lion_savagery = enchantment("Lion Savagery")
lion_savagery.grants(CHARGE(+2))
lion_savagery.grants(PIERCING(+1), attacks=MELEE_ATTACKS)

mongoose_agility = enchantment("Mongoose Agility")
mongoose_agility.grants(ELUSIVE)

regrowth = enchantment("Regrowth")
regrowth.grants(REGENERATE(2))

rhino_hide = enchantment("Rhino Hide")
rhino_hide.grants(ARMOR(+2))

falcon_precision = enchantment("Falcon Precision")
falcon_precision.grants(UNAVOIDABLE, attacks=MELEE_ATTACKS)

gator_toughness = enchantment("Gator Toughness")
gator_toughness.grants(ARMOR(+1), LIFE(+2))

iguana_regrowth = enchantment("Iguana Regrowth")
iguana_regrowth.grants(LIFE(+2), REGENERATE(1))
iguana_regrowth.answer(REVEAL_COST, lambda host: host.level)

panther_stealth = enchantment("Panther Stealth")
panther_stealth.grants(ELUSIVE)
costs_less_to_reveal(panther_stealth, on=is_of_level_1)

wolf_fury = enchantment("Wolf Fury")
wolf_fury.grants(MELEE(+1))
wolf_fury.grants(PIERCING(+1), attacks=MELEE_ATTACKS)
costs_less_to_reveal(wolf_fury, on=is_of_level_1)

tangleroot = enchantment("Tangleroot")


@tangleroot.answering(EXTRA_DICE)
def hamper(this: Object, attack: Attack) -> int:
    """Melee attacks of its bearer lack a die for each root that still holds."""
    is_hampered = attack.attacker is this.attached_to and attack.is_melee
    return -this.marks.get(DISSIPATE_TOKEN, 0) if is_hampered else 0


overgrowth = enchantment("Overgrowth")
overgrowth.grants(LIFE(+2), MELEE(+1))
costs_less_to_reveal(overgrowth, on=lambda bearer: has_subtype(bearer, "plant"))

reclamation = enchantment("Reclamation")
harms_each_upkeep(reclamation, 2, None, its_bearer)
