"""Blow and answer: sweeps, strikes, Defenses, barriers and counterstrikes that meet in one attack action."""

from mageduel.dsl.steps import DECLARE_ATTACK
from mageduel.facts.conditions import BLEED, BURN, CORRODE, DAZE, SLAM, STUN, TAINTED
from mageduel.kernel.requests import Answer
from tests.compound.choices import noting
from tests.kit.answers import NO_COUNTERSTRIKE, NO_DEFENSE, NOTHING, PAY, STOP, attack, move, sweep, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 3}
BLINDING = {"name": "Swipe", "kind": "melee", "action": "quick", "dice": 2, "effects": "7+ = daze"}


def test_the_sweeper_dazed_by_the_first_may_miss_the_second() -> None:
    """The guard is struck first and strikes back; dazed, the sweep goes wide, and the Daze stays."""
    table = Table(red="Warlord", blue="Beastmaster")
    dwarf = table.put("Dwarf Kriegsbiel", RED)
    table.attach("Bear Strength", dwarf)
    guard = table.put(make_creature("Guard", life=20, attack=[BLINDING]), BLUE)
    other = table.put(make_creature("Other", life=20), BLUE)
    table.guard(guard)
    assert table.why_no_attack(dwarf, "Sweeping Attack", other) is not None
    table.attach("Circle of Fire", guard)
    table.dice("1 1 1 1 1 1")
    table.dice("0 0", effect=7)
    table.decide("counterstrike", take(guard))
    table.dice("0 0", effect=7)
    table.decide("sweep", sweep(other))
    table.effect(6)
    table.act(dwarf, attack(dwarf, "Sweeping Attack", guard))
    assert (guard.damage, other.damage, guard.guarding) == (6, 0, False)
    assert dwarf.conditions == {BURN: 1, DAZE: 1}


def test_two_guards_take_both_halves_of_a_sweep() -> None:
    """With a second guard in the zone the sweep may go nowhere else, with more dice for neither."""
    table = Table(red="Warlord", blue="Beastmaster")
    dwarf = table.put("Dwarf Kriegsbiel", RED)
    one, two = table.put(make_creature("One", life=20), BLUE), table.put(make_creature("Two", life=20), BLUE)
    idle = table.put(make_creature("Idle"), BLUE)
    table.guard(one)
    table.guard(two)
    table.decide("counterstrike", NO_COUNTERSTRIKE, NO_COUNTERSTRIKE)
    seen: list[Answer] = []
    table.decide("sweep", noting(seen, sweep(two)))
    table.dice("1 1 1 1 1 1 1 1")
    table.attack(dwarf, "Sweeping Attack", one)
    assert (one.damage, two.damage, one.guarding, two.guarding) == (4, 4, False, False)
    assert sweep(idle) not in seen


@rule("sup.spell.temple-high-guard-kills-attacker")
def test_the_high_guard_strikes_first_and_the_sweep_is_never_made() -> None:
    """Killed by the guard's first strike the attacker makes neither attack, yet the guard has been drawn off."""
    table = Table(red="Warlord", blue="Priestess")
    dwarf = table.put("Dwarf Kriegsbiel", RED, damage=7)
    guard, other = table.put("Temple High Guard", BLUE), table.put(make_creature("Other"), BLUE)
    table.guard(guard)
    table.decide("counterstrike", take(guard))
    table.dice("2* 1 1 1 0 0")
    table.attack(dwarf, "Sweeping Attack", guard)
    assert not table.in_play(dwarf)
    assert (guard.damage, other.damage, guard.guarding) == (0, 0, False)


def test_strength_pain_mark_and_shelter_are_reckoned_strike_by_strike() -> None:
    """Agony and Aegis bear on both strikes, Bear Strength and the mark on the first alone; one die is always left."""
    table = Table(red="Beastmaster", blue="Priestess")
    leopard = table.put("Kumanjaran Leopard", RED)
    table.attach("Bear Strength", leopard)
    table.attach("Agony", leopard, BLUE)
    foe = table.put(make_creature("Foe", life=20), BLUE)
    table.attach("Marked for Death", foe, RED)
    table.attach("Divine Protection", foe, BLUE)
    table.dice("1 1 1 1")
    table.attack(leopard, "Wild Slashing", foe)
    assert [each.dice for each in table.attacks(leopard, foe)] == [3, 1]


