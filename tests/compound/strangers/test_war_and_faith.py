"""Outposts, altars, wards and songs: cards of different Arena sets that get in each other's way."""

import pytest

from mageduel.dsl.steps import DECLARE_ATTACK
from mageduel.facts.conditions import BURN, GRAPPLE, STUN, ZOMBIE
from mageduel.facts.traits import ELUSIVE, FLYING, MELEE, RESTRAINED
from mageduel.rules.objects.presence import to_discard
from tests.compound.piles import discarded, in_book
from tests.kit.answers import LET_GO, NOTHING, PAY, attack, move, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature, make_wall

AXE = {"name": "Axe", "kind": "melee", "action": "quick", "dice": 1, "traits": ["Ethereal"]}


@pytest.fixture
def table() -> Table:
    return Table(red="Beastmaster", blue="Warlock")


def fell(table: Table, victim: object, seat: int = RED) -> None:
    """Let somebody strike down what has one point of Life left."""
    place = table.place(victim)  # type: ignore[arg-type]
    assert place is not None
    axe = table.put(make_creature("Axeman", attack=[AXE]), seat, place)
    table.dice("1*")
    table.attack(axe, "Axe", victim)  # type: ignore[arg-type]
    assert not table.in_play(victim)  # type: ignore[arg-type]


@rule("sup.codex.life-loss-not-destroyed-by-damage")
def test_a_bomber_that_falls_with_the_lifetree_does_not_go_off(table: Table) -> None:
    tree = table.put("Etherian Lifetree", BLUE, "C4", damage=7)
    bomber = table.put("Goblin Bomber", RED, damage=5)
    assert table.life(bomber) == 7
    fell(table, tree)
    assert not table.in_play(bomber)


def test_a_decoy_nobody_keeps_up_beside_the_monolith_pays_all_the_same(table: Table) -> None:
    table.put("Harshforge Monolith", RED, "B2")
    near, far = table.put("Timber Wolf", BLUE, "B3"), table.put("Timber Wolf", BLUE, "B4")
    decoy, other = table.hide("Decoy", near), table.hide("Decoy", far)
    table.decide("upkeep", LET_GO)
    table.upkeep()
    assert (table.in_play(decoy), table.in_play(other), table.blue.mana) == (False, True, 52)


def test_gauntlets_under_a_ward_are_paid_for_twice(table: Table) -> None:
    table.move_to(table.blue, "C1")
    gauntlets = table.attach("Champion's Gauntlets", table.red)
    table.attach("Armor Ward", table.red)
    table.always("pay to destroy", PAY)
    table.cast(table.blue, "Dissolve", table.red, gauntlets.id)
    assert (table.in_play(gauntlets), table.blue.mana) == (False, 50 - 2 - 4 - 2)


def test_a_blade_the_gauntlets_hold_does_not_explode(table: Table) -> None:
    table.move_to(table.blue, "C1")
    table.attach("Champion's Gauntlets", table.red)
    blade = table.attach("Vorpal Blade", table.red)
    table.cast(table.blue, "Explode", table.red, blade.id)
    assert (table.in_play(blade), table.red.damage, table.attacks()) == (True, 0, [])


@rule("sup.spell.steal-equipment-not-restricted")
def test_a_stolen_force_blade_breaks_in_a_wizards_hand_and_goes_home() -> None:
    table = Table(red="Wizard", blue="Forcemaster")
    table.move_to(table.blue, "C1")
    blade = table.attach("Galvitar, Force Blade", table.blue)
    spell = table.cast(table.red, "Steal Equipment", table.blue, blade.id)
    assert (spell.paid, table.in_play(blade)) == (22, False)
    assert (in_book(table, BLUE), discarded(table, BLUE)) == (["Galvitar, Force Blade"], [])


def test_a_mind_freed_by_the_end_of_all_magic_is_stunned_and_goes_home() -> None:
    table = Table(red="Wizard", blue="Forcemaster")
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", RED, "B2")
    table.move_to(table.blue, "B3")
    control = table.hide("Mind Control", wolf, BLUE)
    table.reveal(control)
    assert (wolf.controller, wolf.conditions) == (BLUE, {STUN: 1})
    wolf.conditions.clear()
    table.cast(table.red, "Destroy Magic", "B2")
    assert (wolf.controller, wolf.conditions) == (RED, {STUN: 1})


