"""Cases for the umpire: two readings, one outcome, where cards of far realms come together."""

from mageduel.facts.conditions import FREEZE, STAGGER
from mageduel.facts.traits import CHARGE
from mageduel.rules.planning.plans import PlanRequest
from tests.cards.orbs import board
from tests.compound.choices import sow
from tests.compound.piles import in_book
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, NO_COUNTERSTRIKE, NO_DEFENSE, NOTHING, PAY, attack, cast, move, take
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

AXE = {"name": "Axe", "kind": "melee", "action": "quick", "dice": 1}


def room(red: str = "Wizard", blue: str = "Beastmaster") -> AcademyTable:
    return AcademyTable(red=f"Academy {red}", blue=f"Academy {blue}")


# Ways


def test_the_clumsy_may_take_the_gate_after_their_one_walk_and_the_slow_may_not() -> None:
    table = board("C2", red="Necromancer")
    table.put("V'Torrak Gate", RED, "A3")
    minion, crawler = table.put("Zombie Minion", RED, "C1"), table.put("Zombie Crawler", RED, "C1")
    table.put("Timber Wolf", BLUE, "C2")
    assert any("A3" in each for each in table.offered(minion, move("C2")))
    assert not any("A3" in each for each in table.offered(crawler, move("C2")))


def test_who_leaps_through_the_gate_has_moved_and_charges() -> None:
    table = board("C2", red="Beastmaster")
    table.put("V'Torrak Gate", RED, "A3")
    wolf = table.put("Timber Wolf", RED, "C2")
    foe = table.put(make_creature("Foe"), BLUE, "A3")
    table.move_to(table.red, "C2")
    table.cast(table.red, "Charge", wolf)
    leap = next(each for each in table.actions(wolf) if "A3" in each)
    table.dice("0 0 0 0 0")
    table.act(wolf, leap, attack(wolf, "Bite", foe))


def test_a_winged_archer_shoots_at_her_feet_until_she_stands_guard() -> None:
    table = Table(red="Priestess", blue="Warlock")
    archer, wolf = table.put("Royal Archer", RED), table.put("Timber Wolf", BLUE)
    assert table.why_no_attack(archer, "Longbow", wolf) is not None
    table.attach("Eagle Wings", archer)
    assert table.why_no_attack(archer, "Longbow", wolf) is None
    table.guard(archer)
    assert table.why_no_attack(archer, "Longbow", wolf) is not None


def test_the_sentinel_catches_no_arrow_meant_for_the_sky() -> None:
    table = Table(red="Druid", blue="Necromancer")
    tree, tataree = table.put("Togorah, Forest Sentinel", RED), table.put("Tataree", RED)
    table.guard(tree)
    archer = table.put("Skeletal Archer", BLUE, "B2")
    table.decide("defend", NO_DEFENSE)
    table.dice("1 0 0 0")
    table.attack(archer, "Bow", tataree)
    assert (tataree.damage, tree.damage, tree.guarding) == (1, 0, True)


def test_a_flyer_is_snatched_over_the_spines_unharmed() -> None:
    table = Table(red="Druid", blue="Beastmaster")
    lasher = table.put("Thornlasher", RED, "B2")
    table.wall("Bloodspine Wall", "B2|B3")
    falcon = table.put("Thunderift Falcon", BLUE, "B3")
    table.dice("0 0 0", effect=5)
    table.attack(lasher, "Ensnaring Vine", falcon)
    assert (table.place(falcon), falcon.damage) == ("B2", 0)


def test_a_wave_against_who_is_tied_down_wets_and_does_not_move() -> None:
    table = Table(red="Siren", blue="Druid")
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", RED, "B3")
    vine = table.attach("Tanglevine", wolf, BLUE)
    table.dice("2 1 0", effect=12)
    table.cast(table.red, "Swell", wolf)
    assert (table.place(wolf), wolf.damage, table.in_play(vine)) == ("B3", 1, True)


@rule("sup.spell.earthquake-is-attacker")
def test_the_quake_tears_vines_off_the_ground_and_passes_through_walls_of_force() -> None:
    table = Table(red="Warlord", blue="Druid")
    table.move_to(table.red, "B1")
    sow(table, "B2", BLUE)
    marker = table.find("Vine Marker")
    wolf = table.put("Timber Wolf", RED, "B2")
    tangle = table.attach("Tanglevine", wolf, BLUE)
    wall = table.wall("Wall of Force", "B2|B3", BLUE)
    table.always("order", lambda request: request.options[0])
    table.decide("further target", ("target", "B3"))
    table.dice("1 0 0 0")
    table.dice("1 0 0 0")
    table.cast(table.red, "Earthquake", "B2")
    assert (table.in_play(marker), tangle.damage, wall.damage) == (False, 1, 0)
    assert wolf.conditions == {}  # the vine makes it Unmovable


