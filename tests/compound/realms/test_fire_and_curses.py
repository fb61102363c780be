"""The Warlock of Adramelech, her demons and her curses, against what other realms bring."""

from collections.abc import Callable

import pytest

from mageduel.facts.conditions import BURN, CRIPPLE
from mageduel.kernel.requests import Answer, Request
from tests.kit.answers import LET_GO, NOTHING, PAY, STOP, attack, cast, move, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_wall


def note(offers: list[Answer], answer: Answer) -> Callable[[Request], Answer]:
    def decide(request: Request) -> Answer:
        offers.extend(request.options)
        return answer

    return decide


@rule("codex.damage-type-mod.cumulative", "codex.damage-type-mod.effect")
@pytest.mark.parametrize(("curses", "dice", "roll", "burns"), [(1, 5, 5, 1), (2, 5, 4, 0)])
def test_several_curses_of_hers_make_a_demon_hide_only_one_die_weaker(
    curses: int, dice: int, roll: int, burns: int
) -> None:
    table = Table(red="Adramelech Warlock")
    table.move_to(table.red, "B2")
    slayer = table.put("Dark Pact Slayer", BLUE, "B2")  # Flame -2
    for name in ("Agony", "Rust")[:curses]:
        table.attach(name, slayer, RED)
    table.dice(" ".join(["0"] * dice), effect=roll)
    table.cast(table.red, "Fireball", slayer)
    assert slayer.conditions.get(BURN, 0) == burns


@rule("codex.enemy.meaning")
def test_a_cursed_creature_that_comes_over_to_her_side_no_longer_smolders() -> None:
    table = Table(red="Adramelech Warlock")
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.attach("Agony", wolf, RED)
    table.control(wolf, RED)
    table.dice("0 0 0 0 0 0", effect=1)
    table.cast(table.red, "Fireball", wolf)
    assert table.rolled == [6]


def test_fire_is_not_woven_onto_what_cannot_burn() -> None:
    table = Table(red="Adramelech Warlock")
    table.move_to(table.red, "B1")
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    talos = table.put("Talos", BLUE, "B2")  # Burnproof
    imp = table.put("Firebrand Imp", RED, "B2")  # Flame Immunity
    cloud = table.put("Poison Gas Cloud", BLUE, "B2")  # Incorporeal
    flower = table.put("Mana Flower", BLUE, "B2")
    table.condition(fox, BURN)
    offers: list[Answer] = []
    table.decide("weave fire", note(offers, STOP))
    table.act(table.red, NOTHING)
    named = {each for offer in offers for each in offer}
    assert flower.id in named
    assert named.isdisjoint({talos.id, imp.id, cloud.id})


def test_fire_is_not_woven_in_a_zone_where_only_fireproof_things_are_left_to_take_it() -> None:
    table = Table(red="Adramelech Warlock")
    table.move_to(table.red, "B1")
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    table.put("Talos", BLUE, "B2")
    table.put("Firebrand Imp", RED, "B2")
    table.condition(fox, BURN)
    table.act(table.red, NOTHING)
    assert fox.conditions == {BURN: 1}


@pytest.mark.parametrize("mana", [1, 2])
def test_every_flame_that_goes_out_is_fanned_for_a_mana_of_its_own(mana: int) -> None:
    table = Table(red="Adramelech Warlock")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.attach("Adramelech's Touch", wolf, RED)
    table.condition(wolf, BURN, 2)
    table.mana(RED, mana)
    table.decide("fan the fire", ("fan the fire", mana))
    table.dice("0 0")
    table.upkeep()
    assert wolf.conditions == {BURN: mana}
    assert table.red.mana == 0


def test_she_weaves_the_fire_off_a_cursed_creature_and_then_sets_it_alight_again() -> None:
    table = Table(red="Adramelech Warlock")
    table.move_to(table.red, "B1")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    table.attach("Adramelech's Torment", table.red)
    table.attach("Agony", wolf, RED)
    table.condition(wolf, BURN)
    table.always("order", take(table.red))
    table.decide("weave fire", take(wolf, fox))
    table.decide("set fire", take(wolf))
    table.act(table.red, NOTHING)
    assert (wolf.conditions, fox.conditions) == ({BURN: 1}, {BURN: 1})
    assert table.red.mana == 48


@rule("codex.teleport.direct")
def test_a_wildfire_imp_leaps_past_walls_to_a_fire_unless_the_zone_is_anchored() -> None:
    table = Table(red="Adramelech Warlock")
    imp = table.put("Wildfire Imp", RED, "B1")
    wolf = table.put("Timber Wolf", BLUE, "B4")
    table.condition(wolf, BURN)
    table.wall(make_wall(), "B1|B2")
    anchor = table.attach("Astral Anchor", "B4", BLUE)
    assert ("jump", "B4") not in table.actions(imp)
    table.destroy(anchor)
    table.dice("2* 1* 1*")  # Melee +2 against what burns
    table.act(imp, ("jump", "B4"), attack(imp, "Claws", wolf))
    assert (table.place(imp), wolf.damage, table.red.mana) == ("B4", 4, 49)


