"""The Academy: cards of two classes that were never printed together."""

from mageduel.facts.conditions import BURN, CORRODE, ROT, STAGGER
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, GUARD, NO_COUNTERSTRIKE, NOTHING, PAY, attack, take
from tests.kit.ledger import rule
from tests.kit.moments import ACTIVATION
from tests.kit.table import BLUE, RED


def test_aurora_passes_small_guards_and_shrugs_off_small_teeth_but_not_the_mage() -> None:
    table = AcademyTable(red="Academy Priestess", blue="Academy Beastmaster")
    aurora = table.put("Aurora Lucere, Dawnbreaker's Chosen", RED)
    tusk, bear = table.put("Razortusk", BLUE), table.put("Steelclaw Matriarch", BLUE)
    table.guard(tusk)
    assert attack(aurora, "Oathkeeper", table.blue) in table.actions(aurora)
    assert table.odds(tusk, "Razor Tusks", aurora).dice.value == 2
    assert table.odds(bear, "Claws", aurora).dice.value == 3
    table.guard(bear)
    assert attack(aurora, "Oathkeeper", table.blue) not in table.actions(aurora)
    table.guard(aurora)
    table.decide("ignore pest", ("ignore",))
    table.dice("0 0")
    table.act(tusk, attack(tusk, "Razor Tusks", aurora))
    assert aurora.guarding


def test_a_servant_poisons_the_guard_that_hits_back_at_him_too() -> None:
    table = AcademyTable(red="Academy Necromancer")
    servant, gruff = table.put("Servant of Malacoda", RED), table.put("Satyr Gruff", BLUE)
    table.guard(gruff)
    table.decide("counterstrike", take(gruff))
    table.dice("0 0")
    table.dice("0 0 0")
    table.act(servant, attack(servant, "Corroded Blade", gruff))
    assert (gruff.damage, servant.damage) == (2, 0)


def test_a_repelled_beast_never_reaches_the_barbs_and_reels_next_round() -> None:
    table = AcademyTable(blue="Academy Forcemaster")
    tusk, worm = table.put("Razortusk", RED), table.put("Ridgeback Skunk", BLUE)
    table.hide("Repulsion Field", worm)
    table.decide("pay reveal", PAY)
    table.act(tusk, attack(tusk, "Razor Tusks", worm))
    assert worm.damage == 0
    assert tusk.conditions == {STAGGER: 1}  # by the field, not a second time by the skunk
    table.next_round()
    assert GUARD not in table.actions(tusk)
    table.act(tusk, NOTHING)
    assert tusk.conditions == {}


def test_a_frenzied_hound_that_misses_leaves_the_guard_alone_and_has_had_its_turn() -> None:
    table = AcademyTable(blue="Academy Monk")
    hound, gruff = table.put("Wychwood Hound", RED), table.put("Satyr Gruff", BLUE)
    table.attach("Badger Frenzy", hound)
    table.hide("Miss", hound, BLUE)
    table.guard(gruff)
    table.decide("pay reveal", PAY)
    table.act(hound, attack(hound, "Bite", gruff))
    assert gruff.damage == 0
    assert "Miss" in table.discarded(BLUE)
    assert not hound.active


def test_a_reprisal_is_spent_on_the_first_blow_it_returns() -> None:
    table = AcademyTable(red="Academy Monk")
    pupil, worm = table.put("Sohei Pupil", RED), table.put("Mana Worm", BLUE)
    gruff = table.put("Satyr Gruff", BLUE)
    reprisal = table.attach("Reprisal", pupil)
    table.decide("counterstrike", take(pupil))
    table.dice("0 0")
    table.dice("2 0")
    table.act(worm, attack(worm, "Stinging Tentacles", pupil))
    assert worm.damage == 1
    assert not table.in_play(reprisal)
    table.dice("0 0 0")
    table.act(gruff, attack(gruff, "Heavy Mace", pupil))  # no question, no blow
    assert gruff.damage == 0


def test_an_ooze_shrugs_off_fire_but_missiles_and_direct_damage_hurt_it() -> None:
    table = AcademyTable(red="Academy Elementalist", blue="Academy Wizard")
    ooze = table.put("Acid Ooze", RED)
    table.dice("2 2 1* 0", effect=6)
    table.cast(table.blue, "Firestream", ooze)
    assert (ooze.damage, ooze.conditions) == (1, {BURN: 1})
    table.decide("further target", ("enough",))
    table.dice("2 1")
    table.cast(table.blue, "Arcane Missiles", ooze)
    assert ooze.damage == 4