def test_three_bites_two_defenses() -> None:
    """The knight wards off the first bite with his own Defense, the second with his snake's, and the third hits."""
    table = Table(red="Wizard", blue="Priestess")
    hydra, knight = table.put("Darkfenne Hydra", RED), table.put("Knight of Westlock", BLUE)
    reflexes = table.attach("Cobra Reflexes", knight)
    table.decide("defend", take(knight), take(reflexes))
    table.effect(8, 7)
    table.dice("2 2 2")
    table.attack(hydra, "Triple Bite", knight)
    assert [each.avoided for each in table.attacks()] == [True, True, False]
    assert knight.damage == 3


def test_bound_and_blinded_nobody_parries_well() -> None:
    """A vine and a Daze take two each off the roll for a Defense."""
    table = Table(red="Druid", blue="Priestess")
    wolf, knight = table.put("Timber Wolf", RED), table.put("Knight of Westlock", BLUE)
    table.attach("Tanglevine", knight, RED)
    table.condition(knight, DAZE)
    table.decide("defend", take(knight))
    table.effect(11)
    table.dice("2 2 1 1")
    table.attack(wolf, "Bite", knight)
    assert knight.damage == 3
    table.reset()
    table.decide("defend", take(knight))
    table.effect(12)
    table.attack(wolf, "Bite", knight)
    assert knight.damage == 3


def test_the_vampiress_drinks_of_herself_and_is_struck_by_the_guard() -> None:
    """Her bite turned back wounds her, heals half of that, and the guard she attacked still strikes back."""
    table = Table(red="Warlock", blue="Forcemaster")
    vampiress = table.put("Necropian Vampiress", RED, damage=2)
    guard = table.put(make_creature("Guard", life=20, attack=[CLAW]), BLUE)
    table.guard(guard)
    table.hide("Reverse Attack", guard)
    table.decide("pay reveal", PAY)
    table.dice("2 2 2 0 0")
    table.decide("counterstrike", take(guard))
    table.dice("2* 1* 0")
    table.attack(vampiress, "Fangs", guard)
    assert (vampiress.damage, guard.damage, guard.guarding) == (2 + 4 - 2 + 3, 0, False)


@rule("sup.spell.eye-for-an-eye-untyped")
def test_eye_for_an_eye_wounds_the_fireproof_and_does_not_burn_him() -> None:
    """The wound that comes back has no type, so the immune suffer it; the Burn is flame and does not hold."""
    table = Table(red="Warlock", blue="Priestess")
    hellion = table.put("Flaming Hellion", RED)
    saint = table.put(make_creature("Saint", life=20), BLUE)
    eye = table.hide("Eye for an Eye", saint)
    table.reveal_after(DECLARE_ATTACK, eye, by=hellion)
    table.dice("2 2 1 0", effect=11)
    table.attack(hellion, "Hell Trident", saint)
    assert (saint.damage, saint.conditions) == (5, {BURN: 2})
    assert (hellion.damage, hellion.conditions, table.in_play(eye)) == (5, {}, False)


@rule("sup.spell.eye-for-an-eye-excess-not-mirrored", "sup.spell.eye-for-an-eye-ignores-attackers-armor")
def test_eye_for_an_eye_pays_back_no_more_than_was_left_to_lose() -> None:
    """Of nine damage on a creature with three left the attacker suffers three, armor or not."""
    table = Table(red="Warlord", blue="Priestess")
    golem = table.put("Iron Golem", RED)
    saint = table.put(make_creature("Saint", life=10), BLUE, damage=7)
    eye = table.hide("Eye for an Eye", saint)
    table.reveal_after(DECLARE_ATTACK, eye, by=golem)
    table.dice("2 2 2 2 1 0")
    table.attack(golem, "Iron Fists", saint)
    assert not table.in_play(saint)
    assert golem.damage == 3


def test_where_death_is_locked_fangs_heal_nobody_and_bones_are_mended() -> None:
    """Finite Life stops the Vampiric; Reconstruct is no healing."""
    table = Table(red="Necromancer", blue="Priestess")
    table.put("Deathlock", RED, "A1")
    vampire = table.put("Naraka Vampiress", RED, damage=5)
    acolyte, skeleton = table.put("Acolyte of the Bog Queen", RED), table.put("Skeletal Sentry", RED, damage=5)
    foe = table.put(make_creature("Foe", life=20), BLUE)
    table.dice("2 2 2")
    table.attack(vampire, "Unholy Bite", foe)
    assert (foe.damage, vampire.damage) == (6, 5)
    mend = next(each for each in table.actions(acolyte) if skeleton.id in each and each[0] == "ability")
    table.act(acolyte, mend)
    assert skeleton.damage == 3


