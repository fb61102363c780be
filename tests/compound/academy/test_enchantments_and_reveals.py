"""The Academy: enchantments that are revealed, meet each other, or run out at an awkward moment."""

import pytest

from mageduel.dsl.steps import DECLARE_ATTACK
from mageduel.facts.conditions import STAGGER
from mageduel.facts.traits import ELUSIVE, PEST
from tests.kit.academy import DECLARED, DEFENSE, DICE, AcademyTable
from tests.kit.answers import DECLINE, FORFEIT, GUARD, NO_COUNTERSTRIKE, NOTHING, PAY, attack, cast, take
from tests.kit.ledger import rule
from tests.kit.moments import ACTIVATION
from tests.kit.table import BLUE, RED


@rule("academy.enchantment.window-attack", "academy.codex.life-plus")
def test_giant_size_shown_before_the_dice_saves_the_defender_until_it_dissipates() -> None:
    table = AcademyTable(red="Academy Priestess")
    lynx, worm = table.put("Pellian Lynx", RED), table.put("Satyr Gruff", BLUE)
    size = table.hide("Giant Size", lynx)
    table.reveal_after(DEFENSE, size)
    table.dice("2 2 2")
    table.act(worm, attack(worm, "Heavy Mace", lynx))
    assert (lynx.damage, table.life(lynx), table.red.mana) == (6, 10, 47)
    table.next_round()
    assert table.in_play(lynx)
    table.next_round()
    assert not table.in_play(size)
    assert not table.in_play(lynx)  # six damage on five Life


@rule("academy.codex.dissipate-upkeep", "academy.codex.dissipate-end")
def test_the_wizard_pays_to_keep_his_giant_a_giant_one_round_longer() -> None:
    table = AcademyTable()
    worm = table.put("Mana Worm", BLUE, active=False)
    size = table.hide("Giant Size", worm)
    table.decide("offer", take())
    table.reveal(size)
    worm.damage = 7
    assert table.blue.mana == 50 - 3 - 1
    for _ in range(2):
        table.upkeep()
        assert table.in_play(worm)
    table.upkeep()
    assert not table.in_play(worm)


def test_joined_strength_takes_one_point_off_a_blow_that_would_have_killed() -> None:
    table = AcademyTable()
    lynx, gruff = table.put("Pellian Lynx", RED), table.put("Satyr Gruff", BLUE)
    joined = table.attach("Joined Strength", lynx)
    table.dice("2 2 1")
    table.attack(gruff, "Heavy Mace", lynx)
    assert (lynx.damage, table.red.damage) == (4, 1)
    other = table.put("Wychwood Hound", RED)
    table.always("offer", take())
    table.always("choose one", take(other))
    table.dice("2 0 0")
    table.attack(gruff, "Heavy Mace", lynx)
    assert (lynx.damage, table.red.damage) == (5, 2)
    assert not table.in_play(lynx)
    assert joined.attached_to is other
    assert table.red.mana == 49


@rule("ruling.r55", "academy.codex.unavoidable")
def test_a_dodge_is_wasted_on_an_unavoidable_bite() -> None:
    table = AcademyTable()
    table.decide("pay reveal", PAY)
    tarraki, worm = table.put("Tarraki, Thousand Bites", RED), table.put("Mana Worm", BLUE)
    dodge = table.hide("Dodge", worm)
    table.dice("2 1")
    table.attack(tarraki, "Ravenous Bite", worm)
    assert worm.damage == 2
    assert not table.in_play(dodge)
    assert "Dodge" in table.discarded(BLUE)


@rule("academy.defense.one-per-attack", "academy.defense.first-attack-only")
def test_a_gremlin_that_dodged_has_no_defense_of_its_own_for_the_second_attack() -> None:
    table = AcademyTable()
    table.decide("pay reveal", PAY)
    gremlin, lynx = table.put("Jade Gremlin", BLUE), table.put("Pellian Lynx", RED)
    table.hide("Dodge", gremlin)
    table.attack(lynx, "Claws", gremlin)  # a minor creature: avoided, and nothing is paid
    table.dice("1 1")
    table.attack(lynx, "Claws", gremlin)
    assert [each.avoided for each in table.attacks()] == [True, False]
    assert (gremlin.damage, table.blue.mana) == (2, 50)


def test_a_dodge_avoids_one_strike_of_a_badger_and_not_the_other() -> None:
    table = AcademyTable()
    table.decide("pay reveal", PAY)
    hound, worm = table.put("Wychwood Hound", RED), table.put("Mana Worm", BLUE)
    frenzy = table.attach("Badger Frenzy", hound)
    table.hide("Dodge", worm)
    table.decide("strike again", ("strike again",))
    table.dice("2 1")
    table.act(hound, attack(hound, "Bite", worm))
    assert [each.avoided for each in table.attacks()] == [True, False]
    assert worm.damage == 2
    assert not table.in_play(frenzy)


