"""Upkeep meeting other chapters: mandatory payment, fire, healing, banishment, curses and death."""

from collections.abc import Callable

from mageduel.facts.conditions import BURN, CRIPPLE, DAZE, ROT, SLEEP
from mageduel.facts.traits import INCAPACITATED
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.movement.banishment import BANISH, banish
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


def first(what: str) -> Callable[[Request], Answer]:
    return lambda request: next(each for each in request.options if each[2] == what)


@rule("core.condition.burn-upkeep-die-per-marker", "core.condition.sleep-becomes-daze")
def test_fire_wakes_a_sleeper_in_upkeep_and_leaves_it_dazed() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", BLUE)
    table.condition(wolf, SLEEP)
    table.condition(wolf, BURN)
    assert table.has(wolf, INCAPACITATED)
    table.dice("1")
    table.upkeep()
    assert wolf.conditions == {BURN: 1, DAZE: 1}


def test_a_blank_burn_die_wakes_nobody() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", BLUE)
    table.condition(wolf, SLEEP)
    table.condition(wolf, BURN)
    table.dice("0")
    table.upkeep()
    assert wolf.conditions == {SLEEP: 1}


@rule("sup.codex.burn-upkeep-roll-ignores-flame-modifier")
def test_fire_on_a_tree_that_fears_fire_is_no_worse_in_upkeep() -> None:
    table = Table()
    tree = table.put("Mohktari, Great Tree of Life", RED, damage=4)
    table.condition(tree, BURN)
    table.dice("1")
    table.upkeep()  # four damage: fire and healing come to the same in either order
    assert tree.damage == 4 + 1 - 2


def test_a_creature_kept_by_two_demands_pays_the_sum_once_or_goes_with_all_it_wears() -> None:
    table = Table(mana=3)
    wolf = table.put("Timber Wolf", BLUE)
    table.attach("Essence Drain", wolf, RED)
    table.put("Mordok's Obelisk", RED, "A1")
    strength = table.attach("Bear Strength", wolf, BLUE)
    table.decide("upkeep", ("pay",))
    table.upkeep()
    assert table.blue.mana == 0
    table.upkeep()
    assert not table.in_play(wolf)
    assert not table.in_play(strength)


def test_a_banished_creature_pays_for_the_drain_it_took_along_but_not_for_the_obelisk() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", BLUE)
    table.attach("Essence Drain", wolf, RED)
    table.put("Mordok's Obelisk", RED, "A1")
    table.run(banish(table.game, wolf, 3))
    table.decide("upkeep", ("pay",))
    table.upkeep()
    assert table.blue.mana == 50 - 2
    assert wolf.marks[BANISH] == 2


def test_whoever_is_back_this_very_upkeep_has_missed_the_pestilence() -> None:
    table = Table()
    table.red.zone = table.blue.zone = None
    wolf = table.put("Timber Wolf", BLUE)
    table.put("Idol of Pestilence", RED, "A1")
    table.run(banish(table.game, wolf, 1))
    table.upkeep()
    assert table.place(wolf) == "B2"
    assert wolf.damage == 0
    table.upkeep()
    assert wolf.damage == 1


@rule("ruling.r13", "sup.rules.mage-death-play-on-to-end-of-phase")
def test_two_burning_mages_who_fall_in_one_upkeep_draw() -> None:
    table = Table()
    for mage in (table.red, table.blue):
        table.condition(mage, BURN)
    table.red.damage, table.blue.damage = 35, 37
    table.dice("2 2")
    table.upkeep()
    assert not any(player.is_alive for player in table.game.players)


def test_torment_cannot_be_bought_with_what_upkeep_has_taken() -> None:
    table = Table(red="Beastmaster", blue="Warlock", mana=2)
    wolf = table.put("Timber Wolf", RED)
    table.attach("Moloch's Torment", table.blue)
    table.attach("Enfeeble", wolf, BLUE)
    guest = table.put(make_creature("Costly Guest", traits=["Upkeep +2"]), BLUE)
    table.decide("torment", ("spare",))
    table.decide("upkeep", ("pay",))
    table.upkeep()
    assert table.in_play(guest)
    assert (table.blue.mana, wolf.damage) == (0, 0)


@rule("core.trait.finite-life-nonliving")
def test_a_skeleton_beside_the_great_tree_does_not_heal_but_crippled_friends_do() -> None:
    table = Table()
    table.put("Mohktari, Great Tree of Life", RED)
    bones, wolf = table.put("Skeletal Sentry", RED, damage=3), table.put("Timber Wolf", RED, damage=3)
    table.condition(wolf, CRIPPLE)
    table.upkeep()
    assert (bones.damage, wolf.damage) == (3, 1)


def test_poison_of_a_cloud_and_a_demon_kill_before_healing_if_its_controller_errs() -> None:
    table = Table()
    beast = table.put(make_creature("Frail Beast", life=6, traits=["Regenerate 2"]), BLUE, damage=3)
    table.put("Poison Gas Cloud", RED)
    table.condition(beast, ROT)
    table.decide("upkeep order", first("Rot"), first("Poison Gas Cloud"))
    table.upkeep()
    assert not table.in_play(beast)