def test_a_bleeding_wound_is_not_staunched_where_nothing_heals() -> None:
    """With Poisoned Blood a Healing Charm neither heals nor takes off a Bleed."""
    table = Table(red="Priestess", blue="Warlock")
    wolf = table.put("Timber Wolf", RED, damage=4)
    table.attach("Poisoned Blood", wolf, BLUE)
    table.condition(wolf, BLEED, 2)
    charm = table.hide("Healing Charm", wolf)
    table.dice("2 2 0 0")
    table.reveal(charm)
    assert (wolf.damage, wolf.conditions, table.in_play(charm)) == (4, {BLEED: 2}, False)


def test_the_soul_is_drained_and_nothing_gained_where_life_is_finite() -> None:
    """Under Deathlock the victim is Tainted twice and the Warlock's Life stays what it was."""
    table = Table(red="Warlock", blue="Priestess")
    table.move_to(table.red, "B2")
    table.put("Deathlock", BLUE, "A1")
    foe = table.put(make_creature("Foe", life=20), BLUE)
    before = table.life(table.red)
    table.cast(table.red, "Drain Soul", foe)
    assert (foe.conditions, table.life(table.red)) == ({TAINTED: 2}, before)


@rule("sup.spell.goblin-bomber-tainted-counts-as-destroyed-by-damage")
def test_a_drained_bomber_goes_off() -> None:
    """Two Tainted markers are damage enough to destroy a Goblin Bomber, and his bomb may take the zone with him."""
    table = Table(red="Necromancer", blue="Warlord")
    table.move_to(table.red, "B1")
    bomber = table.put("Goblin Bomber", BLUE, "B2")
    friend = table.put(make_creature("Friend", life=20), BLUE, "B2")
    wall = table.wall("Wall of Stone", "B2|B3")
    before = table.life(table.red)
    table.effect(7)
    table.dice("2 1 0 0", effect=5)
    table.cast(table.red, "Drain Soul", bomber)
    assert not table.in_play(bomber)
    assert (friend.damage, friend.conditions, wall.damage) == (3, {SLAM: 1}, 0)
    assert table.life(table.red) == before + 6


@rule("sup.codex.corrode-excess-removed-when-armor-drops", "sup.codex.corrode-excess-removal-deals-no-damage")
def test_acid_under_a_braced_coat_is_gone_with_the_coat() -> None:
    """When Brace Yourself ends, the Corrode that no armor is left for falls off and does no harm."""
    table = Table(red="Warlord", blue="Druid")
    soldier = table.put(make_creature("Soldier", life=15, armor=1), RED)
    table.attach("Brace Yourself", soldier)
    table.give(soldier, CORRODE)
    table.give(soldier, CORRODE)
    table.give(soldier, CORRODE)
    assert (table.armor(soldier), soldier.conditions) == (2, {CORRODE: 3})
    table.end_round()
    assert (table.armor(soldier), soldier.conditions, soldier.damage) == (0, {CORRODE: 1}, 0)


def test_spittle_passes_through_a_whirl_of_air() -> None:
    """Of an attack that is not Ethereal only the ones count against the Incorporeal, and its acid finds no hold."""
    table = Table(red="Druid", blue="Wizard")
    raptor, spirit = table.put("Spitting Raptor", RED, "B2"), table.put("Whirling Spirit", BLUE, "B3")
    table.dice("2 1* 1", effect=12)
    table.attack(raptor, "Spitting Acid", spirit)
    assert (spirit.damage, spirit.conditions) == (2, {})


def test_light_blinds_what_never_lived() -> None:
    """Pillar of Light rolls two dice more, and two higher for its effect, against the Nonliving."""
    table = Table(red="Priestess", blue="Wizard")
    table.move_to(table.red, "B2")
    spirit = table.put("Whirling Spirit", BLUE, "B3")
    table.dice("2 2 0 0", effect=9)
    table.cast(table.red, "Pillar of Light", spirit)
    assert (spirit.damage, spirit.conditions) == (4, {STUN: 1})