def test_badger_frenzy_works_for_a_guard_that_hits_back_and_is_then_used_up() -> None:
    table = AcademyTable()
    hound, worm = table.put("Wychwood Hound", RED), table.put("Mana Worm", BLUE)
    frenzy = table.hide("Badger Frenzy", hound)
    table.guard(hound)
    table.reveal_after(DEFENSE, frenzy, by=worm)
    table.decide("counterstrike", take(hound))
    table.decide("strike again", ("strike again",))
    for dice in ("0 0", "2 0", "2 0"):
        table.dice(dice)
    table.act(worm, attack(worm, "Stinging Tentacles", hound))
    assert worm.damage == 2  # twice one through its armor
    assert not table.in_play(frenzy)
    assert table.red.mana == 50  # free for a Level 1 creature


def test_divine_reversal_keeps_its_bearer_alive_and_heals_it_after_the_attack() -> None:
    table = AcademyTable(red="Academy Priestess")
    lynx, gruff = table.put("Pellian Lynx", RED), table.put("Satyr Gruff", BLUE)
    reversal = table.hide("Divine Reversal", lynx)
    table.always("pay reveal", PAY)
    table.always("offer", take())
    table.always("prevention", take())
    table.dice("2 2 2")
    table.attack(gruff, "Heavy Mace", lynx)
    assert table.in_play(lynx)
    assert lynx.damage == 2
    assert lynx.conditions == {STAGGER: 1}  # four damage were dealt all the same
    assert not table.in_play(reversal)


@rule("academy.enchantment.may-decline-cost", "academy.enchantment.mandatory")
def test_a_reversal_nobody_pays_for_is_gone_and_the_blow_kills() -> None:
    table = AcademyTable(red="Academy Priestess")
    lynx, gruff = table.put("Pellian Lynx", RED), table.put("Satyr Gruff", BLUE)
    reversal = table.hide("Divine Reversal", lynx)
    table.decide("pay reveal", FORFEIT)
    table.dice("2 2 2")
    table.attack(gruff, "Heavy Mace", lynx)
    assert not table.in_play(lynx)
    assert not table.in_play(reversal)
    assert table.red.mana == 50


def test_an_arcane_ward_turns_away_shrink_gives_the_mana_back_and_then_a_jolt_passes() -> None:
    table = AcademyTable()
    table.decide("pay reveal", PAY)
    hound = table.put("Wychwood Hound", RED)
    ward = table.hide("Arcane Ward", hound)
    table.cast(table.blue, "Shrink", hound)
    assert not table.find_all("Shrink")
    assert (table.blue.mana, table.in_play(ward)) == (50, False)
    second = table.hide("Arcane Ward", hound)
    table.dice("2 1 0", effect=1)
    table.cast(table.blue, "Lightning Jolt", hound)
    assert (hound.damage, second.hidden) == (3, True)


def test_an_arcane_ward_on_a_belt_spares_it_from_crumble_and_nobody_gains_mana() -> None:
    table = AcademyTable()
    table.decide("pay reveal", PAY)
    belt = table.attach("Wychwood Ironvine", table.red)
    table.hide("Arcane Ward", belt)
    table.cast(table.blue, "Crumble", belt)
    assert table.in_play(belt)
    assert table.blue.mana == 50  # five paid, five returned, and not two more


@rule("academy.cast.variable-cost")
@pytest.mark.parametrize(("on_mage", "price"), [(True, 4), (False, 1)])
def test_disperse_costs_what_the_regrowth_cost_there(on_mage: bool, price: int) -> None:
    table = AcademyTable()
    hound = table.put("Wychwood Hound", RED)
    regrowth = table.attach("Iguana Regrowth", table.red if on_mage else hound)
    hound.damage = 6 if on_mage else 8
    assert table.cast(table.blue, "Disperse", regrowth).paid == price
    assert table.in_play(hound) is on_mage  # eight damage on seven Life