# Guards and posts


def test_an_angel_told_to_defend_has_not_chosen_to_and_does_not_heal() -> None:
    table = Table(red="Warlord", blue="Warlock")
    table.move_to(table.red, "B2")
    angel = table.put("Guardian Angel", RED, damage=4)
    table.cast(table.red, "Defend", angel)
    assert (angel.guarding, angel.damage) == (True, 4)


def test_a_soldier_has_three_places_to_arrive_at_and_the_barracks_two() -> None:
    table = Table(red="Warlord", blue="Warlock")
    table.put("Garrison Post", RED, "A1")
    table.attach("Summoning Circle", "A3", RED)
    barracks = table.put("Barracks", RED, "C3", mana=9)
    table.decide("place", ("place", "A3"))
    table.cast(table.red, "Goblin Grunt", "C1")
    assert {each[1] for each in table.asked[-1].options} == {"C1", "A1", "A3"}
    table.prepare_for(barracks, "Orc Butcher")
    table.decide("deploy", take("Orc Butcher"))
    table.decide("place", ("place", "A1"))
    table.deploy()
    assert {each[1] for each in table.asked[-1].options} == {"C3", "A1"}


def test_courage_rises_against_either_of_two_equal_champions() -> None:
    table = Table(red="Paladin", blue="Warlock")
    knight = table.put("Alandell, the Blue Knight", RED)
    table.attach("Knight's Courage", knight)
    pair = [table.put("Dark Pact Slayer", BLUE) for _ in range(2)]
    assert [table.odds(knight, "Stormbringer", each).dice.value for each in pair] == [6, 6]


# Spells that are none, and prices


def test_the_crowns_gift_is_a_quick_spell_and_neither_incantation_nor_enchantment() -> None:
    table = Table(red="Priestess", blue="Warlock")
    table.attach("Crown of Protection", table.red)
    table.attach("Magebane", table.red, BLUE)
    wolf = table.put("Timber Wolf", RED, "C1")
    nullify = table.hide("Nullify", wolf, BLUE)
    table.act(table.red, cast("Crown's Protection", wolf))
    assert (table.armor(wolf), nullify.hidden, table.red.damage) == (3, True, 1)


@rule("sup.spell.jinx-refunds-amount-actually-spent", "sup.spell.jinx-triggers-on-as-quick-spell-abilities")
def test_a_jinxed_order_gives_back_what_the_horn_cost_less_the_rings_share() -> None:
    table = Table(red="Warlord", blue="Wizard")
    table.attach("Horn of Gothos", table.red)
    table.attach("Ring of Command", table.red)
    grunt = table.put("Goblin Grunt", RED, "A4")
    table.hide("Jinx", table.red, BLUE)
    table.decide("pay reveal", PAY)
    table.act(table.red, cast("Battle Orders", None, "to-battle", 3))
    assert (table.red.mana, table.value(grunt, CHARGE)) == (50, 0)


def test_a_ring_of_command_helps_one_command_a_round_shown_or_cast() -> None:
    table = Table(red="Warlord", blue="Wizard")
    table.attach("Ring of Command", table.red)
    grunt = table.put("Goblin Grunt", RED, "C1")
    critical = table.hide("Critical Strike", grunt)
    table.reveal(critical)
    assert table.red.mana == 50 - (3 - 1)
    table.cast(table.red, "Power Strike", grunt)
    assert table.red.mana == 48 - 2


def test_a_bolt_of_the_orbs_feeds_the_prism_of_the_one_it_drains() -> None:
    table = board("B3", "C2", red="Wizard")
    table.move_to(table.red, "B2")
    prism = table.put("Mana Prism", BLUE, "D2")
    foe = table.put(make_creature("Foe"), BLUE, "B3")
    table.dice("2 1 0", effect=1)
    table.cast(table.red, "Bolt of V'Tar", foe)
    assert (table.blue.mana, prism.mana) == (48, 2)


