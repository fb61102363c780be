"""Who must, who may and who cannot: moves, minds, prices and copies of different sets against each other."""

import pytest

from mageduel.dsl.steps import COUNTER_SPELL, DECLARE_ATTACK, LEAVING_ZONE
from mageduel.facts.conditions import BURN, DAZE, DISABLE, SLAM, STUN
from mageduel.facts.traits import FAST, SLOW
from mageduel.rules.objects.presence import to_discard
from tests.compound.piles import discarded, in_book
from tests.kit.answers import DECLINE, NOTHING, PAY, STOP, move, take
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table, make_creature, make_wall

AXE = {"name": "Axe", "kind": "melee", "action": "quick", "dice": 1}
WIDE = {"name": "Wide", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Sweeping"]}


@pytest.fixture
def table() -> Table:
    return Table(red="Beastmaster", blue="Warlock")


# Moves


def test_a_fox_that_stumbles_on_its_second_stretch_can_still_bite(table: Table) -> None:
    fox = table.put("Bitterwood Fox", RED, "B1")
    foe = table.put(make_creature("Foe", traits=["Flying"]), BLUE, "B2")
    stumble = table.hide("Stumble", fox, BLUE)
    table.reveal_after(LEAVING_ZONE, stumble, by=fox, target="B3")
    rest = table.offered(fox, move("B2"), move("B3"))
    assert (table.place(fox), table.in_play(stumble)) == ("B2", False)
    assert [each for each in rest if each[0] == "move"] == []
    assert ("guard",) in rest
    assert foe.damage == 0


def test_a_wolf_that_stumbles_on_its_second_stretch_has_spent_its_action(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B1")
    stumble = table.hide("Stumble", wolf, BLUE)
    table.reveal_after(LEAVING_ZONE, stumble, by=wolf, target="B3")
    table.act(wolf, move("B2"), move("B3"))
    assert table.place(wolf) == "B2"


def test_speed_and_weakness_leave_an_ordinary_walker(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B1")
    table.attach("Cheetah Speed", wolf)
    table.attach("Enfeeble", wolf, BLUE)
    assert (table.has(wolf, FAST), table.has(wolf, SLOW)) == (False, False)
    rest = table.offered(wolf, move("B2"))
    assert ("move", "B3") in rest
    assert ("guard",) in rest


def test_a_spirit_that_blows_its_victim_against_a_wall_is_struck_back(table: Table) -> None:
    table.wall(make_wall("Grate"), "B2|B3")
    spirit = table.put("Whirling Spirit", RED, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.guard(wolf)
    table.dice("0 0 0 0", effect=7)
    table.decide("direction", ("push", 1))
    table.dice("1* 0 0")
    table.decide("counterstrike", take(wolf))
    table.dice("1 1 0 0")
    table.attack(spirit, "Windstorm", wolf)
    assert (table.place(wolf), wolf.damage, spirit.damage) == ("B2", 1, 2)


def test_bashed_into_spikes_and_slammed_on_them() -> None:
    table = Table(red="Forcemaster", blue="Warlord")
    table.move_to(table.red, "B2")
    table.put("Mangler Caltrops", BLUE, "B3")
    wolf, grunt = table.put("Timber Wolf", BLUE, "B2"), table.put("Goblin Grunt", BLUE, "B3")
    table.dice("1 0")
    table.decide("slam into", ("slam", grunt.id))
    table.cast(table.red, "Force Bash", wolf, 1, 0)
    assert (table.place(wolf), wolf.conditions, grunt.conditions) == ("B3", {SLAM: 1}, {SLAM: 1})
    assert wolf.damage == 0


def test_love_frees_the_bloodthirsty_from_its_thirst() -> None:
    table = Table(red="Siren", blue="Warlock")
    goran = table.put("Goran, Werewolf Pet", BLUE, "B2")
    wolf = table.put("Timber Wolf", RED, "B2", damage=3)
    assert ("move", "B3") not in table.actions(goran)
    table.decide("choose one", take(wolf))
    table.always("offer", DECLINE)
    table.reveal(table.hide("Song of Love", goran, RED))
    assert tokens_on(wolf) == {"Love": 1}
    assert ("move", "B3") in table.actions(goran)
    assert table.why_no_attack(goran, "Fangs", wolf) is not None


def test_hate_cannot_drag_whom_a_vine_holds() -> None:
    table = Table(red="Siren", blue="Warlock")
    slayer = table.put("Dark Pact Slayer", BLUE, "A1")
    wolf = table.put("Timber Wolf", RED, "C4")
    table.decide("choose one", take(wolf))
    table.always("offer", DECLINE)
    table.reveal(table.hide("Chant of Rage", slayer, RED))
    assert ("guard",) not in table.actions(slayer)
    table.attach("Tanglevine", slayer, RED)
    assert ("guard",) in table.actions(slayer)


# Dice


def test_akiro_lets_the_dazed_try_again_and_has_nothing_left_for_the_dice() -> None:
    table = Table(red="Warlord", blue="Warlock")
    butcher, foe = table.put("Orc Butcher", RED), table.put(make_creature("Foe"), BLUE)
    table.attach("Akiro's Favor", butcher)
    table.condition(butcher, DAZE)
    table.effect(2, 9)
    table.decide("reroll", take())
    table.dice("0 0 0 1")
    table.attack(butcher, "Meat Cleaver", foe)
    assert foe.damage == 1


def test_a_charmed_sweeper_sweeps_past_its_charmer() -> None:
    table = Table(red="Forcemaster", blue="Warlock")
    table.move_to(table.red, "B2")
    sweeper = table.put(make_creature("Sweeper", attack=[WIDE]), BLUE)
    fox = table.put("Bitterwood Fox", RED)
    table.attach("Charm", sweeper, RED)
    assert table.why_no_attack(sweeper, "Wide", table.red) == "charmed"
    table.dice("0 0")
    table.decide("sweep", STOP)
    table.attack(sweeper, "Wide", fox)
    assert ("sweep", table.red.id) not in table.asked[-1].options


# Prices


@rule("sup.spell.jinx-refunds-amount-actually-spent")
def test_a_jinx_gives_back_what_plate_and_ring_made_of_the_price() -> None:
    table = Table(red="Forcemaster", blue="Warlord")
    table.move_to(table.blue, "C1")
    table.attach("Harshforge Plate", table.blue)
    table.attach("Force Ring", table.red)
    table.hide("Jinx", table.red, BLUE)
    table.decide("pay reveal", PAY)
    spell = table.cast(table.red, "Force Push", table.blue, 1, 0)
    assert (spell.paid, table.red.mana) == (3 + 2 - 1, 50)
    assert "Force Push" in in_book(table, RED)


def test_a_cursing_blade_pays_the_toll_of_the_plate() -> None:
    table = Table(red="Warlock", blue="Warlord")
    table.move_to(table.blue, "C1")
    table.attach("Harshforge Plate", table.blue)
    sword = table.attach("Sectarus, Dark Rune Sword", table.red, mana=3)
    table.prepare_for(sword, "Agony")
    table.decide("strike with a curse", take(table.blue))
    table.dice("2* 0 0 0 0")
    table.attack(table.red, "Cursed Edge", table.blue, source=sword)
    assert table.find("Agony", on=table.blue).hidden
    assert (sword.mana, table.red.mana) == (0, 49)


def test_a_disarming_turned_back_disarms_the_one_who_tried() -> None:
    table = Table(red="Wizard", blue="Warlock")
    table.move_to(table.blue, "C1")
    table.hide("Reverse Magic", table.red)
    cloak = table.attach("Suppression Cloak", table.red)
    lash = table.attach("Lash of Hellfire", table.blue)
    table.decide("pay reveal", PAY)
    table.decide("turn spell", lambda request: next(each for each in request.options if lash.id in each))
    table.cast(table.blue, "Disarm", table.red, cloak.id)
    assert (DISABLE in lash.conditions, DISABLE in cloak.conditions) == (True, False)
    assert "Searing Thrash" not in [
        lash.card.attacks[each[2]].name
        for each in table.actions(table.blue)
        if each[0] == "attack" and each[1] == lash.id
    ]


def test_a_nullify_keeps_the_thief_from_the_wand() -> None:
    table = Table(red="Forcemaster", blue="Wizard")
    table.move_to(table.blue, "C1")
    wand = table.attach("Mage Wand", table.blue, location="weapon")
    table.bind(wand, "Evade")
    nullify = table.hide("Nullify", table.blue)
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Steal Equipment", table.blue, wand.id)
    assert (wand.controller, table.in_play(nullify), table.red.mana) == (BLUE, False, 40)


# Copies and masters


def test_the_dead_alpha_does_not_rise_while_another_leads() -> None:
    table = Table(red="Necromancer", blue="Beastmaster")
    for name in ("Redclaw, Alpha Male", "Timber Wolf"):
        to_discard(table.game, table.card(name), BLUE)
    rises = ("cast", 0, "Animate Dead", "arena", "Redclaw, Alpha Male", BLUE)
    assert rises in table.cast_options(table.red, "Animate Dead")
    table.put("Redclaw, Alpha Male", BLUE)
    assert rises not in table.cast_options(table.red, "Animate Dead")


def test_nobody_sacrifices_what_he_only_controls() -> None:
    table = Table(red="Warlock", blue="Beastmaster")
    table.put("Sacrificial Altar", RED)
    imp, wolf = table.put("Firebrand Imp", RED), table.put("Timber Wolf", BLUE)
    table.control(wolf, RED)
    offered = [each for each in table.between(RED) if each[0] == "ability"]
    assert any(imp.id in each for each in offered)
    assert not [each for each in offered if each[3] == wolf.id]


def test_a_creature_that_dies_in_foreign_service_is_a_skull_for_its_old_master() -> None:
    table = Table(red="Necromancer", blue="Forcemaster")
    altar = table.put("Altar of Skulls", RED, "A1")
    wolf = table.put("Timber Wolf", RED, damage=9)
    table.control(wolf, BLUE)
    axe = table.put(make_creature("Axeman", attack=[AXE]), RED)
    table.dice("2*")
    table.attack(axe, "Axe", wolf)
    assert (tokens_on(altar), discarded(table, RED)) == ({"Skull": 1}, ["Timber Wolf"])


def test_a_spore_whose_mind_is_taken_casts_what_was_bound_to_it() -> None:
    table = Table(red="Forcemaster", blue="Forcemaster")
    spore = table.put("Thoughtspore", BLUE, mana=5)
    table.bind(spore, "Force Push")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.control(spore, RED)
    table.cast(spore, "Force Push", wolf, 1, 0)
    assert (table.place(wolf), spore.bound) == ("B3", table.card("Force Push"))


def test_a_trap_laid_by_the_thief_of_minds_waits_for_the_old_master_only() -> None:
    table = Table(red="Forcemaster", blue="Beastmaster")
    trap = table.hide("Hellfire Trap", "B3", RED)
    wolf, fox = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", BLUE, "B4")
    table.control(wolf, RED)
    table.act(wolf, move("B3"), NOTHING)
    assert trap.hidden
    table.decide("pay reveal", PAY)
    table.dice("1 0 0 0", effect=1)
    table.act(fox, move("B3"), NOTHING)
    assert fox.damage == 1


def test_a_guard_lost_to_a_foreign_mind_guards_the_other_side(table: Table) -> None:
    table = Table(red="Forcemaster", blue="Beastmaster")
    wolf, fox = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", BLUE)
    grunt = table.put("Goblin Grunt", RED)
    table.guard(wolf)
    assert table.why_no_attack(grunt, "Shortsword", fox) == "guarded"
    table.control(wolf, RED)
    assert table.why_no_attack(grunt, "Shortsword", fox) is None
    assert table.why_no_attack(fox, "Bite", grunt) == "guarded"


def test_a_shield_shown_in_time_keeps_the_mind_of_one_sleeper_awake() -> None:
    table = Table(red="Forcemaster", blue="Beastmaster")
    table.move_to(table.red, "B2")
    wolf, fox = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", BLUE)
    minion = table.put("Skeletal Minion", BLUE)
    shield = table.hide("Mind Shield", wolf)
    table.reveal_after(COUNTER_SPELL, shield)
    table.cast(table.red, "Mass Sleep", "B2")
    assert [bool(each.conditions) for each in (wolf, fox, minion)] == [False, True, False]


def test_a_forcefield_meets_no_miss_and_a_daze_costs_no_token() -> None:
    table = Table(red="Beastmaster", blue="Forcemaster")
    table.move_to(table.blue, "B2")
    field = table.attach("Forcefield", table.blue)
    wolf = table.put("Timber Wolf", RED)
    table.condition(wolf, DAZE)
    table.effect(3)
    table.attack(wolf, "Bite", table.blue)
    assert tokens_on(field) == {"Forcefield": 3}
    table.effect(7)
    table.attack(wolf, "Bite", table.blue)
    assert (tokens_on(field), table.blue.damage) == ({"Forcefield": 2}, 0)


def test_a_mage_stunned_in_his_turn_may_still_deploy_his_barracks() -> None:
    table = Table(red="Warlord", blue="Warlock")
    barracks = table.put("Barracks", RED, "C1", mana=5)
    table.put("Archer's Watchtower", RED, "A1")
    table.condition(table.red, STUN)
    table.prepare_for(barracks, "Goblin Grunt")
    table.decide("deploy", take("Goblin Grunt"))
    table.always("offer", DECLINE)
    table.deploy()
    assert (table.place(table.find("Goblin Grunt")), barracks.mana) == ("C1", 1)


def test_who_is_confused_out_of_a_counterstrike_may_hit_a_friend() -> None:
    table = Table(red="Forcemaster", blue="Warlock")
    slayer, imp = table.put("Dark Pact Slayer", BLUE), table.put("Firebrand Imp", BLUE)
    table.guard(slayer)
    table.attach("Confusion", slayer, RED)
    fox = table.put("Bitterwood Fox", RED)
    table.dice("0 0 0")
    table.decide("counterstrike", take(slayer))
    table.effect(6)
    table.dice("1 0 0 0")
    table.attack(fox, "Bite", slayer)
    assert (fox.damage, imp.damage) == (1, 0)


def test_a_watchtower_sends_the_arrow_over_the_wall_only_for_its_soldier() -> None:
    table = Table(red="Warlord", blue="Warlock")
    table.put("Archer's Watchtower", RED, "B1")
    archer = table.put("Goblin Slinger", RED, "B1")
    foe = table.put(make_creature("Foe"), BLUE, "B2")
    table.wall("Wall of Stone", "B1|B2")
    assert table.why_no_attack(archer, "Stone Sling", foe) in (None, "no-line-of-sight")
    offered = table.actions(archer)
    assert ("attack", archer.id, 0, foe.id) in offered
    gorgon = table.put("Gorgon Archer", RED, "B1")
    assert ("attack", gorgon.id, 0, foe.id) not in table.actions(gorgon)


def test_a_blow_that_may_miss_twice_needs_both_eyes() -> None:
    table = Table(red="Paladin", blue="Warlock")
    slayer, foe = table.put("Dark Pact Slayer", BLUE), table.put(make_creature("Foe"), RED)
    table.attach("Blind", slayer, RED)
    table.condition(slayer, DAZE)
    table.effect(9, 4)
    table.attack(slayer, "Hellsword", foe)
    assert (foe.damage, [each.missed for each in table.attacks()]) == (0, [True])


# Who counts as what


def test_the_daughter_of_badgers_hunts_with_the_knife_and_fights_with_the_flank() -> None:
    table = Table(red="Beastmaster", blue="Warlock")
    table.move_to(table.red, "B2")
    kajarah = table.attach("Kajarah", table.red)
    badger, foe = table.put("Izimbila, Daughter of Badgers", RED), table.put(make_creature("Foe"), BLUE)
    assert table.odds(table.red, "Serrated Edge", foe, source=kajarah).dice.value == 2
    table.dice("1 0 0 0")
    table.attack(badger, "Feral Spear", foe)
    assert table.odds(table.red, "Serrated Edge", foe, source=kajarah).dice.value == 3


def test_what_the_mage_has_learned_makes_her_a_soldier_of_the_garrison() -> None:
    table = Table(red="Warlord", blue="Warlock")
    table.put("Garrison Post", RED, "A3")
    table.decide("place", ("place", "A3"))
    table.always("offer", DECLINE)
    table.cast(table.red, "Izimbila, Daughter of Badgers", "C1")
    assert table.place(table.find("Izimbila, Daughter of Badgers")) == "A3"


def test_staff_and_fire_know_her_by_what_she_is_for_her_mage() -> None:
    table = Table(red="Beastmaster", blue="Warlord")
    table.move_to(table.red, "B2")
    table.attach("Staff of Beasts", table.red)
    badger = table.put("Izimbila, Daughter of Badgers", RED)
    names = [each for each in table.actions(table.red) if each[0] == "cast" and badger.id in each]
    assert names
    table.control(badger, BLUE)
    assert not [each for each in table.actions(table.red) if each[0] == "cast" and badger.id in each]


# Steps that are left out


@rule("sup.spell.burning-cuirass-needs-step-and-living-mage", "sup.spell.cloak-of-fire-needs-step-and-living-mage")
def test_cuirass_and_cloak_burn_nobody_whose_attack_was_stopped_before_that_step() -> None:
    table = Table(red="Warlock", blue="Wizard")
    table.move_to(table.red, "B2")
    table.attach("Burning Cuirass", table.red)
    table.attach("Cloak of Fire", table.red)
    divine = table.hide("Divine Intervention", table.red)
    wolf = table.put("Timber Wolf", BLUE)
    table.reveal_after(DECLARE_ATTACK, divine, by=wolf)
    table.decide("teleport", ("teleport", "A1"))
    table.attack(wolf, "Bite", table.red)
    assert (wolf.damage, wolf.conditions) == (0, {})
    table.move_to(table.red, "B2")
    table.effect(7)
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", table.red)
    assert (wolf.damage, wolf.conditions) == (1, {BURN: 1})


@rule("core.conjuration.move-respects-same-name")
def test_a_raincloud_does_not_drift_into_another(table: Table) -> None:
    cloud = table.put("Raincloud", RED, "B2")
    table.put("Raincloud", BLUE, "B3")
    zones = [each[-1] for each in table.between(RED) if each[0] == "ability" and each[1] == cloud.id]
    assert sorted(zones) == ["A2", "B1", "C2"]


@rule("core.enchant.block-retaliate-single-use", "core.mandatory.block-nullify-mandatory")
def test_block_and_retaliate_serve_one_blow_each(table: Table) -> None:
    wolf, foe = table.put("Timber Wolf", RED), table.put(make_creature("Foe"), BLUE)
    block, retaliate = table.hide("Block", wolf), table.attach("Retaliate", wolf)
    table.decide("pay reveal", PAY)
    table.decide("counterstrike", take(wolf))
    table.dice("1 0 0 0")
    table.attack(foe, "Strike", wolf)
    assert (table.in_play(block), table.in_play(retaliate), foe.damage, wolf.damage) == (False, False, 1, 0)
    table.dice("2* 0 0")
    table.attack(foe, "Strike", wolf)
    assert wolf.damage == 2


@rule("core.example.wizard-cannot-steal-death-link")
def test_a_wizard_moves_a_death_link_and_it_stays_the_warlocks() -> None:
    table = Table(red="Wizard", blue="Warlock")
    table.move_to(table.red, "B2")
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    link = table.attach("Death Link", wolf, BLUE)
    table.always("offer", DECLINE)
    table.cast(table.red, "Steal Enchantment", link, fox.id)
    assert (link.controller, link.attached_to) == (BLUE, fox)


@rule("core.wall.wall-of-fire-attacks-passage")
def test_whoever_walks_through_fire_is_burned_even_under_a_cloud_that_rains(table: Table) -> None:
    table.put("Raincloud", RED, "B2")
    table.wall("Wall of Fire", "B2|B3", BLUE)
    wolf = table.put("Timber Wolf", RED, "B2")
    table.dice("1 1 0", effect=7)
    table.act(wolf, move("B3"), NOTHING)
    assert (table.place(wolf), wolf.damage, wolf.conditions) == ("B3", 0, {BURN: 1})


# Whence a spell comes


def test_a_wave_sent_through_the_minds_eye_rolls_away_from_the_eye() -> None:
    table = Table(red="Forcemaster", blue="Warlock")
    table.move_to(table.red, "B1")
    table.put("Mind's Eye", RED, "A3")
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.cast(table.red, "Force Wave", "B3", 0)
    assert table.place(wolf) == "C3"


def test_a_stream_of_air_out_of_the_minds_eye_blows_away_from_the_eye() -> None:
    table = Table(red="Forcemaster", blue="Warlock")
    table.put("Mind's Eye", RED, "A3")
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.dice("0 0", effect=4)
    table.cast(table.red, "Jet Stream", wolf)
    assert table.place(wolf) == "C3"


def test_a_shard_feeds_whatever_channels_also_by_its_outposts() -> None:
    table = Table(red="Warlord", blue="Warlock")
    table.put("Mana Shard", RED, "B2")
    barracks = table.put("Barracks", RED, "B2")
    table.decide("offer", take(barracks))
    table.upkeep()
    assert barracks.mana == 1