def test_exile_takes_hound_and_fury_away_and_its_pack_feels_it() -> None:
    table = AcademyTable()
    hound, mate = table.put("Wychwood Hound", RED, damage=2), table.put("Wychwood Hound", RED)
    fury = table.attach("Wolf Fury", hound)
    exile = table.hide("Exile", hound, BLUE)
    assert table.armor(mate) == 1
    table.reveal_after(ACTIVATION, exile)
    table.decide("offer", DECLINE)  # the Wizard may add a token
    table.act(hound)
    assert table.blue.mana == 48  # Level 1
    assert table.place(hound) is None
    assert table.armor(mate) == 0
    gruff = table.put("Satyr Gruff", BLUE)
    assert attack(gruff, "Heavy Mace", hound) not in table.actions(gruff)
    table.next_round()
    table.next_round()
    assert table.place(hound) == "A1"
    assert (hound.damage, fury.attached_to, table.armor(mate)) == (2, hound, 1)


@rule("academy.enchantment.no-own-duplicate")
def test_a_second_tangleroot_of_ones_own_is_refused_but_a_third_partys_is_not() -> None:
    table = AcademyTable()
    gruff = table.put("Satyr Gruff", BLUE)
    table.hide("Tangleroot", gruff, RED)
    assert table.why_no_cast(table.red, "Tangleroot", gruff) is not None
    assert table.why_no_cast(table.blue, "Tangleroot", gruff) is None


@rule("academy.enchantment.one-revealed-name")
def test_of_two_players_roots_only_one_can_be_open() -> None:
    table = AcademyTable()
    gruff = table.put("Satyr Gruff", BLUE)
    first, second = table.hide("Tangleroot", gruff, RED), table.hide("Tangleroot", gruff, BLUE)
    table.reveal(first)
    table.always("offer", DECLINE)
    table.reveal(second)
    assert [each for each in table.find_all("Tangleroot", on=gruff) if not each.hidden] == [first]


def test_hoodwink_pays_its_owner_when_its_bearer_is_struck_by_lightning_and_goes_home() -> None:
    table = AcademyTable(red="Academy Wizard", blue="Academy Wizard")
    worm = table.put("Mana Worm", RED)
    hoodwink = table.hide("Hoodwink", worm)
    table.reveal_after(DECLARED, hoodwink, by=table.blue)
    table.always("offer", take())
    table.dice("2 2 2", effect=1)
    table.cast(table.blue, "Lightning Jolt", worm)
    assert table.red.mana == 53
    assert (worm.damage, table.in_book(RED, "Hoodwink")) == (5, 1)


@rule("academy.enchantment.until-destroyed")
def test_a_hidden_hoodwink_goes_home_when_its_bearer_dies() -> None:
    table = AcademyTable(red="Academy Wizard", blue="Academy Beastmaster")
    worm, hound = table.put("Mana Worm", RED, damage=5), table.put("Wychwood Hound", BLUE)
    table.hide("Hoodwink", worm)
    table.hide("Giant Size", worm)
    table.always("offer", take())
    table.dice("2 2")
    table.attack(hound, "Bite", worm)
    assert table.in_book(RED, "Hoodwink") == 1
    assert sorted(table.discarded(RED)) == ["Giant Size", "Mana Worm"]
    assert table.red.mana == 50


def test_robes_gain_once_a_round_from_two_drained_beasts() -> None:
    table = AcademyTable()
    table.attach("Sistarran Robes", table.blue)
    for _ in range(2):
        table.attach("Minor Essence Drain", table.put("Wychwood Hound", RED), BLUE)
    table.always("upkeep", PAY)
    table.always("upkeep order", lambda request: request.options[0])
    table.upkeep()
    assert (table.red.mana, table.blue.mana) == (48, 51)


@rule("academy.roll.min-one-die")
def test_roots_fury_and_shrinking_add_up_and_leave_one_die() -> None:
    table = AcademyTable()
    rajah, worm = table.put("Rajah, Jungle's Talon", RED), table.put("Mana Worm", BLUE)
    table.attach("Wolf Fury", rajah)
    roots = table.attach("Tangleroot", rajah, BLUE)
    assert table.odds(rajah, "Claws", worm).dice.value == 4 + 1 - 3
    shrink = table.attach("Shrink", rajah, BLUE)
    assert table.odds(rajah, "Claws", worm).dice.value == 1
    table.upkeep()
    assert table.odds(rajah, "Claws", worm).dice.value == 1  # five, less two, less two
    table.upkeep()
    assert (table.in_play(shrink), table.in_play(roots)) == (False, True)
    assert table.odds(rajah, "Claws", worm).dice.value == 4


