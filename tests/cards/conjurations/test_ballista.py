"""Ballista: two loads make one bolt."""

import pytest

from mageduel.cards.conjurations.war import LOAD
from mageduel.rules.attack.conjuration_attacks import attack as shoot
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlord", blue="Beastmaster")
    table.move_to(table.red, "B2")
    return table


def shots(table: Table) -> list[tuple[object, ...]]:
    return [each for each in table.between(RED) if each[0] == "attack"]


@rule("sup.spell.ballista-starts-with-one-load", "sup.spell.ballista-gains-load-upkeep-max-two")
def test_it_comes_in_with_one_load_and_gains_one_each_upkeep_up_to_two(table: Table) -> None:
    table.cast(table.red, "Ballista", "B2")
    ballista = table.find("Ballista")
    assert ballista.marks[LOAD] == 1
    table.upkeep()
    table.upkeep()
    assert ballista.marks[LOAD] == 2


@rule("sup.spell.ballista-two-load-cost")
def test_its_bolt_takes_both_loads(table: Table) -> None:
    table.cast(table.red, "Ballista", "B2")
    wolf = table.put("Timber Wolf", BLUE, "B3")
    assert shots(table) == []
    table.upkeep()
    (shot,) = [each for each in shots(table) if each[3] == wolf.id]
    table.dice("1 1 1 0 0")
    table.run(shoot(table.game, shot))
    assert wolf.damage == 3
    assert LOAD not in table.find("Ballista").marks
    assert shots(table) == []


def test_nothing_in_its_own_zone_is_far_enough(table: Table) -> None:
    table.cast(table.red, "Ballista", "B2")
    table.upkeep()
    near = table.put("Timber Wolf", BLUE, "B2")
    assert near.id not in [each[3] for each in shots(table)]


@rule("sup.spell.ballista-unique", "sup.spell.ballista-war-mage-only")
def test_one_for_each_war_mage(table: Table) -> None:
    table.cast(table.red, "Ballista", "B2")
    with pytest.raises(Refused):
        table.cast(table.red, "Ballista", "B3")
    with pytest.raises(Refused):
        table.cast(table.blue, "Ballista", "A4")