@rule("codex.autonomous.no-retaliation", "codex.autonomous.keeps-guard-marker", "codex.autonomous.obeys-guards")
def test_the_scimitar_strikes_a_guard_who_neither_answers_nor_lowers_his_guard() -> None:
    """A sword that fights by itself minds the guard, wakes no barrier and no counterstrike, and ignores marks."""
    table = Table(red="Forcemaster", blue="Warlock")
    table.move_to(table.red, "B2")
    sword = table.attach("Dancing Scimitar", table.red)
    guard = table.put(make_creature("Guard", life=20, attack=[CLAW]), BLUE)
    table.put(make_creature("Idle", life=20), BLUE)
    table.guard(guard)
    table.attach("Circle of Fire", guard)
    table.attach("Marked for Death", guard, RED)
    seen: list[Answer] = []
    table.decide("autonomous attack", noting(seen, take(guard)))
    table.dice("1 1 1")
    table.act(table.red, NOTHING)
    assert (guard.damage, guard.guarding, table.red.damage) == (3, True, 0)
    assert len([each for each in seen if guard.id in each]) == len(seen) - 1
    assert table.in_play(sword)


def test_a_gargoyle_on_guard_catches_the_great_bolt() -> None:
    """The bolt of a Ballista is a ranged attack: the gargoyle takes it, on stone that is half pierced."""
    table = Table(red="Warlord", blue="Wizard")
    ballista = table.put("Ballista", RED, "B2")
    table.tokens(ballista, "Load", 2)
    gargoyle, mage = table.put("Gargoyle Sentry", BLUE, "B3"), table.put(make_creature("Mark", life=20), BLUE, "B3")
    table.guard(gargoyle)
    table.decide("intercept", take(gargoyle))
    table.dice("2 2 1 0 0")
    table.use(RED, attack(ballista, "Giant Bolt", mage))
    assert (mage.damage, gargoyle.damage, gargoyle.guarding) == (0, 4, False)


def test_a_savage_unicorn_charges_with_seven_dice() -> None:
    """Two Charges add up for the first strike after a walk, and for that one only."""
    table = Table(red="Priestess", blue="Warlock")
    unicorn = table.put("Highland Unicorn", RED, "B1")
    table.attach("Lion Savagery", unicorn)
    foe = table.put(make_creature("Foe", life=25, armor=2), BLUE, "B2")
    table.move_to(table.red, "B1")
    table.cast(table.red, "Battle Fury", unicorn)
    table.dice("1 1 1 1 1 1 1")
    table.decide("extra attack", attack(unicorn, "Horn", foe))
    table.dice("1 1 1")
    table.act(unicorn, move("B2"), attack(unicorn, "Horn", foe))
    assert foe.damage == 6 + 2


def test_a_perfect_strike_wastes_the_block_and_the_next_one_may_be_parried() -> None:
    """Only the first strike is Unavoidable: Block is lost to it, the knight's Defense serves against the second."""
    table = Table(red="Warlock", blue="Priestess")
    goran, knight = table.put("Goran, Werewolf Pet", RED), table.put("Knight of Westlock", BLUE)
    table.move_to(table.red, "B1")
    table.cast(table.red, "Perfect Strike", goran)
    block = table.hide("Block", knight)
    table.decide("pay reveal", PAY)
    table.decide("defend", take(knight))
    table.effect(8)
    table.dice("2 2 2")
    table.attack(goran, "Feral Claws", knight)
    assert (knight.damage, table.in_play(block)) == (3, False)
    assert [each.avoided for each in table.attacks()] == [False, True]


def test_a_hallowed_blade_cuts_mist_once() -> None:
    """Holy Strike makes the first strike Ethereal: all faces count; of the second only the ones."""
    table = Table(red="Priestess", blue="Wizard")
    table.move_to(table.red, "B1")
    cat, spirit = table.put("Kumanjaran Leopard", RED), table.put("Whirling Spirit", BLUE)
    table.cast(table.red, "Holy Strike", cat)
    table.dice("2 2 2 2 1 1")
    table.attack(cat, "Wild Slashing", spirit)
    assert [each.damage for each in table.attacks()] == [6, 2]