def test_a_guard_that_was_shrunk_protects_nobody_until_it_grows_again() -> None:
    table = AcademyTable()
    gruff, hound = table.put("Satyr Gruff", BLUE), table.put("Wychwood Hound", RED)
    table.guard(gruff)
    shrink = table.hide("Shrink", gruff, RED)
    table.reveal_after(ACTIVATION, shrink, by=hound)
    table.dice("1 1")
    table.act(hound, attack(hound, "Bite", table.blue))
    assert (table.blue.damage, gruff.guarding, table.has(gruff, PEST)) == (2, True, True)
    assert table.red.mana == 48  # its Level
    table.upkeep()
    table.upkeep()
    assert attack(hound, "Bite", table.blue) not in table.actions(hound)


@rule("academy.enchantment.window-activation")
def test_stealth_shown_right_after_activation_opens_the_way_past_the_guard() -> None:
    table = AcademyTable()
    lynx, gruff = table.put("Pellian Lynx", RED), table.put("Satyr Gruff", BLUE)
    table.guard(gruff)
    stealth = table.hide("Panther Stealth", lynx)
    table.reveal_after(ACTIVATION, stealth)
    table.dice("2 0")
    table.act(lynx, attack(lynx, "Claws", table.blue))
    assert table.has(lynx, ELUSIVE)
    assert (table.blue.damage, table.red.mana) == (2, 50)  # free for Level 1


@rule("academy.enchantment.no-interrupt-example")
def test_toughness_shown_after_the_dice_is_too_late_for_the_armor_but_not_for_the_next_attack() -> None:
    table = AcademyTable()
    hound, worm = table.put("Wychwood Hound", RED), table.put("Mana Worm", BLUE)
    tough = table.hide("Gator Toughness", hound)
    table.reveal_after(DICE, tough)
    table.dice("2 1")
    table.attack(worm, "Stinging Tentacles", hound)
    assert hound.damage == 3
    table.dice("2 1")
    table.attack(worm, "Stinging Tentacles", hound)
    assert hound.damage == 5
    assert table.life(hound) == 9


def test_akiros_game_strikes_the_dearest_creature_and_leaves_the_mages_alone() -> None:
    table = AcademyTable(red="Academy Warlord")
    game = table.hide("Akiro's Game", "A1", RED)
    table.reveal(game)
    assert table.red.mana == 50 - 3 + 2
    hydra, gruff = table.put("Sailfin Hydra", BLUE), table.put("Satyr Gruff", RED)
    table.upkeep()
    assert (hydra.conditions, gruff.conditions) == ({STAGGER: 1}, {})
    assert GUARD in table.actions(hydra)  # Level 3: it may, with two dice less
    assert table.odds(hydra, "Bite", gruff).dice.value == 1
    table.act(hydra, NOTHING)
    assert hydra.conditions == {}


def test_a_countered_quickcast_is_spent_all_the_same() -> None:
    table = AcademyTable()
    table.decide("pay reveal", PAY)
    worm = table.put("Mana Worm", BLUE)
    table.hide("Arcane Ward", worm)
    table.cast(table.red, "Tangleroot", worm, full=False)
    assert table.red.mana == 50
    assert table.in_book(RED, "Tangleroot") == 0
    assert table.discarded(RED) == ["Tangleroot"]


def test_terrifying_visage_frightens_the_living_and_the_small_alone() -> None:
    table = AcademyTable(red="Academy Necromancer", blue="Academy Beastmaster")
    pharaoh = table.put("Rajah, Jungle's Talon", RED)
    table.attach("Terrifying Visage", pharaoh)
    hound, bear = table.put("Razortusk", BLUE), table.put("Steelclaw Matriarch", BLUE)
    dead = table.put("Brittle Harvester", BLUE)
    assert table.odds(hound, "Razor Tusks", pharaoh).dice.value == 2
    assert table.odds(bear, "Claws", pharaoh).dice.value == 3  # of the same Level
    assert table.odds(dead, "Scythe", pharaoh).dice.value == 4
    table.guard(pharaoh)
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("0 0")
    table.act(hound, attack(hound, "Razor Tusks", pharaoh))


def test_the_mage_who_sees_his_beast_fall_cannot_save_it_with_a_spell_in_between() -> None:
    """A quickcast needs a friendly activation: the enemy's gives none, though an enchantment may be shown in it."""
    table = AcademyTable()
    table.book(RED, "Gator Toughness")
    hound, gruff = table.put("Wychwood Hound", RED, damage=5), table.put("Satyr Gruff", BLUE)
    tough = table.hide("Gator Toughness", hound)
    table.reveal_after(DECLARE_ATTACK, tough)
    table.dice("2 1 0")
    table.act(gruff, attack(gruff, "Heavy Mace", hound))
    assert (hound.damage, table.life(hound), table.in_play(hound)) == (7, 9, True)
    table.act(table.red, cast("Gator Toughness", table.red))
    assert table.find("Gator Toughness", on=table.red).hidden