def test_a_diamond_golem_swallows_three_points_even_of_a_critical_blow() -> None:
    table = AcademyTable(red="Academy Elementalist")
    golem, gruff = table.put("Diamond Golem", RED), table.put("Satyr Gruff", BLUE)
    table.attach("Wolf Fury", gruff)
    table.dice("2* 2* 1 0")
    table.attack(gruff, "Heavy Mace", golem)
    assert (golem.damage, golem.conditions) == (2, {})  # two dealt: no Stagger
    table.always("offer", lambda request: next((e for e in request.options if golem.id in e), DECLINE))
    table.put("Disciple of Radiance", BLUE)
    table.dice("0 0 0")
    table.cast(table.blue, "Mend", table.blue)
    assert not table.in_play(golem)  # direct damage is no attack: nothing is prevented


def test_a_distraction_opens_the_way_the_sentry_had_closed_and_takes_his_armor_with_it() -> None:
    table = AcademyTable(red="Academy Monk", blue="Academy Priestess")
    sentry, pupil = table.put("Temple Sentry", BLUE), table.put("Sohei Pupil", RED)
    own = table.put("Hired Bodyguard", RED)
    table.guard(sentry)
    table.guard(own)
    assert attack(pupil, "Swiftstrike", table.blue) not in table.actions(pupil)
    table.cast(table.red, "Distraction")
    assert (sentry.guarding, own.guarding, table.armor(sentry)) == (False, False, 1)
    assert attack(pupil, "Swiftstrike", table.blue) in table.actions(pupil)


def test_nobody_can_aim_at_haruku_while_he_is_active_and_his_dagger_finds_the_tired() -> None:
    table = AcademyTable(red="Academy Monk", blue="Academy Elementalist")
    haruku, golem = table.put("Haruku, Shadowy Assassin", RED), table.put("Rock Golem", BLUE)
    assert table.why_no_cast(table.blue, "Gale Burst", haruku) is not None
    assert attack(golem, "Stone Fist", haruku) not in table.actions(golem)
    table.dice("2 2 0 0")
    table.act(haruku, attack(haruku, "Backstab", golem))
    assert golem.damage == 1  # three points of armor, for it is awake
    assert attack(golem, "Stone Fist", haruku) in table.actions(golem)
    table.act(golem, NOTHING)
    table.dice("2 0 0 0")
    table.attack(haruku, "Backstab", golem)
    assert golem.damage == 2


def test_jeweled_scarab_consoles_a_forcemaster_whose_creature_ran_out() -> None:
    table = AcademyTable(red="Academy Forcemaster")
    table.attach("Jeweled Scarab", table.red)
    table.put("Psionic Cobra", RED, tokens={"Dissipate": 1})
    table.red.damage = 3
    table.always("offer", lambda request: next(e for e in request.options if e != request.decline))
    table.always("choose one", lambda request: request.options[0])
    table.upkeep()
    assert table.red.damage + (50 - table.red.mana) == 2  # one damage less, or one mana more


def test_liana_lashes_at_whoever_wounds_a_plant_and_not_at_whom_bark_stopped() -> None:
    table = AcademyTable(red="Academy Druid")
    table.put("Lashing Liana", RED)
    defender, worm = table.put("Jungle Defender", RED), table.put("Mana Worm", BLUE)
    table.dice("1 1")
    table.attack(worm, "Stinging Tentacles", defender)
    assert worm.damage == 0
    table.dice("2 1")
    table.attack(worm, "Stinging Tentacles", defender)
    assert worm.damage == 2


def test_the_orchid_draws_small_beasts_past_a_guard_or_to_it() -> None:
    table = AcademyTable(red="Academy Druid", blue="Academy Beastmaster")
    orchid = table.put("Alluring Orchid", RED)
    tusk, bear = table.put("Razortusk", BLUE), table.put("Steelclaw Matriarch", BLUE)
    ways = [each for each in table.actions(tusk) if each[0] == "attack"]
    assert ways == [attack(tusk, "Razor Tusks", orchid)]
    assert attack(bear, "Claws", table.red) in table.actions(bear)
    table.dice("1 0 0 0")
    table.act(tusk, attack(tusk, "Razor Tusks", orchid))
    assert tusk.conditions == {ROT: 1}


def test_corrosion_and_piercing_eat_the_same_armor_and_no_more_than_there_is() -> None:
    table = AcademyTable(red="Academy Druid", blue="Academy Beastmaster")
    bear = table.put("Steelclaw Matriarch", BLUE)
    table.condition(bear, CORRODE, 2)
    assert table.armor(bear) == 1
    table.decide("strike again", ("strike again",))
    table.dice("1 0")
    table.dice("2 0")
    table.cast(table.red, "Spray of Barbs", bear)
    assert bear.damage == 3


