"""Deathshroud Staff: a weapon that rots, and a quick spell that drives the undead of one zone."""

import pytest

from mageduel.cards.equipment.necro import SHROUD
from mageduel.facts.conditions import ROT
from mageduel.facts.traits import MELEE
from mageduel.rules.casting.at_hand import castables
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Necromancer")
    table.move_to(table.red, "B2")
    table.attach("Deathshroud Staff", table.red)
    return table


def is_ready(table: Table) -> bool:
    """Whether the staff has its spell left this round."""
    return any(each.card is SHROUD for each in castables(table.game, table.red))


@rule(
    "sup.spell.deathshroud-staff-bonus-follows-creature",
    "sup.spell.deathshroud-staff-set-fixed-on-resolution",
    "sup.spell.example-deathshroud-staff-zombies",
)
def test_the_undead_in_the_zone_are_driven_for_the_round_wherever_they_go(table: Table) -> None:
    here, gone = table.put("Zombie Minion", RED, "B3"), table.put("Zombie Brute", RED, "B3")
    late = table.put("Zombie Crawler", RED, "B2")
    table.cast(table.red, SHROUD, "B3", full=False)
    table.move_to(gone, "B4")
    table.move_to(late, "B3")
    summoned = table.put("Skeletal Minion", RED, "B3")
    assert table.red.mana == 48
    assert [table.value(each, MELEE) for each in (here, gone, late, summoned)] == [1, 1, 0, 0]
    table.end_round()
    assert table.value(here, MELEE) == 0


def test_neither_enemies_nor_the_living_feel_it(table: Table) -> None:
    foe, wraith = table.put("Zombie Minion", BLUE, "B3"), table.put("Grey Wraith", RED, "B3")
    wolf = table.put("Timber Wolf", RED, "B3")
    table.cast(table.red, SHROUD, "B3")
    assert [table.value(each, MELEE) for each in (foe, wraith, wolf)] == [0, 0, 0]


def test_one_zone_away_and_once_a_round(table: Table) -> None:
    assert {option[3] for option in table.cast_options(table.red, SHROUD)} == {"B2", "A2", "C2", "B1", "B3"}
    table.cast(table.red, SHROUD, "B2")
    assert not is_ready(table)
    table.reset()
    assert is_ready(table)


def test_it_is_also_a_weapon(table: Table) -> None:
    foe = table.put("Timber Wolf", BLUE)
    [staff] = table.red.attachments
    table.dice("1* 0 0 0", effect=8)
    table.attack(table.red, "Deathshroud Strike", foe, source=staff)
    assert (foe.damage, foe.conditions) == (1, {ROT: 1})
