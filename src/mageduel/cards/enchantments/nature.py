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
from mageduel.rules.attack.kinds import MELEE_ATTACKS

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
