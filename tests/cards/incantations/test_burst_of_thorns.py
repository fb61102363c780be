"""Burst of Thorns: a Vine marker attacks, and is gone."""

import pytest

from mageduel.facts.conditions import BLEED
from mageduel.rules.objects.vines import place_vine
from mageduel.state.objects import Object
from tests.kit.answers import take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Druid", blue="Warlock")
    table.move_to(table.red, "B1")
    return table


def vine(table: Table, zone: str = "B3", seat: int = RED) -> Object:
    found = table.run(place_vine(table.game, seat, table.game.arena.zone(zone)))
    assert isinstance(found, Object)
    return found


def test_the_marker_attacks_something_in_its_zone_and_is_destroyed(table: Table) -> None:
    marker, wolf = vine(table), table.put("Timber Wolf", BLUE, "B3")
    table.put("Timber Wolf", BLUE, "B2")
    table.dice("2 2 0 0", effect=7)
    table.cast(table.red, "Burst of Thorns", marker)
    assert (wolf.damage, wolf.conditions, table.in_play(marker), table.red.mana) == (3, {BLEED: 1}, False, 45)


def test_its_controller_chooses_whom(table: Table) -> None:
    marker, wolf = vine(table), table.put("Timber Wolf", BLUE, "B3")
    fox = table.put("Bitterwood Fox", BLUE, "B3")
    table.decide("attack whom", take(fox))
    table.dice("1* 0 0 0", effect=1)
    table.cast(table.red, "Burst of Thorns", marker)
    assert (wolf.damage, fox.damage) == (0, 1)


@rule("sup.spell.burst-of-thorns-source-is-vine-marker")
def test_nothing_on_the_mage_adds_to_it(table: Table) -> None:
    marker, wolf = vine(table), table.put("Timber Wolf", BLUE, "B3")
    table.attach("Hawkeye", table.red)
    table.dice("1* 0 0 0", effect=1)
    table.cast(table.red, "Burst of Thorns", marker)
    strike = table.attacks(None, wolf)[-1]
    assert (strike.dice, strike.attacker) == (4, marker)


@rule("sup.spell.burst-of-thorns-vs-reverse-attack")
def test_reverse_attack_avoids_it_and_no_more(table: Table) -> None:
    marker, wolf = vine(table), table.put("Timber Wolf", BLUE, "B3")
    reverse = table.hide("Reverse Attack", wolf)
    table.decide("pay reveal", ("pay",))
    table.cast(table.red, "Burst of Thorns", marker)
    assert (wolf.damage, table.in_play(marker), table.in_play(reverse), table.rolled) == (0, False, False, [None])


def test_only_a_friendly_marker_within_two_zones(table: Table) -> None:
    own, far, foe = vine(table), vine(table, "B4"), vine(table, "B2", BLUE)
    tangle = table.put("Vine Tree", RED, "B2")
    codes = [table.why_no_cast(table.red, "Burst of Thorns", each) for each in (own, far, foe, tangle)]
    assert codes == [None, "out-of-range", "wrong-target", "wrong-target"]


def test_with_nobody_there_the_marker_is_spent_for_nothing(table: Table) -> None:
    marker = vine(table)
    table.cast(table.red, "Burst of Thorns", marker)
    assert (table.in_play(marker), table.rolled) == (False, [])
