"""The Academy: tokens, blows and tricks of different classes in one room."""

import pytest

from mageduel.facts.conditions import BURN, FREEZE, ROT, STAGGER, WEAK
from mageduel.facts.traits import ARMOR, MELEE
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, PAY, take
from tests.kit.ledger import rule
from tests.kit.moments import ACTIVATION
from tests.kit.table import BLUE, RED, make_creature


def room(red: str = "Wizard", blue: str = "Beastmaster") -> AcademyTable:
    return AcademyTable(red=f"Academy {red}", blue=f"Academy {blue}")


def test_a_seized_golem_is_flung_back_by_its_own_mage_and_its_turn_is_over() -> None:
    table = room("Forcemaster", "Forcemaster")
    golem = table.put("Force Golem", BLUE)
    table.hide("Mind Seize", golem, RED)
    table.hide("Repulsion Field", table.blue)
    table.decide("pay reveal", PAY, PAY)
    table.decide("seize", ("attack", golem.id, 0, table.blue.id))
    table.always("offer", DECLINE)
    table.act(golem)
    assert (table.blue.damage, golem.conditions, golem.active) == (0, {STAGGER: 1}, False)


def test_a_frenzy_survives_a_miss_and_serves_the_next_attack() -> None:
    table = room("Beastmaster", "Wizard")
    hound, foe = table.put("Wychwood Hound", RED), table.put(make_creature("Foe"), BLUE)
    frenzy = table.attach("Badger Frenzy", hound)
    miss = table.hide("Miss", hound, BLUE)
    table.decide("pay reveal", PAY)
    table.attack(hound, "Bite", foe)
    assert (table.in_play(frenzy), table.in_play(miss), foe.damage) == (True, False, 0)
    table.decide("strike again", ("strike again",))
    table.dice("1 0")
    table.dice("1 0")
    table.attack(hound, "Bite", foe)
    assert (foe.damage, table.in_play(frenzy)) == (2, False)


@rule("ruling.r55")
def test_a_thousand_bites_cannot_be_sent_back() -> None:
    table = room("Beastmaster", "Wizard")
    weasel, asp = table.put("Tarraki, Thousand Bites", RED), table.put("Darkfenne Asp", BLUE)
    redirect = table.hide("Redirect", asp)
    table.decide("pay reveal", PAY)
    table.dice("1 0")
    table.attack(weasel, "Ravenous Bite", asp)
    assert (asp.damage, weasel.damage, table.in_play(redirect), table.blue.mana) == (1, 0, False, 48)


def test_a_glancing_missile_still_flies_with_one_die() -> None:
    table = room("Wizard", "Beastmaster")
    hound = table.put("Wychwood Hound", BLUE)
    glance = table.hide("Glancing Blow", hound)
    table.decide("further target", ("enough",))
    table.decide("pay reveal", PAY)
    table.dice("2")
    table.cast(table.red, "Arcane Missiles", hound)
    assert (hound.damage, table.in_play(glance)) == (2, False)


def test_a_bomb_that_is_dispersed_goes_off_under_the_one_it_lies_on() -> None:
    table = room("Forcemaster", "Wizard")
    hydra = table.put("Sailfin Hydra", BLUE)
    bomb = table.hide("Telekinetic Bomb", hydra, RED)
    table.reveal(bomb)
    table.dice("1* 0 0 0", effect=3)
    spell = table.cast(table.blue, "Disperse", bomb)
    assert (spell.paid, hydra.damage, hydra.conditions) == (2, 1, {})


def test_under_the_owl_a_life_is_taken_and_given_to_nobody() -> None:
    table = room("Warlock", "Druid")
    table.put("Darkfenne Owl", BLUE)
    lurker = table.put("Swamp Lurker", BLUE)
    table.red.damage = 5
    table.dice("2 1 0")
    table.cast(table.red, "Siphon Life", lurker)
    assert (lurker.damage, table.red.damage) == (3, 5)
    table.upkeep()
    assert lurker.damage == 3


