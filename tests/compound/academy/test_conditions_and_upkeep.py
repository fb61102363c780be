"""The Academy: conditions that pile up, and the Upkeep Phase in which everything falls due."""

import pytest

from mageduel.facts.conditions import BURN, FREEZE, STAGGER, WEAK
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, GUARD, NO_COUNTERSTRIKE, NOTHING, PAY, attack, first, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED


@rule("academy.codex.weak-not-spells", "academy.codex.weak-min-die", "ruling.r53")
def test_a_weak_mage_strikes_with_one_die_and_casts_with_all_but_a_staggered_one_does_not() -> None:
    table = AcademyTable()
    hound = table.put("Wychwood Hound", RED)
    table.condition(table.blue, WEAK, 3)
    assert table.odds(table.blue, "Basic Melee Attack", hound).dice.value == 1
    table.dice("0 0 0", effect=1)
    table.cast(table.blue, "Lightning Jolt", hound)
    table.condition(table.blue, STAGGER)
    table.dice("0", effect=1)
    table.cast(table.blue, "Lightning Jolt", hound)
    assert GUARD in table.actions(table.blue)  # Level 4


def test_a_cure_pays_for_the_marker_and_then_heals() -> None:
    table = AcademyTable(red="Academy Priestess")
    hound = table.put("Wychwood Hound", RED, damage=5)
    table.condition(hound, WEAK, 2)
    table.decide("remove condition", ("remove", "Weak", 2))
    table.always("offer", take())
    table.dice("2 1")
    table.cast(table.red, "Cure", hound)
    assert (hound.conditions, hound.damage, table.red.mana) == ({WEAK: 1}, 2, 50 - 2 - 2)


@rule("academy.upkeep.controller-orders")
@pytest.mark.parametrize("heals_first", [True, False])
def test_a_hydra_at_its_last_breath_lives_through_the_stench_only_if_it_heals_first(heals_first: bool) -> None:
    table = AcademyTable(blue="Academy Necromancer")
    hydra = table.put("Sailfin Hydra", RED, damage=12)
    table.attach("Stench of Death", "A1", BLUE)
    table.decide("upkeep order", first(hydra, "Regenerate" if heals_first else "Stench of Death"))
    table.always("upkeep order", lambda request: request.options[0])
    table.upkeep()
    assert table.in_play(hydra) is heals_first
    assert (table.red.damage, table.blue.damage) == (1, 1)  # the whole zone


def test_an_owl_in_the_air_stops_mend_belt_and_unicorn_for_both_sides() -> None:
    table = AcademyTable(red="Academy Priestess", blue="Academy Druid")
    owl = table.put("Darkfenne Owl", BLUE)
    table.attach("Wychwood Ironvine", table.red)
    liana = table.put("Lashing Liana", BLUE, damage=3)
    table.red.damage = 6
    table.always("offer", take())
    table.upkeep()
    assert (table.red.damage, liana.damage) == (6, 3)
    table.destroy(owl)
    table.upkeep()
    assert (table.red.damage, liana.damage) == (5, 1)


def test_theft_of_life_takes_a_point_of_the_first_healing_only() -> None:
    table = AcademyTable(red="Academy Warlock")
    hydra = table.put("Sailfin Hydra", BLUE, damage=9)
    table.attach("Theft of Life", hydra, RED)
    table.red.damage = 4
    table.upkeep()  # Regenerate 1 comes to nothing
    assert (hydra.damage, table.red.damage) == (9, 3)
    table.dice("2 1 0")
    table.cast(table.blue, "Mend", hydra)  # the second time this round
    assert (hydra.damage, table.red.damage) == (6, 3)


def test_unholy_reversal_turns_a_mend_into_a_wound_that_can_kill() -> None:
    table = AcademyTable(red="Academy Necromancer")
    worm = table.put("Mana Worm", BLUE, damage=4)
    reversal = table.hide("Unholy Reversal", worm, RED)
    table.decide("pay reveal", PAY)
    table.always("prevention", take())
    table.dice("1 1 1*")
    table.cast(table.blue, "Mend", worm)
    assert not table.in_play(worm)  # nothing healed, three direct damage on four
    assert not table.in_play(reversal)
    assert table.red.mana == 48


@rule("academy.codex.stagger-current-activation")
def test_a_corpsebloom_bites_every_other_round() -> None:
    table = AcademyTable(red="Academy Druid")
    bloom, worm = table.put("Corpsebloom", RED), table.put("Satyr Gruff", BLUE)
    table.dice("0 0 0 0")
    table.act(bloom, attack(bloom, "Biting Blooms", worm))
    assert bloom.conditions == {STAGGER: 1}
    table.next_round()
    assert attack(bloom, "Biting Blooms", worm) not in table.actions(bloom)
    table.act(bloom, NOTHING)
    table.next_round()
    assert attack(bloom, "Biting Blooms", worm) in table.actions(bloom)


