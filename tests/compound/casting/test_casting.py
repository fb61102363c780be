"""Spells meeting counters, familiars, spawnpoints, discounts, and targets that change under them."""

import pytest

from mageduel.dsl.steps import COUNTER_SPELL, DECLARE_SPELL, PAY_SPELL_COSTS
from mageduel.facts.conditions import BURN
from mageduel.facts.traits import FLYING
from tests.compound.piles import discarded, in_book
from tests.kit.answers import DECLINE, PAY, cast, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Wizard", blue="Warlock")


@rule("sup.spell.jinx-familiar-refund-by-source", "core.familiar.own-mana-first", "core.familiar.shortfall-from-mage")
def test_a_jinx_on_the_raven_gives_raven_and_wizard_back_what_each_of_them_paid(table: Table) -> None:
    raven = table.put("Huginn, Raven Familiar", RED, "B2", mana=2)
    imp = table.put("Firebrand Imp", BLUE, "B2")
    table.hide("Jinx", raven, BLUE)
    table.prepare_for(raven, "Force Push")
    table.decide("pay reveal", PAY)
    table.cast(raven, "Force Push", imp, 1, 0)
    assert (raven.mana, table.red.mana, table.blue.mana) == (2, 50, 49)
    assert table.place(imp) == "B2"
    assert in_book(table, RED) == ["Force Push"]
    assert discarded(table, BLUE) == ["Jinx"]


@rule("sup.rules.rings-only-for-mages-own-spells")
def test_the_wizards_ring_does_not_make_the_ravens_dispel_cheaper_and_is_still_there_for_his_own(table: Table) -> None:
    table.attach("Arcane Ring", table.red)
    table.move_to(table.red, "B2")
    raven = table.put("Huginn, Raven Familiar", RED, "B2")
    imp = table.put("Firebrand Imp", BLUE, "B2")
    strength, hidden = table.attach("Bear Strength", imp), table.hide("Rhino Hide", imp)
    spell = table.cast(raven, "Dispel", strength)
    assert spell.paid == 5
    spell = table.cast(table.red, "Seeking Dispel", hidden)
    assert spell.paid == 1
    assert not table.in_play(strength)
    assert not table.in_play(hidden)


@rule("sup.spell.dispel-targets-enchantment-not-host")
def test_nullify_lets_a_dispel_of_its_neighbour_pass_and_stops_the_purge_of_the_whole_creature(table: Table) -> None:
    table.move_to(table.red, "B2")
    imp = table.put("Firebrand Imp", BLUE, "B2")
    strength, hide = table.attach("Bear Strength", imp), table.attach("Rhino Hide", imp)
    nullify = table.hide("Nullify", imp)
    table.cast(table.red, "Dispel", strength)
    assert not table.in_play(strength)
    assert table.in_play(nullify)
    assert nullify.hidden
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Purge Magic", imp)
    assert table.in_play(hide)
    assert not table.in_play(nullify)
    assert table.red.mana == 50 - 5 - 12


@rule("sup.spell.nullify-counters-multi-target-spell")
def test_nullify_on_the_new_host_counters_the_whole_shift_and_the_curse_stays_where_it_was(table: Table) -> None:
    table.move_to(table.red, "B2")
    slayer, imp = table.put("Dark Pact Slayer", BLUE, "B2"), table.put("Firebrand Imp", BLUE, "B2")
    agony = table.attach("Agony", slayer, RED)
    table.hide("Nullify", imp)
    table.decide("pay reveal", PAY)
    spell = table.cast(table.red, "Shift Enchantment", agony, imp.id)
    assert spell.paid == 1
    assert agony.attached_to is slayer
    assert discarded(table, BLUE) == ["Nullify"]
    assert discarded(table, RED) == ["Shift Enchantment"]


@rule("core.cast.unpayable-cancelled-discarded", "ruling.r6")
def test_who_spends_his_mana_on_a_reveal_between_declaring_and_paying_loses_spell_and_action() -> None:
    table = Table(red="Warlock", blue="Wizard", mana=10)
    wolf = table.put("Timber Wolf", BLUE, "C1")
    strength = table.hide("Bear Strength", table.red)
    table.plan(RED, "Fireball")
    table.reveal_after(DECLARE_SPELL, strength, by=table.red)
    table.act(table.red, cast("Fireball", wolf))
    assert (table.red.mana, wolf.damage) == (7, 0)
    assert discarded(table, RED) == ["Fireball"]


