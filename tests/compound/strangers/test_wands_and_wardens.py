"""Wands and wardens: thieves and their tools, prices that change on the way, and blows that meet somebody else."""

import pytest

from mageduel.dsl.steps import DAMAGE_AND_EFFECTS, DECLARE_ATTACK, DECLARE_SPELL
from mageduel.facts.conditions import BURN, STUN
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.round.action_stage import act_between
from tests.compound.piles import discarded, in_book
from tests.kit.answers import DECLINE, NOTHING, PAY, STOP, attack, next_one, sweep, take
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 3}
EAST, WEST = 1, 3
WEAR = ("wear it",)


def castable(table: Table) -> set[object]:
    """The spells Red's Mage could cast in an Action Phase now."""
    return {each[2] for each in table.actions(table.red) if each[0] == "cast"}


# Thieves and their tools


@rule("core.spellbind.returns-with-object")
def test_a_wand_that_steals_a_bow_makes_room_for_it_and_takes_the_theft_home() -> None:
    table = Table(red="Forcemaster", blue="Warlord")
    table.move_to(table.blue, "C1")
    wand = table.attach("Mage Wand", table.red, location="weapon")
    table.bind(wand, "Steal Equipment")
    bow = table.attach("Ivarium Longbow", table.blue)
    table.decide("stolen item", WEAR)
    table.cast(table.red, "Steal Equipment", table.blue, bow.id)
    assert (bow.controller, bow.attached_to, table.red.mana, table.in_play(wand)) == (RED, table.red, 34, False)
    assert (in_book(table, RED), discarded(table, RED)) == (["Mage Wand", "Steal Equipment"], [])


@rule("core.spellbind.destroyed-with-object")
def test_acid_that_is_turned_back_upon_the_wand_it_came_from_dissolves_itself() -> None:
    table = Table(red="Wizard", blue="Warlord")
    table.move_to(table.blue, "C1")
    wand = table.attach("Mage Wand", table.red, location="weapon")
    table.bind(wand, "Dissolve")
    boots = table.attach("Leather Boots", table.blue)
    table.hide("Reverse Magic", table.blue)
    table.decide("pay reveal", PAY)
    table.decide("turn spell", ("turn", table.red.id, wand.id))
    table.cast(table.red, "Dissolve", table.blue, boots.id)
    assert (table.in_play(wand), table.in_play(boots), table.blue.mana) == (False, True, 50 - 5 - 3)
    assert (in_book(table, RED), discarded(table, RED)) == ([], ["Dissolve", "Mage Wand"])