def test_a_tome_lets_three_be_planned_and_its_loss_takes_none_of_them_back() -> None:
    duel = Duel(red="Wizard", blue="Warlock", red_book={"Minor Heal": 1, "Dispel": 1, "Teleport": 1})
    tome = duel.attach("Mordok's Tome", duel.red)
    duel.prepare_all(red=("Minor Heal", "Dispel", "Teleport"))
    duel.destroy(tome)
    assert sorted(each.name for each in duel.game.players[RED].planned) == ["Dispel", "Minor Heal", "Teleport"]
    duel.play_round()
    request = duel.play_until("plan", RED)
    assert isinstance(request, PlanRequest)
    assert [slot.count for slot in request.slots] == [2]


# Blows and bolts


def test_a_lightning_strike_cannot_be_brought_down_on_a_spark() -> None:
    table = Table(red="Wizard", blue="Wizard")
    table.move_to(table.red, "B2")
    wolf, spark = table.put("Timber Wolf", RED), table.put("Galgommon", BLUE)
    assert table.why_no_attack(wolf, "Bite", spark) is None
    table.cast(table.red, "Lightning Strike", wolf)
    assert table.why_no_attack(wolf, "Bite", spark) is not None


def test_a_joseph_struck_by_a_warlock_has_no_more_armor_than_against_anybody() -> None:
    table = Table(red="Priestess", blue="Warlock")
    joseph = table.put("Joseph Trublood, High Cleric", RED)
    table.move_to(table.blue, "B2")
    table.dice("2 1 0 0")
    table.attack(table.blue, "Basic Melee Attack", joseph)
    assert joseph.damage == 2
    imp = table.put("Dark Pact Slayer", BLUE)
    table.dice("2 2 0 0")
    table.attack(imp, "Hellsword", joseph)
    assert joseph.damage == 2 + 3  # armor 3, Piercing 2


def test_a_thrown_spear_that_a_field_stops_was_thrown_all_the_same() -> None:
    table = Table(red="Johktari Beastmaster", blue="Forcemaster")
    spear = table.attach("Hunting Spear", table.red)
    table.move_to(table.blue, "C2")
    table.attach("Forcefield", table.blue)
    table.always("offer", DECLINE)
    table.attack(table.red, "Crippling Throw", table.blue, source=spear)
    assert (table.in_play(spear), in_book(table, RED)) == (False, ["Hunting Spear"])


def test_a_block_comes_before_the_orb_and_the_orb_is_ready_for_the_next_arrow() -> None:
    table = Table(red="Warlord", blue="Forcemaster")
    table.move_to(table.blue, "B2")
    orb, block = table.attach("Force Orb", table.blue), table.hide("Block", table.blue)
    archer = table.put("Royal Archer", RED, "B3")
    table.decide("pay reveal", PAY)
    table.attack(archer, "Longbow", table.blue)
    assert (table.in_play(block), table.blue.damage) == (False, 0)
    table.decide("defend", take(orb))
    table.effect(8)
    table.attack(archer, "Longbow", table.blue)
    assert table.blue.damage == 0


def test_a_cry_does_not_reach_who_comes_after_it() -> None:
    table = Table(red="Warlord", blue="Warlock")
    table.cast(table.red, "Akiro's Battle Cry", None)
    table.always("offer", DECLINE)
    table.cast(table.red, "Goblin Grunt", "C1")
    assert table.value(table.find("Goblin Grunt"), CHARGE) == 0


def test_the_mist_takes_a_guard_off_his_post_and_the_next_blow_wakes_him() -> None:
    table = Table(red="Druid", blue="Beastmaster")
    lotus = table.put("Nightshade Lotus", RED)
    hydra = table.put("Darkfenne Hydra", BLUE)
    table.guard(hydra)
    table.decide("offer", take())
    table.dice("2* 0 0")
    table.use(RED, attack(lotus, "Poison Sleep Mist", hydra))
    assert (hydra.guarding, table.red.mana) == (False, 50 - 6)
    axe = table.put(make_creature("Axeman", attack=[AXE]), RED)
    table.dice("2")
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.attack(axe, "Axe", hydra)
    assert (hydra.damage, [each.name for each in hydra.conditions]) == (2 + 1, ["Daze"])


# The Academy