@rule("core.cast.illegal-target-on-resolve-cancels", "sup.rules.canceled-costs-not-refunded")
def test_a_creature_that_takes_wing_while_the_vine_is_being_cast_is_not_caught_and_the_mana_is_gone() -> None:
    table = Table(red="Beastmaster", blue="Beastmaster")
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    wings = table.hide("Eagle Wings", wolf)
    table.reveal_after(COUNTER_SPELL, wings, by=table.red)
    table.cast(table.red, "Tanglevine", wolf)
    assert table.has(wolf, FLYING)
    assert not table.find_all("Tanglevine")
    assert table.red.mana == 45
    assert table.blue.mana == 46
    assert discarded(table, RED) == ["Tanglevine"]


@rule("sup.rules.spell-canceled-by-same-zone-teleport", "core.cast.moved-target-cancels")
def test_a_knight_lifted_out_and_set_down_on_the_spot_is_no_longer_where_the_fireball_was_aimed() -> None:
    table = Table(red="Warlock", blue="Priestess")
    table.move_to(table.red, "B2")
    knight = table.put("Knight of Westlock", BLUE, "B3")
    saved = table.hide("Divine Intervention", knight)
    table.reveal_after(COUNTER_SPELL, saved, by=table.red)
    table.decide("teleport", ("teleport", "B3"))
    table.cast(table.red, "Fireball", knight)
    assert (table.place(knight), knight.damage, knight.conditions) == ("B3", 0, {})
    assert (table.red.mana, table.blue.mana) == (42, 40)
    assert discarded(table, RED) == ["Fireball"]
    assert not table.attacks()


@rule("sup.rules.example-creature-spell-caster-teleported", "sup.rules.spell-canceled-if-caster-or-target-moves")
def test_a_summoner_carried_off_by_the_enemys_intervention_loses_creature_and_mana() -> None:
    table = Table(red="Wizard", blue="Priestess")
    saved = table.hide("Divine Intervention", table.red, BLUE)
    table.reveal_after(PAY_SPELL_COSTS, saved, by=table.red)
    table.decide("teleport", ("teleport", "A1"))
    table.cast(table.red, "Mana Leech", "C1")
    assert table.place(table.red) == "A1"
    assert not table.find_all("Mana Leech")
    assert table.red.mana == 42
    assert discarded(table, RED) == ["Mana Leech"]


@rule("core.mage.beastmaster-quick-summoning-affected-as-quick-spell")
@pytest.mark.parametrize("full", [True, False])
def test_jinx_stops_a_fox_summoned_quickly_and_waits_while_one_is_summoned_with_a_full_action(full: bool) -> None:
    table = Table(red="Beastmaster", blue="Wizard")
    jinx = table.hide("Jinx", table.red, BLUE)
    if full:
        table.decide("offer", DECLINE)
    else:
        table.decide("pay reveal", PAY)
    table.cast(table.red, "Bitterwood Fox", "C1", full=full)
    assert len(table.find_all("Bitterwood Fox")) == full
    assert table.in_play(jinx) == full
    assert table.red.mana == (45 if full else 50)
    assert in_book(table, RED) == ([] if full else ["Bitterwood Fox"])


@rule("sup.spell.reverse-magic-redirects-and-new-caster", "core.discard.owner-pile")
def test_a_curse_turned_back_is_revealed_by_its_new_master_and_ends_in_the_pile_of_its_owner(table: Table) -> None:
    table.move_to(table.blue, "B2")
    leech = table.put("Mana Leech", RED, "B2")
    table.hide("Reverse Magic", leech)
    table.decide("pay reveal", PAY)
    table.cast(table.blue, "Agony", leech)
    agony = table.find("Agony", on=table.blue)
    assert agony.hidden
    assert (agony.controller, agony.owner) == (RED, BLUE)
    table.reveal(agony)
    assert (table.red.mana, table.blue.mana) == (50 - 5 - 3, 50 - 2)
    assert table.odds(table.blue, "Basic Melee Attack", leech).dice.value == 2
    table.destroy(agony)
    assert discarded(table, BLUE) == ["Agony"]
    assert discarded(table, RED) == ["Reverse Magic"]


@rule("sup.spell.reverse-magic-pay-only-increase")
@pytest.mark.parametrize(("funds", "is_destroyed"), [(6, False), (7, True)])
def test_a_dissolve_turned_back_costs_the_difference_and_fails_for_want_of_it(funds: int, is_destroyed: bool) -> None:
    table = Table(red="Wizard", blue="Warlock")
    table.move_to(table.blue, "C1")
    belt, lash = table.attach("Regrowth Belt", table.red), table.attach("Lash of Hellfire", table.blue)
    table.hide("Reverse Magic", table.red)
    table.mana(RED, funds)
    table.decide("pay reveal", PAY)
    if is_destroyed:
        table.decide("turn spell", take(lash))
    spell = table.cast(table.blue, "Dissolve", table.red, belt.id)
    assert spell.caster is table.red or not is_destroyed
    assert table.in_play(belt)
    assert table.in_play(lash) != is_destroyed
    assert table.red.mana == (0 if is_destroyed else 1)
    assert table.blue.mana == 44