@rule("academy.codex.pest-attacker-ignored")
def test_the_risen_king_lets_a_scarab_scratch_him_and_sleeps_on() -> None:
    table = AcademyTable(red="Academy Forcemaster", blue="Academy Beastmaster")
    king = table.summon("Tjusut, the Risen King", RED)
    asp = table.put("Steelclaw Cub", BLUE)
    table.decide("ignore pest", ("ignore",))
    table.dice("2 2")
    table.act(asp, attack(asp, "Claws", king))
    assert (king.damage, king.guarding) == (2, True)
    table.next_round()
    assert not king.active


def test_form_ranks_shares_a_blow_that_would_have_killed_and_counts_before_death() -> None:
    table = AcademyTable(red="Academy Warlord")
    soldier, armorer = table.put("Elven Soldier", RED, damage=3), table.put("Royal Armorer", RED)
    table.attach("Form Ranks", armorer)
    gruff = table.put("Satyr Gruff", BLUE)
    table.decide("offer", DECLINE)  # two mana for two dice less: no
    table.always("choose one", take(armorer))
    table.always("take over", lambda request: request.options[-1])
    table.always("offer", lambda request: next((e for e in request.options if armorer.id in e), DECLINE))
    table.dice("2 2 0")
    table.act(gruff, attack(gruff, "Heavy Mace", soldier))
    assert (soldier.damage, armorer.damage) == (5, 1)


def test_slumber_keeps_a_beast_from_guarding_and_a_blow_shortens_it() -> None:
    table = AcademyTable(red="Academy Priestess", blue="Academy Beastmaster")
    tusk, sentry = table.put("Razortusk", BLUE), table.put("White Cloak Knight", RED)
    slumber = table.hide("Slumber", tusk, RED)
    table.reveal_after(ACTIVATION, slumber, by=tusk)
    table.act(tusk)
    assert table.red.mana == 48
    table.dice("2 1 0 0")
    table.act(sentry, attack(sentry, "Gleaming Sword", tusk))
    assert tusk.damage == 1
    table.next_round()
    assert not table.in_play(slumber)  # one token by the blow, one by the Upkeep Phase
    assert GUARD in table.actions(tusk)


def test_sanctuary_hides_a_guard_and_leaves_its_mage_bare_for_a_round() -> None:
    table = AcademyTable(red="Academy Priestess", blue="Academy Beastmaster")
    knight, tusk = table.put("White Cloak Knight", RED, damage=4), table.put("Razortusk", BLUE)
    table.guard(knight)
    sanctuary = table.hide("Sanctuary", knight)
    table.reveal(sanctuary)
    assert (table.place(knight), table.red.mana) == (None, 49)
    assert attack(tusk, "Razor Tusks", table.red) in table.actions(tusk)
    table.upkeep()
    assert (table.place(knight), knight.damage) == ("A1", 4)


def test_kharne_counts_the_mage_among_his_enemies_and_drakas_spurs_him_on() -> None:
    table = AcademyTable(red="Academy Warlock")
    kharne, gruff = table.put("Kharne, Horned Demon", RED), table.put("Satyr Gruff", BLUE)
    assert table.odds(kharne, "Bloodthirsty Bite", gruff).dice.value == 2 + 2
    drakas = table.put("Drakas, Imp Overlord", RED)
    assert table.odds(kharne, "Bloodthirsty Bite", gruff).dice.value == 2 + 3
    assert table.odds(drakas, "Chain Whip", gruff).dice.value == 3
    table.upkeep()
    assert (kharne.damage, drakas.damage) == (1, 0)
    table.guard(gruff)
    table.decide("offer", DECLINE)
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("0 0 0 0 0")
    table.act(kharne, attack(kharne, "Bloodthirsty Bite", gruff))


def test_a_cloak_of_fire_burns_whoever_strikes_its_wearer_and_only_once() -> None:
    table = AcademyTable(red="Academy Warlock")
    table.attach("Cloak of Fire", table.red)
    worm = table.put("Mana Worm", BLUE)
    table.effect(7)
    table.dice("0 0")
    table.attack(worm, "Stinging Tentacles", table.red)
    assert worm.conditions == {BURN: 1}
    table.dice("0 0")
    table.attack(worm, "Stinging Tentacles", table.red)
    assert worm.conditions == {BURN: 1}