@rule("codex.finite-life.no-heal")
@pytest.mark.parametrize(("locked", "left"), [(False, 5), (True, 8)])
def test_a_demon_is_rewarded_on_top_of_what_it_drinks_but_not_under_deathlock(locked: bool, left: int) -> None:
    table = Table(red="Adramelech Warlock")
    demon = table.put("Blood Demon", RED, "B2", damage=8)
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.condition(wolf, BURN)
    if locked:
        table.put("Deathlock", BLUE, "A1")
    table.dice("2* 1* 0")
    table.attack(demon, "Gorging Bite", wolf)
    assert wolf.damage == 3
    assert demon.damage == left  # 2 drunk, 1 as reward


@rule("codex.damage-type-mod.min-one")
@pytest.mark.parametrize(("burns", "dice"), [(1, 1), (3, 4)])
def test_combustion_uses_up_the_burns_and_still_meets_a_demon_hide(burns: int, dice: int) -> None:
    table = Table()
    table.move_to(table.red, "B2")
    slayer = table.put("Dark Pact Slayer", BLUE, "B2")
    table.condition(slayer, BURN, burns)
    table.dice(" ".join(["1*"] * dice))
    table.cast(table.red, "Combustion", slayer)
    assert (slayer.damage, slayer.conditions) == (dice, {})


def test_a_nullified_combustion_leaves_the_flames_burning() -> None:
    table = Table()
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    nullify = table.hide("Nullify", wolf)
    table.condition(wolf, BURN, 2)
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Combustion", wolf)
    assert wolf.conditions == {BURN: 2}
    assert wolf.damage == 0
    assert not table.in_play(nullify)


@rule("core.familiar.controller-controls-its-spells", "core.familiar.is-the-caster")
def test_a_curse_cast_by_her_imp_is_hers_but_magebane_hurts_the_imp() -> None:
    table = Table(red="Adramelech Warlock")
    table.move_to(table.red, "B1")
    imp = table.put("Sersiryx, Imp Familiar", RED, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.attach("Magebane", imp, BLUE)
    table.prepare_for(imp, "Agony")
    table.act(imp, cast("Agony", wolf))
    assert (imp.damage, table.red.damage) == (1, 0)
    table.reveal(table.find("Agony", on=wolf))
    table.dice("0 0 0 0 0 0 0", effect=1)  # Flame +1: the curse is hers
    table.cast(table.red, "Fireball", wolf)
    assert table.rolled[-1] == 7


def test_a_gremlin_that_has_paid_for_jumping_cannot_jump_into_an_anchored_zone() -> None:
    table = Table()
    gremlin = table.put("Blue Gremlin", RED, "B2")
    table.attach("Astral Anchor", "B3", BLUE)
    table.decide("offer", take())
    ways = table.offered(gremlin)
    assert move("B1") in ways
    assert move("B3") not in ways


@rule("codex.tough.effect-roll")
@pytest.mark.parametrize(("roll", "left"), [(4, {}), (5, {CRIPPLE: 1}), (8, {CRIPPLE: 1, BURN: 1}), (11, {BURN: 1})])
def test_a_tough_minotaur_shrugs_the_trident_two_rows_down(roll: int, left: dict[object, int]) -> None:
    table = Table(red="Adramelech Warlock")
    table.move_to(table.red, "B2")
    minotaur = table.put("Bloodcrag Minotaur", BLUE, "B2")
    table.dice("0 0 0 0", effect=roll)
    table.cast(table.red, "Devil's Trident", minotaur)
    assert minotaur.conditions == left


def test_arcane_corruption_counts_what_the_opponent_has_on_the_creature_hidden_or_not() -> None:
    table = Table(red="Adramelech Warlock")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.attach("Bear Strength", wolf)
    table.hide("Rhino Hide", wolf)
    table.attach("Agony", wolf, RED)
    table.attach("Arcane Corruption", wolf, RED)
    table.upkeep()
    assert wolf.damage == 2


@rule("ruling.r47")
@pytest.mark.parametrize("initiative", [BLUE, RED])
@pytest.mark.parametrize(("first", "damage"), [("Upkeep", 0), ("Arcane Corruption", 2)])
def test_under_a_monolith_the_wolfs_master_says_whether_spells_are_let_go_before_they_are_counted(
    initiative: int, first: str, damage: int
) -> None:
    """What befalls his wolf and what lapses on it are both his to order, whoever has the initiative."""
    table = Table(red="Adramelech Warlock")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    strength = table.attach("Bear Strength", wolf)
    hide = table.hide("Rhino Hide", wolf)
    corruption = table.attach("Arcane Corruption", wolf, RED)
    table.put("Harshforge Monolith", RED, "B3")
    table.initiative(initiative)

    def order(request: Request) -> Answer:
        return next((each for each in request.options if first in each), request.options[0])

    table.always("upkeep order", order)
    table.always("upkeep", lambda request: PAY if request.player == RED else LET_GO)
    table.upkeep()
    assert not table.in_play(strength)
    assert not table.in_play(hide)
    assert table.in_play(corruption)
    assert wolf.damage == damage
    assert (table.red.mana, table.blue.mana) == (49, 50)