def test_force_armor_takes_the_edge_off_thunder_and_most_of_a_stalagmites() -> None:
    table = room("Wizard", "Forcemaster")
    table.attach("Force Armor", table.blue)
    table.dice("2 1 0 0", effect=1)
    table.cast(table.red, "Piercing Thunderstrike", table.blue)
    assert table.blue.damage == 2
    table.dice("2 1 0")
    table.cast(table.red, "Stalagmite", table.blue)
    assert table.blue.damage == 5


def test_frost_on_a_burning_hound_leaves_neither() -> None:
    table = room("Elementalist", "Beastmaster")
    table.always("offer", DECLINE)
    hound = table.put("Wychwood Hound", BLUE)
    table.condition(hound, BURN, 1)
    table.dice("0 0", effect=6)
    table.decide("glyph", ("glyph", "Air Glyph"))
    table.cast(table.red, "Beam of Frost", hound)
    assert hound.conditions == {FREEZE: 1}
    table.give(hound, BURN)
    assert hound.conditions == {}


def test_toughness_turned_face_down_is_the_end_of_a_wounded_hound() -> None:
    table = room("Necromancer", "Beastmaster")
    hound = table.put("Wychwood Hound", BLUE, damage=7)
    tough = table.attach("Gator Toughness", hound)
    table.always("offer", DECLINE)
    spell = table.cast(table.red, "Fizzle", tough)
    assert (spell.paid, table.blue.mana, table.in_play(hound)) == (2, 49, False)


def test_a_harvest_costs_what_lies_on_the_victim_too() -> None:
    table = room("Necromancer", "Beastmaster")
    table.red.damage = 5
    lynx = table.put("Pellian Lynx", BLUE)
    table.attach("Wolf Fury", lynx)
    table.hide("Dodge", lynx)
    table.always("offer", DECLINE)
    spell = table.cast(table.red, "Soul Harvest", lynx)
    assert (spell.paid, table.in_play(lynx), table.red.damage) == (4 + 4 + 2, False, 3)


def test_a_gremlin_slips_the_first_bite_and_takes_the_second() -> None:
    table = room("Beastmaster", "Wizard")
    gremlin, hydra = table.put("Jade Gremlin", BLUE), table.put("Sailfin Hydra", RED)
    table.decide("defend", take(gremlin))
    table.decide("strike again", ("strike again",))
    table.dice("1 0 0")
    table.attack(hydra, "Bite", gremlin)
    assert (gremlin.damage, table.blue.mana) == (1, 49)


def test_robes_gain_once_a_round_from_worms_and_drains_alike() -> None:
    table = room("Wizard", "Beastmaster")
    table.attach("Sistarran Robes", table.red)
    worm, hound = table.put("Mana Worm", RED), table.put("Wychwood Hound", BLUE)
    table.attach("Minor Essence Drain", hound, RED)
    table.decide("upkeep", PAY)
    table.upkeep()
    assert (table.blue.mana, table.red.mana) == (49, 51)
    table.dice("1 1")
    table.attack(worm, "Stinging Tentacles", hound)
    assert (table.blue.mana, table.red.mana) == (48, 51)
    table.reset()
    table.dice("1 1")
    table.attack(worm, "Stinging Tentacles", hound)
    assert table.blue.mana == 47 + 7
    assert table.red.mana == 51 + 7 + 1


def test_a_terrible_face_frightens_only_the_small_and_living() -> None:
    table = room("Beastmaster", "Necromancer")
    tusk = table.put("Razortusk", BLUE)
    table.attach("Terrifying Visage", tusk)
    lynx, gruff = table.put("Pellian Lynx", RED), table.put("Satyr Gruff", RED)
    dead = table.put("Vengeful Voidwalker", RED)
    table.dice("0")
    table.attack(lynx, "Claws", tusk)
    table.dice("0 0 0")
    table.attack(gruff, "Heavy Mace", tusk)
    table.dice("0 0")
    table.attack(dead, "Claws", tusk)
    assert table.rolled == [1, 3, 2]