def test_no_strength_helps_at_the_altar_of_infernia_but_a_charge_does(table: Table) -> None:
    table.put("Altar of Infernia", BLUE, "A1")
    gorilla = table.put("Mountain Gorilla", RED, "B2", tokens={"Rage": 3})
    table.attach("Bear Strength", gorilla)
    foe = table.put(make_creature("Foe"), BLUE, "B3")
    table.cast(table.red, "Charge", gorilla)
    table.dice("0 0 0 0 0")
    table.act(gorilla, move("B3"), attack(gorilla, "Fists", foe))
    assert table.value(gorilla, MELEE) == 0


def test_a_debilitated_wolverine_rages_in_vain_but_is_hard_to_hurt_and_hits_back(table: Table) -> None:
    wolverine = table.put("Dragonclaw Wolverine", RED, tokens={"Rage": 3})
    table.attach("Debilitate", wolverine, BLUE)
    foe = table.put(make_creature("Foe"), BLUE)
    table.decide("counterstrike", take(wolverine))
    table.dice("2 2 2")
    table.dice("0 0 0", effect=1)
    table.attack(foe, "Strike", wolverine)
    assert (table.armor(wolverine), wolverine.damage) == (5, 1)


@rule("ruling.r6")
def test_peace_and_pacifism_are_paid_together_or_not_at_all(table: Table) -> None:
    table.put("Altar of Peace", RED, "A1")
    wolf = table.put("Timber Wolf", BLUE)
    foe = table.put(make_creature("Foe"), RED)
    table.attach("Pacify", wolf, RED)
    table.mana(BLUE, 2)
    assert table.why_no_attack(wolf, "Bite", foe) == "not-enough-mana"
    table.mana(BLUE, 3)
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", foe)
    assert table.blue.mana == 0


