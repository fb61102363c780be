"""The Academy of the Warlord: drill, ranks and gear against what other classes bring."""

from mageduel.facts.conditions import STAGGER
from mageduel.facts.traits import MELEE
from tests.kit.academy import DICE, AcademyTable
from tests.kit.answers import DECLINE, attack, sweep, take
from tests.kit.moments import ACTIVATION
from tests.kit.table import BLUE, RED


def room(red: str, blue: str) -> AcademyTable:
    return AcademyTable(red=f"Academy {red}", blue=f"Academy {blue}")


def test_legionnaires_call_two_more_a_round_and_the_third_comes_alone() -> None:
    table = room("Warlord", "Wizard")
    table.book(RED, *["Goblin Legionnaire"] * 4)
    table.always(
        "call another",
        lambda request: next((each for each in request.options if each[0] == "reinforce"), request.options[0]),
    )
    table.always("offer", take())
    table.cast(table.red, "Goblin Legionnaire")
    assert (len(table.find_all("Goblin Legionnaire")), table.red.mana) == (3, 50 - 3 - 4 - 4)


def test_a_construct_breaks_the_spell_instead_of_the_hound() -> None:
    table = room("Warlord", "Beastmaster")
    construct, hound = table.put("Harshforge Construct", RED), table.put("Wychwood Hound", BLUE)
    fury = table.attach("Wolf Fury", hound)
    tough = table.attach("Gator Toughness", hound)
    table.decide("offer", take(fury))
    table.dice("2 2* 0 0")
    table.attack(construct, "Smash", hound)
    assert (table.in_play(fury), table.in_play(tough), hound.damage) == (False, True, 0)


def test_rangers_behind_a_shield_wall_shoot_straighter_until_the_guard_is_gone() -> None:
    table = room("Warlord", "Druid")
    ranger, soldier = table.put("Kelsar Ranger", RED), table.put("Elven Soldier", RED)
    table.attach("Fire at Will", ranger)
    snapper = table.put("Swamp Snapper", BLUE)
    table.guard(soldier)
    table.always("offer", DECLINE)
    table.dice("2 2")
    table.attack(ranger, "Shortbow", snapper)
    assert snapper.damage == 3  # armor 4, Piercing 1 and 2
    soldier.set_guard(guards=False)
    table.dice("2 2")
    table.attack(ranger, "Shortbow", snapper)
    assert snapper.damage == 3 + 2


def test_a_titanodon_that_strikes_back_has_spent_its_charge() -> None:
    table = room("Warlord", "Beastmaster")
    table.always("offer", DECLINE)
    table.cast(table.red, "Pygmy Titanodon")
    titanodon, hound = table.find("Pygmy Titanodon"), table.put("Wychwood Hound", BLUE)
    table.guard(titanodon)
    table.dice("0 0")
    table.decide("counterstrike", take(titanodon))
    table.dice("0 0 0 0 0 0 0")
    table.attack(hound, "Bite", titanodon)
    assert table.odds(titanodon, "Gore", hound).dice.value == 4


def test_a_scout_points_and_each_friend_has_one_die_more_once() -> None:
    table = room("Warlord", "Beastmaster")
    scout, ranger = table.put("Straywood Scout", RED), table.put("Wychwood Ranger", RED)
    tusk = table.put("Razortusk", BLUE)
    table.always("offer", DECLINE)
    table.act(scout, next(each for each in table.actions(scout) if each[0] == "ability" and tusk.id in each))
    table.dice("0 0 0 0")
    table.attack(ranger, "Shortbow", tusk)
    table.dice("0 0 0")
    table.attack(ranger, "Shortbow", tusk)
    table.dice("0 0 0")
    table.attack(table.red, "Basic Melee Attack", tusk)


def test_a_soldier_who_defends_at_a_shout_is_in_the_way_of_the_very_creature_that_came() -> None:
    table = room("Warlord", "Beastmaster")
    soldier = table.put("Elven Soldier", RED)
    shout = table.hide("Defend Me", soldier)
    hound = table.put("Wychwood Hound", BLUE)
    table.reveal_after(ACTIVATION, shout, by=hound)
    rest = table.offered(hound)
    assert (soldier.guarding, table.in_play(shout), table.red.mana) == (True, False, 50)
    assert attack(hound, "Bite", table.red) not in rest
    assert attack(hound, "Bite", soldier) in rest


def test_dug_in_soldiers_may_stand_guard_after_they_struck_for_a_price_that_fits_them() -> None:
    table = room("Warlord", "Beastmaster")
    soldier, hound = table.put("Elven Soldier", RED), table.put("Wychwood Hound", BLUE)
    table.attach("Dig In", soldier)
    table.always("offer", take())
    table.dice("0 0")
    table.act(soldier, attack(soldier, "Elven Blade", hound))
    assert (soldier.guarding, table.armor(soldier), table.red.mana) == (True, 2, 49)


