"""The Academy: what the mages can do themselves, and what that meets."""

from mageduel.facts.conditions import BURN, STAGGER
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, NO_COUNTERSTRIKE, NO_DEFENSE, attack, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED


@rule("academy.guard.must-attack-guard")
def test_a_mend_calls_a_sentry_to_guard_and_the_sentry_stands_in_the_way() -> None:
    table = AcademyTable(red="Academy Priestess")
    sentry, gruff = table.put("Temple Sentry", RED), table.put("Satyr Gruff", BLUE)
    table.red.damage = 5
    table.always("offer", take(sentry))
    table.dice("2 0 0")
    table.cast(table.red, "Mend", table.red)
    assert (table.red.damage, table.red.mana, sentry.guarding) == (3, 50 - 2 - 1, True)
    assert table.armor(sentry) == 3
    assert attack(gruff, "Heavy Mace", table.red) not in table.actions(gruff)


def test_a_disciple_turns_each_healing_spell_into_light_and_a_white_knight_feels_it() -> None:
    table = AcademyTable(red="Academy Priestess", blue="Academy Priestess")
    table.put("Disciple of Radiance", RED)
    knight = table.put("White Cloak Knight", BLUE)
    table.red.damage = 5
    table.always("offer", lambda request: next((e for e in request.options if knight.id in e), DECLINE))
    table.dice("2 0 0")
    table.cast(table.red, "Mend", table.red)
    assert knight.damage == 1  # immune to attack spells, not to this


def test_fury_can_cost_a_demon_its_last_life_only_after_the_dice_fell() -> None:
    table = AcademyTable(red="Academy Warlock")
    brawler, gruff = table.put("Firefist Brawler", RED, damage=2), table.put("Satyr Gruff", BLUE)
    table.decide("offer", take())
    table.dice("0")
    table.dice("2*")
    table.attack(brawler, "Flaming Fists", gruff)
    assert (brawler.damage, gruff.damage, gruff.conditions) == (3, 2, {BURN: 1})
    table.dice("0")
    table.attack(brawler, "Flaming Fists", gruff)  # once a round: nobody is asked
    assert brawler.damage == 3


def test_the_dead_are_fed_by_the_living_alone_and_once_a_round() -> None:
    table = AcademyTable(red="Academy Necromancer", blue="Academy Necromancer")
    mummy = table.put("Mummified Swordmaster", RED, damage=6)
    dead, *rats = table.put("Vengeful Voidwalker", BLUE), *(table.put("Darkfenne Rat", BLUE) for _ in range(2))
    table.always("offer", lambda request: next((e for e in request.options if e != DECLINE), DECLINE))
    table.destroy(dead)
    assert mummy.damage == 6
    for rat in rats:
        table.destroy(rat)
    assert mummy.damage == 4


@rule("academy.defense.infinity")
def test_three_ki_pay_for_one_parry_and_channeling_for_another() -> None:
    table = AcademyTable(red="Academy Monk")
    staff, hound = table.attach("Bo Staff", table.red), table.put("Wychwood Hound", BLUE)
    table.decide("defend", take(staff))
    table.effect(7)
    table.attack(hound, "Bite", table.red)
    table.dice("1 0")
    table.attack(hound, "Bite", table.red)  # one Ki is not two
    table.channel()
    table.decide("defend", NO_DEFENSE)  # now it is
    table.dice("1 0")
    table.attack(hound, "Bite", table.red)
    assert table.red.damage == 2


def test_a_force_creature_spends_its_last_token_on_a_blow_and_is_gone() -> None:
    table = AcademyTable(red="Academy Forcemaster")
    caracal = table.put("Force Caracal", RED, tokens={"Dissipate": 1})
    gruff = table.put("Satyr Gruff", BLUE)
    table.decide("offer", take())
    table.dice("2 2 1 0")
    table.act(caracal, attack(caracal, "Force Shred", gruff))
    assert gruff.damage == 5  # Piercing +2
    assert not table.in_play(caracal)


