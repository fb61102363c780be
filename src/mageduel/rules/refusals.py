"""Why something is refused: every reason the rules know, each with the rule behind it in our own words."""

from __future__ import annotations

from mageduel.kernel.requests import Refusal, Rule


def _refusal(code: str, sentence: str, document: str, section: str, text: str) -> Refusal:
    return Refusal(code, sentence, Rule(document, section, text))


OUT_OF_RANGE = _refusal(
    "out-of-range",
    "Out of reach.",
    "core",
    "Counting Distances",
    "Range is counted in zones, sideways and up or down, and the target must lie between the two numbers given.",
)
NO_SIGHT = _refusal(
    "no-line-of-sight",
    "A wall hides it from view.",
    "core",
    "Line of Sight",
    "The straight line between the two zones must not pass a border whose wall blocks sight.",
)
INVISIBLE_TARGET = _refusal(
    "invisible",
    "It cannot be seen.",
    "codex",
    "Invisible",
    "Nothing has line of sight to an Invisible object.",
)
OBSCURED_TARGET = _refusal(
    "obscured",
    "It is obscured; come within one zone.",
    "codex",
    "Obscured",
    "Nobody can aim at an Obscured object from beyond a neighbouring zone.",
)
WRONG_TARGET = _refusal(
    "wrong-target",
    "The spell does not take such a target.",
    "core",
    "Declare Spell",
    "The target must be of the kind the casting line names.",
)
IMMUNE_TARGET = _refusal(
    "immune",
    "It is immune to that.",
    "codex",
    "Immunity",
    "An immune object can be neither targeted nor affected by that type of damage, spell or condition.",
)
WARDED_TARGET = _refusal(
    "warded",
    "It is warded against enemy magic.",
    "codex",
    "Warded",
    "An enemy's incantation or enchantment cannot target a Warded object.",
)
NOT_ENOUGH_MANA = _refusal(
    "not-enough-mana",
    "Not enough mana.",
    "core",
    "Pay Costs",
    "A cost must be paid in full out of the mana there is.",
)
NEEDS_FULL_ACTION = _refusal(
    "needs-full-action",
    "That takes a full action, and it has moved.",
    "core",
    "Full Actions",
    "A full action replaces moving; it cannot follow a move.",
)
NOT_QUICK = _refusal(
    "not-quick",
    "Only a quick spell can be cast with a quickcast.",
    "core",
    "Quickcast Action",
    "The quickcast action casts one quick spell and nothing else.",
)
QUICKCAST_USED = _refusal(
    "quickcast-used",
    "The quickcast has been used this round.",
    "core",
    "Quickcast Action",
    "The quickcast marker turns once a round and turns back in the Reset Phase.",
)
GUARDED = _refusal(
    "guarded",
    "Not while an enemy guard stands here.",
    "core",
    "Protect the Zone",
    "While an enemy guard that cannot be ignored is in the zone, a melee attack there must be made on a guard.",
)
FLYING_TARGET = _refusal(
    "flying-target",
    "It flies; only flyers and Reach get at it.",
    "core",
    "Flying",
    "A creature on the ground cannot make a melee attack on a Flying one without Reach.",
)
NOT_IN_ZONE = _refusal(
    "not-in-zone",
    "Melee attacks reach only the same zone.",
    "core",
    "Declare Attack",
    "The target of a melee attack must be in the attacker's zone, or a wall on its border.",
)
NOT_ATTACKABLE = _refusal(
    "not-attackable",
    "It has no Life and cannot be attacked.",
    "core",
    "Attacks",
    "Only objects with a Life value can be attacked.",
)
INCAPACITATED_ACTOR = _refusal(
    "incapacitated",
    "It is incapacitated and cannot act.",
    "codex",
    "Incapacitated",
    "An Incapacitated creature takes no action; a mage may still cast quick spells that are no attacks.",
)
CANNOT_MOVE = _refusal(
    "cannot-move",
    "It is held in place.",
    "core",
    "Declare Move",
    "A Restrained, Rooted or Incapacitated creature takes no move action.",
)
HINDERED = _refusal(
    "hindered",
    "It is hindered and has moved already.",
    "core",
    "Hindering Movement",
    "A creature that leaves or enters a zone with enemies it cannot ignore moves once in its Action Phase.",
)
PASSAGE_IS_BLOCKED = _refusal(
    "passage-blocked",
    "A wall bars the way.",
    "core",
    "Walls",
    "Nobody walks through a wall that blocks passage.",
)
NEEDS_FULL_ACTION_TO_PASS = _refusal(
    "wall-needs-full-action",
    "Getting through that wall takes a full action.",
    "core",
    "Walls",
    "Some walls let a creature through only if it spends its whole action on it.",
)
OUTSIDE = _refusal(
    "outside", "There is nothing beyond the arena's edge.", "core", "Walls", "The outer walls block every passage."
)
NOT_YOUR_SPELL = _refusal(
    "restricted-spell",
    "This mage may not use that spell.",
    "supplement",
    "Spell Restrictions",
    "A restricted spell can be neither in the book, nor cast, nor controlled by another kind of mage.",
)
MAGECAST_ONLY = _refusal(
    "magecast",
    "Only a mage can cast that.",
    "codex",
    "Magecast",
    "A Magecast spell is cast by a mage, never by another object.",
)
LEGENDARY_IN_PLAY = _refusal(
    "legendary",
    "There is one in play already.",
    "codex",
    "Legendary",
    "Only one copy of a Legendary object is in play at a time.",
)
UNIQUE_IN_PLAY = _refusal(
    "unique",
    "You have one in play already.",
    "codex",
    "Unique",
    "Each player has at most one copy of a Unique object in play.",
)
SAME_CONJURATION = _refusal(
    "same-conjuration",
    "The same conjuration is there already.",
    "core",
    "Conjurations",
    "Two conjurations of one name are never attached to the same zone or object.",
)
EXCLUSIVE_TAKEN = _refusal(
    "zone-exclusive",
    "The zone has an exclusive conjuration already.",
    "core",
    "Zone Exclusive",
    "A zone holds one Zone Exclusive conjuration.",
)
WALL_THERE = _refusal("wall-there", "A wall stands there already.", "core", "Walls", "One border holds one wall.")
DUPLICATE_ENCHANTMENT = _refusal(
    "duplicate-enchantment",
    "It has that enchantment already.",
    "supplement",
    "Duplicate Enchantments",
    "No casting on a target with a friendly hidden copy or any revealed copy of the same name.",
)
LOCATION_TAKEN = _refusal(
    "location-taken",
    "That place on an enemy mage is taken.",
    "core",
    "Equipment",
    "Equipment cannot be cast on an enemy mage's location that is in use.",
)
NOT_FOR_WEARER = _refusal(
    "restricted-wearer",
    "That mage may not wear it.",
    "supplement",
    "Equipment Control",
    "Whoever is restricted from a piece of equipment can neither control nor use it.",
)
NOTHING_TO_BIND = _refusal(
    "nothing-to-bind",
    "The spellbook has no spell that could be bound to it.",
    "core",
    "Spellbinding",
    "A spell is bound out of the spellbook, and must be one the object can hold.",
)
DETERRED = _refusal(
    "deterred",
    "It was frightened off and does not dare to attack him this round.",
    "supplement",
    "Helm of Fear",
    "An attacker that was frightened off attacks the same defender again this round only in a counterstrike.",
)
MUST_ATTACK = _refusal(
    "must-attack",
    "It must make the attack it is driven to.",
    "supplement",
    "Mandatory Actions",
    "A creature under a mandatory action takes it whenever it is possible.",
)
CANNOT_PASS = _refusal(
    "cannot-pass",
    "Passing needs fewer ready creatures than an opponent has.",
    "core",
    "Action Phases",
    "A player may pass only while somebody else has more active creatures.",
)
HELD_FAST = _refusal(
    "held-fast",
    "It is held and can strike only its grappler.",
    "codex",
    "Grapple",
    "A grappled creature's own attacks are melee attacks on whoever holds it; spells are free.",
)
STAGGERED = _refusal(
    "staggered", "It is staggered.", "codex", "Stagger", "A Staggered minor creature neither attacks nor guards."
)
ALREADY_USED = _refusal(
    "already-used",
    "That has been used this round.",
    "core",
    "Action Markers & Ready Markers",
    "An ability with a ready marker is used once and is ready again after the Reset Phase.",
)
ENEMIES_IN_ZONE = _refusal(
    "enemies-in-zone",
    "A trap cannot be laid where enemies stand.",
    "core",
    "Traps",
    "A trap targets a zone without enemy creatures.",
)
NO_CHANNELING = _refusal(
    "no-channeling",
    "It channels no mana of its own.",
    "supplement",
    "Harmonize",
    "What gives mana without a Channeling attribute of its own cannot be harmonized.",
)
NOT_PREPARED = _refusal(
    "not-prepared",
    "That spell was not prepared for this.",
    "core",
    "Planning",
    "Only spells chosen in the Planning Phase, bound spells and built-in ones can be cast.",
)
NOT_ADJACENT = _refusal(
    "not-adjacent",
    "A move action goes one zone.",
    "core",
    "Movement",
    "A creature moves from zone to zone, sideways and up or down, one zone with each move action.",
)
NOT_READY = _refusal(
    "not-ready",
    "It has acted this round, or has only just come into play.",
    "core",
    "Action Phases",
    "Only a creature whose action marker lies on its ready side can be activated.",
)
