"""Hidden enchantments meeting zones, thefts, zone attacks, empty purses and those who take over their hosts."""

import pytest

from mageduel.facts.conditions import SLEEP, STUN
from mageduel.facts.traits import MELEE
from mageduel.state.phases import Phase
from tests.compound.piles import discarded
from tests.kit.answers import DECLINE, FORFEIT, LET_GO, PAY, attack, move
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Wizard", blue="Warlock")


@rule("core.trap.zone-without-enemies")
def test_a_trap_can_be_shifted_only_to_a_zone_without_enemies_and_springs_there(table: Table) -> None:
    table.move_to(table.red, "B2")
    trap = table.hide("Teleport Trap", "B2", RED)
    imp = table.put("Firebrand Imp", BLUE, "B3")
    with pytest.raises(Refused):
        table.cast(table.red, "Shift Enchantment", trap, "B3")
    spell = table.cast(table.red, "Shift Enchantment", trap, "A2")
    assert (spell.paid, table.place(trap), trap.hidden) == (1, "A2", True)
    table.decide("pay reveal", PAY)
    table.decide("teleport", ("teleport", "A4"))
    table.teleport(imp, "A2")
    assert table.place(imp) == "A4"


@rule("core.enchant.no-duplicate-name")
def test_a_shift_cannot_bring_two_of_a_kind_together_nor_wings_to_a_mage() -> None:
    table = Table(red="Beastmaster", blue="Warlock")
    table.move_to(table.red, "B2")
    wolf, fox = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", RED, "B2")
    strength, wings = table.attach("Bear Strength", wolf), table.hide("Eagle Wings", wolf)
    table.hide("Bear Strength", fox)
    with pytest.raises(Refused):
        table.cast(table.red, "Shift Enchantment", strength, fox.id)
    with pytest.raises(Refused):
        table.cast(table.red, "Shift Enchantment", wings, table.red.id)
    table.cast(table.red, "Shift Enchantment", wings, fox.id)
    assert wings.attached_to is fox


@rule("sup.spell.steal-enchantment-may-retarget-same-host")
def test_strength_stolen_on_the_spot_changes_hands_but_not_its_bearer(table: Table) -> None:
    table.move_to(table.red, "B2")
    imp = table.put("Firebrand Imp", BLUE, "B2")
    strength = table.attach("Bear Strength", imp)
    spell = table.cast(table.red, "Steal Enchantment", strength, imp.id)
    assert spell.paid == 10
    assert (strength.attached_to, strength.controller, strength.owner) == (imp, RED, BLUE)
    assert table.value(imp, MELEE) == 2
    with pytest.raises(Refused):
        table.cast(table.blue, "Shift Enchantment", strength, table.blue.id)


@rule("ruling.r26")
def test_a_storm_over_the_zone_attacks_nobody_in_particular_and_leaves_his_block_hidden() -> None:
    table = Table(red="Warlock", blue="Beastmaster")
    wolf = table.put("Timber Wolf", BLUE, "C2")
    block, reverse = table.hide("Block", wolf), table.hide("Reverse Attack", wolf)
    table.dice("1* 1* 0 0 0", effect=1)
    table.cast(table.red, "Firestorm", "C2")
    assert wolf.damage == 2
    assert block.hidden
    assert reverse.hidden