def test_a_surged_strike_at_a_guard_is_over_before_the_guard_can_hit_the_spent_beast() -> None:
    table = AcademyTable(red="Academy Forcemaster")
    caracal = table.put("Force Caracal", RED, tokens={"Dissipate": 2})
    gruff = table.put("Satyr Gruff", BLUE)
    table.guard(gruff)
    table.decide("offer", take())
    table.decide("counterstrike", take(gruff))
    table.dice("0 0 0 0")
    table.dice("2 0")  # Aegis 1 of the caracal: two dice of three
    table.act(caracal, attack(caracal, "Force Shred", gruff))
    assert (caracal.damage, gruff.guarding) == (2, False)
    assert table.in_play(caracal)
    table.upkeep()
    assert not table.in_play(caracal)  # the surge has shortened its life


@rule("academy.codex.dissipate-tokens")
def test_the_wizard_lengthens_roots_on_the_enemy_and_every_token_costs_a_die() -> None:
    table = AcademyTable()
    rajah, worm = table.put("Rajah, Jungle's Talon", RED), table.put("Mana Worm", BLUE)
    table.attach("Wolf Fury", rajah)
    roots = table.hide("Tangleroot", rajah, BLUE)
    table.decide("offer", take())
    table.reveal(roots)
    assert table.blue.mana == 50 - 2 - 1
    assert table.odds(rajah, "Claws", worm).dice.value == 4 + 1 - 4


def test_the_beastmaster_cannot_stir_what_is_no_beast_or_too_big() -> None:
    table = AcademyTable()
    for name in ("Razortusk", "Wychwood Faerie"):  # Level 2; no animal
        table.cast(table.red, name)
        assert not table.find(name).active
    table.decide("offer", take())
    table.cast(table.red, "Steelclaw Cub")
    assert table.find("Steelclaw Cub").active


def test_the_beastmaster_reckons_his_discount_and_his_stirring_apart() -> None:
    table = AcademyTable()
    table.put("Wychwood Faerie", RED)
    table.mana(RED, 4)
    table.book(RED, "Pellian Lynx", "Wychwood Hound")
    assert table.why_no_cast(table.red, "Wychwood Hound") is None  # five, less one
    table.decide("offer", take())
    table.cast(table.red, "Pellian Lynx")  # three, and one for stirring
    assert (table.red.mana, table.find("Pellian Lynx").active) == (0, True)


def test_the_druids_third_dose_is_a_fourth_for_a_herbalist() -> None:
    table = AcademyTable(red="Academy Druid")
    table.decide("offer", take())
    table.cast(table.red, "Rage Tonic", table.red)
    tonic = table.find("Rage Tonic", on=table.red)
    rat, worm = table.put("Wychwood Rat", RED), table.put("Mana Worm", BLUE)
    assert table.red.mana == 50 - 2 - 1
    for _ in range(4):
        assert table.in_play(tonic)
        uses = [each for each in table.between(RED) if each[1] == tonic.id and rat.id in each]
        table.use(RED, uses[0])
        assert table.odds(rat, "Bite", worm).dice.value == 3
        assert not any(each[1] == tonic.id for each in table.between(RED))  # once a round
        table.next_round()
        assert table.odds(rat, "Bite", worm).dice.value == 2
    assert not table.in_play(tonic)


def test_a_monk_alone_is_hard_to_hit_until_he_is_no_longer_outnumbered() -> None:
    table = AcademyTable(red="Academy Monk")
    hound = table.put("Wychwood Hound", BLUE)
    table.attach("Chakra of Protection", table.red)
    assert table.odds(hound, "Bite", table.red).dice.value == 1
    table.put("Sohei Pupil", RED)
    assert table.odds(hound, "Bite", table.red).dice.value == 2  # as many as the other: not the fewest
    table.put("Mana Worm", BLUE)
    assert table.odds(hound, "Bite", table.red).dice.value == 1


def test_a_monks_fist_is_melee_and_meets_guards_and_counterstrikes() -> None:
    table = AcademyTable(red="Academy Monk")
    gruff, worm = table.put("Satyr Gruff", BLUE), table.put("Mana Worm", BLUE)
    table.guard(gruff)
    assert table.why_no_cast(table.red, "Fist of Iron", worm) is not None
    table.decide("offer", DECLINE)
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("2 1 0 0")
    table.cast(table.red, "Fist of Iron", gruff)
    assert (gruff.damage, gruff.guarding) == (2, False)
    table.red.conditions.clear()
    table.condition(table.red, STAGGER)
    table.decide("offer", DECLINE)
    table.dice("2 1")
    table.cast(table.red, "Fist of Iron", worm)
    assert worm.damage == 2