def test_pressing_on_rolls_the_dice_again_and_not_the_effect() -> None:
    table = room("Warlord", "Druid")
    soldier, lurker = table.put("Elven Soldier", RED), table.put("Swamp Lurker", BLUE)
    table.attach("Press the Attack", soldier)
    table.decide("offer", take())
    table.dice("0 0 0")
    table.dice("2 1 1")
    table.attack(soldier, "Elven Blade", lurker)
    assert (lurker.damage, table.red.mana) == (4, 49)


def test_a_promotion_comes_with_the_wound_and_costs_a_goblin_nothing() -> None:
    table = room("Warlord", "Druid")
    goblin = table.put("Goblin Legionnaire", RED)
    hound = table.put("Swamp Serpent", BLUE)
    promotion = table.hide("Promotion", goblin)
    table.reveal_after(DICE, promotion, by=goblin)
    table.always("offer", DECLINE)
    table.dice("1 0")
    table.attack(goblin, "Shortsword", hound)
    assert (table.armor(goblin), table.value(goblin, MELEE), table.red.mana) == (1, 1, 50)


def test_faulds_turn_a_fire_away_by_another_roll() -> None:
    table = room("Warlord", "Warlock")
    table.attach("Tempered Faulds", table.red)
    star = table.attach("Hellstar", table.blue)
    table.decide("reroll", take())
    table.dice("0 0 0")
    table.effect(9, 3)
    table.attack(table.blue, "Flaming Spiked Ball", table.red, source=star)
    assert table.red.conditions == {}


def test_a_halberd_takes_both_hands_and_makes_its_bearer_one_of_the_ranks() -> None:
    table = room("Warlord", "Beastmaster")
    rod = table.attach("Rod of the Arcanum", table.red)
    soldier = table.put("Elven Soldier", RED)
    table.always("offer", DECLINE)
    table.cast(table.red, "Ivarium Halberd", table.red)
    assert (table.in_play(rod), table.in_book(RED, "Rod of the Arcanum")) == (False, 1)
    table.attach("Dig In", soldier)
    assert table.armor(table.red) == 1
    tusk = table.put("Razortusk", BLUE)
    table.attach("Press the Attack", table.put("Goblin Legionnaire", RED))
    halberd = table.find("Ivarium Halberd")
    assert table.odds(table.red, "Slash", tusk, source=halberd).dice.value in (3, 4)


def test_geared_up_in_one_breath_with_the_cape_paying_for_one() -> None:
    table = room("Warlord", "Beastmaster")
    table.attach("Commander's Cape", table.red)
    table.book(RED, "Leather Belt", "Leather Vest", "Strategist's Helm", "Tempered Faulds")
    table.always("offer", DECLINE)
    table.decide("gear up", ("gear up", "Leather Belt"), ("gear up", "Leather Vest"), ("gear up", "Tempered Faulds"))
    table.cast(table.red, "Gear Up", table.red)
    assert (table.armor(table.red), table.red.mana) == (3, 50 - (2 - 1) - 2 - 2 - 4)


def test_a_quake_sweeps_along_the_ground_and_leaves_the_falcon() -> None:
    table = room("Warlord", "Druid")
    falcon, serpent = table.put("Hunting Falcon", BLUE), table.put("Swamp Serpent", BLUE)
    frog = table.put("Wetland Titan Frog", BLUE)
    assert table.why_no_cast(table.red, "Seismic Burst", falcon) is not None
    table.dice("1 0 0 0", effect=1)
    table.decide("sweep", sweep(frog))
    table.dice("1 0 0 0", effect=9)
    table.cast(table.red, "Seismic Burst", serpent)
    assert ("sweep", falcon.id) not in table.asked[-1].options
    assert (serpent.damage, frog.damage, frog.conditions) == (1, 1, {STAGGER: 1})


def test_a_sweep_on_command_goes_with_a_full_blow_and_is_cheaper_for_the_small() -> None:
    table = room("Warlord", "Beastmaster")
    torgo, goblin = table.put("Torgo, Pit Troll", RED), table.put("Goblin Legionnaire", RED)
    table.always("offer", DECLINE)
    first = table.cast(table.red, "Sweeping Strike", torgo)
    second = table.cast(table.red, "Sweeping Strike", goblin)
    assert (first.paid, second.paid) == (4, 3)
    lynx, hound = table.put("Pellian Lynx", BLUE), table.put("Wychwood Hound", BLUE)
    table.dice("0 0 0 0 0")
    table.decide("sweep", sweep(hound))
    table.dice("1 0 0 0 0")
    table.act(torgo, attack(torgo, "Heavy Club", lynx))
    assert hound.damage == 1