def test_the_cheetah_runs_down_its_prey_and_not_to_and_fro() -> None:
    """Two steps straight on add eight to its effect roll; there and back add nothing."""
    table = Table(red="Beastmaster", blue="Warlock")
    cheetah = table.put("Pharaoh's Cheetah", RED, "B1")
    prey = table.put(make_creature("Prey", life=20), BLUE, "B3")
    table.always("offer", take())
    table.dice("1 1 1 1", effect=4)
    table.act(cheetah, move("B2"), move("B3"), attack(cheetah, "Claws", prey))
    assert (prey.damage, prey.conditions) == (4, {SLAM: 1})
    table.move_to(prey, "A1")
    other = table.put(make_creature("Other", life=20), BLUE, "B1")
    table.move_to(cheetah, "B1")
    table.attach("Mongoose Agility", cheetah)
    table.dice("1 1 1 1", effect=4)
    table.act(cheetah, move("B2"), move("B1"), attack(cheetah, "Claws", other))
    assert (other.damage, other.conditions) == (4, {})


def test_a_dazed_zone_attack_misses_all_and_asks_for_no_block() -> None:
    """One roll to miss decides for the whole zone, and nobody's Block is turned up."""
    table = Table(red="Wizard", blue="Beastmaster")
    oscuda = table.put("Oscuda", RED)
    one, two = table.put(make_creature("One"), BLUE), table.put(make_creature("Two"), BLUE)
    block = table.hide("Block", one)
    table.condition(oscuda, DAZE)
    table.effect(6)
    table.act(oscuda, attack(oscuda, "Stink Cloud", "B2"))
    assert (one.damage, two.damage, block.hidden, oscuda.conditions) == (0, 0, True, {})


@rule("sup.rules.chart-zone-attack-repeats-steps-5-and-6")
def test_stink_hurts_friend_and_foe_but_nothing_that_does_not_breathe() -> None:
    """It is poison and critical: armor is no help, the Nonliving and the beast are spared, no Block is asked for."""
    table = Table(red="Beastmaster", blue="Warlord")
    oscuda = table.put("Oscuda", RED)
    friend = table.put("Steelclaw Grizzly", RED)
    table.put("Iron Golem", BLUE)
    table.put("Skeletal Sentry", BLUE)
    block = table.hide("Block", friend)
    table.always("order", lambda request: request.options[0])
    table.dice("2 1", effect=7)
    table.act(oscuda, attack(oscuda, "Stink Cloud", "B2"))
    assert (friend.damage, friend.conditions, block.hidden) == (3, {DAZE: 1}, True)
    assert (oscuda.damage, table.rolled) == (0, [2])


def test_who_stops_after_the_first_has_swept_nobody() -> None:
    """Sweeping is optional, also with a second foe at hand, and Bloodthirsty leaves that choice where nobody bleeds."""
    table = Table(red="Warlord", blue="Beastmaster")
    dwarf = table.put("Dwarf Kriegsbiel", RED)
    table.attach("Demonic Bloodlust", dwarf, BLUE)
    hurt, whole = table.put(make_creature("Hurt", life=20), BLUE, damage=1), table.put(make_creature("Whole"), BLUE)
    assert attack(dwarf, "Sweeping Attack", whole) not in table.actions(dwarf)
    table.decide("sweep", STOP)
    table.dice("1 1 1 1 1 1")
    table.attack(dwarf, "Sweeping Attack", hurt)
    assert (hurt.damage, whole.damage) == (7, 0)


def test_the_second_of_two_wounded_must_be_swept_if_any() -> None:
    """Bloodthirsty binds the sweep too: with another wounded foe there, the unhurt one is not offered."""
    table = Table(red="Warlord", blue="Beastmaster")
    dwarf = table.put("Dwarf Kriegsbiel", RED)
    table.attach("Demonic Bloodlust", dwarf, BLUE)
    one = table.put(make_creature("One", life=20), BLUE, damage=1)
    two = table.put(make_creature("Two", life=20), BLUE, damage=1)
    whole = table.put(make_creature("Whole"), BLUE)
    seen: list[Answer] = []
    table.decide("sweep", noting(seen, sweep(two)))
    table.dice("1 1 1 1 1 1 1 1 1 1")
    table.attack(dwarf, "Sweeping Attack", one)
    assert [each.dice for each in table.attacks()] == [6, 4]
    assert sweep(whole) not in seen


def test_a_knight_refuses_to_parry_and_bears_it() -> None:
    """A Defense is a choice; unused against the first strike it is there for the second."""
    table = Table(red="Beastmaster", blue="Priestess")
    leopard, knight = table.put("Kumanjaran Leopard", RED), table.put("Knight of Westlock", BLUE)
    table.decide("defend", NO_DEFENSE, take(knight))
    table.dice("2 2 2")
    table.effect(8)
    table.attack(leopard, "Wild Slashing", knight)
    assert knight.damage == 3
