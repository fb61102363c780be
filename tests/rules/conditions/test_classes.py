"""What is what in the codex: condition markers, effects, traits of attacks, of objects and of spells, attributes."""

import pytest

from mageduel.facts.conditions import CONDITIONS, TAUNT
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import DAMAGE_MODIFIER, IMMUNITY, WORDS, Bearer
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.conditions.markers import give_condition, offer_removal, removal_cost
from mageduel.views.table import table as draw
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

CORE_MARKERS = {"Burn", "Cripple", "Daze", "Rot", "Sleep", "Stun", "Weak"}
ACADEMY_MARKERS = {"Freeze"}
LATER_MARKERS = {
    "Bleed",
    "Corrode",
    "Disable",
    "Grapple",
    "Growth",
    "Ichthellid Larva",
    "Slam",
    "Stagger",
    "Stuck",
    "Suffocate",
    "Tainted",
    "Zombie",
}
NEVER_REMOVED = {"Disable", "Grapple", "Growth", "Zombie"}
ATTACK_TRAITS = {
    "Counterstrike",
    "Defrost",
    "Doublestrike",
    "Ethereal",
    "Mana Drain",
    "Mana Transfer",
    "Piercing",
    "Reach",
    "Sweeping",
    "Triplestrike",
    "Unavoidable",
    "Vampiric",
}
OBJECT_TRAITS = {
    "Aegis",
    "Armor",
    "Blocks LOS",
    "Bloodthirsty",
    "Burnproof",
    "Channeling",
    "Climbing",
    "Corporeal",
    "Extendable",
    "Familiar",
    "Fast",
    "Finite Life",
    "Flying",
    "Incorporeal",
    "Legendary",
    "Life",
    "Living",
    "Magebind",
    "Melee",
    "Nonliving",
    "Passage Attacks",
    "Passage Blocked",
    "Pest",
    "Rage",
    "Ranged",
    "Regenerate",
    "Restrained",
    "Slow",
    "Spawnpoint",
    "Spellbind",
    "Tough",
    "Uncontainable",
    "Unique",
    "Unmovable",
    "Upkeep",
    "Zone Exclusive",
    *(word.name for word in (*DAMAGE_MODIFIER.values(), *IMMUNITY.values())),
}


@pytest.fixture
def table() -> Table:
    return Table()


@rule("codex.class.condition-markers", "codex.class.condition-markers-expansions")
def test_what_removes_markers_finds_exactly_the_markers_that_can_be_removed(table: Table) -> None:
    wolf = table.put(make_creature("Victim", armor=9))
    removable = {each.name for each in CONDITIONS.values() if removal_cost(wolf, each) is not None}
    assert removable == (CORE_MARKERS | LATER_MARKERS | ACADEMY_MARKERS) - NEVER_REMOVED
    assert {each.name for each in CONDITIONS.values()} == CORE_MARKERS | LATER_MARKERS | ACADEMY_MARKERS | {TAUNT.name}


@rule("codex.class.effects")
def test_a_taunt_is_no_marker_that_anything_could_remove(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.run(give_condition(table.game, wolf, TAUNT))
    table.run(give_condition(table.game, wolf, CONDITIONS["daze"]))
    offered: list[Answer] = []

    def look(request: Request) -> Answer:
        offered.extend(request.options)
        return ("done",)

    table.decide("remove condition", look)
    table.run(offer_removal(table.game, BLUE, table.blue, wolf, A_TEST))
    assert offered == [("done",), ("remove", "Daze", 2)]


@rule("codex.class.attack-traits", "codex.class.attack-traits-expansions")
def test_traits_of_attacks_belong_to_one_attack(table: Table) -> None:
    found = {word.name for word in WORDS.values() if word.bearer is Bearer.ATTACK}
    assert found == ATTACK_TRAITS | {"Critical Damage", "Devour", "Extinguish", "Indirect"}


@rule("codex.class.attack-traits")
def test_one_attacks_trait_is_not_the_others(table: Table) -> None:
    hidden = {"name": "Fang", "kind": "melee", "action": "quick", "dice": 1, "traits": ["Piercing +3"]}
    plain = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 1}
    beast = table.put(make_creature("Two Ways", attack=[hidden, plain]), RED)
    rock = table.put(make_creature("Rock", armor=2, life=20), BLUE)
    table.dice("2")
    table.attack(beast, "Fang", rock)
    assert rock.damage == 2
    table.dice("2")
    table.attack(beast, "Claw", rock)
    assert rock.damage == 2


@rule("codex.class.object-traits")
def test_traits_of_objects_belong_to_the_whole_object() -> None:
    found = {word.name for word in WORDS.values() if word.bearer is Bearer.OBJECT}
    assert found >= OBJECT_TRAITS
    assert len(IMMUNITY) == len(DamageType)


@rule("codex.class.object-traits-expansions")
def test_the_expansions_add_more_of_them() -> None:
    found = {word.name for word in WORDS.values() if word.bearer is Bearer.OBJECT}
    later = "Anchored Autonomous Cantrip Dissipate Indestructible Intercept Invisible Lifebond Lumbering Obscured"
    assert found >= {
        *later.split(),
        "Innate Life",
        "Resilient",
        "Rooted",
        "Unstoppable",
        "Uproot",
        "Vigilant",
        "Warded",
    }


@rule("codex.class.spell-traits")
def test_traits_of_spells_are_not_on_the_object_they_become(table: Table) -> None:
    assert {word.name for word in WORDS.values() if word.bearer is Bearer.SPELL} == {"Epic", "Magecast", "Novice"}
    obelisk = table.put("Mordok's Obelisk", RED)
    shown = {each.text for each in draw(table.game, RED).objects[str(obelisk.id)].traits}
    assert "Zone Exclusive" in shown
    assert "Epic" not in shown


@rule("codex.class.charge-either-kind")
def test_charge_in_a_bar_is_for_that_attack_alone_and_the_creatures_own_for_any(table: Table) -> None:
    charge = {"name": "Ram", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Charge +2"]}
    plain = {"name": "Kick", "kind": "melee", "action": "quick", "dice": 2}
    both, own = [charge, plain], ["Charge +2"]
    for traits, bars, name, dice in (([], both, "Ram", 4), ([], both, "Kick", 2), (own, [plain], "Kick", 4)):
        ram = table.put(make_creature("Test Ram", attack=bars, traits=traits), RED, "B2")
        rock = table.put(make_creature("Rock", life=20), BLUE, "B3")
        index = [bar["name"] for bar in bars].index(name)
        table.dice(" ".join(["0"] * dice))
        table.act(ram, ("move", "B3"), ("attack", ram.id, index, rock.id))