def test_an_exiled_hound_still_costs_its_keep() -> None:
    table = room("Wizard", "Beastmaster")
    hound = table.put("Wychwood Hound", BLUE)
    table.attach("Minor Essence Drain", hound, RED)
    exile = table.hide("Exile", hound, RED)
    table.always("offer", DECLINE)
    table.reveal_after(ACTIVATION, exile)
    table.act(hound)
    assert table.place(hound) is None
    table.decide("upkeep", PAY)
    table.upkeep()
    assert (table.blue.mana, table.in_play(hound)) == (49, True)


@pytest.mark.parametrize("tokens", [1, 2])
def test_pain_that_takes_the_last_slumber_wakes_a_porcupine_in_time_to_strike_back(tokens: int) -> None:
    table = room("Beastmaster", "Priestess")
    porcupine = table.put("Atticaran Porcupine", RED)
    slumber = table.attach("Slumber", porcupine, BLUE)
    table.tokens(slumber, "Dissipate", tokens)
    foe = table.put(make_creature("Foe"), BLUE)
    table.dice("2 0 0")
    if tokens == 1:
        table.decide("counterstrike", take(porcupine))
        table.dice("1 1 1")
    table.attack(foe, "Strike", porcupine)
    assert (porcupine.damage, foe.damage, table.in_play(slumber)) == (1, 3 if tokens == 1 else 0, tokens == 2)


@rule("academy.codex.stagger-minor-no-attack")
def test_a_staggering_raptor_full_of_lightning_strikes_nobody_back() -> None:
    table = room("Beastmaster", "Wizard")
    raptor, foe = table.put("Lightning Raptor", BLUE, tokens={"Charge": 5}), table.put(make_creature("Foe"), RED)
    table.give(raptor, STAGGER)
    table.dice("1 0 0")
    table.attack(foe, "Strike", raptor)
    assert foe.damage == 0


def test_a_ward_on_a_hound_does_not_guard_what_lies_beside_it() -> None:
    table = room("Wizard", "Beastmaster")
    hound = table.put("Wychwood Hound", BLUE)
    ward, fury = table.hide("Arcane Ward", hound), table.attach("Wolf Fury", hound)
    table.cast(table.red, "Disperse", fury)
    assert (table.in_play(fury), ward.hidden) == (False, True)
    table.decide("pay reveal", PAY)
    spell = table.cast(table.red, "Shrink", hound)
    assert (table.find_all("Shrink"), table.red.mana, spell.paid) == ([], 50 - 1, 2)


def test_a_diamond_shrugs_off_most_of_a_missile_and_all_of_a_bite() -> None:
    table = room("Wizard", "Elementalist")
    golem = table.put("Diamond Golem", BLUE)
    table.decide("further target", ("enough",))
    table.dice("2 2")
    table.cast(table.red, "Arcane Missiles", golem)
    assert golem.damage == 1
    lynx = table.put("Pellian Lynx", RED)
    table.dice("2* 1")
    table.attack(lynx, "Claws", golem)
    assert golem.damage == 1


def test_desperate_focus_comes_and_goes_with_the_numbers() -> None:
    table = room("Forcemaster", "Beastmaster")
    table.attach("Desperate Focus", table.red)
    assert table.value(table.red, MELEE) == 0
    table.put("Wychwood Hound", BLUE)
    assert (table.value(table.red, MELEE), table.value(table.red, ARMOR)) == (1, 1)
    table.put("Psionic Cobra", RED)
    assert table.value(table.red, MELEE) == 0
    table.put("Wychwood Hound", BLUE)
    assert table.value(table.red, MELEE) == 1


def test_a_cured_creature_heals_only_if_something_was_cured() -> None:
    table = room("Priestess", "Warlock")
    lynx = table.put("Pellian Lynx", RED, damage=3)
    table.condition(lynx, WEAK, 1)
    table.condition(lynx, ROT, 1)
    table.always("offer", DECLINE)
    table.decide("remove condition", ("remove", "Rot", 2))
    table.dice("1 1")
    table.cast(table.red, "Cure", lynx)
    assert (lynx.damage, lynx.conditions, table.red.mana) == (1, {WEAK: 1}, 50 - 2 - 2)