@rule("sup.spell.block-works-while-incapacitated")
@pytest.mark.parametrize("condition", [STUN, SLEEP])
def test_a_helpless_creature_is_saved_by_its_block_from_the_first_of_two_strikes(condition: object) -> None:
    table = Table(red="Warlock", blue="Beastmaster")
    twin = make_creature(
        "Twin", attack=[{"name": "Claw", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Doublestrike"]}]
    )
    claws, wolf = table.put(twin, RED, "B2"), table.put("Timber Wolf", BLUE, "B2")
    table.condition(wolf, condition)  # type: ignore[arg-type]
    table.hide("Block", wolf)
    table.decide("pay reveal", PAY)
    table.dice("1* 0")
    table.attack(claws, "Claw", wolf)
    assert [each.avoided for each in table.attacks()] == [True, False]
    assert wolf.damage == 1
    assert (SLEEP in wolf.conditions) is False


def test_reverse_attack_one_mana_short_is_lost_and_the_bite_goes_home() -> None:
    table = Table(red="Beastmaster", blue="Wizard")
    wolf, leech = table.put("Timber Wolf", RED, "B2"), table.put("Mana Leech", BLUE, "B2")
    reverse = table.hide("Reverse Attack", leech)
    table.mana(BLUE, 4)
    table.dice("1* 1* 0 0")
    table.attack(wolf, "Bite", leech)
    assert (leech.damage, wolf.damage, table.blue.mana) == (2, 0, 4)
    assert not table.in_play(reverse)


def test_force_hold_is_kept_up_by_who_laid_it_and_essence_drain_by_who_has_the_creature(table: Table) -> None:
    imp, slayer = table.put("Firebrand Imp", BLUE, "B2"), table.put("Dark Pact Slayer", BLUE, "B2")
    hold, drain = table.attach("Force Hold", imp, RED), table.attach("Essence Drain", slayer, RED)
    table.always("offer", DECLINE)
    table.always("upkeep", lambda request: PAY if request.player == BLUE else LET_GO)
    table.upkeep()
    assert (table.red.mana, table.blue.mana) == (50, 48)
    assert not table.in_play(hold)
    assert [table.in_play(each) for each in (imp, slayer, drain)] == [True, True, True]


def test_a_wolf_that_changed_sides_pays_its_essence_drain_with_its_new_masters_mana(table: Table) -> None:
    imp = table.put("Firebrand Imp", BLUE, "B2")
    table.attach("Essence Drain", imp, RED)
    table.control(imp, RED)
    table.always("offer", DECLINE)
    table.decide("upkeep", PAY)
    table.upkeep()
    assert (table.red.mana, table.blue.mana) == (48, 50)


def test_a_purge_that_takes_the_endurance_takes_the_wounded_creature_with_it(table: Table) -> None:
    table.move_to(table.red, "B2")
    slayer = table.put("Dark Pact Slayer", BLUE, "B2", damage=15)
    table.attach("Bull Endurance", slayer)
    table.hide("Decoy", slayer)
    table.cast(table.red, "Purge Magic", slayer)
    assert not table.in_play(slayer)
    assert discarded(table, BLUE) == ["Bull Endurance", "Dark Pact Slayer", "Decoy"]
    assert table.blue.mana == 52


def test_endurance_older_than_poisoned_blood_keeps_its_life_and_a_younger_one_gives_none(table: Table) -> None:
    slayer, imp = table.put("Dark Pact Slayer", BLUE, "B2"), table.put("Firebrand Imp", BLUE, "B2")
    endurance, blood = table.hide("Bull Endurance", slayer), table.hide("Poisoned Blood", slayer, RED)
    table.reveal(endurance)
    table.reveal(blood)
    assert table.life(slayer) == 18
    blood, endurance = table.hide("Poisoned Blood", imp, RED), table.hide("Bull Endurance", imp)
    table.reveal(blood)
    table.reveal(endurance)
    assert table.life(imp) == 6
    table.destroy(blood)
    assert table.life(imp) == 10


@rule("codex.fast.slow-cancel")
def test_a_fast_fox_made_slow_walks_like_anybody_two_zones_or_one_and_a_bite() -> None:
    table = Table(red="Beastmaster", blue="Warlock")
    fox, imp = table.put("Bitterwood Fox", RED, "B1"), table.put("Firebrand Imp", BLUE, "B2")
    table.attach("Enfeeble", fox, BLUE)
    assert attack(fox, "Bite", imp) in table.offered(fox, move("B2"))
    other = table.put("Bitterwood Fox", RED, "C1")
    table.attach("Enfeeble", other, BLUE)
    assert table.offered(other, move("C2"), move("C3")) == []


def test_a_decoy_unpaid_for_nothing_is_worth_its_two_mana_also_on_a_wall_that_falls(table: Table) -> None:
    wall = table.wall("Wall of Stone", "B2|B3", RED)
    table.hide("Decoy", wall, RED)
    table.destroy(wall)
    assert table.red.mana == 52
    assert discarded(table, RED) == ["Decoy", "Wall of Stone"]


def test_an_enemy_may_not_be_asked_for_an_unpaid_trap_twice_and_its_victim_walks_on() -> None:
    table = Table(red="Warlock", blue="Beastmaster")
    trap = table.hide("Hellfire Trap", "B2", RED)
    wolf = table.put("Timber Wolf", BLUE, "B1")
    table.decide("pay reveal", FORFEIT)
    table.act(wolf, ("move", "B2"), ("move", "B3"))
    assert (table.place(wolf), wolf.damage, table.red.mana) == ("B3", 0, 50)
    assert not table.in_play(trap)


@rule("core.reveal.check-target-legal")
def test_strength_found_on_something_that_lives_no_more_is_lost_before_it_is_paid_for(table: Table) -> None:
    bones = table.put("Skeletal Sentry", BLUE, "B2")
    strength = table.hide("Bear Strength", bones)
    table.reveal_after(Phase.RESET, strength)
    table.reset()
    assert not table.in_play(strength)
    assert (table.value(bones, MELEE), table.blue.mana) == (0, 50)


@pytest.mark.parametrize(("mana", "survives"), [(3, True), (2, False)])
def test_drain_and_obelisk_are_one_upkeep_of_three_that_is_paid_whole_or_not_at_all(mana: int, survives: bool) -> None:
    table = Table(red="Wizard", blue="Beastmaster")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.attach("Essence Drain", wolf, RED)
    table.put("Mordok's Obelisk", RED, "A1")
    table.mana(BLUE, mana)
    table.always("offer", DECLINE)
    table.always("upkeep", PAY)
    table.upkeep()
    assert table.in_play(wolf) == survives
    assert table.blue.mana == (0 if survives else 2)


@rule("sup.spell.banish-own-traits-and-attachments-still-work")
def test_a_banished_wolf_owes_for_the_drain_it_carries_and_not_for_the_obelisk_in_the_arena() -> None:
    table = Table(red="Wizard", blue="Beastmaster")
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.attach("Essence Drain", wolf, RED)
    table.put("Mordok's Obelisk", RED, "A1")
    table.cast(table.red, "Banish", wolf)
    table.always("offer", DECLINE)
    table.always("upkeep", PAY)
    table.upkeep()
    assert table.blue.mana == 48