def test_a_cockatrice_that_has_struck_back_once_strikes_back_weaker() -> None:
    table = room("Beastmaster", "Wizard")
    cockatrice = table.put("Redcrested Cockatrice", BLUE)
    hounds = [table.put("Pellian Lynx", RED) for _ in range(2)]
    for hound, dice in zip(hounds, ("0 0 0", "0 0"), strict=True):
        table.guard(cockatrice)
        table.dice("0 0")
        table.decide("counterstrike", take(cockatrice))
        table.dice(dice, effect=1)
        table.attack(hound, "Claws", cockatrice)


def test_a_healer_saves_her_own_before_the_curse_can_bite() -> None:
    table = room("Priestess", "Warlock")
    table.attach("Faith Healer's Staff", table.red)
    sentry = table.put("Temple Sentry", RED, damage=4)
    table.attach("Curse of Decay", sentry, BLUE)
    table.always("offer", lambda request: next((e for e in request.options if sentry.id in e), request.options[0]))
    table.always(
        "upkeep order",
        lambda request: next(
            (each for each in request.options if "Curse of Decay" not in str(each)), request.options[0]
        ),
    )
    table.dice("2")
    table.upkeep()
    assert (table.in_play(sentry), sentry.damage) == (True, 3)


def test_in_a_hellscape_ice_and_fire_eat_each_other() -> None:
    table = room("Warlock", "Elementalist")
    table.put("Hellscape", RED)
    golem = table.put("Mud Golem", BLUE)
    table.condition(golem, FREEZE, 2)
    table.always("offer", DECLINE)
    table.dice("0 0")
    table.upkeep()
    assert golem.conditions == {FREEZE: 1}


def test_reinforcements_are_not_cast_and_the_cape_does_not_help_them() -> None:
    table = room("Warlord", "Wizard")
    table.attach("Commander's Cape", table.red)
    table.book(RED, *["Goblin Legionnaire"] * 2)
    table.always(
        "call another",
        lambda request: next((each for each in request.options if each[0] == "reinforce"), request.options[0]),
    )
    table.always("offer", take())
    table.cast(table.red, "Goblin Legionnaire")
    assert (len(table.find_all("Goblin Legionnaire")), table.red.mana) == (2, 50 - 2 - 4)


def test_a_spark_under_a_drain_is_paid_for_twice_or_not_kept() -> None:
    table = room("Elementalist", "Wizard")
    spark = table.put("Galgommon", RED)
    table.attach("Minor Essence Drain", spark, BLUE)
    table.mana(RED, 2)
    table.always("offer", DECLINE)
    table.always("upkeep", PAY)
    table.upkeep()
    assert (table.in_play(spark), table.red.mana) == (True, 0)
    table.mana(RED, 1)
    table.upkeep()
    assert not table.in_play(spark)


def test_a_staff_gives_a_glyph_to_parry_claws_and_has_none_left_for_the_next() -> None:
    table = room("Elementalist", "Beastmaster")
    table.always("offer", DECLINE)
    table.always("glyph", lambda request: request.options[0])
    table.cast(table.red, "Neutralizing Mist", table.put("Magma Sprite", RED))
    staff = table.attach("Elemental Staff", table.red)
    hound = table.put("Wychwood Hound", BLUE)
    mana = table.red.mana
    table.decide("defend", take(staff))
    table.effect(7)
    table.attack(hound, "Bite", table.red)
    assert (table.red.damage, mana - table.red.mana) == (0, 1)
    table.dice("1 0")
    table.attack(hound, "Bite", table.red)
    assert table.red.damage == 1


def test_a_frozen_golem_stays_frozen_under_the_deep_freeze_after_it_has_acted() -> None:
    table = room("Elementalist", "Beastmaster")
    table.always("offer", DECLINE)
    golem, other = table.put("Mud Golem", RED), table.put("Mud Golem", RED)
    table.attach("Deep Freeze", golem)
    for each in (golem, other):
        table.condition(each, FREEZE)
        table.act(each, NOTHING)
    assert (golem.conditions, other.conditions) == ({FREEZE: 1}, {})


def test_a_twice_staggered_champion_swings_with_one_die_and_a_pupil_not_at_all() -> None:
    table = room("Monk", "Warlord")
    torgo, pupil = table.put("Torgo, Pit Troll", BLUE), table.put("Sohei Pupil", RED)
    for each in (torgo, pupil):
        table.condition(each, STAGGER, 3)
    table.attach("Press the Attack", table.put("Goblin Legionnaire", BLUE))
    assert table.odds(torgo, "Heavy Club", pupil).dice.value == 1
    assert not [each for each in table.actions(pupil) if each[0] in ("attack", "guard")]