def test_a_reversal_turns_a_groups_mending_into_a_wound_for_one() -> None:
    table = room("Priestess", "Necromancer")
    lynx, hound = table.put("Pellian Lynx", RED, damage=1), table.put("Wychwood Hound", RED, damage=4)
    table.red.damage = 5
    reversal = table.hide("Unholy Reversal", lynx, BLUE)
    table.always("offer", DECLINE)
    table.always("order", lambda request: request.options[0])
    table.decide("pay reveal", PAY)
    table.dice("1 1")
    table.dice("1 1")
    table.dice("1 1")
    table.cast(table.red, "Group Mend")
    assert (lynx.damage, hound.damage, table.red.damage, table.in_play(reversal)) == (4, 2, 3, False)


def test_a_mummy_steps_in_front_of_the_pharaoh_and_the_guard_stays() -> None:
    table = room("Beastmaster", "Necromancer")
    pharaoh, mummy = table.put("Matesis, the Fallen Pharaoh", BLUE), table.put("Vengeful Voidwalker", BLUE)
    table.guard(pharaoh)
    tusk = table.put("Razortusk", RED)
    table.decide("offer", take(mummy))
    table.dice("1 0 0 0")
    table.attack(tusk, "Razor Tusks", pharaoh)
    assert (pharaoh.damage, mummy.damage, pharaoh.guarding) == (0, 1, True)


def test_who_blows_a_sweep_at_two_pays_the_cloak_only_when_it_is_the_mages_turn() -> None:
    table = room("Beastmaster", "Wizard")
    table.attach("Repulsion Cloak", table.blue)
    ankylodon, worm = table.put("Ankylodon", RED), table.put("Mana Worm", BLUE)
    table.decide("sweep", ("sweep", table.blue.id))
    table.always("offer", PAY)
    table.dice("0 0 0")
    table.dice("1 0 0")
    table.attack(ankylodon, "Club Tail", worm)
    assert (table.red.mana, table.blue.damage) == (49, 1)


def test_the_peace_holds_for_bombs_and_storms_too() -> None:
    table = AcademyTable(red="Academy Elementalist", blue="Academy Forcemaster", round=2)
    table.put("Ice Spikes", BLUE)
    assert table.why_no_cast(table.red, "Rapid Dismantle", table.blue) == "still-peaceful"
    assert table.why_no_attack(table.red, "Basic Melee Attack", table.blue) == "still-peaceful"
    golem = table.put("Rock Golem", RED)
    assert [each for each in table.actions(golem) if each[0] == "attack"] == []


# Whom nobody can aim at


def test_a_demon_born_in_fire_sets_nobody_on_fire_whom_it_cannot_see() -> None:
    table = room("Warlock", "Forcemaster")
    gremlin = table.put("Force Gremlin", BLUE)
    table.always("offer", DECLINE)
    table.decide("choose one", take(table.blue))
    table.cast(table.red, "Combustion Demon")
    assert ("pick out", gremlin.id) not in table.asked[-1].options
    assert (table.blue.conditions, gremlin.conditions) == ({BURN: 1}, {})


def test_in_the_fog_a_tonic_is_for_oneself_and_nobody_can_be_struck() -> None:
    table = room("Druid", "Forcemaster")
    table.attach("Rage Tonic", table.red, tokens={"Charge": 3})
    phoenix, lurker = table.put("Force Phoenix", BLUE), table.put("Swamp Lurker", RED)
    offered = [each[3] for each in table.between(RED) if each[0] == "ability"]
    assert sorted(offered) == sorted((table.red.id, lurker.id))
    table.put("Dense Fog", BLUE)
    assert [each[3] for each in table.between(RED) if each[0] == "ability"] == [table.red.id]
    assert table.why_no_attack(lurker, "Swamp Slam", phoenix) == "stealthy"