@rule(
    "core.spawnpoint.range-from-spawnpoint",
    "core.spawnpoint.own-mana-first",
    "core.spawnpoint.shortfall-from-mage",
    "core.mage.beastmaster-pet-any-summoning-source",
)
def test_a_wolf_from_the_lair_comes_out_of_the_lair_without_the_rings_discount_and_may_be_the_pet() -> None:
    table = Table(red="Beastmaster", blue="Warlock")
    table.attach("Ring of Beasts", table.red)
    lair = table.put("Lair", RED, "A1", mana=4)
    table.prepare_for(lair, "Timber Wolf")
    table.decide("deploy", take("Timber Wolf"))
    table.decide("offer", take())
    table.deploy()
    wolf = table.find("Timber Wolf")
    assert table.place(wolf) == "A1"
    assert lair.mana == 0
    assert table.red.mana == 50 - 5 - 3
    assert table.life(wolf) == 13
    assert not wolf.active


@rule("core.equip.battle-forge-equips-mage", "core.equip.range-checked-for-others")
@pytest.mark.parametrize(("zone", "reaches"), [("B2", True), ("A2", True), ("A3", False)])
def test_the_forge_reaches_its_mage_two_zones_away_and_no_farther(zone: str, reaches: bool) -> None:
    table = Table(red="Warlock", blue="Wizard")
    forge = table.put("Battle Forge", RED, "C2", mana=1)
    table.move_to(table.red, zone)
    table.move_to(table.blue, "A4")
    table.prepare_for(forge, "Leather Boots")
    if reaches:
        table.decide("deploy", take("Leather Boots", table.red))
    table.deploy()
    assert table.armor(table.red) == reaches
    assert table.red.mana == (49 if reaches else 50)
    assert forge.mana == (0 if reaches else 1)


@rule("core.cast.walls-may-block")
def test_the_forge_cannot_see_its_mage_through_a_wall_of_stone() -> None:
    table = Table(red="Warlock", blue="Wizard")
    forge = table.put("Battle Forge", RED, "C2")
    table.wall("Wall of Stone", "C1|C2")
    table.prepare_for(forge, "Leather Boots")
    table.deploy()
    assert table.armor(table.red) == 0
    assert discarded(table, RED) == []


@rule("sup.spell.decoy-discarded-from-outside-play-no-mana", "core.familiar.destroyed-destroys-spell")
def test_a_decoy_under_a_slain_pixie_is_lost_and_one_lying_on_her_still_pays() -> None:
    table = Table(red="Beastmaster", blue="Warlock")
    pixie = table.put("Fellella, Pixie Familiar", RED, "B2")
    table.prepare_for(pixie, "Decoy")
    table.destroy(pixie)
    assert (table.red.mana, discarded(table, RED)) == (50, ["Decoy", "Fellella, Pixie Familiar"])
    wolf = table.put("Timber Wolf", RED, "B2")
    table.hide("Decoy", wolf)
    table.destroy(wolf)
    assert table.red.mana == 52


@rule("sup.spell.fellella-mana-only-for-casting-cost", "core.familiar.controller-controls-its-spells")
def test_the_pixie_pays_for_casting_and_the_beastmaster_for_the_reveal_though_she_has_mana_left() -> None:
    table = Table(red="Beastmaster", blue="Warlock")
    table.attach("Enchanter's Ring", table.red)
    pixie, wolf = table.put("Fellella, Pixie Familiar", RED, "B2", mana=6), table.put("Timber Wolf", RED, "B3")
    table.cast(pixie, "Bear Strength", wolf)
    strength = table.find("Bear Strength", on=wolf)
    assert (strength.controller, pixie.mana, table.red.mana) == (RED, 4, 50)
    table.reveal(strength)
    assert (pixie.mana, table.red.mana) == (4, 47)


@rule("ruling.r16")
@pytest.mark.parametrize(("funds", "in_book", "extended"), [(16, 1, True), (15, 1, False), (16, 0, False)])
def test_a_second_wall_takes_its_full_price_and_a_second_copy(funds: int, in_book: int, extended: bool) -> None:
    table = Table(red="Wizard", blue="Warlock")
    table.plan(RED, "Wall of Stone")
    table.book(RED, *["Wall of Stone"] * in_book)
    table.mana(RED, funds)
    options = table.cast_options(table.red, "Wall of Stone")
    assert any(each[3] == "B1|C1" and each[4] == "single" for each in options)
    assert any(each[4] != "single" for each in options) == extended


