"""The apprentice and starting lists of the core rulebook, with the names they use there, a line a spell type."""

from __future__ import annotations

APPRENTICE_LISTS = {
    "Beastmaster": """
1 Bearskin Armor 1 Elemental Cloak 1 Staff of Beasts;
3 Bitterwood Fox 1 Emerald Tegu 1 Redclaw, Alpha Male 1 Steelclaw Grizzly 2 Timber Wolf;
2 Bear Strength 1 Cheetah Speed 1 Regrowth 2 Rhino Hide;
1 Call of the Wild 2 Charge 1 Dispel 1 Dissolve 1 Group Heal 1 Minor Heal 1 Rouse the Beast;
2 Geyser 1 Jet Stream
""",
    "Priestess": """
1 Regrowth Belt 1 Staff of Asyra 1 Wind Wyvern Hide;
2 Asyran Cleric 1 Brogan Bloodstone 2 Highland Unicorn 2 Royal Archer;
1 Divine Protection 2 Pacify 1 Rhino Hide 1 Sacred Ground;
1 Dispel 1 Dissolve 1 Force Push 1 Group Heal 1 Heal 1 Minor Heal 1 Sleep;
1 Blinding Flash 2 Pillar of Light
""",
    "Warlock": """
1 Demonhide Armor 1 Lash of Hellfire 1 Leather Gloves;
1 Darkpact Slayer 2 Firebrand Imp 1 Flaming Hellion 1 Goran, Werewolf Pet 1 Skeletal Sentry;
1 Agony 1 Bear Strength 1 Death Link 1 Enfeeble 1 Ghoul Rot 1 Magebane 1 Marked for Death 1
Vampirism;
1 Dispel 1 Drain Life 1 Explode 1 Force Push 2 Vampiric Strike;
1 Fireball 1 Firestorm 2 Flameblast
""",
    "Wizard": """
1 Dragonscale Hauberk 1 Staff of the Arcanum 1 Suppression Cloak;
1 Darkfenne Hydra 1 Gorgon Archer 2 Mana Leech 1 Stonegaze Basilisk;
1 Essence Drain 1 Force Hold;
1 Dispel 1 Dissolve 2 Minor Heal 1 Sleep 1 Steal Enchantment 1 Teleport;
1 Chain Lightning 1 Electrify 2 Lightning Bolt
""",
}
STARTING_LISTS = {
    "Beastmaster": """
1 Bearskin Armor 1 Elemental Cloak 1 Mage Wand 1 Regrowth Belt 1 Ring of Beasts 1 Staff of Beasts;
1 Lair 3 Mana Flower 1 Mohktari 1 Rajan's Fury 3 Tanglevine 1 Tooth & Nail 2 Wall of Thorns;
3 Bitterwood Fox 1 Cervere, The Forest Shadow 1 Emerald Tegu 2 Feral Bobcat 1 Mountain Gorilla 1
Redclaw, Alpha Male 1 Sosruko, Ferret Companion 1 Steelclaw Grizzly 2 Thunderift Falcon 3 Timber
Wolf;
2 Bear Strength 1 Block 1 Bull Endurance 1 Cheetah Speed 1 Cobra Reflexes 1 Eagle Wings 1 Marked for
Death 1 Mongoose Agility 1 Nullify 1 Regrowth 1 Retaliate 2 Rhino Hide;
1 Battle Fury 2 Call of the Wild 1 Charge 2 Dispel 1 Dissolve 1 Force Push 1 Group Heal 1 Heal 1
Knockdown 2 Minor Heal 1 Piercing Strike 1 Perfect Strike 1 Rouse the Beast 1 Shift Enchantment;
2 Geyser 1 Jet Stream
""",
    "Priestess": """
1 Crown of Protection 1 Dawnbreaker Ring 1 Deflection Bracers 1 Ivarium Longbow 1 Mage Wand 1
Moonglow Amulet 1 Ring of Asyra 1 Staff of Asyra 1 Wind Wyvern Hide;
1 Hand of Bim-Shalla 2 Mana Flower 1 Temple of Asyra;
3 Asyran Cleric 1 Brogan Bloodstone 1 Gray Angel 1 Highland Unicorn 2 Knight of Westlock 2 Royal
Archer 1 Valshalla, Lightning Angel;
2 Block 1 Bull Endurance 1 Divine Intervention 2 Divine Protection 1 Hawkeye 1 Nullify 2 Pacify 1
Regrowth 1 Retaliate 1 Rhino Hide 1 Sacred Ground;
1 Dispel 2 Dissolve 1 Force Push 1 Group Heal 2 Heal 1 Lay Hands 1 Minor Heal 1 Perfect Strike 1
Purge Magic 1 Purify 1 Resurrection 1 Sleep;
1 Blinding Flash 2 Pillar of Light
""",
    "Warlock": """
1 Demonhide Armor 1 Elemental Wand 1 Fireshaper Ring 1 Helm of Fear 1 Lash of Hellfire 1 Leather
Gloves 1 Moloch's Torment 1 Ring of Curses;
1 Battleforge 2 Mana Crystal 1 Pentagram 2 Wall of Fire;
1 Adramelech, Lord of Fire 2 Dark Pact Slayer 2 Darkfenne Bat 2 Firebrand Imp 2 Flaming Hellion 1
Goran, Werewolf Pet 1 Malacoda 1 Necropian Vampireess 2 Skeletal Sentry;
1 Agony 1 Bear Strength 1 Chains of Agony 1 Death Link 2 Enfeeble 1 Force Orb 2 Ghoul Rot 1 Hellfire
Trap 1 Magebane 1 Maim Wings 1 Marked for Death 1 Poisoned Blood 1 Vampirism;
1 Dispel 1 Drain Life 1 Evade 2 Explode 1 Force Push 1 Seeking Dispel 1 Teleport 2 Vampiric Strike;
2 Fireball 1 Firestorm 2 Flameblast 1 Ring of Fire
""",
    "Wizard": """
1 Arcane Ring 1 Dragonscale Hauberk 1 Elemental Wand 1 Leather Boots 1 Mage Wand 1 Moonglow Amulet 1
Staff of the Arcanum 1 Suppression Cloak;
2 Mana Crystal 1 Mana Siphon 2 Poison Gas Cloud;
2 Blue Gremlin 1 Darkfenne Hydra 1 Gorgon Archer 1 Huginn, Raven Familiar 2 Mana Leech 1 Moonglow
Faerie 1 Stonegaze Basilisk;
1 Block 1 Circle of Lightning 2 Decoy 2 Essence Drain 1 Force Hold 1 Force Sword 1 Harmonize 1 Jinx
2 Nullify 1 Reverse Attack 1 Reverse Magic 1 Teleport Trap;
1 Banish 1 Dispel 2 Dissolve 1 Drain Power 2 Minor Heal 1 Purge Magic 2 Seeking Dispel 1 Sleep 1
Steal Enchantment 2 Teleport;
1 Chain Lightning 1 Electrify 2 Jet Stream 3 Lightning Bolt 1 Thunderbolt
""",
}
