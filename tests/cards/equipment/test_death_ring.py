"""Death Ring: twice a round a necro or undead spell is cheaper, for the mage and for his spawnpoints."""

import pytest

from mageduel.cards.equipment.necro import SHROUD
from tests.kit.answers import DECLINE, take
from tests.kit.ledger import rule
from tests.kit.table import RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Necromancer")
    table.attach("Death Ring", table.red)
    return table


def test_two_spells_a_round_cost_one_less_and_a_third_does_not(table: Table) -> None:
    minion = table.put("Skeletal Minion", RED, "C1")
    prices = []
    for _ in range(3):
        table.dice("0 0 0 0 0 0")
        prices.append(table.cast(table.red, "Reassemble", minion).paid)
    assert prices == [3, 3, 4]
    table.reset()
    table.dice("0 0 0 0 0 0")
    assert table.cast(table.red, "Reassemble", minion).paid == 3


@rule("sup.spell.death-ring-one-mana-per-spell")
def test_one_spell_gets_it_once(table: Table) -> None:
    table.always("offer", DECLINE)
    spell = table.cast(table.red, "Skeletal Minion", "C1")
    assert (spell.cost, spell.paid) == (5, 4)


def test_neither_necro_nor_undead_costs_as_printed(table: Table) -> None:
    assert table.cast(table.red, "Grey Wraith", "C1").paid == 10
    assert table.cast(table.red, "Wall of Bones", "C1|C2").paid == 6


@rule("sup.rules.death-ring-covers-spawnpoints", "sup.spell.example-death-ring-two-spells")
def test_a_spawnpoint_of_his_and_he_himself_may_share_it(table: Table) -> None:
    table.always("offer", DECLINE)
    graveyard = table.put("Graveyard", RED, "C1")
    graveyard.mana = 2
    table.prepare_for(graveyard, "Skeletal Minion")
    table.decide("deploy", take("Skeletal Minion"))
    table.deploy()
    assert (graveyard.mana, table.red.mana) == (0, 48), "four in all"
    table.dice("0 0 0 0 0 0")
    assert table.cast(table.red, "Reassemble", table.find("Skeletal Minion")).paid == 3
    table.dice("0 0 0 0 0 0")
    assert table.cast(table.red, "Reassemble", table.find("Skeletal Minion")).paid == 4


def test_a_spawnpoint_is_offered_what_it_can_pay_for_only_with_the_ring(table: Table) -> None:
    table.always("offer", DECLINE)
    graveyard = table.put("Graveyard", RED, "C1")
    table.mana(RED, 4)
    table.prepare_for(graveyard, "Skeletal Minion")
    table.decide("deploy", take("Skeletal Minion"))
    table.deploy()
    assert table.red.mana == 0


def test_enchantments_get_it_when_revealed_only(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "C1")
    assert table.cast(table.red, "Rise Again", wolf).paid == 2


def test_a_spell_of_the_staff_is_a_necro_spell(table: Table) -> None:
    table.attach("Deathshroud Staff", table.red)
    assert table.cast(table.red, SHROUD, "C1").paid == 1
