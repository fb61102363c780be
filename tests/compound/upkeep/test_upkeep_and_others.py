"""Upkeep where burning, healing, payments and destruction meet."""

from __future__ import annotations

from mageduel.facts.conditions import BLEED, BURN, ROT
from tests.kit.answers import LET_GO, PAY, first
from tests.kit.table import BLUE, RED, Table, make_creature

HEALTHY = make_creature("Healthy", life=10, traits=["Regenerate 2"])


def test_a_burn_put_out_by_a_blank_burns_no_more() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    table.condition(wolf, BURN, 2)
    table.dice("0 2")
    table.upkeep()
    assert (wolf.damage, wolf.conditions) == (2, {BURN: 1})
    table.dice("1")
    table.upkeep()
    assert wolf.damage == 3


def test_rot_and_bleed_hurt_in_any_order_and_nobody_is_asked() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    table.condition(wolf, ROT, 2)
    table.condition(wolf, BLEED, 1)
    table.upkeep()
    assert wolf.damage == 3
    assert not table.asked


def test_whoever_regenerates_first_survives_the_rot_that_would_have_killed() -> None:
    table = Table()
    thing = table.put(HEALTHY, RED, damage=8)
    table.condition(thing, ROT, 3)
    table.decide("upkeep order", first(thing, "Regenerate"))
    table.upkeep()
    assert table.in_play(thing)
    assert thing.damage == 9


def test_what_is_not_paid_for_goes_and_its_hold_with_it() -> None:
    table = Table(blue="Wizard")
    wolf = table.put("Timber Wolf", RED, "B2")
    hold = table.attach("Force Hold", wolf, BLUE)
    assert table.why_no_move(wolf, "B3") is not None
    table.decide("upkeep", LET_GO)
    table.decide("offer", ("decline",))
    table.upkeep()
    assert not table.in_play(hold)
    assert table.why_no_move(wolf, "B3") is None


def test_two_holds_are_paid_for_as_far_as_the_mana_goes() -> None:
    table = Table(blue="Warlock")
    one, other = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", RED, "B2")
    holds = [table.attach("Force Hold", each, BLUE) for each in (one, other)]
    table.mana(BLUE, 5)
    table.decide("upkeep", PAY)
    table.upkeep()
    assert sum(table.in_play(each) for each in holds) == 1
    assert table.blue.mana == 2