def test_a_guarding_bloom_that_hits_back_staggers_itself_out_of_its_own_activation() -> None:
    table = AcademyTable(red="Academy Druid")
    bloom, worm = table.put("Corpsebloom", RED), table.put("Mana Worm", BLUE)
    table.guard(bloom)
    table.decide("counterstrike", take(bloom))
    table.dice("0 0")
    table.dice("1 0 0 0")
    table.act(worm, attack(worm, "Stinging Tentacles", bloom))
    assert bloom.conditions == {STAGGER: 1}
    assert attack(bloom, "Biting Blooms", worm) not in table.actions(bloom)
    table.act(bloom, NOTHING)  # not received in an activation of its own: this is the next one
    assert bloom.conditions == {}


def test_fire_and_frost_put_each_other_out_one_for_one() -> None:
    table = AcademyTable(red="Academy Elementalist")
    gruff = table.put("Satyr Gruff", BLUE)
    table.condition(gruff, BURN)
    table.decide("glyph", ("glyph", "Air Glyph"))
    table.dice("0 0", effect=6)
    table.cast(table.red, "Beam of Frost", gruff)
    assert gruff.conditions == {FREEZE: 1}
    hound = table.put("Wychwood Hound", RED)
    assert table.odds(gruff, "Heavy Mace", hound).dice.value == 2
    table.act(gruff, NOTHING)
    assert gruff.conditions == {}


def test_xiro_is_hard_to_bite_only_as_long_as_he_guards() -> None:
    table = AcademyTable(blue="Academy Necromancer")
    xiro = table.put("Xiro, the Unpassable", BLUE)
    hound, lynx = table.put("Razortusk", RED), table.put("Pellian Lynx", RED)
    table.guard(xiro)
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("2 2 0 0")
    table.act(hound, attack(hound, "Razor Tusks", xiro))
    assert (xiro.damage, xiro.guarding) == (1, False)
    table.dice("2 2")
    table.act(lynx, attack(lynx, "Claws", xiro))
    assert xiro.damage == 5


def test_the_afflicted_demon_hands_his_weakness_on_and_hits_harder_for_it() -> None:
    table = AcademyTable(red="Academy Warlock")
    demon = table.summon("Afflicted Demon", RED)
    worm, gruff = table.put("Mana Worm", BLUE), table.put("Satyr Gruff", BLUE)
    assert table.odds(demon, "Plague Claws", worm).dice.value == 3
    table.decide("offer", DECLINE, take())  # no fury, but the marker is handed on
    table.dice("2 0 0")
    table.attack(demon, "Plague Claws", worm)
    assert (demon.conditions, worm.conditions) == ({WEAK: 1}, {WEAK: 1})
    table.decide("offer", DECLINE)
    table.dice("1 0 0 0")  # stopped by the satyr's armor: nothing to hand on
    table.attack(demon, "Plague Claws", gruff)
    assert gruff.conditions == {}
    assert table.odds(worm, "Stinging Tentacles", demon).dice.value == 1


def test_essence_drain_on_a_raptor_is_due_although_it_charges_in_the_same_upkeep() -> None:
    table = AcademyTable(red="Academy Wizard", blue="Academy Wizard")
    raptor, worm = table.put("Lightning Raptor", BLUE, tokens={"Charge": 1}), table.put("Mana Worm", RED)
    table.attach("Minor Essence Drain", raptor, RED)
    table.decide("upkeep", PAY)
    table.always("upkeep order", lambda request: request.options[0])
    table.upkeep()
    assert table.odds(raptor, "Electric Bite", worm).dice.value == 2
    table.mana(BLUE, 0)
    table.upkeep()
    assert not table.in_play(raptor)  # nothing to pay with


def test_a_priests_circle_and_the_unicorn_heal_on_their_own_account() -> None:
    table = AcademyTable(red="Academy Priestess")
    unicorn = table.put("Lowland Unicorn", RED, damage=3)
    worm = table.put("Mana Worm", BLUE)
    table.attach("Circle of Protection", "A1", RED)
    assert (table.armor(unicorn), table.armor(table.red), table.armor(worm)) == (2, 1, 1)
    table.always("offer", take())
    table.always("choose one", take(unicorn))
    table.always("upkeep order", lambda request: request.options[0])
    table.upkeep()
    assert unicorn.damage == 1
