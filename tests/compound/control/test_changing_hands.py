"""Creatures and items that change hands: who pays, who decides, whom they obey and where they go when they fall."""

import pytest

from mageduel.facts.conditions import BURN, STUN
from mageduel.facts.traits import MELEE, VIGILANT
from mageduel.state.objects import Object
from tests.compound.choices import decline, keep_all_but
from tests.kit.answers import DECLINE, PAY, attack, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


def seize(table: Table, creature: Object) -> Object:
    """Let Red take a creature of Blue's with Mind Control, as if he had paid for it long ago."""
    home, there = table.place(table.red), table.place(creature)
    assert home is not None
    assert there is not None
    table.move_to(table.red, there)
    control = table.hide("Mind Control", creature, RED)
    table.reveal(control)
    table.move_to(table.red, home)
    table.mana(RED, 50)
    return control


@rule("sup.ability.pet-zone-bonus-survives-control-change")
def test_a_stolen_pet_still_fights_best_beside_its_master_but_no_longer_for_the_pack() -> None:
    table = Table(red="Forcemaster", blue="Beastmaster")
    table.move_to(table.blue, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.pet(wolf)
    table.put("Redclaw, Alpha Male", BLUE, "B2")
    assert table.value(wolf, MELEE) == 1 + 1 + 1
    seize(table, wolf)
    assert wolf.controller == RED
    assert table.value(wolf, MELEE) == 1 + 1
    assert table.armor(wolf) == 2 + 1
    table.move_to(table.blue, "A4")
    assert table.value(wolf, MELEE) == 1


@rule("sup.spell.mind-control-unpaid-upkeep-reverts-control", "sup.spell.example-mind-control-upkeep-declined")
def test_a_wolf_let_go_beside_the_obelisk_is_kept_up_by_its_old_master_at_once() -> None:
    table = Table(red="Forcemaster", blue="Beastmaster")
    table.put("Mordok's Obelisk", RED, "A1")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    control = seize(table, wolf)
    table.always("upkeep", keep_all_but(control))
    table.upkeep()
    assert not table.in_play(control)
    assert wolf.controller == BLUE
    assert (table.red.mana, table.blue.mana) == (50, 49)
    assert STUN in wolf.conditions


def test_a_psi_orb_lightens_the_upkeep_of_the_mind_but_not_that_of_the_obelisk() -> None:
    table = Table(red="Forcemaster", blue="Beastmaster")
    table.put("Mordok's Obelisk", BLUE, "A1")
    table.attach("Psi-Orb", table.red)
    wolf = table.put("Timber Wolf", BLUE, "B2")
    seize(table, wolf)
    table.always("upkeep", PAY)
    table.always("offer", lambda request: request.options[0])
    table.upkeep()
    assert wolf.controller == RED
    assert (table.red.mana, table.blue.mana) == (50 - (2 - 1) - 1, 50)


def test_arcane_corruption_counts_the_very_spell_that_stole_the_wolf_but_not_its_owners_gifts() -> None:
    table = Table(red="Forcemaster", blue="Warlock")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.attach("Bear Strength", wolf, BLUE)
    table.hide("Rhino Hide", wolf, RED)
    seize(table, wolf)
    table.attach("Arcane Corruption", wolf, BLUE)
    table.always("upkeep", PAY)
    table.always("upkeep order", lambda request: request.options[0])
    table.upkeep()
    assert wolf.damage == 2
    assert wolf.controller == RED


@rule("sup.spell.mind-control-restricted-creatures")
@pytest.mark.parametrize("familiar", ["Cassiel, Shield of Bim-Shalla", "Naiya", "Talos", "Fellella, Pixie Familiar"])
def test_nobody_controls_the_mind_of_what_serves_another_calling(familiar: str) -> None:
    table = Table(red="Forcemaster", blue="Warlord")
    table.move_to(table.red, "B1")
    servant, minotaur = table.put(familiar, BLUE, "B2"), table.put("Bloodcrag Minotaur", BLUE, "B2")
    assert table.why_no_cast(table.red, "Mind Control", servant) is not None
    assert table.why_no_cast(table.red, "Mind Control", minotaur) is None


def test_a_controlled_wolf_banished_and_not_paid_for_comes_home_to_its_owner() -> None:
    table = Table(red="Forcemaster", blue="Wizard")
    table.move_to(table.blue, "B3")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    control = seize(table, wolf)
    table.cast(table.blue, "Banish", wolf)
    table.always("offer", DECLINE)
    table.always("upkeep", keep_all_but(control))
    table.always("upkeep order", lambda request: request.options[0])
    for _ in range(3):
        table.upkeep()
    assert not table.in_play(control)
    assert wolf.controller == BLUE
    assert table.place(wolf) == "B2"


@rule("core.discard.owner-pile")
def test_a_stolen_wolf_that_falls_lies_in_its_owners_pile_and_is_resurrected_from_there() -> None:
    table = Table(red="Forcemaster", blue="Priestess")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    seize(table, wolf)
    table.destroy(wolf)
    assert "Timber Wolf" in [each.name for each in table.game.players[BLUE].discard]
    assert "Mind Control" in [each.name for each in table.game.players[RED].discard]
    options = table.cast_options(table.blue, "Resurrection")
    spell = table.cast(table.blue, "Resurrection", *options[0][3:])
    assert spell.paid == 9 + 2
    assert table.find("Timber Wolf").controller == BLUE


def test_a_guard_that_changes_hands_protects_its_new_side() -> None:
    table = Table(red="Forcemaster", blue="Warlord")
    panzer = table.put("Dwarf Panzergarde", BLUE, "B2")
    orc, psylok = table.put("Orc Butcher", BLUE, "B2"), table.put("Goblin Grunt", RED, "B2")
    jelly = table.put("Devouring Jelly", RED, "B2")
    table.guard(panzer)
    assert table.why_no_attack(orc, "Meat Cleaver", psylok) is None
    assert table.why_no_attack(jelly, "Corrosive Juices", orc) is not None
    table.control(panzer, RED)
    assert table.why_no_attack(orc, "Meat Cleaver", psylok) is not None
    assert table.why_no_attack(jelly, "Corrosive Juices", orc) is None


@rule("sup.spell.charm-no-zone-attack-on-controllers-zone", "sup.spell.charm-controllers-zone-attack-breaks-charm")
def test_a_charmed_skunk_holds_its_stench_beside_the_mage_until_she_stones_it() -> None:
    table = Table(red="Forcemaster", blue="Beastmaster")
    table.move_to(table.red, "B2")
    oscuda = table.put("Oscuda", BLUE, "B2")
    charm = table.attach("Charm", oscuda, RED)
    zone = [each for each in table.actions(oscuda) if each[0] == "attack" and "B2" in each]
    assert zone == []
    table.move_to(table.red, "B1")
    assert [each for each in table.actions(oscuda) if each[0] == "attack" and "B2" in each]
    table.dice("2* 0 0 0", effect=1)
    table.cast(table.red, "Hail of Stones", "B2")
    assert oscuda.damage == 2
    assert not table.in_play(charm)


@rule("sup.ability.blood-reaper-heals-after-control-change")
def test_a_stolen_reaper_still_heals_its_warlock_but_his_helmet_no_longer_helps_it() -> None:
    table = Table(red="Forcemaster", blue="Warlock")
    table.attach("Bloodfire Helmet", table.blue)
    slayer = table.put("Dark Pact Slayer", BLUE, "B2")
    table.bloodreaper(slayer)
    damage = table.blue.damage = 10
    table.control(slayer, RED)
    crab = table.put("Colossal Crab", BLUE, "B2", damage=1)
    table.condition(crab, BURN)
    table.always("offer", lambda request: request.options[0])
    table.dice("2* 0 0 0 0 0")  # 4, Bloodthirsty +2, no helmet
    table.attack(slayer, "Hellsword", crab)
    assert crab.damage == 3
    assert table.blue.damage == damage - 2


def test_a_guard_dog_watches_over_what_belongs_to_its_present_master() -> None:
    table = Table(red="Forcemaster", blue="Warlord")
    dog = table.put("Guard Dog", BLUE, "B2")
    table.put("Mana Crystal", BLUE, "B2")
    assert table.has(dog, VIGILANT)
    table.control(dog, RED)
    assert not table.has(dog, VIGILANT)
    table.put("Mind's Eye", RED, "B2")
    assert table.has(dog, VIGILANT)


def test_the_altar_takes_no_sacrifice_that_is_only_borrowed() -> None:
    table = Table(red="Warlock", blue="Beastmaster")
    altar = table.put("Sacrificial Altar", RED, "C1")
    imp, wolf = table.put("Firebrand Imp", RED, "B2"), table.put("Timber Wolf", BLUE, "B2")
    lent = table.put("Wildfire Imp", RED, "B3")
    table.control(wolf, RED)
    table.control(lent, BLUE)
    offered = [each for each in table.between(RED) if each[1] == altar.id]
    assert offered
    assert not [each for each in offered if each[3] in (wolf.id, lent.id)]
    assert [each for each in offered if each[3] == imp.id]


def test_a_stolen_scimitar_is_fed_by_the_thief() -> None:
    table = Table(red="Forcemaster", blue="Forcemaster")
    table.move_to(table.blue, "B1")
    scimitar = table.attach("Dancing Scimitar", table.blue)
    table.decide("stolen item", ("wear it",))
    spell = table.cast(table.red, "Steal Equipment", table.blue, scimitar.id)
    assert spell.paid == 10
    assert (scimitar.controller, scimitar.owner) == (RED, BLUE)
    table.always("upkeep", PAY)
    table.upkeep()
    assert (table.red.mana, table.blue.mana) == (50 - 10 - 1, 50)


@rule("sup.codex.example-stolen-galvitar-returns-to-owner")
@pytest.mark.parametrize("pays", [True, False])
def test_a_stolen_galvitar_behind_an_armor_ward_goes_home_only_if_its_owner_pays(pays: bool) -> None:
    table = Table(red="Forcemaster", blue="Forcemaster")
    table.move_to(table.blue, "B1")
    blade = table.attach("Galvitar, Force Blade", table.blue)
    table.decide("stolen item", ("wear it",))
    table.cast(table.red, "Steal Equipment", table.blue, blade.id)
    table.attach("Armor Ward", table.red)
    table.decide("pay to destroy", PAY if pays else ("let it be",))
    table.cast(table.blue, "Dissolve", table.red, blade.id)
    assert table.in_play(blade) is not pays
    assert table.blue.mana == 50 - 11 - (4 if pays else 0)
    names = [each.name for each in table.game.players[BLUE].book]
    assert ("Galvitar, Force Blade" in names) is pays
    assert "Galvitar, Force Blade" not in [each.name for each in table.game.players[RED].book]


@rule("sup.ability.treebond-marker-lost-for-good")
def test_a_conquered_tree_takes_its_bond_and_what_it_gave_the_druid_with_it() -> None:
    table = Table(red="Druid", blue="Warlord")
    table.move_to(table.red, "B2")
    table.decide("offer", take("accept"))
    table.cast(table.red, "Samara Tree", "B2")
    tree = table.find("Samara Tree")
    assert table.life(table.red) == 34
    table.move_to(table.red, "C1")
    table.put("Orc Butcher", BLUE, "B2")
    table.move_to(table.blue, "B3")
    table.always("rebuild", decline)
    spell = table.cast(table.blue, "Conquer", tree)
    assert spell.paid == 7
    assert not table.in_play(tree)
    assert table.life(table.red) == 30
    table.cast(table.red, "Vine Tree", "C1")  # and no second bond is offered
    assert table.life(table.red) == 30


def test_a_borrowed_soldier_feeds_the_altar_of_its_present_general_and_keeps_the_badge_it_earned_there() -> None:
    table = Table(red="Warlord", blue="Beastmaster")
    table.put("Altar of Carnage", RED, "A1")
    barracks = table.put("Barracks", RED, "A2")
    troll = table.put("Bridge Troll", BLUE, "B2")
    table.control(troll, RED)
    ram = table.put("Mountain Ram", BLUE, "B2", damage=6)
    table.always("offer", lambda request: request.options[0])
    table.dice("2* 0 0 0 0")
    table.attack(troll, "Heavy Club", ram)
    assert barracks.mana == 1
    assert table.value(troll, MELEE) == 1  # a veteran now
    table.control(troll, BLUE)
    assert table.value(troll, MELEE) == 1


@rule("sup.spell.mind-control-familiar-takes-planned-spell")
def test_a_thoughtspore_taken_with_its_bound_spell_casts_it_for_the_thief() -> None:
    table = Table(red="Forcemaster", blue="Forcemaster")
    table.move_to(table.red, "B1")
    spore = table.put("Thoughtspore", BLUE, "B2", mana=6)
    table.bind(spore, "Arc Lightning")
    table.control(spore, RED)
    orc = table.put("Orc Butcher", BLUE, "B3")
    table.dice("2 1 0", effect=1)
    table.cast(spore, "Arc Lightning", orc)
    assert orc.damage == 2
    assert (spore.mana, table.red.mana) == (1, 50)


def test_valor_comes_to_the_paladin_when_the_challenged_orc_turns_on_a_fox() -> None:
    table = Table(red="Paladin", blue="Forcemaster")
    orc = table.put("Orc Butcher", BLUE, "B2")
    table.move_to(table.red, "B1")
    table.decide("offer", ("pick out", orc.id))
    table.upkeep()
    fox = table.put("Bitterwood Fox", RED, "B2")
    table.dice("0 0 0 0")
    table.attack(orc, "Meat Cleaver", fox)
    assert [count for mark, count in table.red.marks.items() if "Valor" in str(mark)] == [1]
    assert attack(orc, "Meat Cleaver", fox) in table.actions(orc)