def test_corruption_counts_what_the_victims_friends_have_hidden_and_shown(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.attach("Arcane Corruption", wolf, RED)
    table.attach("Bear Strength", wolf)
    table.hide("Nullify", wolf)
    table.hide("Decoy", wolf, RED)
    table.upkeep()
    assert wolf.damage == 2


def test_in_the_fog_only_the_next_zone_is_seen_except_by_the_dawnbreakers_eye(table: Table) -> None:
    table.put("Rolling Fog", BLUE, "A4")
    table.move_to(table.red, "B1")
    near, far = table.put("Timber Wolf", BLUE, "B2"), table.put("Timber Wolf", BLUE, "B3")
    assert table.why_no_cast(table.red, "Fireball", near) is None
    assert table.why_no_cast(table.red, "Fireball", far) == "obscured"
    assert table.why_no_cast(table.red, "Sandstorm", "B3") == "obscured"
    artemis = table.put("Artemis, Dawnbreaker's Eye", RED, "B1")
    archer = table.put("Royal Archer", RED, "B1")
    assert table.why_no_attack(artemis, "Thrown Spear", far) is None
    assert table.why_no_attack(archer, "Longbow", far) == "obscured"


def test_a_mind_sends_its_eye_into_the_fog_and_casts_from_there() -> None:
    table = Table(red="Forcemaster", blue="Warlock")
    table.put("Rolling Fog", BLUE, "A4")
    wolf = table.put("Timber Wolf", BLUE, "B3")
    fist = ("cast", 0, "Invisible Fist", wolf.id)
    assert fist not in table.cast_options(table.red, "Invisible Fist")
    table.put("Mind's Eye", RED, "B2")
    assert fist in table.cast_options(table.red, "Invisible Fist")


def test_three_heads_answer_in_three_bites_and_meet_one_surge(table: Table) -> None:
    cerberus = table.put("Cerberus", BLUE)
    table.put("Deathlock", BLUE)
    table.guard(cerberus)
    wolf = table.put("Timber Wolf", RED)
    table.attach("Circle of Lightning", wolf)
    table.dice("0 0 0 0")
    table.decide("counterstrike", take(cerberus))
    table.dice("1* 0 0")
    table.dice("1* 0 0")
    table.dice("1* 0 0")
    table.dice("2* 0", effect=1)
    table.attack(wolf, "Bite", cerberus)
    assert (wolf.damage, cerberus.damage, cerberus.guarding) == (3, 2, False)


@rule("sup.spell.temple-high-guard-first-strike-timing", "sup.spell.temple-high-guard-no-second-counterstrike")
def test_a_halberd_that_strikes_first_meets_the_surge_first(table: Table) -> None:
    halberd = table.put("Temple High Guard", BLUE)
    table.guard(halberd)
    fox = table.put("Bitterwood Fox", RED)
    table.attach("Bull Endurance", fox)
    table.attach("Circle of Lightning", fox)
    table.decide("counterstrike", take(halberd))
    table.dice("1 0 0 0 0 0")
    table.dice("0 0 0 0", effect=9)
    table.dice("1 1 1")
    table.attack(fox, "Bite", halberd)
    assert (fox.damage, halberd.damage) == (1, 1)
    assert (halberd.conditions, halberd.guarding) == ({STUN: 1}, False)


@rule("sup.spell.fumble-counts-as-not-hit")
def test_three_bites_fumbled_wake_no_surge_and_are_answered_once(table: Table) -> None:
    hydra = table.put("Darkfenne Hydra", RED)
    knight = table.put("Knight of Westlock", BLUE)
    table.attach("Circle of Lightning", knight)
    table.guard(knight)
    fumble = table.hide("Fumble", hydra, BLUE)
    table.reveal_after(DECLARE_ATTACK, fumble, by=hydra)
    table.decide("counterstrike", take(knight))
    table.dice("2* 0 0 0 0")
    table.attack(hydra, "Triple Bite", knight)
    assert (hydra.damage, knight.damage, knight.guarding, table.blue.mana) == (2, 0, False, 50 - 3)


@rule("sup.spell.eye-for-an-eye-untyped")
def test_a_demon_of_fire_feels_the_blow_it_deals_but_does_not_burn() -> None:
    table = Table(red="Priestess", blue="Warlock")
    cleric = table.put("Asyran Cleric", RED)
    eye = table.hide("Eye for an Eye", cleric)
    imp = table.put("Firebrand Imp", BLUE)
    table.reveal_after(DECLARE_ATTACK, eye, by=imp)
    table.dice("2* 1", effect=8)
    table.attack(imp, "Hellfire Claws", cleric)
    assert (cleric.damage, cleric.conditions) == (2, {BURN: 1})
    assert (imp.damage, imp.conditions) == (2, {})


@rule("codex.zombie.obliterate")
def test_a_stolen_dead_wolf_dies_for_good_and_still_feeds_the_graveyard() -> None:
    table = Table(red="Necromancer", blue="Beastmaster")
    graveyard = table.put("Graveyard", RED, "A1")
    to_discard(table.game, table.card("Timber Wolf"), BLUE)
    spell = table.cast(table.red, "Animate Dead", "arena", "Timber Wolf", BLUE)
    wolf = table.find("Timber Wolf")
    assert (spell.paid, wolf.controller, wolf.damage, wolf.conditions) == (5, RED, 2, {ZOMBIE: 1})
    wolf.damage = table.life(wolf) - 1
    mana = graveyard.mana
    table.decide("offer", take())
    fell(table, wolf, BLUE)
    assert (graveyard.mana - mana, discarded(table, BLUE), discarded(table, RED)) == (2, [], ["Animate Dead"])


def test_the_lifetree_gives_to_all_that_live_even_poisoned_and_not_to_zombies(table: Table) -> None:
    table.put("Etherian Lifetree", RED, "C4")
    fox, ghoul = table.put("Bitterwood Fox", BLUE), table.put("Skeletal Minion", BLUE)
    table.attach("Poisoned Blood", fox, RED)
    assert (table.life(fox), table.life(ghoul)) == (7, 6)
    table.condition(fox, ZOMBIE)
    assert table.life(fox) == 5


@rule("sup.codex.restrained-no-flying")
def test_a_falcon_pulled_down_and_tied_stays_down_until_the_vine_is_gone(table: Table) -> None:
    gravikor = table.put("Gravikor", RED, "B1", damage=5)
    falcon = table.put("Thunderift Falcon", BLUE, "B2")
    vine = table.attach("Tanglevine", falcon, RED)
    assert not table.has(falcon, FLYING)
    fell(table, gravikor, BLUE)
    assert not table.has(falcon, FLYING)
    vine.damage = 7
    fell(table, vine, BLUE)
    assert table.has(falcon, FLYING)


def test_a_goblin_in_the_mud_slips_past_nobody_and_cannot_be_pushed_out(table: Table) -> None:
    table.put("Slaknir, Goblin Chieftain", RED, "A1")
    grunt = table.put("Goblin Grunt", RED, "B2")
    guard, prize = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", BLUE, "B2")
    table.guard(guard)
    assert table.why_no_attack(grunt, "Shortsword", prize) is None
    table.put("Swamp", BLUE, "B2")
    assert table.why_no_attack(grunt, "Shortsword", prize) == "guarded"
    table.move_to(table.blue, "B3")
    table.cast(table.blue, "Force Push", grunt, 1, 0)
    assert table.place(grunt) == "B2"


def test_a_griffin_held_to_the_ground_lets_the_leopard_slip_by(table: Table) -> None:
    griffin = table.put("Victorian Griffin", BLUE)
    guard = table.put("Timber Wolf", BLUE)
    table.guard(guard)
    leopard = table.put("Kumanjaran Leopard", RED)
    fox = table.put("Bitterwood Fox", BLUE)
    assert (table.has(leopard, ELUSIVE), table.why_no_attack(leopard, "Pounce", fox)) == (False, "guarded")
    table.attach("Force Hold", griffin, RED)
    assert (table.has(leopard, ELUSIVE), table.why_no_attack(leopard, "Pounce", fox)) == (True, None)


def test_in_the_leviathans_water_a_falcon_is_within_reach(table: Table) -> None:
    table.put("Sherean Leviathan", RED)
    falcon, wolf = table.put("Thunderift Falcon", BLUE), table.put("Timber Wolf", RED)
    assert table.why_no_attack(wolf, "Bite", falcon) == "flying-target"
    table.put("Shallow Sea", RED)
    assert table.has(falcon, RESTRAINED)
    assert table.why_no_attack(wolf, "Bite", falcon) is None


@rule("sup.spell.kraken-snatch-before-grapple")
def test_the_kraken_drags_its_prey_against_a_wall_and_loses_it(table: Table) -> None:
    kraken = table.put("Kraken", RED, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.wall(make_wall("Grate", life=5), "B2|B3")
    table.dice("0 0 0", effect=5)
    table.dice("1* 0 0")
    table.attack(kraken, "Tentacle Grasp", wolf)
    assert (table.place(wolf), wolf.damage, GRAPPLE in wolf.conditions) == ("B3", 1, False)


def test_flags_forges_and_trenches_add_up_but_not_for_the_bearer(table: Table) -> None:
    grunt, butcher = table.put("Goblin Grunt", RED), table.put("Orc Butcher", RED)
    table.attach("Standard Bearer", butcher)
    table.put("Armory", RED, "C4")
    table.attach("Fortified Position", "B2", RED)
    foe = table.put(make_creature("Foe", armor=3), BLUE)
    assert (table.armor(grunt), table.armor(butcher)) == (4, 4)
    assert table.value(grunt, MELEE) == 1
    table.dice("1 1 1 1")
    table.attack(grunt, "Shortsword", foe)
    assert foe.damage == 2


def test_a_teleport_trap_in_an_anchored_zone_is_spent_for_nothing(table: Table) -> None:
    trap = table.hide("Teleport Trap", "B3", RED)
    table.attach("Astral Anchor", "B3", BLUE)
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.decide("pay reveal", PAY)
    table.act(wolf, move("B3"), NOTHING)
    assert (table.place(wolf), table.in_play(trap)) == ("B3", False)