@rule("sup.spell.geyser-burn-removal-mandatory")
def test_water_on_a_burning_creature_is_no_attack_and_leaves_its_block_unused(table: Table) -> None:
    table.move_to(table.red, "B2")
    slayer = table.put("Dark Pact Slayer", BLUE, "B2")
    block = table.hide("Block", slayer)
    table.condition(slayer, BURN, 2)
    table.cast(table.red, "Geyser", slayer)
    assert (slayer.conditions, slayer.damage) == ({}, 0)
    assert table.in_play(block)
    assert block.hidden
    assert table.blue.mana == 50


@rule("core.mage.priestess-divine-reward-must-resolve", "core.mage.priestess-divine-reward-once-per-round")
def test_a_nullified_heal_is_not_rewarded_and_does_not_spend_the_reward_of_the_round() -> None:
    table = Table(red="Priestess", blue="Wizard")
    table.red.damage = 9
    table.hide("Nullify", table.red, BLUE)
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Minor Heal", table.red)
    assert (table.life(table.red), table.red.damage) == (32, 9)
    table.dice("1 0 0 0 0")
    table.cast(table.red, "Minor Heal", table.red)
    assert (table.life(table.red), table.red.damage) == (33, 8)
    table.dice("1 0 0 0 0")
    table.cast(table.red, "Minor Heal", table.red)
    assert (table.life(table.red), table.red.damage) == (33, 7)


@rule("codex.legendary.no-cast", "codex.unique.per-player")
def test_the_enemys_alpha_bars_mine_until_he_falls_but_his_temple_does_not_bar_my_own() -> None:
    table = Table(red="Beastmaster", blue="Beastmaster")
    alpha = table.put("Redclaw, Alpha Male", BLUE, "A4")
    table.put("Hand of Bim-Shalla", BLUE, "A4")
    assert not table.cast_options(table.red, "Redclaw, Alpha Male")
    table.cast(table.red, "Hand of Bim-Shalla", "C1")
    assert not table.cast_options(table.red, "Hand of Bim-Shalla")
    table.destroy(alpha)
    table.cast(table.red, "Redclaw, Alpha Male", "C1")
    assert table.find("Redclaw, Alpha Male").controller == RED


def test_nullify_without_the_mana_for_it_is_lost_and_the_spell_goes_through() -> None:
    table = Table(red="Wizard", blue="Warlock")
    table.move_to(table.red, "B2")
    imp = table.put("Firebrand Imp", BLUE, "B2")
    nullify = table.hide("Nullify", imp)
    table.mana(BLUE, 1)
    table.cast(table.red, "Force Push", imp, 1, 0)
    assert not table.in_play(nullify)
    assert (table.place(imp), table.blue.mana) == ("B3", 1)


@rule("sup.spell.gate-to-voltari-triggers-on-wand-and-as-spell-abilities")
def test_the_gate_counts_spells_that_resolve_also_from_a_wand_but_not_a_nullified_one(table: Table) -> None:
    table.move_to(table.blue, "B2")
    table.cast(table.red, "Gate to Voltari", "C1")
    gate = table.find("Gate to Voltari")
    imp = table.put("Firebrand Imp", BLUE, "B2")
    before = gate.mana
    leech = table.put("Mana Leech", RED, "B2")
    table.hide("Nullify", leech)
    table.decide("pay reveal", PAY)
    table.cast(table.blue, "Force Push", leech, 1, 0)
    assert gate.mana == before
    wand = table.attach("Mage Wand", table.blue, location="weapon")
    table.bind(wand, "Evade")
    table.cast(table.blue, "Evade", imp)
    assert gate.mana == before + 1


@rule("sup.spell.example-poisoned-blood-vs-heal")
def test_blood_poisoned_in_the_last_moment_lets_the_heal_resolve_for_nothing_and_still_be_rewarded() -> None:
    table = Table(red="Priestess", blue="Warlock")
    table.move_to(table.red, "B2")
    unicorn = table.put("Highland Unicorn", RED, "B2", damage=5)
    poison = table.hide("Poisoned Blood", unicorn, BLUE)
    table.reveal_after(COUNTER_SPELL, poison, by=table.red)
    table.dice("2 2 2 2 2")
    table.cast(table.red, "Minor Heal", unicorn)
    assert unicorn.damage == 5
    assert table.life(table.red) == 33