@rule("core.spellbind.once-per-round")
def test_a_stolen_wand_that_has_served_today_serves_the_thief_tomorrow() -> None:
    table = Table(red="Forcemaster", blue="Wizard")
    for mage in (table.red, table.blue):
        table.move_to(mage, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    wand = table.attach("Mage Wand", table.blue, location="weapon")
    table.bind(wand, "Force Push")
    table.cast(table.blue, "Force Push", wolf, EAST, 0)
    table.decide("stolen item", WEAR)
    table.always("location", ("wear", "weapon"))
    table.cast(table.red, "Steal Equipment", table.blue, wand.id)
    assert "Force Push" not in castable(table)
    table.reset()
    assert "Force Push" in castable(table)


def test_who_steals_the_twin_of_his_own_wand_cannot_hold_both() -> None:
    """His other hand is free, but two of a name are one too many."""
    table = Table(red="Forcemaster", blue="Wizard")
    table.move_to(table.blue, "C1")
    own = table.attach("Mage Wand", table.red, location="weapon")
    his = table.attach("Mage Wand", table.blue, location="weapon")
    table.bind(own, "Force Push")
    table.bind(his, "Teleport")
    table.always("location", ("wear", "shield"))
    table.decide("stolen item", WEAR)
    table.cast(table.red, "Steal Equipment", table.blue, his.id)
    assert (table.in_play(own), his.attached_to, in_book(table, RED)) == (
        False,
        table.red,
        ["Force Push", "Mage Wand"],
    )
    assert {"Teleport"} <= castable(table)


@rule("sup.spell.reverse-magic-pay-only-increase")
def test_a_thief_who_is_turned_upon_himself_loses_his_own_staff() -> None:
    table = Table(red="Forcemaster", blue="Warlord")
    table.move_to(table.blue, "C1")
    boots = table.attach("Leather Boots", table.blue)
    staff = table.attach("Mage Staff", table.red)
    table.hide("Reverse Magic", table.blue)
    table.decide("pay reveal", PAY)
    table.decide("turn spell", ("turn", table.red.id, staff.id))
    table.decide("stolen item", WEAR)
    table.cast(table.red, "Steal Equipment", table.blue, boots.id)
    assert (staff.attached_to, staff.owner, boots.attached_to) == (table.blue, RED, table.blue)
    assert (table.red.mana, table.blue.mana, discarded(table, RED)) == (46, 50 - 5 - 6, ["Steal Equipment"])


# What falls apart in the middle


@pytest.mark.parametrize("spell", ["Dissolve", "Crumble"])
def test_a_ward_on_the_boots_themselves_does_not_see_what_is_aimed_at_the_feet(spell: str) -> None:
    table = Table(red="Wizard", blue="Warlord")
    table.move_to(table.blue, "C1")
    boots = table.attach("Leather Boots", table.blue)
    ward = table.hide("Arcane Ward", boots)
    if spell == "Dissolve":
        table.cast(table.red, spell, table.blue, boots.id)
        assert (table.in_play(boots), table.in_play(ward), table.red.mana) == (False, False, 48)
    else:
        table.decide("pay reveal", PAY)
        table.cast(table.red, spell, boots)
        assert (table.in_play(boots), table.in_play(ward), table.red.mana) == (True, False, 50)


@pytest.mark.parametrize(("mana", "gone"), [(7, True), (6, False)])
def test_what_crumbling_brings_in_helps_to_pay_the_ward(mana: int, gone: bool) -> None:
    table = Table(red="Wizard", blue="Warlord")
    table.move_to(table.blue, "C1")
    staff = table.attach("Mage Staff", table.blue)
    table.attach("Armor Ward", table.blue)
    table.mana(RED, mana)
    if gone:
        table.decide("pay to destroy", PAY)
    table.cast(table.red, "Crumble", staff)
    assert (table.in_play(staff), table.red.mana) == (not gone, 0 if gone else 3)


def test_a_pod_that_grows_into_the_mother_tree_is_a_pod_again() -> None:
    """By the time it bursts the tree stands, and lends its pods a way home."""
    table = Table(red="Druid", blue="Warlock")
    pod = table.put("Seedling Pod", RED, "B2", mana=5)
    table.prepare_for(pod, "Samara Tree")
    table.always("offer", DECLINE)
    table.always("deploy", ("pass",))
    table.decide("deploy", take("Samara Tree"))
    table.deploy()
    assert (table.place(table.find("Samara Tree")), table.in_play(pod), table.red.mana) == ("B2", False, 48)
    assert (in_book(table, RED), discarded(table, RED)) == (["Seedling Pod"], [])


# Prices that change, and who pays them


@rule("ruling.r6")
@pytest.mark.parametrize(("mana", "left"), [(8, 0), (7, 4)])
def test_a_ring_that_saves_on_a_reveal_in_between_saves_nothing_on_the_dispel(mana: int, left: int) -> None:
    table = Table(red="Wizard", blue="Beastmaster")
    table.attach("Arcane Ring", table.red)
    strength = table.attach("Bear Strength", table.put("Timber Wolf", BLUE, "C2"))
    harmony = table.hide("Harmonize", table.red)
    table.mana(RED, mana)
    table.reveal_after(DECLARE_SPELL, harmony, by=table.red)
    table.cast(table.red, "Dispel", strength)
    assert (table.red.mana, table.in_play(strength), discarded(table, RED)) == (left, mana == 7, ["Dispel"])


@rule("sup.spell.reverse-magic-pay-only-increase", "sup.spell.example-reverse-magic-force-push")
def test_what_a_ring_saved_the_first_caster_the_second_does_not_pay() -> None:
    table = Table(red="Warlock", blue="Forcemaster")
    wolf = table.put("Timber Wolf", RED, "B2")
    table.move_to(table.blue, "B3")
    table.attach("Force Ring", table.blue)
    table.hide("Reverse Magic", wolf)
    table.wall("Wall of Fire", "B3|B4")
    table.decide("pay reveal", PAY)
    table.decide("turn spell", ("turn", table.blue.id, EAST, 3))
    table.dice("1* 0 0 0 0", effect=1)
    table.cast(table.blue, "Force Push", wolf, WEST, 0)
    assert (table.place(table.blue), table.blue.damage) == ("B4", 1)
    assert (table.blue.mana, table.red.mana) == (48, 50 - 5 - 3)


@pytest.mark.parametrize("jinx_first", [True, False])
def test_a_spell_that_is_jinxed_and_warded_off_is_refunded_once(jinx_first: bool) -> None:
    table = Table(red="Wizard", blue="Wizard")
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B3")
    jinx, ward = table.hide("Jinx", table.red, BLUE), table.hide("Arcane Ward", wolf)
    table.decide("order", next_one(jinx if jinx_first else ward))
    table.decide("pay reveal", PAY, PAY)
    table.cast(table.red, "Force Push", wolf, EAST, 0)
    assert (table.place(wolf), table.red.mana, table.blue.mana) == ("B3", 50, 49)
    assert (table.in_play(jinx), table.in_play(ward)) == (False, False)
    assert (in_book(table, RED), discarded(table, RED)) == (
        (["Force Push"], []) if jinx_first else ([], ["Force Push"])
    )


@pytest.mark.parametrize(("mana", "damage"), [(1, 0), (2, 3)])
def test_a_pacified_imp_is_bailed_out_by_its_warlock_and_not_by_its_own_purse(mana: int, damage: int) -> None:
    table = Table(red="Warlock", blue="Priestess")
    imp = table.put("Sersiryx, Imp Familiar", RED, "B2", mana=10)
    foe = table.put(make_creature("Foe"), BLUE, "B3")
    table.attach("Pacify", imp, BLUE)
    table.mana(RED, mana)
    if damage:
        table.dice("2 1* 0 0", effect=1)
    table.cast(imp, "Flameblast", foe)
    assert (imp.mana, table.red.mana, foe.damage) == (5, 1 if mana == 1 else 0, damage)


@pytest.mark.parametrize(("mana", "gone"), [(4, True), (3, False)])
def test_a_raven_pays_for_the_plate_and_its_wizard_for_the_ward(mana: int, gone: bool) -> None:
    table = Table(red="Wizard", blue="Warlord")
    table.move_to(table.blue, "B2")
    raven = table.put("Huginn, Raven Familiar", RED, "B2", mana=6)
    boots = table.attach("Leather Boots", table.blue)
    table.attach("Harshforge Plate", table.blue)
    table.attach("Armor Ward", table.blue)
    table.mana(RED, mana)
    if gone:
        table.decide("pay to destroy", PAY)
    table.cast(raven, "Dissolve", table.blue, boots.id)
    assert (raven.mana, table.red.mana, table.in_play(boots)) == (2, 0 if gone else 3, not gone)


@rule("ruling.r6")
@pytest.mark.parametrize("mana", [3, 4])
def test_a_wolf_pacified_before_a_cloak_pays_both_tolls_or_neither(mana: int) -> None:
    table = Table(red="Beastmaster", blue="Wizard")
    table.move_to(table.blue, "B2")
    wolf = table.put("Timber Wolf", RED, "B2")
    table.attach("Suppression Cloak", table.blue)
    table.guard(table.blue)
    pacify = table.hide("Pacify", wolf, BLUE)
    table.mana(RED, mana)
    table.reveal_after(DECLARE_ATTACK, pacify, by=wolf)
    if mana == 4:
        table.dice("1 1 0 0 1 0 0")
        table.decide("counterstrike", take(table.blue))
    table.attack(wolf, "Bite", table.blue)
    assert (table.red.mana, table.blue.damage, table.blue.guarding) == ((3, 0, False) if mana == 3 else (0, 2, False))


@rule("sup.spell.altar-of-peace-once-per-attack-action")
@pytest.mark.parametrize("cloaked", [True, False])
def test_an_axe_that_has_paid_for_breaking_the_peace_swings_on_for_nothing_more(cloaked: bool) -> None:
    """A sweep is one attack action, and the last mana of the peace was paid with its first half; a cloak costs two."""
    table = Table(red="Warlord", blue="Wizard")
    table.move_to(table.blue, "B2")
    table.put("Altar of Peace", BLUE, "A1")
    axe, fox = table.put("Dwarf Kriegsbiel", RED, "B2"), table.put("Bitterwood Fox", BLUE, "B2")
    if cloaked:
        table.attach("Suppression Cloak", table.blue)
    table.mana(RED, 3 if cloaked else 1)
    table.dice("1 0 0 0 1 1 1 0")
    table.decide("sweep", sweep(table.blue))
    table.attack(axe, "Sweeping Attack", fox)
    assert (fox.damage, table.blue.damage, table.red.mana) == (1, 3, 0)


@rule("sup.spell.altar-of-peace-once-per-attack-action")
def test_a_fury_is_part_of_the_blow_that_has_paid_for_breaking_the_peace() -> None:
    table = Table(red="Warlord", blue="Wizard")
    table.move_to(table.red, "B2")
    table.put("Altar of Peace", BLUE, "A1")
    axe, foe = table.put("Dwarf Kriegsbiel", RED, "B2"), table.put(make_creature("Foe"), BLUE, "B2")
    table.cast(table.red, "Battle Fury", axe)
    table.mana(RED, 1)
    table.dice("1 0 0 0 1 0 0 0")
    table.decide("extra attack", attack(axe, "Chop", foe))
    table.attack(axe, "Chop", foe)
    assert (foe.damage, table.red.mana) == (2, 0)


@rule("ruling.r6", "ruling.r28")
def test_who_cannot_pay_for_breaking_the_peace_is_not_asked_to_strike_back_and_keeps_his_retaliation() -> None:
    table = Table(red="Warlord", blue="Priestess")
    table.put("Altar of Peace", RED, "A1")
    brute, foe = table.put(make_creature("Brute"), RED), table.put(make_creature("Foe"), BLUE)
    retaliate = table.attach("Retaliate", foe)
    table.mana(BLUE, 0)
    table.always("counterstrike", take(foe))
    table.dice("0 0 0")
    table.attack(brute, "Strike", foe)
    assert table.in_play(retaliate)
    assert not any(each.kind == "counterstrike" for each in table.asked)


def test_a_builder_won_over_builds_beside_the_outposts_of_his_old_master_only() -> None:
    table = Table(red="Forcemaster", blue="Warlord")
    builder = table.put("Goblin Builder", BLUE, "B2")
    table.put("Garrison Post", BLUE, "B3")
    table.prepare_for(builder, "Archer's Watchtower")
    assert table.why_no_cast(builder, "Archer's Watchtower", "B2") is not None
    table.control(builder, RED)
    table.cast(builder, "Archer's Watchtower", "B2")
    tower = table.find("Archer's Watchtower")
    assert (tower.controller, tower.owner, table.red.mana) == (RED, BLUE, 46)
    table.move_to(builder, "B1")
    assert table.why_no_cast(builder, "Archer's Watchtower", "B1") is not None


# What may be done with shackled hands


def test_a_stunned_wizard_has_his_wand_and_his_tower_but_no_fire_and_no_rest() -> None:
    table = Table(red="Wizard", blue="Warlock")
    foe = table.put(make_creature("Foe"), BLUE, "C2")
    table.bind(table.attach("Mage Wand", table.red, location="weapon"), "Force Push")
    table.bind(table.attach("Elemental Wand", table.red, location="shield"), "Jet Stream")
    amulet = table.attach("Meditation Amulet", table.red)
    tower = table.put("Wizard's Tower", RED, "C1")
    table.prepare_for(tower, "Flameblast")
    table.book(RED, "Teleport", "Fireball")
    before = table.actions(table.red)
    assert {"Force Push", "Jet Stream"} <= castable(table)
    assert any(amulet.id in each for each in before)
    table.condition(table.red, STUN)
    assert "Force Push" in castable(table)
    assert not {"Jet Stream", "Arcane Zap", "Flameblast"} & castable(table)
    assert not any(amulet.id in each for each in table.actions(table.red))
    assert {"Change Mage Wand", "Change Elemental Wand"} <= castable(table)
    table.dice("1 1 0 0", effect=1)
    table.run(act_between(table.game, RED, ("cast", tower.id, "Flameblast", foe.id)))
    assert foe.damage == 2


def test_a_blade_that_dances_for_a_stunned_beggar_pays_neither_peace_nor_cloak() -> None:
    table = Table(red="Forcemaster", blue="Wizard", mana=0)
    for mage in (table.red, table.blue):
        table.move_to(mage, "B2")
    table.put("Altar of Peace", BLUE, "A1")
    table.attach("Suppression Cloak", table.blue)
    scimitar = table.attach("Dancing Scimitar", table.red)
    table.condition(table.red, STUN)
    table.always("action", NOTHING)
    table.decide("autonomous attack", attack(scimitar, "Flying Slash", table.blue))
    table.dice("2 1* 0")
    table.act(table.red)
    assert (table.blue.damage, table.red.mana, table.red.conditions) == (3, 0, {})


# Who is struck in the end


def test_a_blow_thrown_back_at_her_finds_no_field_of_force() -> None:
    """She becomes the target after the step in which the field would have stopped it."""
    table = Table(red="Forcemaster", blue="Wizard")
    table.move_to(table.red, "B2")
    field = table.attach("Forcefield", table.red)
    table.hide("Reverse Attack", table.put("Bitterwood Fox", BLUE, "B2"))
    table.decide("pay reveal", PAY)
    table.dice("2 1* 0")
    table.attack(table.red, "Basic Melee Attack", table.find("Bitterwood Fox"))
    assert (table.red.damage, tokens_on(field)["Forcefield"]) == (3, 3)


@rule("sup.spell.chain-lightning-reverse-attack-hits-last-target")
def test_lightning_thrown_back_strikes_the_crystal_it_came_from_once_more() -> None:
    table = Table(red="Wizard", blue="Forcemaster")
    table.move_to(table.red, "A2")
    crystal, fox = table.put("Mana Crystal", BLUE, "B2"), table.put("Bitterwood Fox", BLUE, "B3")
    table.hide("Reverse Attack", fox)
    table.decide("chain", ("leap", fox.id), STOP)
    table.decide("pay reveal", PAY)
    table.dice("1* 0 0 0 0", effect=1)
    table.dice("1* 1* 0 0", effect=1)
    table.cast(table.red, "Chain Lightning", crystal)
    assert (crystal.damage, fox.damage, table.red.damage) == (3, 0, 0)


def test_an_imps_ring_of_fire_spares_the_imp_and_burns_its_master() -> None:
    """The Warlock's own ring does nothing for it: it is the imp that casts."""
    table = Table(red="Warlock", blue="Priestess")
    table.move_to(table.red, "B2")
    table.attach("Fireshaper Ring", table.red)
    imp = table.put("Sersiryx, Imp Familiar", RED, "B2", mana=9)
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    table.decide("order", next_one(fox))
    table.dice("1 1 0 0 0", effect=1)
    table.dice("2 0 0 0 0", effect=7)
    table.cast(imp, "Ring of Fire", "B2")
    assert (fox.damage, table.red.damage, table.red.conditions, imp.damage) == (2, 2, {BURN: 1}, 0)


@pytest.mark.parametrize("grass_first", [True, False])
def test_a_wolf_is_sheltered_by_tall_grass_until_that_has_burned(grass_first: bool) -> None:
    table = Table(red="Wizard", blue="Beastmaster")
    table.move_to(table.red, "B1")
    grass = table.put("Elephant Grass", BLUE, "B2", damage=11)
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.decide("order", next_one(grass if grass_first else wolf))
    blows = ["1* 0 0 0 0 0 0", "1* 0 0 0 0"] if grass_first else ["1* 0 0", "1* 0 0 0 0 0 0"]
    for blow in blows:
        table.dice(blow, effect=1)
    table.cast(table.red, "Firestorm", "B2")
    assert (table.in_play(grass), wolf.damage) == (False, 1)


def test_a_hide_handed_on_between_two_stones_serves_twice() -> None:
    table = Table(red="Warlord", blue="Wizard")
    table.move_to(table.red, "B1")
    one, two = (table.put(make_creature(name), BLUE, "B2") for name in ("One", "Two"))
    hide, passing = table.attach("Rhino Hide", one), table.hide("Enchantment Transfusion", one)
    table.decide("order", next_one(one))
    table.reveal_after(DAMAGE_AND_EFFECTS, passing, target=one)
    table.decide("transfuse", ("transfuse", hide.id, two.id))
    table.dice("1 1 1 0", effect=1)
    table.dice("2 1 0 0", effect=1)
    table.cast(table.red, "Hail of Stones", "B2")
    assert (one.damage, two.damage, table.armor(one), table.armor(two), table.blue.mana) == (1, 1, 0, 2, 49)


@rule("ruling.r25")
def test_flames_that_have_answered_a_brute_do_not_answer_him_again_around_somebody_else() -> None:
    table = Table(red="Warlord", blue="Wizard")
    brutes = [table.put(make_creature("Brute", life=20, attack=[CLAW]), RED) for _ in range(2)]
    wolf, fox = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", BLUE)
    circle = table.attach("Circle of Fire", fox)
    table.dice("0 0 0 1* 0", effect=1)
    table.attack(brutes[0], "Claw", fox)
    table.decide("transfuse", ("transfuse", circle.id, wolf.id))
    table.reveal(table.hide("Enchantment Transfusion", fox))
    table.dice("0 0 0")
    table.attack(brutes[0], "Claw", wolf)
    table.dice("0 0 0 1* 0", effect=1)
    table.attack(brutes[1], "Claw", wolf)
    assert [each.damage for each in brutes] == [1, 1]


@rule("sup.spell.transfusion-reveal-effect-targets-destination")
def test_nothing_is_transfused_to_whom_the_giver_cannot_see() -> None:
    table = Table(red="Warlord", blue="Wizard")
    table.move_to(table.blue, "B1")
    wolf, hidden, near = (table.put("Timber Wolf", BLUE, zone) for zone in ("B1", "B2", "C1"))
    table.wall("Wall of Stone", "B1|B2")
    strength = table.attach("Bear Strength", wolf)
    seen: list[Answer] = []

    def to_whom_it_can(request: Request) -> Answer:
        seen.extend(request.options)
        return ("transfuse", strength.id, near.id)

    table.decide("transfuse", to_whom_it_can)
    table.reveal(table.hide("Enchantment Transfusion", wolf))
    assert ("transfuse", strength.id, hidden.id) not in seen
    assert strength.attached_to is near


# What is worn out and what is built


def test_an_armory_that_is_conquered_pays_for_its_own_rebuilding() -> None:
    table = Table(red="Warlord", blue="Warlord")
    yard = table.put("Construction Yard", RED, "C4")
    armory = table.put("Armory", BLUE, "C2")
    table.put("Asyran Defender", RED, "C2")
    table.decide("rebuild", ("rebuild", "Armory"))
    table.decide("draw on", take(3))
    table.cast(table.red, "Conquer", armory)
    assert (table.find("Armory").controller, yard.mana, table.red.mana) == (RED, 0, 50 - 10 - 7)


def test_a_builder_lengthens_a_wall_with_the_yards_stone_and_his_masters_mana() -> None:
    table = Table(red="Warlord", blue="Wizard")
    yard = table.put("Construction Yard", RED, "C1", mana=10)
    builder = table.put("Goblin Builder", RED, "B2")
    table.prepare_for(builder, "Wall of Stone")
    table.book(RED, "Wall of Stone")
    table.decide("draw on", take(10))
    table.cast(builder, "Wall of Stone", "B2|B3", "B3|C3")
    assert len(table.find_all("Wall of Stone")) == 2
    assert (yard.mana, table.red.mana) == (0, 50 - 6)
