"""Temple of Asyra: clerics pray for it, and Holy creatures answer."""

import pytest

from mageduel.rules.planning.plans import plan_slots
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess", blue="Warlock", mana=20)


def test_a_cleric_anywhere_prays_with_a_full_action(table: Table) -> None:
    temple, cleric = table.put("Temple of Asyra", RED, "A1"), table.put("Asyran Cleric", RED, "C4")
    prayer = ("ability", temple.id, 0)
    assert prayer not in table.actions(cleric, move_actions=1)
    table.act(cleric, prayer)
    assert temple.mana == 1


@rule("sup.rules.limited-use-tracked-by-source")
def test_twice_a_round_whoever_prays(table: Table) -> None:
    temple = table.put("Temple of Asyra", RED, "A1")
    clerics = [table.put("Asyran Cleric", RED, "C4") for _ in range(3)]
    for cleric in clerics[:2]:
        table.act(cleric, ("ability", temple.id, 0))
    assert ("ability", temple.id, 0) not in table.actions(clerics[2])
    second = table.put("Temple of Asyra", RED, "A2")
    assert ("ability", second.id, 0) in table.actions(clerics[2])


def test_only_friendly_clerics_pray(table: Table) -> None:
    temple = table.put("Temple of Asyra", RED, "A1")
    foe, knight = table.put("Asyran Cleric", BLUE, "A1"), table.put("Knight of Westlock", RED, "A1")
    for creature in (foe, knight, table.red):
        assert ("ability", temple.id, 0) not in table.actions(creature)


def test_it_takes_holy_creatures_and_works_from_two_mana_on(table: Table) -> None:
    temple = table.put("Temple of Asyra", RED, "A1", mana=1)
    table.book(RED, "Knight of Westlock", "Timber Wolf", "Temple of Light", "Highland Unicorn")
    slots = plan_slots(table.game, RED)
    assert sorted(card.name for card in slots[1].cards) == ["Highland Unicorn", "Knight of Westlock"]
    temple.prepared = table.card("Asyran Cleric")
    table.deploy()
    assert temple.prepared is not None
    temple.mana = 2
    table.decide("deploy", ("deploy", temple.id, "cast", temple.id, "Asyran Cleric", "A1"))
    table.deploy()
    assert (temple.mana, table.red.mana) == (0, 20 - 3)
